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
    return mine.allSatisfy { covers(theirs, table.arcs[$0]) }
  }

  private func arcs(_ recognizer: RecognizerInfo) -> IndexRange {
    recognizer.translation < 0 ? .none : table.steps[recognizer.steps.first + recognizer.translation].arcs
  }

  /// Whether arcs, which may adjoin, leave no direction of another out: goes on from arc to arc until its end.
  private func covers(_ arcs: IndexRange, _ inner: ArcEntry) -> Bool {
    var covered = 0.0
    for _ in arcs {
      let place = (inner.start + covered).truncatingRemainder(dividingBy: 360)
      for number in arcs where table.arcs[number].contains(place) {
        let outer = table.arcs[number]
        var offset = place - outer.start
        if offset < 0 { offset += 360 }
        covered += outer.extent >= 360 ? 360 : outer.extent - offset
      }
      if covered >= inner.extent { return true }
    }
    return covered >= inner.extent
  }
}
