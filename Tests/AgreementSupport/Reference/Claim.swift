import GestureRuntime
import SpecParser

/// The instant at which a mechanic was recognized, with all values that its outcome and the arbitration need.
struct Claim {
  let time: Microseconds
  /// The track of the name that claims.
  let track: Track
  /// The finger whose lift it claims at; `nil` if it claims without a lift.
  let lift: Int?
  /// The time at which the first finger of its contact landed.
  let press: Microseconds
  let fingers: Int
  let location: Point
  let over: String?
  /// The translation since the base.
  let translation: Point
  let scale: Double
  let rotation: Double
  let velocity: Point
  let trail: [Point]
  /// The directions of the mechanic's last translation.
  let directions: Directions?
  /// The displacement of the claiming move.
  let displacement: Point
  /// The size of the target, or of the screen.
  let size: Point?
  /// For ties: whether a range of directions starts exactly at the measured direction; and the same for the other measures.
  let startsAtDirection: Bool
  let startsAtMeasure: Bool
  /// The axis of the movement from the base.
  let rails: Rails
  /// Whether it was held before it was admitted.
  var wasHeld = false

  init(_ candidate: Candidate, track: Track, at now: Microseconds) {
    time = now
    self.track = track
    let fingers = track.fingers
    lift = fingers.contains { !$0.isDown } ? track.lifts.last : nil
    press = fingers.map(\.pressTime).min() ?? now
    self.fingers = fingers.count
    location = centroid(fingers.map(\.place))
    over = candidate.plan.named(under: fingers)
    translation = track.base.translation(fingers)
    scale = track.base.scale(fingers)
    rotation = track.base.turn
    let world = track.world
    velocity = AgreementSupport.velocity(of: fingers, at: now, world.constants, world.rounding)
    trail = track.trail
    let move = track.contact.lastMove
    directions = track.mechanic.lastTranslation
    displacement = track.moving.start.translation(fingers)
    size = world.size(of: track.target)
    rails = Rails(translation, directions, world)
    startsAtDirection = move?.directions?.startsAt(displacement, world.rounding) ?? false
    startsAtMeasure = Self.startsAtMeasure(track, move, velocity, now)
  }

  private static func startsAtMeasure(
    _ track: Track, _ move: PlanMove?, _ velocity: Point, _ now: Microseconds
  ) -> Bool {
    var pairs: [(Double?, Bounds?)] = []
    if let move {
      let measure = MoveMeasure(move, track.moving.start, track.base, track.fingers, track.world)
      pairs.append((measure.amount, move.distance))
      pairs.append((measure.deviation, move.deviation))
      pairs.append((velocity.length, move.velocity))
      pairs.append((Double(now - track.stepStart), move.within))
    }
    let contact = track.contact
    if let landing = track.landing, landing > 0 { pairs.append((landing, contact.within)) }
    if track.state == .claimed, !track.mechanic.isContinuous {
      pairs.append((velocity.length, contact.lift?.velocity))
      pairs.append((Double(now - track.baseTime), contact.lift?.within))
    }
    // A wait that claims by itself always lasts its minimum. Only the step after a wait measures how long it was.
    for case .wait(let wait) in contact.strokes { pairs.append((track.waited, wait.duration)) }
    if track.contactIndex > 0 { pairs.append((track.gap, contact.after)) }
    return pairs.contains { value, bounds in
      guard let value, let bounds, let low = bounds.low, bounds.includesLow, low > 0 else { return false }
      return value == low
    }
  }
}
