import SpecParser

/// The words that a value can be, by the description of values in the table of keys. Names and amounts are not among them.
enum ValueWords {
  /// - Parameter description: the column `value` of the table.
  static func words(of description: String) -> [String] {
    let schema = ValueSchema.schema(of: description) ?? .null
    let listed = words(in: schema)
    return listed + (open[description] ?? []).filter { !listed.contains($0) }
  }

  /// The words of values that can also be something else, such as an angle, so that their schema lists none.
  private static let open: [String: [String]] = [
    "directions, or true": directions, "directions, or constraints": directions,
    "directions or senses": directions + SpreadSense.allCases.map(\.rawValue) + senses,
    "a sense, or constraints": senses,
    "edges": EdgeWord.allCases.map(\.rawValue) + [EdgeWord.any],
    "elements, traits or any": ["any"] + Traits.words,
    "scrolls, pages, swipeable or directions": ["scrolls", "pages", "swipeable"] + directions,
  ]

  private static let directions = DirectionWord.allCases.map(\.rawValue)
  private static let senses = OrbitSense.allCases.map(\.rawValue)

  /// The words that a schema lists, each once.
  private static func words(in schema: MessageValue) -> [String] {
    if schema["type"] == "boolean" { return ["true", "false"] }
    let own = (schema["enum"]?.array ?? []) + (schema["const"].map { [$0] } ?? [])
    let words = own.compactMap { $0.string ?? $0.bool.map { "\($0)" } }
    let parts = (schema["anyOf"]?.array ?? []) + (schema["items"].map { [$0] } ?? [])
    return parts.flatMap(Self.words).reduce(into: words) { if !$0.contains($1) { $0.append($1) } }
  }
}
