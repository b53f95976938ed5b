/// The facts about a recognizer that arbitration uses.
struct RecognizerFacts: Sendable {
  let fingers: ClosedRange<Int>
  let presses: Int
  let hasWait: Bool
  let hasEdge: Bool
  let isContinuous: Bool
  /// Whether it is discrete and claims when fingers lift, so that a longer mechanic may continue it.
  let claimsAtLift: Bool
  /// Directions of the last translation; `nil` without one.
  let directions: AngleSet?
  /// Whether it claims by holding still.
  let claimsByHolding: Bool
  /// Whether it claims while fingers move.
  let claimsByMoving: Bool
  /// Whether its last contact is a touch: no wait and no move before its lift.
  let endsInTouch: Bool
  let hasMove: Bool

  init(_ shape: RecognizerShape) {
    fingers = shape.fingers
    presses = shape.contacts.count
    hasWait = shape.contacts.contains { $0.steps.contains { $0.kind == .wait } }
    hasEdge = shape.contacts.contains { $0.edges != 0 }
    isContinuous = shape.isContinuous
    claimsAtLift = !shape.isContinuous && shape.claimsAtLift
    directions = shape.contacts.flatMap(\.steps).last { $0.kind == .translate }?.passDirections
    let last = shape.contacts.last?.steps ?? []
    claimsByHolding = last.indices.contains(shape.claimStep) && last[shape.claimStep].kind == .wait
    claimsByMoving = last.indices.contains(shape.claimStep) && last[shape.claimStep].kind.isMove
    endsInTouch = last.map(\.kind) == [.lift]
    hasMove = shape.contacts.contains(where: \.hasMove)
  }
}
