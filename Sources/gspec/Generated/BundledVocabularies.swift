import SpecParser

/// The vocabularies that come with gspec, inside the program itself.
enum BundledVocabularies {
  static var names: [String] { all.map(\.name) }

  /// The path is one that no file has, so that a vocabulary of the product's own is never mistaken for it.
  static func file(_ name: String) -> SourceFile? {
    all.first { $0.name == name }.map { SourceFile(path: "<bundled>/\($0.name).gspec.yaml", text: $0.text) }
  }
}
