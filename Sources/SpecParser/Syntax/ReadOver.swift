extension SyntaxReader {
  /// The elements that outcomes name when a finger is over them: `over: [folder, trash]`, `over: drop-target`, `over: any`.
  ///
  /// - Returns: their indices, ascending, none twice, without those that could not be read.
  func elementsUnderFingers(_ field: Field, in scope: ElementScope) -> [Located<Int>] {
    var found: [Int: SourceSpan] = [:]
    for word in words(field) {
      for element in elementsNamed(word, in: scope) where found[element.value] == nil {
        found[element.value] = element.span
      }
    }
    return found.sorted { $0.key < $1.key }.map { Located($0.key, $0.value) }
  }

  /// An element, or all elements with a trait. An element with the name of a trait takes precedence.
  private func elementsNamed(_ word: Located<String>, in scope: ElementScope) -> [Located<Int>] {
    guard scope.matches(word.value).isEmpty, !scope.broken.contains(word.value),
      word.value == "any" || Traits.words.contains(word.value)
    else { return element(word, in: scope, isInList: true, or: Traits.words + ["any"]).map { [$0] } ?? [] }
    let indices = scope.elements.indices.filter {
      word.value == "any" || scope.elements[$0].traits.has(word.value)
    }
    if indices.isEmpty, !scope.isIncomplete {
      report(
        SyntaxRules.undeclared, "no element has the trait `\(word.value)`", at: word.span,
        help: ["give it to an element, or name elements"]
      )
    }
    return indices.map { Located($0, word.span) }
  }
}
