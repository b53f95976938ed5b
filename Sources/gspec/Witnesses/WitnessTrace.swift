import GestureRuntime
import SpecParser

/// A witness as a trace in JSON Lines: Docs/Traces.md. The header also says what it is a witness of.
enum WitnessTrace {
  /// How every file that `lint --witness` writes begins; what does not begin so is not touched.
  static let opening = "{\"trace\":1,\"witness\":"

  static func text(_ witness: FindingWitness, of placed: PlacedFinding) -> String {
    let last = max(witness.events.last?.time ?? 0, witness.claims.map(\.time).max() ?? 0)
    let touches = witness.events.filter { $0.phase != "tick" }.map(event)
    let closing = object([("t", time(last)), ("phase", string("tick"))])
    return ([header(witness, placed)] + state(witness) + touches + [closing]).map { $0 + "\n" }.joined()
  }

  private static func header(_ witness: FindingWitness, _ placed: PlacedFinding) -> String {
    let claims = witness.claims.map {
      object([("activity", string($0.activity)), ("mechanic", string($0.mechanic)), ("t", time($0.time))])
    }
    let size =
      witness.screen.count == 2
      ? [("width", number(witness.screen[0])), ("height", number(witness.screen[1]))] : []
    return object(
      [("trace", "1"), ("witness", string(placed.id)), ("rule", string(placed.finding.rule))]
        + size + [("unit", string("pt")), ("claims", "[\(claims.joined(separator: ","))]")])
  }

  /// The state before the first touch; no line where no guard reads any.
  private static func state(_ witness: FindingWitness) -> [String] {
    guard !witness.state.isEmpty else { return [] }
    let start = witness.events.first?.time ?? 0
    let values = object(witness.state.map { ($0.name, value($0.value)) })
    return [object([("t", time(start)), ("set", values)])]
  }

  private static func event(_ event: FindingWitness.Event) -> String {
    var members = [("t", time(event.time)), ("phase", string(event.phase))]
    if let finger = event.finger { members.append(("id", "\(finger)")) }
    if let x = event.x, let y = event.y { members += [("x", number(x)), ("y", number(y))] }
    if let element = event.element { members.append(("on", string(element))) }
    return object(members)
  }

  // MARK: JSON

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  private static func time(_ microseconds: Int64) -> String { DecimalText.text(thousandths: microseconds) }

  /// All digits: a place may lie just beyond a limit.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A value of state as the spec writes it: numbers as they are, words in quotes.
  private static func value(_ text: String) -> String {
    if case .word(let word) = StateValue(text: text) { string(word) } else { text }
  }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
