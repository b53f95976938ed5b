/// The words of a spec that uses no vocabulary: one missing `uses` is one error, not one for each word.
extension SyntaxReader {
  /// Reports words of bundled vocabularies, if no vocabulary is used, and makes them known. Other words keep their own errors.
  ///
  /// - Parameter uses: the key, which may have an empty list.
  func reportUnused(
    _ uses: Field?, activities: [Field], _ imports: ImportedVocabularies, in scope: inout VocabularyScope
  ) {
    guard imports.contents.isEmpty, !imports.isIncomplete else { return }
    let kinds = activities.flatMap { $0.value.items(of: "does") }.compactMap(word).filter {
      !scope.hasKind($0.value)
    }
    let own = scope.kinds.flatMap(\.mechanics)
    let mechanics =
      (activities.flatMap { $0.value.items(of: "by") + $0.value.items(of: "after") }.compactMap(word) + own)
      .filter { scope.mechanicIndex($0.value) == nil && !scope.brokenMechanics.contains($0.value) }
    let (ofMaterial, ofApple) = (
      UnusedWords(kinds, mechanics, \.material), UnusedWords(kinds, mechanics, \.apple)
    )
    let isMaterial = ofMaterial.names.count >= ofApple.names.count
    let (unused, name) = isMaterial ? (ofMaterial, "material") : (ofApple, "apple")
    guard let first = unused.places.min(by: { $0.span.start < $1.span.start }) else { return }
    scope.declareUnused(kinds: unused.kinds, mechanics: unused.mechanics)
    let others = unused.names.count - 1
    let more = others == 0 ? "" : others == 1 ? ", and so is another one" : ", and so are \(others) others"
    report(
      SyntaxRules.undeclared, "`\(first.value)` is a word of `\(name)`, which is not used\(more)",
      at: uses?.key.span ?? first.span, help: ["\(uses == nil ? "add" : "write") `uses: [\(name)]`"])
  }

  private func word(_ node: LocatedNode) -> Located<String>? {
    node.scalar.flatMap { node.isEmpty ? nil : Located($0.text, node.span) }
  }
}

/// The words among those of a spec that one bundled vocabulary has.
private struct UnusedWords {
  let kinds: Set<String>
  let mechanics: Set<String>
  let places: [Located<String>]
  let names: Set<String>

  init(
    _ kinds: [Located<String>], _ mechanics: [Located<String>], _ vocabulary: (OtherWords.Word) -> [String]
  ) {
    let (ownKinds, ownMechanics) = (
      Set(OtherWords.kinds.words.flatMap(vocabulary)), Set(OtherWords.mechanics.words.flatMap(vocabulary))
    )
    let foundKinds = kinds.filter { ownKinds.contains($0.value) }
    let foundMechanics = mechanics.filter { ownMechanics.contains($0.value) }
    self.kinds = Set(foundKinds.map(\.value))
    self.mechanics = Set(foundMechanics.map(\.value))
    places = foundKinds + foundMechanics
    names = self.kinds.union(self.mechanics)
  }
}
