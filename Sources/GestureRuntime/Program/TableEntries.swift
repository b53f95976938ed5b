/// The decoded parts of a table: plain values in arrays, addressed by index.

/// The values that a state variable can take.
public enum StateDomain: Sendable, Hashable {
  case bool
  /// Words, by number.
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

  /// The value before the host has set one: false, the first word, the least number.
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
  /// The element whose instances each have a value; -1 for the product's.
  var element = -1
}

struct ElementEntry: Sendable {
  var name: [UInt8]
  /// Index of the parent; -1 at the top.
  var parent: Int
  /// How many ancestors it has.
  var depth: Int
}

struct ActivityEntry: Sendable {
  var name: [UInt8]
  var does: [UInt8]
  var target: Int
  var begins = false
  /// Begins only where another hands its touch over.
  var takesOver = false
  var after: [Int] = []
  var commitDistance: Double?
  /// Whether `commitDistance` is in per cent of the target's size.
  var commitIsShare = false
  var commitVelocity: Double?
  /// The nearest first; the commit distance is its.
  var detents: [DetentEntry] = []
  /// What may touch; `nil` is what is usual.
  var tools: TouchTools?
  /// Its outcomes count touches in a row up to here, 0 for none; how soon and how near the next comes.
  var taps: UInt8 = 0
  var tapsBefore: Microseconds = 0
  var tapsNear = 0.0
  /// Its outcomes say that it is possible so long after the press, in microseconds; `nil` where they do not.
  var showsPossible: UInt32?
  /// Elements that its outcomes name when a finger is over them; ascending.
  var over: [Int] = []
  /// Whether its values keep to one axis; whether they count from the press.
  var valuesAlong = false
  var valuesFromPress = false
  /// Its guard: a range of `guards`; empty is always.
  var guardStart = 0
  var guardEnd = 0
  /// The number of its feedback in `TableContents.feedback`; -1 where its spec says nothing.
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

/// A measure's allowed range, ends included.
struct Measure: Sendable {
  var least = -Double.infinity
  var most = Double.infinity

  func allows(_ value: Double) -> Bool { value >= least && value <= most }
}

/// Limits that a movement must keep at its end.
struct MoveLimits: Sendable {
  /// Points, or degrees for an orbit.
  var distance = Measure()
  /// Degrees.
  var deviation = Measure()
  /// Points a second.
  var velocity = Measure()
  /// Microseconds, from `least` to before `before`.
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
  /// Bits: senses of a spread or orbit; edges of a press (1 left, 2 right, 4 top, 8 bottom).
  var mask: UInt8 = 0
  /// Up to here nothing has moved; beyond it, it has.
  var slop = Double.infinity
  /// A lift's: how far outside the target it still counts; infinite for one that may be anywhere.
  var liftSlop = Double.infinity
  /// An orbit's: one finger must be further from its base.
  var fingerSlop = 0.0
  /// A spread's: it claims nothing below.
  var minSpan = 0.0
  /// Press: the k-th comes `before` after the first. Wait: lasts `least`; the next step comes `before`. Lift:
  /// comes `before` after the base. Move: lasts from `least` to `before`.
  var limits = MoveLimits()
  /// Press: time from the last lift.
  var gapLeast: Microseconds = 0
  var gapBefore = Microseconds.max
  /// Press: distance from the last lift.
  var near = Double.infinity
  /// Press: distance between fingers.
  var apart = Double.infinity
  /// A translation's directions, a part of `TableBuilder.arcs`; empty is any.
  var arcs = IndexRange.none
  /// What deviation is measured from, in degrees: a part of `TableBuilder.axes`.
  var axes = IndexRange.none
  /// A translation's points downward for twice the scale; 0 for one that has none.
  var doubling = 0.0
  /// Whether edges, directions and axes are those of a layout from left to right, and change sides in the other.
  var isMirrored = false
  /// Whether the contact that the step belongs to has a move; derived when loading.
  var contactHasMove = false
}

/// One name of a movement.
struct NameEntry: Sendable {
  var mechanic: Int
  var isContinuous: Bool
  var fingersLeast: Int
  var fingersMost: Int
  /// What must hold at the end for it to be the name; `limits.velocity` is the lift's.
  var limits = MoveLimits()
}

struct RecognizerEntry: Sendable {
  var activity: Int
  var target: Int
  var fingersLeast: Int
  var fingersMost: Int
  var isContinuous: Bool
  /// Parts of `TableBuilder.names`, the greatest least velocity first, and `steps`.
  var names = IndexRange.none
  var steps = IndexRange.none

  // Derived when loading
  /// The step at which it claims.
  var claimStep = 0
  /// Number of presses.
  var presses = 0
  var hasWait = false
  var hasEdge = false
  /// The last translation's step; -1 for none.
  var translation = -1
  /// The name that it bears while under way, and when no other holds; -1 for none.
  var continuousName = -1
  /// Points downward for twice the scale, of the last contact's last translation that has any; 0 for none.
  var doubling = 0.0
  /// Which values its outcomes have.
  var values: OutcomeValues = []
}
