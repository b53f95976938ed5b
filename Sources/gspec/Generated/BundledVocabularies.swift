import SpecParser

/// The vocabularies that are part of the program.
enum BundledVocabularies {
  static var names: [String] { all.map(\.name) }

  /// The source of a bundled vocabulary. No file can have its path, so a product's own vocabulary is never mistaken for it.
  static func file(_ name: String) -> SourceFile? {
    all.first { $0.name == name }.map { SourceFile(path: "<bundled>/\($0.name).gspec.yaml", text: $0.text) }
  }
}
