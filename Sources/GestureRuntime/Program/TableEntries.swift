// The decoded parts of a table: plain values in lists, addressed by index.

/// A text of a table: a range of its bytes.
struct TableText: Sendable, BitwiseCopyable {
  private let start: UInt32
  private let count: UInt32

  static let none = TableText(packed: 0)

  /// - Parameter packed: offset and length, 32 bits each. A table has fewer than 2^32 bytes.
  init(packed: UInt64) {
    start = UInt32(truncatingIfNeeded: packed >> 32)
    count = UInt32(truncatingIfNeeded: packed)
  }

  var isEmpty: Bool { count == 0 }
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// The domain of a state variable.
public enum StateDomain: Sendable, Hashable {
  case bool
  /// Words, each with its index as value.
  case words([[UInt8]])
  case number(low: Double, high: Double)
}

struct StateEntry: Sendable, BitwiseCopyable {
  var name: TableText
  var domain: Domain
  /// The element whose instances each have a value; -1 for a variable of the product.
  var element = -1

  enum Domain: Sendable, BitwiseCopyable {
    case bool
    /// A range of `TableContents.words`.
    case words(IndexRange)
    case number(low: Double, high: Double)
  }

  /// Whether a host may set this value.
  func allows(_ value: Double) -> Bool {
    switch domain {
    case .bool: value == 0 || value == 1
    case .words(let words): value >= 0 && value < Double(words.count) && value == value.rounded()
    case .number(let low, let high): value >= low && value <= high
    }
  }

  /// The default value: false, the first word, or the least number.
  var first: Double {
    switch domain {
    case .bool, .words: 0
    case .number(let low, _): low
    }
  }
}

struct ElementEntry: Sendable, BitwiseCopyable {
  var name: TableText
  /// The index of the parent; -1 at the top.
  var parent: Int
  /// The number of its ancestors.
  var depth: Int
}

struct ActivityEntry: Sendable, BitwiseCopyable {
  var name: TableText
  var does: TableText
  var target: Int
  var begins = false
  /// Whether it only takes over touches that another activity hands over.
  var takesOver = false
  /// The mechanics after which it comes: a range of `TableView.after`.
  var after = IndexRange.none
  var commitDistance: Double?
  /// Whether `commitDistance` is in percent of the target's size.
  var commitIsShare = false
  var commitVelocity: Double?
  /// The detents, the nearest first: a range of `TableView.detents`. The commit distance is that of the first.
  var detents = IndexRange.none
  /// The accepted tools; `nil` for the usual ones.
  var tools: TouchTools?
  /// The number up to which its outcomes count touches in a row, 0 for none; and the limits of time and distance for the next touch.
  var taps: UInt8 = 0
  var tapsBefore: Microseconds = 0
  var tapsNear = 0.0
  /// The time in microseconds from the press to the outcome `possible`; `nil` for none.
  var showsPossible: UInt32?
  /// The elements that its outcomes name while a finger is over them, ascending: a range of `TableView.over`.
  var over = IndexRange.none
  /// Whether its values are restricted to one axis, and whether they count from the press.
  var valuesAlong = false
  var valuesFromPress = false
  /// Its guard: a range of `TableView.guards`; empty for none.
  var condition = IndexRange.none
  /// The number of its feedback in `TableContents.feedback`; -1 for none.
  var feedback = -1

  var hasCommit: Bool { commitDistance != nil || commitVelocity != nil }
}

struct DetentEntry: Sendable, BitwiseCopyable {
  var name: TableText
  var place: ProgramDetent
}

enum GuardInstruction: Sendable, Equatable, BitwiseCopyable {
  case isOneOf(state: Int, first: UInt64, bits: UInt64)
  case isLess(state: Int, than: Double)
  case isAtMost(state: Int, than: Double)
  case isEqual(state: Int, to: Double)
  case constant(Bool)
  case not, and, or
}

/// A step while its table is loaded. `FlatTable` completes it.
struct StepEntry: Sendable, BitwiseCopyable {
  /// For a press, `limits.before` is the time for the k-th press after the first. A wait lasts at least `limits.least`, and the next step
  /// comes before `limits.before`. A lift comes before that time after the base. A move lasts at least `least` and less than `before`.
  var step: ProgramStep
  var lists = StepLists(arcs: .none, axes: .none)
  /// The downward points of a translation that double the scale; 0 if it sets no scale.
  var doubling = 0.0
  /// Whether edges, directions and axes are those of a layout from left to right, and are mirrored in the other.
  var isMirrored = false

  init(_ kind: StepKind) { step = ProgramStep(kind, 0, press: 0) }

  var kind: StepKind { step.kind }
}

/// One name of a movement.
struct NameEntry: Sendable, BitwiseCopyable {
  var mechanic: Int
  var isContinuous: Bool
  var fingersLeast: Int
  var fingersMost: Int
  /// The limits that must be met at the end for this name; `limits.velocity` is that of the lift.
  var limits = ProgramLimits()
}

struct RecognizerEntry: Sendable, BitwiseCopyable {
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
