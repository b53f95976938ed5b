/// The facts that decide whether a recognizer is the special case of another one on its target. See Docs/Recognition.md, section 4.
package protocol SpecialCaseFacts {
  var presses: Int { get }
  var hasWait: Bool { get }
  var hasEdge: Bool { get }
  /// Whether it has a translation. Directions count only between two that have one.
  var hasTranslation: Bool { get }
  /// Whether every direction of its last translation is one of the other's.
  func directionsLie(inside other: Self) -> Bool
}

/// The feature that decides which of two recognizers on one target is the special case of the other.
package enum SpecialDifference: Sendable {
  /// One has more presses.
  case earlierTouch
  case wait
  case edge
  /// The directions of one may lie inside the other's.
  case directions
}

extension SpecialCaseFacts {
  /// The first feature in which two recognizers differ, whichever is the special case; `nil` if neither can be.
  package func difference(from other: Self) -> SpecialDifference? {
    if presses != other.presses { return .earlierTouch }
    if hasWait != other.hasWait { return .wait }
    if hasEdge != other.hasEdge { return .edge }
    return hasTranslation && other.hasTranslation ? .directions : nil
  }

  /// Whether the recognizer is the special case of another one on its target.
  package func isSpecialCase(of other: Self) -> Bool {
    switch difference(from: other) {
    case .earlierTouch: presses > other.presses
    case .wait: hasWait
    case .edge: hasEdge
    case .directions: directionsLie(inside: other) && !other.directionsLie(inside: self)
    case nil: false
    }
  }
}

/// A recognizer of a table as the special case of another.
struct ListedSpecialCase: SpecialCaseFacts {
  let lists: Row<RecognizerLists>
  let arcs: SlabView<DirectionRange>

  var presses: Int { lists.pointee.presses }
  var hasWait: Bool { lists.pointee.hasWait }
  var hasEdge: Bool { lists.pointee.hasEdge }
  var hasTranslation: Bool { lists.pointee.hasTranslation }

  func directionsLie(inside other: Self) -> Bool { lie(lists.pointee.arcs, inside: other.lists.pointee.arcs) }

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
