/// The rule that decides which of two recognizers on one target is the special case of the other.
struct SpecialCase {
  let arcs: SlabView<DirectionRange>

  /// `true` if `a` is the special case, `false` if `b` is, `nil` if neither is.
  func decides(_ a: Row<RecognizerLists>, _ b: Row<RecognizerLists>) -> Bool? {
    if a.pointee.presses != b.pointee.presses { return a.pointee.presses > b.pointee.presses }
    if a.pointee.hasWait != b.pointee.hasWait { return a.pointee.hasWait }
    if a.pointee.hasEdge != b.pointee.hasEdge { return a.pointee.hasEdge }
    guard a.pointee.hasTranslation, b.pointee.hasTranslation else { return nil }
    let inside = lie(a.pointee.arcs, inside: b.pointee.arcs)
    return inside != lie(b.pointee.arcs, inside: a.pointee.arcs) ? inside : nil
  }

  /// Whether every direction of `mine` is one of `theirs`.
  private func lie(_ mine: IndexRange, inside theirs: IndexRange) -> Bool {
    if theirs.isEmpty { return true }
    if mine.isEmpty { return theirs.contains { arcs[$0].extent >= 360 } }
    return mine.allSatisfy { covers(theirs, arcs[$0]) }
  }

  /// Whether arcs, which may adjoin, together cover another arc. It goes from arc to arc up to the other's end.
  private func covers(_ range: IndexRange, _ inner: DirectionRange) -> Bool {
    var covered = 0.0
    for _ in range {
      let place = (inner.start + covered).truncatingRemainder(dividingBy: 360)
      for number in range where arcs[number].contains(place) {
        let outer = arcs[number]
        var offset = place - outer.start
        if offset < 0 { offset += 360 }
        covered += outer.extent >= 360 ? 360 : outer.extent - offset
      }
      if covered >= inner.extent { return true }
    }
    return covered >= inner.extent
  }
}
