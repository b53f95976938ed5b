import GestureRuntime
import SpecParser

/// A recognizer, elaborated: one activity's mechanic, or the several names of one movement.
struct Plan {
  var activity: Int
  var activityName: String
  var target: Int
  /// How deep the target lies; 0 at the top.
  var depth: Int
  /// In the order of their names; of one and the same shape.
  var names: [PlanMechanic]
  /// Index of the continuous name, if there is one: it claims, the others are told apart at the end.
  var lead: Int?
  var commit: Commit?
  /// How the values of a continuous one count.
  var values: Set<ValueWord>
  /// How many touches in a row it counts.
  var taps: Int?
  /// When its candidates say that they are possible, in microseconds after the press.
  var showsPossible: Microseconds?
  var begins: Bool
  /// Begins only where another hands its touch over.
  var takesOver: Bool
  /// By their words, activities that take over; places in the spec.
  var handOvers: [HandOverEnd: Int]
  var after: [String]
  /// For every element that may be under a finger, the path of the one that outcomes name there: the innermost.
  var over: [Int: String]

  /// What an outcome names under fingers: that of the one that landed first counts, of those that have not gone.
  func named(under fingers: [Finger]) -> String? {
    let first = fingers.filter { !$0.isGone }.min { $0.serial < $1.serial }
    return first?.over.flatMap { over[$0] }
  }

  /// The first of its names by letters.
  var firstName: String { names.map(\.name).min() ?? "" }
  var isContinuous: Bool { lead != nil }
  var first: PlanMechanic { names[lead ?? 0] }
  var presses: Int { first.contacts.count }
  /// Points down for twice the scale, where its movement is one.
  var doubling: Double? { isContinuous ? first.contacts.last?.lastMove?.doubling : nil }
}

/// A mechanic with every limit in place.
struct PlanMechanic {
  var name: String
  var isContinuous: Bool
  var fingers: ClosedRange<Int>
  /// The fingers of the name itself: `fingers` are those of the movement that it is a name of.
  var ownFingers: ClosedRange<Int>
  var contacts: [PlanContact]
  var stepCount: Int
  /// Of the lift, else of the last move; 0 without.
  var leastVelocity: Double

  var hasWait: Bool {
    contacts.contains { $0.strokes.contains { if case .wait = $0 { true } else { false } } }
  }
  var hasEdge: Bool { contacts.contains { !$0.from.isEmpty } }
  /// The first move of all.
  var firstMove: PlanMove? { contacts.lazy.compactMap(\.firstMove).first }
}

/// From a press to the lift that follows it.
struct PlanContact {
  /// Where each finger must land; empty is anywhere.
  var from: Set<ScreenEdge>
  /// From the first press to the k-th.
  var within: Bounds
  /// Whether the mechanic states it.
  var hasOwnWindow: Bool
  /// From the last lift of the contact before.
  var after: Bounds
  var strokes: [PlanStroke]
  /// `nil`: the mechanic ends before it.
  var lift: PlanLift?

  var firstMove: PlanMove? {
    strokes.lazy.compactMap { if case .move(let move) = $0 { move } else { nil } }.first
  }
  var lastMove: PlanMove? {
    strokes.lazy.compactMap { if case .move(let move) = $0 { move } else { nil } }.last
  }
  var hasMove: Bool { firstMove != nil }
}

enum PlanStroke {
  case wait(PlanWait)
  case move(PlanMove)
}

struct PlanWait {
  /// Always with a lower end.
  var duration: Bounds
  /// Whether it comes after a move: the fingers' centre then rests anywhere.
  var isRest: Bool
}

struct PlanMove {
  /// The least that is measured.
  static let millionth = 1e-6

  var path: PlanPath
  /// Points or degrees; passed beyond it.
  var slop: Double
  var distance: Bounds
  var within: Bounds
  var deviation: Bounds?
  var velocity: Bounds?
  /// Points down for twice the scale.
  var doubling: Double?
}

enum PlanPath {
  case translation(Directions)
  case spread(Set<SpreadSense>)
  case orbit(Set<OrbitSense>)
}

struct PlanLift {
  var velocity: Bounds?
  /// From the base to the last lift.
  var within: Bounds
  /// Points outside the target at which it still counts; `nil` for anywhere.
  var targetSlop: Double?
}
