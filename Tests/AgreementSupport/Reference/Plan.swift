import GestureRuntime
import SpecParser

/// A recognizer with all its limits: one mechanic of an activity, or the several names of one movement.
struct Plan {
  var activity: Int
  var activityName: String
  var target: Int
  /// The depth of the target in the tree; 0 at the top.
  var depth: Int
  /// The mechanics, in the order of their names. All have the same steps.
  var names: [PlanMechanic]
  /// The index of the continuous name, if there is one. It claims, and the end decides which name the movement gets.
  var lead: Int?
  var commit: Commit?
  /// The words of `values`.
  var values: Set<ValueWord>
  /// The number up to which it counts touches in a row.
  var taps: Int?
  /// The time after the press at which its candidates are shown as possible, in microseconds.
  var showsPossible: Microseconds?
  var begins: Bool
  /// Whether it begins only when another activity hands its touch over.
  var takesOver: Bool
  /// For each end, the activity that takes over there, by its index in the spec.
  var handOvers: [HandOverEnd: Int]
  var after: [String]
  /// For every element that can be under a finger, the path of the element that outcomes name there.
  var over: [Int: String]

  /// The element that an outcome names: the one under the finger that landed first, of those that are not gone.
  func named(under fingers: [Finger]) -> String? {
    let first = fingers.filter { !$0.isGone }.min { $0.serial < $1.serial }
    return first?.over.flatMap { over[$0] }
  }

  /// The first of its names in alphabetical order.
  var firstName: String { names.map(\.name).min() ?? "" }
  var isContinuous: Bool { lead != nil }
  var first: PlanMechanic { names[lead ?? 0] }
  var presses: Int { first.contacts.count }
  /// The points down for twice the scale, if its movement has `doubling`.
  var doubling: Double? { isContinuous ? first.contacts.last?.lastMove?.doubling : nil }
}

/// A mechanic with every limit in place.
struct PlanMechanic {
  var name: String
  var isContinuous: Bool
  var fingers: ClosedRange<Int>
  /// The fingers of the name itself, while `fingers` are those of its movement.
  var ownFingers: ClosedRange<Int>
  var contacts: [PlanContact]
  var stepCount: Int
  /// The minimum velocity of the lift, else of the last move that has one; 0 without.
  var leastVelocity: Double

  var hasWait: Bool {
    contacts.contains { $0.strokes.contains { if case .wait = $0 { true } else { false } } }
  }
  var hasEdge: Bool { contacts.contains { !$0.from.isEmpty } }
  /// The last translation of all contacts.
  var lastTranslation: Directions? { contacts.compactMap(\.lastTranslation).last }
}

/// The steps from a press to the lift that follows it.
struct PlanContact {
  /// The edges at which each finger must land; empty is anywhere.
  var from: Set<Side>
  /// The time from the first press to the k-th, where k is the least number of fingers.
  var within: Bounds
  /// Whether the mechanic states the upper end of `within`.
  var hasOwnWindow: Bool
  /// The time since the last lift of the contact before.
  var after: Bounds
  var strokes: [PlanStroke]
  /// The lift; `nil` if the mechanic ends before it.
  var lift: PlanLift?

  var moves: [PlanMove] { strokes.compactMap { if case .move(let move) = $0 { move } else { nil } } }
  var lastMove: PlanMove? { moves.last }
  var lastTranslation: Directions? { moves.compactMap(\.directions).last }
  var hasMove: Bool { !moves.isEmpty }
}

enum PlanStroke {
  case wait(PlanWait)
  case move(PlanMove)
}

struct PlanWait {
  /// The duration, which always has a lower end.
  var duration: Bounds
  /// Whether it comes after a move, so that the fingers' centre may rest anywhere.
  var isRest: Bool
}

struct PlanMove {
  /// The least distance that is measured.
  static let millionth = 1e-6

  var path: PlanPath
  /// The directions of a translation.
  var directions: Directions? { if case .translation(let directions) = path { directions } else { nil } }
  /// The slop in points or degrees, which a greater amount has passed.
  var slop: Double
  var distance: Bounds
  var within: Bounds
  var deviation: Bounds?
  var velocity: Bounds?
  /// The points down for twice the scale.
  var doubling: Double?
}

enum PlanPath {
  case translation(Directions)
  case spread(Set<SpreadSense>)
  case orbit(Set<OrbitSense>)
}

struct PlanLift {
  var velocity: Bounds?
  /// The time from the base to the last lift.
  var within: Bounds
  /// The points outside the target within which the lift still counts; `nil` for anywhere.
  var targetSlop: Double?
}
