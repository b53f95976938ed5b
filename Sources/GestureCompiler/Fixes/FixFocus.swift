import SpecParser

/// The activities and pairs that a change can affect, by name. All others keep their results.
struct FixFocus: Hashable {
  /// Activities whose pairs are analyzed.
  var activities: Set<String> = []
  /// Pairs whose relation changes.
  var pairs: Set<Pair> = []

  struct Pair: Hashable {
    var first: String
    var second: String
  }

  /// Creates a focus on the pairs among some activities.
  init(pairsOf names: [String]) {
    for (index, first) in names.enumerated() {
      for second in names[(index + 1)...] { pairs.insert(Pair(first: first, second: second)) }
    }
  }

  /// - Parameters:
  ///   - change: a change with the indices of `part`.
  ///   - widest: activities whose pairs are all analyzed, if the change itself is not enough.
  init(_ change: SpecChange, in part: CheckedSpec, widest: Set<String>?) {
    let name = { (activity: Int) in part.activities[activity].name.value }
    if let widest { activities = widest }
    switch change {
    case .resolve, .instead, .without:
      pairs = Self.otherPreferences(change, part)
      switch change.newLine {
      case .wait(let a, let b), .prefer(let a, let b):
        for first in a { pairs.formUnion(b.map { Pair(first: name(first), second: name($0)) }) }
      case .together(let all): pairs.formUnion(FixFocus(pairsOf: all.map(name)).pairs)
      case nil: break
      }
    case .toward(let activity, _), .condition(let activity, _), .target(let activity, _):
      activities.insert(name(activity))
    case .handOver(let added):
      for handOver in added { activities.formUnion([name(handOver.giver), name(handOver.taker)]) }
    case .limits(let mechanic, _, _, _):
      for activity in part.activities where activity.mechanics.contains(where: { $0.value == mechanic }) {
        activities.insert(activity.name.value)
      }
    }
    if let line = change.oldLine {
      // Without a line that names it, an activity may have a shorter press window, which matters to all its pairs.
      let dropped = Set(part.resolutions[line].activities).subtracting(change.newLine?.activities ?? [])
      activities.formUnion(dropped.map(name))
    }
  }

  /// Activities of a conflict whose pairs must all be analyzed: a line of `lint` may disable any pair.
  static func widest(_ activities: [Int], in spec: CheckedSpec) -> Set<String>? {
    spec.suppressions.isEmpty ? nil : Set(activities.map { spec.activities[$0].name.value })
  }

  /// The other pairs that are settled by the change. `prefer` is transitive, so one line can settle other pairs.
  private static func otherPreferences(_ change: SpecChange, _ part: CheckedSpec) -> Set<Pair> {
    let hasPreferences = part.resolutions.contains { if case .prefer = $0.rule { true } else { false } }
    guard hasPreferences else { return [] }
    return preferences(change.applied(to: part)).symmetricDifference(preferences(part))
  }

  private static func preferences(_ spec: CheckedSpec) -> Set<Pair> {
    let machine = CompilePipeline.lower(spec)
    return Set(
      machine.prefers.map {
        Pair(first: machine.activities[$0.first].name, second: machine.activities[$0.second].name)
      })
  }

  func inside(_ machine: Machine) -> AnalysisFocus {
    let numbers = machine.activityIndices
    return AnalysisFocus(
      activities: Set(activities.compactMap { numbers[$0] }),
      pairs: Set(
        pairs.compactMap { pair in
          guard let first = numbers[pair.first], let second = numbers[pair.second] else { return nil }
          return UnorderedActivityPair(first, second)
        }))
  }
}
