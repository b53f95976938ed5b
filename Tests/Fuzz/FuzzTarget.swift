/// What is fuzzed: each target takes any bytes, and checks what must hold for all of them.
///
/// `Scripts/fuzz` runs them under libFuzzer, `FindTests` over the bytes that once broke one.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// A spec or vocabulary as text, to findings and a table; conflicts are not looked for.
  case yaml
  /// The same with conflict analysis; what has no errors runs.
  case specs
  /// The text of a guard, of a quantity.
  case guards, quantities
  /// Bytes of a table; what loads runs.
  case tables
  /// What a host says to a recognizer.
  case samples
  /// Any form of trace; what can be read is replayed.
  case traces
  /// A line of JSON.
  case json
  /// What an editor sends to `gspec lsp`: bytes, and requests in any order.
  case messages, editor
  /// A cases file and the touches described in it; a configuration.
  case cases

  /// - Returns: what does not hold for these bytes; `nil` if all does. A crash is a find, too.
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

/// Bytes as a source of decisions: the fuzzer changes the bytes, and so the decisions. At the end there are only zeros.
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
