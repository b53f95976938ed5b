/// Structural facts about recognizers that arbitration goes by.
struct RecognizerFacts: Sendable {
  let presses: Int
  let hasWait: Bool
  let hasEdge: Bool
  let isContinuous: Bool
  /// Directions of the last translation; `nil` without one.
  private let directions: AngleSet?
  /// Whether it claims by holding still.
  let claimsByHolding: Bool
  /// Whether it claims while fingers move.
  let claimsByMoving: Bool
  /// Whether its last contact is a touch: no wait and no move before its lift.
  let endsInTouch: Bool
  let hasMove: Bool

  init(_ shape: RecognizerShape) {
    presses = shape.contacts.count
    hasWait = shape.contacts.contains { $0.steps.contains { $0.kind == .wait } }
    hasEdge = shape.contacts.contains { $0.edges != 0 }
    isContinuous = shape.isContinuous
    directions = shape.contacts.flatMap(\.steps).last { $0.kind == .translate }?.passDirections
    let last = shape.contacts.last?.steps ?? []
    claimsByHolding = last.indices.contains(shape.claimStep) && last[shape.claimStep].kind == .wait
    claimsByMoving = last.indices.contains(shape.claimStep) && last[shape.claimStep].kind.isMove
    endsInTouch = last.map(\.kind) == [.lift]
    hasMove = shape.contacts.contains(where: \.hasMove)
  }

  /// Which of two has what the other lacks: an earlier touch, a wait, an edge, a direction inside the other's.
  ///
  /// - Returns: 0 for the first, 1 for the second, `nil` when neither. As the runtime decides it.
  static func special(_ a: RecognizerFacts, _ b: RecognizerFacts) -> Int? {
    if a.presses != b.presses { return a.presses > b.presses ? 0 : 1 }
    if a.hasWait != b.hasWait { return a.hasWait ? 0 : 1 }
    if a.hasEdge != b.hasEdge { return a.hasEdge ? 0 : 1 }
    let inside = a.lies(inside: b)
    return inside == b.lies(inside: a) ? nil : inside ? 0 : 1
  }

  /// The same for claims that are made at one instant: directions are compared only between translations.
  static func specialAtOneInstant(_ a: RecognizerFacts, _ b: RecognizerFacts) -> Int? {
    let isToldByDirection = a.presses == b.presses && a.hasWait == b.hasWait && a.hasEdge == b.hasEdge
    if isToldByDirection && (a.directions == nil || b.directions == nil) { return nil }
    return special(a, b)
  }

  private func lies(inside other: RecognizerFacts) -> Bool {
    guard let theirs = other.directions, !theirs.isAll else { return true }
    guard let mine = directions else { return false }
    return !mine.isAll
      && mine.ranges.allSatisfy { range in
        theirs.ranges.contains { $0.low <= range.low && range.high <= $0.high }
      }
  }
}
