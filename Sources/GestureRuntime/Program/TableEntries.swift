/// The decoded parts of a table: plain values in arrays, addressed by index.

/// The domain of a state variable.
public enum StateDomain: Sendable, Hashable {
  case bool
  /// Words, each with its index as value.
  case words([[UInt8]])
  case number(low: Double, high: Double)

  /// Whether a host may set this value.
  func allows(_ value: Double) -> Bool {
    switch self {
    case .bool: value == 0 || value == 1
    case .words(let words): value >= 0 && value < Double(words.count) && value == value.rounded()
    case .number(let low, let high): value >= low && value <= high
    }
  }

  /// The default value: false, the first word, or the least number.
  var first: Double {
    switch self {
    case .bool, .words: 0
    case .number(let low, _): low
    }
  }
}

struct StateEntry: Sendable {
  var name: [UInt8]
  var domain: StateDomain
  /// The element whose instances each have a value; -1 for a variable of the product.
  var element = -1
}

struct ElementEntry: Sendable {
  var name: [UInt8]
  /// The index of the parent; -1 at the top.
  var parent: Int
  /// The number of its ancestors.
  var depth: Int
}

struct ActivityEntry: Sendable {
  var name: [UInt8]
  var does: [UInt8]
  var target: Int
  var begins = false
  /// Whether it only takes over touches that another activity hands over.
  var takesOver = false
  var after: [Int] = []
  var commitDistance: Double?
  /// Whether `commitDistance` is in percent of the target's size.
  var commitIsShare = false
  var commitVelocity: Double?
  /// The detents, the nearest first. The commit distance is that of the first.
  var detents: [DetentEntry] = []
  /// The accepted tools; `nil` for the usual ones.
  var tools: TouchTools?
  /// The number up to which its outcomes count touches in a row, 0 for none; and the limits of time and distance for the next touch.
  var taps: UInt8 = 0
  var tapsBefore: Microseconds = 0
  var tapsNear = 0.0
  /// The time in microseconds from the press to the outcome `possible`; `nil` for none.
  var showsPossible: UInt32?
  /// The elements that its outcomes name while a finger is over them, ascending.
  var over: [Int] = []
  /// Whether its values are restricted to one axis, and whether they count from the press.
  var valuesAlong = false
  var valuesFromPress = false
  /// Its guard: a range of `guards`; empty for none.
  var guardStart = 0
  var guardEnd = 0
  /// The number of its feedback in `TableContents.feedback`; -1 for none.
  var feedback = -1

  var hasCommit: Bool { commitDistance != nil || commitVelocity != nil }
}

struct DetentEntry: Sendable {
  var name: [UInt8]
  var place: ProgramDetent
}

enum GuardInstruction: Sendable, Equatable {
  case isOneOf(state: Int, first: UInt64, bits: UInt64)
  case isLess(state: Int, than: Double)
  case isAtMost(state: Int, than: Double)
  case isEqual(state: Int, to: Double)
  case constant(Bool)
  case not, and, or
}

/// The allowed range of a measure, both ends included.
struct Measure: Sendable {
  var least = -Double.infinity
  var most = Double.infinity

  func allows(_ value: Double) -> Bool { value >= least && value <= most }
}

/// The limits that a movement must meet at its end.
struct MoveLimits: Sendable {
  /// In points; in degrees for an orbit.
  var distance = Measure()
  /// In degrees.
  var deviation = Measure()
  /// In points a second.
  var velocity = Measure()
  /// In microseconds: at least `least`, less than `before`.
  var least: Microseconds = 0
  var before = Microseconds.max

  var isOpen: Bool {
    distance.least == -.infinity && distance.most == .infinity && deviation.least == -.infinity
      && deviation.most == .infinity && velocity.least == -.infinity && velocity.most == .infinity
      && least == 0 && before == .max
  }
}

struct StepEntry: Sendable {
  var kind: StepKind
  /// A bit mask: the senses of a spread or orbit, or the edges of a press (1 left, 2 right, 4 top, 8 bottom).
  var mask: UInt8 = 0
  /// The slop: movement counts only beyond it.
  var slop = Double.infinity
  /// How far outside the target a lift still counts, in points; infinite if it may be anywhere.
  var liftSlop = Double.infinity
  /// The distance from its base that one finger must exceed in an orbit.
  var fingerSlop = 0.0
  /// The least span at which a spread claims.
  var minSpan = 0.0
  /// The limits of the step. For a press, `before` is the time for the k-th press after the first. A wait lasts at least `least`, and the
  /// next step comes before `before`. A lift comes before `before` after the base. A move lasts at least `least` and less than `before`.
  var limits = MoveLimits()
  /// The time from the last lift to a press.
  var gapLeast: Microseconds = 0
  var gapBefore = Microseconds.max
  /// The greatest distance of a press from the last lift.
  var near = Double.infinity
  /// The greatest distance between the fingers of a press.
  var apart = Double.infinity
  /// The directions of a translation: a range of `FlatTable.arcs`; empty for any.
  var arcs = IndexRange.none
  /// The directions in degrees from which deviation is measured: a range of `FlatTable.axes`.
  var axes = IndexRange.none
  /// The downward points of a translation that double the scale; 0 if it sets no scale.
  var doubling = 0.0
  /// Whether edges, directions and axes are those of a layout from left to right, and are mirrored in the other.
  var isMirrored = false
  /// Whether the contact of the step has a move; derived when loading.
  var contactHasMove = false
}

/// One name of a movement.
struct NameEntry: Sendable {
  var mechanic: Int
  var isContinuous: Bool
  var fingersLeast: Int
  var fingersMost: Int
  /// The limits that must be met at the end for this name; `limits.velocity` is that of the lift.
  var limits = MoveLimits()
}

struct RecognizerEntry: Sendable {
  var activity: Int
  var target: Int
  var fingersLeast: Int
  var fingersMost: Int
  var isContinuous: Bool

  // These are derived when loading.
  /// The step at which it claims.
  var claimStep = 0
  /// The number of presses.
  var presses = 0
  var hasWait = false
  var hasEdge = false
  /// The index of the last translation step; -1 for none.
  var translation = -1
  /// The index of the name before the end, and at the end if no other name's limits are met; -1 for none.
  var continuousName = -1
  /// The downward points that double the scale, from the last such translation of the last contact; 0 for none.
  var doubling = 0.0
  /// The values of its outcomes.
  var values: OutcomeValues = []
}
