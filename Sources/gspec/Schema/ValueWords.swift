import SpecParser

/// The words that a value can be. Names and amounts are not among them.
enum ValueWords {
  static func words(of key: LanguageKey) -> [String] {
    // Any name of an element is possible, so the schema lists no words.
    if key.value == .elementsOrTraits { return ["any"] + Traits.words }
    return words(in: ValueSchema.schema(of: key) ?? .null)
  }

  /// The words that a schema lists, each once.
  private static func words(in schema: JSON) -> [String] {
    let own = (schema["enum"]?.array ?? []) + (schema["const"].map { [$0] } ?? [])
    let words = own.compactMap { $0.string ?? $0.bool.map { "\($0)" } }
    let parts = (schema["anyOf"]?.array ?? []) + (schema["items"].map { [$0] } ?? [])
    return (words + parts.flatMap(Self.words)).uniqued()
  }
}
