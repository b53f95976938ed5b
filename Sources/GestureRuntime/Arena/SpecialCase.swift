/// Which of two recognizers on one target is the special case of the other.
struct SpecialCase {
  let table: TableView

  /// `true` when `a` is it, `false` when `b` is, `nil` when neither.
  func decides(_ a: RecognizerInfo, _ b: RecognizerInfo) -> Bool? {
    if a.presses != b.presses { return a.presses > b.presses }
    if a.hasWait != b.hasWait { return a.hasWait }
    if a.hasEdge != b.hasEdge { return a.hasEdge }
    guard a.translation >= 0, b.translation >= 0 else { return nil }
    let inside = lie(a, inside: b)
    return inside != lie(b, inside: a) ? inside : nil
  }

  /// Whether every direction of `a` is one of `b`.
  private func lie(_ a: RecognizerInfo, inside b: RecognizerInfo) -> Bool {
    let mine = arcs(a)
    let theirs = arcs(b)
    if theirs.isEmpty { return true }
    if mine.isEmpty { return theirs.contains { table.arcs[$0].extent >= 360 } }
    return mine.allSatisfy { inner in
      theirs.contains { holds(table.arcs[$0], table.arcs[inner]) }
    }
  }

  private func arcs(_ recognizer: RecognizerInfo) -> IndexRange {
    recognizer.translation < 0 ? .none : table.step(recognizer, recognizer.translation).arcs
  }

  private func holds(_ outer: ArcEntry, _ inner: ArcEntry) -> Bool {
    if outer.extent >= 360 { return true }
    var offset = inner.start - outer.start
    if offset < 0 { offset += 360 }
    return offset + inner.extent <= outer.extent
  }
}
