/// A spec in which something has another name.
package struct RenamedSpec: Sendable {
  /// The edits of the spec's text.
  package let edits: [TextEdit]
  /// The names of the changed text.
  package let names: SpecNames
  /// The new meanings of those that the change affects: an element's new path is also in the paths below it.
  private let meanings: [NameMeaning: NameMeaning]
  /// The first name of the spec that would mean something else, in a sentence.
  let captured: String?
  /// The first name of the spec that would mean nothing, in a sentence.
  let lost: String?

  init(
    from before: SpecNames, to after: SpecNames, _ edits: [TextEdit], in text: SourceFile,
    _ old: NameMeaning, as new: NameMeaning
  ) {
    self.edits = edits
    names = after
    var meanings = [old: new]
    let places = MovedPlaces(edits)
    // A declaration with several aliases declares several things in one place, in the same order as before.
    var declared = Dictionary(grouping: after.uses.filter(\.isDeclaration).reversed(), by: \.span.start)
    for use in before.uses where use.isDeclaration {
      guard let other = declared[places.moved(use.span.start)]?.popLast(), other.kind == use.kind else {
        continue
      }
      meanings[use.meaning] = other.meaning
    }
    self.meanings = meanings
    let change = NameChange(before.uses, after.uses, meanings, places, in: text)
    captured = change.captured
    lost = change.lost
  }

  /// The first name in another text about the spec that would mean something else or nothing, in a sentence; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - before: the names of the text.
  ///   - after: those of the changed text.
  ///   - edits: the edits of the text.
  package func change(
    from before: [NameUse], to after: [NameUse], _ edits: [TextEdit], in text: SourceFile
  ) -> String? {
    let change = NameChange(before, after, meanings, MovedPlaces(edits), in: text)
    return change.captured ?? change.lost
  }
}
