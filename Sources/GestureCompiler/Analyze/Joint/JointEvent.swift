/// One instant of a trace in the making: what the fingers do, and what is demanded of them.
struct JointEvent: Sendable {
  enum Kind: Sendable, Hashable {
    /// So many fingers of a group land; those before them landed with the group's earlier presses.
    case press(group: Int, fingers: Int)
    case timer
    case sample
    /// So many fingers of a group lift.
    case lift(group: Int, fingers: Int)
  }

  var kind: Kind
  /// Its instant in the difference bounds.
  var instant: Int
  /// Which contact of the trace it belongs to.
  var contact: Int
  /// What each runner demands of the fingers' places, measured from its own base or from an earlier event's place.
  var regions = Two<SampleRegion?>(nil, nil)
  var origins = Two<Int?>(nil, nil)
  /// The move that a runner leaves here, when its next one begins.
  var turns = Two<MoveTurn?>(nil, nil)
  /// Whether both measure the same fingers from the same place.
  var isShared = true
  /// Fingers that each runner has.
  var fingers = Two(1, 1)
  /// Speed of the fingers here, points a second.
  var speed = Extent.notNegative
  /// Edges that the fingers of a press may land at, for each runner; 0 is anywhere.
  var edges = Two<UInt8>(0, 0)

  /// The demands of both; `nil` when nothing is demanded.
  var sharedRegion: SampleRegion? {
    switch (regions[0], regions[1]) {
    case (let a?, let b?): a.intersection(b)
    case (let a?, nil): a
    case (nil, let b?): b
    case (nil, nil): nil
    }
  }

  var isPossible: Bool {
    guard !speed.isEmpty else { return false }
    if isShared { return sharedRegion?.isPossible(fingers: max(fingers[0], fingers[1])) ?? true }
    for runner in 0..<2 {
      guard var region = regions[runner] else { continue }
      let other = regions[1 - runner]?.fingerMost ?? .infinity
      // The fingers of the inner one are among the outer one's, and stay where both want them.
      if fingers[runner] <= fingers[1 - runner] { region.fingerMost = min(region.fingerMost, other) }
      if !region.isPossible(fingers: fingers[runner]) { return false }
    }
    return true
  }

  var isBoundary: Bool {
    if speed.low > 0 && speed.isPoint { return true }
    if isShared { return sharedRegion?.isBoundary ?? false }
    return regions.contains { $0?.isBoundary ?? false }
  }
}
