/// The parts of gspec that are fuzzed. Each target takes any bytes and checks what must hold for all inputs.
///
/// `Scripts/fuzz` runs the targets under libFuzzer. `FindTests` runs them on the bytes that once broke them.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// The text of a spec or vocabulary. It gives findings and a table, without the conflict analysis.
  case yaml
  /// The same with the conflict analysis. The table of a spec without errors is run.
  case specs
  /// The text of a guard; the text of a quantity.
  case guards, quantities
  /// The bytes of a table. A table that loads is run.
  case tables
  /// Calls of a host to a recognizer.
  case samples
  /// A trace in any form. A trace that can be read is replayed.
  case traces
  /// A JSON value.
  case json
  /// Input of `gspec lsp`: raw bytes; requests in any order.
  case messages, editor
  /// The text of a cases file, of a configuration, and of described touches.
  case cases

  /// - Returns: what does not hold for these bytes; `nil` if everything holds. A crash is a find, too.
  func problem(_ bytes: [UInt8]) -> String? {
    switch self {
    case .yaml: SpecTargets.text(bytes)
    case .specs: SpecTargets.analyzed(bytes)
    case .guards: SpecTargets.guardText(bytes)
    case .quantities: SpecTargets.quantity(bytes)
    case .tables: TableTargets.table(bytes)
    case .samples: TableTargets.samples(bytes)
    case .traces: TextTargets.trace(bytes)
    case .json: TextTargets.json(bytes)
    case .messages: EditorTargets.messages(bytes)
    case .editor: EditorTargets.requests(bytes)
    case .cases: TextTargets.cases(bytes)
    }
  }
}

/// Bytes as a source of decisions: the fuzzer changes the decisions by changing the bytes. After the last byte, zeros follow.
struct Decisions {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  mutating func below(_ count: Int) -> Int { byte() % max(count, 1) }

  mutating func bits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) } }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
