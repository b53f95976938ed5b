import GestureRuntime

/// Writes SVG as text that is the same on every machine.
struct SVG {
  private(set) var lines: [String] = []

  /// Adds one element without content.
  mutating func add(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    lines.append("<\(name)\(Self.list(attributes))/>")
  }

  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    lines.append("<\(name)\(Self.list(attributes))>")
  }

  mutating func close(_ name: String) { lines.append("</\(name)>") }

  mutating func text(_ text: String, _ attributes: KeyValuePairs<String, String>) {
    self.text("text", text, attributes)
  }

  mutating func text(_ name: String, _ text: String, _ attributes: KeyValuePairs<String, String>) {
    lines.append("<\(name)\(Self.list(attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// The attributes as text, without those that have an empty value.
  private static func list(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.filter { !$0.value.isEmpty }.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  /// A number with at most one decimal, and never `-0`.
  static func number(_ value: Double) -> String { decimal(value, places: 1) }

  /// A fraction from 0 to 1, with at most two decimals.
  static func share(_ value: Double) -> String { decimal(value, places: 2) }

  private static func decimal(_ value: Double, places: Int) -> String {
    let unit = places == 1 ? 10 : 100
    let scaled = (value * Double(unit)).rounded()
    guard scaled.magnitude < 1e12 else { return "0" }
    let whole = Int(scaled)
    var digits = "\(whole.magnitude % unit.magnitude)"
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = whole < 0 ? "-" : ""
    return sign + "\(whole.magnitude / unit.magnitude)" + (digits.isEmpty ? "" : "." + digits)
  }

  static func points(_ places: [Point]) -> String {
    places.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }
}
