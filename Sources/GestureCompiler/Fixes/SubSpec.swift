import SpecParser

/// The part of a spec that a change of some activities can affect. It has these activities, all whose targets lie on one path with theirs,
/// and all in lines of `resolve`. These matter because `prefer` is transitive and lines can extend press windows.
struct SubSpec {
  /// Kept activities as indices into the whole spec, ascending.
  let kept: [Int]
  /// The index into `kept` of each activity of the whole spec.
  let place: [Int: Int]
  /// The part's index of each line of `resolve`, by the whole spec's index.
  private let linePlace: [Int: Int]
  let spec: CheckedSpec

  /// - Parameter elements: additional targets that matter, such as the new target of an activity.
  init(_ spec: CheckedSpec, around activities: [Int], elements: [Int] = []) {
    let targets = activities.map { spec.activities[$0].target.value } + elements
    let resolved = Set(spec.resolutions.flatMap(\.activities))
    kept = spec.activities.indices.filter { index in
      let target = spec.activities[index].target.value
      return activities.contains(index) || resolved.contains(index)
        || targets.contains { spec.elements.areOnOnePath($0, target) }
    }
    let place = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    self.place = place
    let lines = spec.resolutions.indices.filter { index in
      spec.resolutions[index].rule.mapped { $0.filter { place[$0.value] != nil } } != nil
    }
    linePlace = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1, $0) })
    self.spec = kept.count == spec.activities.count ? spec : Self.narrowed(spec, kept, place)
  }

  /// - Parameter kept: indices of activities, ascending.
  static func part(of spec: CheckedSpec, keeping kept: [Int]) -> CheckedSpec {
    if kept.count == spec.activities.count { return spec }
    return narrowed(spec, kept, Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) }))
  }

  private static func narrowed(_ spec: CheckedSpec, _ kept: [Int], _ place: [Int: Int]) -> CheckedSpec {
    func located(_ list: [Located<Int>]) -> [Located<Int>] {
      list.compactMap { item in place[item.value].map { Located($0, item.span) } }
    }
    var part = spec
    part.activities = kept.map { index in
      var activity = spec.activities[index]
      activity.fallback = activity.fallback.flatMap { located([$0]).first }
      activity.handOvers = activity.handOvers.compactMap { handOver in
        located([handOver.taker]).first.map {
          HandOver(taker: $0, ends: handOver.ends, layout: handOver.layout)
        }
      }
      return activity
    }
    part.resolutions = spec.resolutions.compactMap { line in
      line.rule.mapped(located).map { Resolution($0, span: line.span) }
    }
    part.suppressions = spec.suppressions.compactMap { suppression in
      var suppression = suppression
      let hadNames = !suppression.activities.isEmpty
      suppression.activities = located(suppression.activities)
      return hadNames && suppression.activities.isEmpty ? nil : suppression
    }
    return part
  }

  /// The change with the part's indices; `nil` if it names an activity outside.
  func change(_ change: SpecChange) -> SpecChange? {
    switch change {
    case .resolve(let rule): mapped(rule).map { .resolve($0) }
    case .instead(let line, let rule):
      linePlace[line].flatMap { line in mapped(rule).map { .instead(line: line, $0) } }
    case .without(let line): linePlace[line].map { .without(line: $0) }
    case .toward(let activity, let directions):
      place[activity].map { .toward(activity: $0, directions) }
    case .condition(let activity, let condition):
      place[activity].map { .condition(activity: $0, condition) }
    case .target(let activity, let element): place[activity].map { .target(activity: $0, element: element) }
    case .limits: change
    case .handOver(let added): mapped(added).map { .handOver($0) }
    }
  }

  private func mapped(_ added: [AddedHandOver]) -> [AddedHandOver]? {
    let mapped = added.compactMap { handOver -> AddedHandOver? in
      guard let giver = place[handOver.giver], let taker = place[handOver.taker] else { return nil }
      var handOver = handOver
      (handOver.giver, handOver.taker) = (giver, taker)
      return handOver
    }
    return mapped.count == added.count ? mapped : nil
  }

  private func mapped(_ rule: ResolutionRule<Int>) -> ResolutionRule<Int>? {
    rule.activities.allSatisfy { place[$0] != nil } ? rule.mapped { $0.compactMap { place[$0] } } : nil
  }
}
