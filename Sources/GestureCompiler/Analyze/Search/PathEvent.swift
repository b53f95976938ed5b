/// One event of a path: what the fingers do, and what every recognizer demands of them.
///
/// Fingers are slots: the lowest free one is taken by a press. Places are variables of the search; a demand names the events between
/// which it measures, so that the place of a press and the place of a base are two places.
struct PathEvent: Sendable {
  enum Kind: Sendable, Hashable {
    case press(slot: Int)
    case timer
    case sample
    case lift(slot: Int)
  }

  var kind: Kind
  /// Its instant in the difference bounds.
  var instant: Int
  /// The contact: how many times before a finger had landed while no other was down.
  var contact: Int
  /// Fingers that are down while it happens, one bit each: the one that lands, and the one that lifts, among them.
  var down: FingerMask
  /// Of a press: how deep the element is. Targets of this depth or less receive the finger.
  var level = 0
  var demands: [Demand] = []
  /// Fingers that stay within a distance of their own presses.
  var still: [PressDemand] = []
  /// Sets of fingers of which one at least is beyond a distance from its press.
  var leaves: [PressDemand] = []
  var speeds: [SpeedDemand] = []
  /// Of a press: for each recognizer that demands edges, the set of edges at one of which the finger lands.
  var edges: [EdgeMask] = []
  /// Of a press: edges at none of which the finger lands.
  var offEdges: EdgeMask = 0
  /// Of a press: what recognizers whose fingers it completes demand of their places.
  var landings: [LandingDemand] = []
  /// Of a lift: whether it is on the targets of recognizers that demand it.
  var lifts: [LiftDemand] = []
  /// Moves that end here, since the recognizer's next move begins.
  var turns: [TurnDemand] = []

  var isPress: Bool { if case .press = kind { true } else { false } }

  /// Whether nothing is demanded here: a sample that only lets the fingers be elsewhere.
  var isFree: Bool {
    kind == .sample && demands.isEmpty && still.isEmpty && leaves.isEmpty && speeds.isEmpty && turns.isEmpty
  }

  /// The least demanded speed, points a second.
  var leastSpeed: Double { speeds.reduce(0) { max($0, $1.speed.low) } }

  mutating func add(_ demand: Demand) {
    if let same = demands.firstIndex(where: { $0.measuresLike(demand) }) {
      demands[same].region = demands[same].region.intersection(demand.region)
    } else {
      demands.append(demand)
    }
  }

  mutating func add(still fingers: FingerMask, within most: Double) {
    if most == .infinity { return }
    if let same = still.firstIndex(where: { $0.fingers == fingers }) {
      still[same].limit = min(still[same].limit, most)
    } else {
      still.append(PressDemand(fingers: fingers, limit: most))
    }
  }

  mutating func add(speed: Extent, of fingers: FingerMask) {
    if speed == .notNegative { return }
    if let same = speeds.firstIndex(where: { $0.fingers == fingers }) {
      speeds[same].speed.formIntersection(speed)
    } else {
      speeds.append(SpeedDemand(fingers: fingers, speed: speed))
    }
  }

  /// How far a finger can be from its press here; 0 where it lands.
  func reach(of slot: Int) -> Double {
    if kind == .press(slot: slot) { return 0 }
    var most = Double.infinity
    for demand in still where demand.fingers.contains(slot) { most = min(most, demand.limit) }
    return most
  }
}

/// A displacement of some fingers from one event to another.
struct Leg: Sendable, Hashable {
  var from: Int
  var to: Int
  var fingers: FingerMask
}

/// A demand on the fingers at an event, measured from their places at another.
struct Demand: Sendable, Hashable {
  /// The displacements before one of several fingers lifted, which count, too.
  var prior: [Leg] = []
  /// The event from whose places the fingers are measured.
  var from: Int
  var fingers: FingerMask
  /// The event at which an orbit's recognizer took its base: `SampleRegion.fingerLeast` counts from there.
  var base: Int
  var region: SampleRegion

  func measuresLike(_ other: Demand) -> Bool {
    from == other.from && fingers == other.fingers && base == other.base && prior == other.prior
  }
}

/// Whether a finger lifts on a recognizer's target.
struct LiftDemand: Sendable, Hashable {
  /// How deep the target is.
  var level: Int
  /// How far outside the target still counts, in points.
  var slop: Double
  var isInside: Bool

  /// Whether both can hold: a place inside an inner target is also inside the outer one.
  func goes(with other: LiftDemand) -> Bool {
    guard isInside != other.isInside else { return true }
    let (inside, outside) = isInside ? (self, other) : (other, self)
    return inside.level < outside.level || inside.slop > outside.slop
  }
}

struct PressDemand: Sendable, Hashable {
  var fingers: FingerMask
  /// Points.
  var limit: Double
}

struct SpeedDemand: Sendable, Hashable {
  var fingers: FingerMask
  /// Points a second.
  var speed: Extent
}

/// A move that ends where the recognizer's next one begins, and the event from which it was measured.
struct TurnDemand: Sendable {
  var turn: MoveTurn
  var base: Int
  var from: Int
  var fingers: FingerMask
}
