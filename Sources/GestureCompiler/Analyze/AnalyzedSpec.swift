import SpecParser

/// A spec under analysis: the data that all steps of the analysis read and none changes.
///
/// Activities are indices of the machine.
final class AnalyzedSpec {
  let context: CheckContext
  let machine: Machine
  let hand: HandLimits
  /// The indices of shapes in the pool, by activity and recognizer.
  let shapes: [[[Int]]]
  /// By activity and recognizer: whether another mechanic of the activity always claims first.
  let isLate: [[Bool]]
  let pool: ShapePool
  let guards: GuardPairs
  let paths: ActivitiesByElement
  let relations: RelationIndex
  /// Activities that can never claim by themselves: those that nobody can perform, and `takers`.
  let dead: Set<Int>
  /// Activities that only take touches over. They compete for no claim, but what `resolve` says of them counts at and after the hand-over.
  let takers: Set<Int>
  /// Pairs about which `resolve` contradicts itself, by the spec's index.
  let contradictory: Set<UnorderedActivityPair>
  /// Activities whose claims may be held for another one.
  let held: Set<Int>
  /// Activities with a mechanic of several presses, by target.
  private let repeated: [Int: [Int]]
  /// Elements with two equal activities: if both claim, names may decide which wins.
  let twinTargets: Set<Int>
  /// The spec's index of each activity, by the machine's index.
  let specIndex: [Int]
  /// For each activity, the others whose claim leaves it live. Only waits ask for them.
  private lazy var sparing = relations.sparing(machine)

  /// - Parameters:
  ///   - machine: the machine of the context's spec.
  ///   - memory: results of an analysis under the same metrics.
  ///   - pool: receives the shapes that it does not have yet.
  init(_ context: CheckContext, _ machine: Machine, _ memory: AnalysisMemory, _ pool: inout ShapePool) {
    self.context = context
    self.machine = machine
    let hand = HandLimits(machine.metrics)
    self.hand = hand
    // Most activities have the recognizers of others, often in the same array.
    var known: [[Int]: (recognizers: [MachineRecognizer], shapes: [[Int]])] = [:]
    shapes = machine.activities.map { activity in
      let mechanics = activity.recognizers.flatMap { $0.names.map(\.mechanic) }
      if let same = known[mechanics], same.recognizers == activity.recognizers { return same.shapes }
      let shapes = activity.recognizers.map { recognizer in
        MakeShapes(recognizer, hand).shapes.map { pool.number(of: $0) }
      }
      known[mechanics] = (activity.recognizers, shapes)
      return shapes
    }
    self.pool = pool
    isLate = shapes.map { [pool] in Self.isLate($0.map { $0.map { pool.shapes[$0] } }) }
    guards = GuardPairs(machine, memory.guards, memory.plainValues)
    paths = ActivitiesByElement(machine)
    relations = RelationIndex(machine)
    let byName = context.spec.activityIndices
    specIndex = machine.activities.map { byName[$0.name] ?? 0 }
    let toMachine = Dictionary(firstOf: specIndex.enumerated().map { ($1, $0) })
    takers = Set(machine.activities.indices.filter { machine.activities[$0].takesOver })
    dead = Set(context.deadActivities.compactMap { toMachine[$0] }).union(takers)
    contradictory = context.contradictoryPairs
    held = Self.held(machine)
    let severalTimes = machine.activities.indices.filter { index in
      machine.activities[index].recognizers.contains { $0.presses > 1 }
    }
    repeated = Dictionary(grouping: severalTimes) { machine.activities[$0].target }
    twinTargets = Self.twinTargets(machine, shapes)
  }

  private static func isLate(_ recognizers: [[RecognizerShape]]) -> [Bool] {
    if recognizers.count < 2 { return [false] }
    return recognizers.indices.map { number in
      recognizers.indices.contains { other in
        other != number && recognizers[other].count == 1
          && recognizers[number].allSatisfy { recognizers[other][0].claims(before: $0) }
      }
    }
  }

  /// The relation of the targets of two activities on one path.
  func targets(_ a: Int, _ b: Int) -> TargetRelation {
    let (first, second) = (machine.activities[a].target, machine.activities[b].target)
    if first == second { return .same }
    return machine.elements.lies(first, on: second) ? .firstInside : .secondInside
  }

  /// Whether a recognizer of an activity never waits for one of another activity, since the other one has won by then: whenever the waiting
  /// one claims, one of the other's recognizers claims, too.
  ///
  /// Of different elements this is only known for one contact that has not lifted, because what comes later may be outside the inner one. With
  /// several fingers one may be outside. Then another recognizer of the awaited activity, the one that claims, is still possible, too.
  func isForestalled(_ waiting: RecognizerPlace, by awaited: RecognizerPlace) -> Bool {
    let (own, other) = (machine.activities[waiting.activity], machine.activities[awaited.activity])
    guard relations.isWaiting(waiting.activity, for: awaited.activity),
      machine.elements.lies(other.target, on: own.target), own.after.isEmpty, other.after.isEmpty,
      !other.begins, guards.isCovered(waiting.activity, by: [awaited.activity])
    else { return false }
    let isOne = own.target == other.target
    return thirds(ending: awaited.activity, sparing: waiting.activity).isEmpty
      && shapes[waiting.activity][waiting.recognizer].allSatisfy { number in
        let shape = pool.shapes[number]
        return (isOne || !shape.liftsBeforeClaim)
          && shapes[awaited.activity].indices.contains { index in
            shapes[awaited.activity][index].contains {
              pool.shapes[$0].claims(with: shape, onOneElement: isOne || index != awaited.recognizer)
            }
          }
      }
  }

  /// The activities whose win ends an activity and leaves another one live, which waits for it.
  func thirds(ending awaited: Int, sparing waiting: Int) -> [Int] {
    // The held claim of an activity that may only begin a touch fails after every win.
    let begins = machine.activities[awaited].begins
    return sparing[waiting].filter { other in
      other != waiting && other != awaited && (begins || !relations.areTogether(other, awaited))
    }
  }

  /// Activities for which a claim of another one may be held: those of `resolve`, and those with several presses on its target.
  func mayAwait(_ activity: Int) -> [Int] {
    relations.waits.seconds(of: activity) + repeated[machine.activities[activity].target, default: []]
  }

  /// The shapes of every activity's recognizers.
  var allShapes: [[[RecognizerShape]]] { shapes.map { $0.map { $0.map { pool.shapes[$0] } } } }

  private static func twinTargets(_ machine: Machine, _ shapes: [[[Int]]]) -> Set<Int> {
    var owners: [Int: [Int: Int]] = [:]
    var twins: Set<Int> = []
    for (activity, recognizers) in shapes.enumerated() {
      let target = machine.activities[activity].target
      for shape in recognizers.flatMap({ $0 }) {
        if let owner = owners[target]?[shape], owner != activity { twins.insert(target) }
        owners[target, default: [:]][shape] = activity
      }
    }
    return twins
  }

  /// Activities whose claims may be held: by a line of `resolve`, or for a mechanic with more presses on the same target.
  private static func held(_ machine: Machine) -> Set<Int> {
    var most: [Int: Int] = [:]
    for activity in machine.activities {
      for recognizer in activity.recognizers {
        most[activity.target] = max(most[activity.target] ?? 0, recognizer.presses)
      }
    }
    let shorter = machine.activities.indices.filter { index in
      let activity = machine.activities[index]
      return activity.recognizers.contains { !$0.isContinuous && $0.presses < most[activity.target] ?? 0 }
    }
    return Set(shorter).union(machine.waits.map(\.first))
  }
}
