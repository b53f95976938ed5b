import SpecParser

/// Finds changes of what applies to a whole product: metrics that no limit of a movement shows, values of state, and protected edges.
struct CompareSettings {
  let pair: SpecPair

  var changes: [ProductChange] { Self.uses.compactMap(metric) + flings + states + protectedEdges }

  // MARK: Metrics

  /// What activities do with a metric of the recognizer.
  private struct Use: Sendable {
    var metric: Metric
    /// A predicate for one or several activities, without the name of the metric.
    var predicate: String
    /// Whether an activity uses the metric.
    var isFound: @Sendable (CheckedSpec, Int) -> Bool
  }

  private static let uses: [Use] =
    [
      Use(metric: .edgeWidth, predicate: "must begin within another distance of the edge") { spec, activity in
        spec.steps(of: activity).contains { !$0.edges.isEmpty }
      },
      Use(metric: .swipeVelocity, predicate: "can be taken back at another speed") { spec, activity in
        spec.activities[activity].commit != nil && measuresSpeed(spec, activity)
      },
    ]
    + [.velocityEstimator, .velocitySamples, .velocityHorizon, .velocityStopGap, .maxFlingVelocity].map {
      Use(metric: $0, predicate: "may measure another speed", isFound: measuresSpeed)
    }

  @Sendable
  private static func measuresSpeed(_ spec: CheckedSpec, _ activity: Int) -> Bool {
    spec.steps(of: activity).contains { $0.kind.isTranslation || $0.velocity != Limits() }
  }

  private func metric(_ use: Use) -> ProductChange? {
    let (before, after) = (pair.old.metrics[use.metric], pair.new.metrics[use.metric])
    let words = (MetricWords.value(use.metric, before), MetricWords.value(use.metric, after))
    guard words.0 != words.1 else { return nil }
    return change(
      .metric, "\(use.predicate) (\(use.metric.rawValue))", before: words.0, after: words.1,
      spans: (before.span, after.span)
    ) { use.isFound(pair.old, $0) && use.isFound(pair.new, $1) }
  }

  /// A fling has a minimum velocity of at least `min-fling-velocity`. A minimum that is the metric itself changes with it.
  private var flings: [ProductChange] {
    let (before, after) = (pair.old.metrics[.minFlingVelocity], pair.new.metrics[.minFlingVelocity])
    let flung = change(
      .metric, "can be committed by other flings (\(Metric.minFlingVelocity.rawValue))",
      before: MetricWords.value(.minFlingVelocity, before),
      after: MetricWords.value(.minFlingVelocity, after), spans: (before.span, after.span)
    ) { old, new in
      let (before, after) = (pair.old.activities[old], pair.new.activities[new])
      let names = Set(pair.old.mechanicNames(of: before)).intersection(pair.new.mechanicNames(of: after))
      return after.commit != nil
        && names.intersection(Self.flings(pair.old, old)) != names.intersection(Self.flings(pair.new, new))
    }
    return flung.map { [$0] } ?? []
  }

  /// The names of the mechanics of an activity that are flings.
  private static func flings(_ spec: CheckedSpec, _ activity: Int) -> [String] {
    let least = spec.metrics[.minFlingVelocity].amount ?? 0
    return spec.activities[activity].mechanics.compactMap { mechanic in
      let elaborated = CompilePipeline.elaborate(mechanic.value, for: activity, in: spec)
      guard least > 0, let lift = elaborated.steps.last, lift.kind == .lift,
        let speed = lift.velocity.low?.amount, speed >= least
      else { return nil }
      return elaborated.name
    }
  }

  /// A change of the activities for which the closure holds, which receives their indices in both specs; `nil` if there is none.
  private func change(
    _ kind: ProductChange.Kind, _ predicate: String, before: String, after: String,
    spans: (old: SourceSpan?, new: SourceSpan?), of isAffected: (Int, Int) -> Bool
  ) -> ProductChange? {
    let affected = pair.both.filter(isAffected)
    guard let first = affected.first else { return nil }
    return ProductChange(
      kind, affected.map { pair.new.activities[$0.new].name.value }, predicate, before: before, after: after,
      oldSpan: spans.old ?? pair.old.activities[first.old].name.span,
      newSpan: spans.new ?? pair.new.activities[first.new].name.span)
  }

  // MARK: State

  /// Variables of both specs that start with another value or have lost values, and that a guard reads.
  private var states: [ProductChange] {
    let old = Dictionary(firstOf: pair.old.states.enumerated().map { ($1.name.value, $0) })
    return pair.new.states.enumerated().flatMap { slot, variable in
      old[variable.name.value].map { [start($0, slot), loss($0, slot)].compactMap(\.self) } ?? []
    }
  }

  private func start(_ old: Int, _ new: Int) -> ProductChange? {
    let (former, variable) = (pair.old.states[old], pair.new.states[new])
    guard DocumentWords.start(former.type) != DocumentWords.start(variable.type) else { return nil }
    return change(
      .start, "may be there or gone at the start: `\(variable.name.value)` has another first value", old, new,
      words: DocumentWords.start)
  }

  private func loss(_ old: Int, _ new: Int) -> ProductChange? {
    let (former, variable) = (pair.old.states[old], pair.new.states[new])
    guard !variable.type.hasAllValues(of: former.type) else { return nil }
    return change(
      .state, "depends on `\(variable.name.value)`, which has lost values", old, new,
      words: DocumentWords.values)
  }

  /// A change of a variable for the activities that read it, with the slots in both specs; `nil` if there are none.
  private func change(
    _ kind: ProductChange.Kind, _ predicate: String, _ old: Int, _ new: Int, words: (StateType) -> String
  ) -> ProductChange? {
    let (former, variable) = (pair.old.states[old], pair.new.states[new])
    return change(
      kind, predicate, before: words(former.type), after: words(variable.type),
      spans: (former.name.span, variable.name.span)
    ) {
      pair.old.activities[$0].condition?.slots.contains(old) == true
        && pair.new.activities[$1].condition?.slots.contains(new) == true
    }
  }

  // MARK: Edges

  private var protectedEdges: [ProductChange] {
    let (before, after) = (pair.old.protectedEdges, pair.new.protectedEdges)
    func isSame(in layout: LayoutDirection) -> Bool {
      Set(before?.value.laidOut(layout) ?? []) == Set(after?.value.laidOut(layout) ?? [])
    }
    guard !isSame(in: .ltr) || !isSame(in: .rtl) else { return [] }
    func words(_ edges: Located<Sides>?) -> String {
      edges.map { DocumentWords.sides($0.value, joinedBy: "and") } ?? "none"
    }
    return [
      ProductChange(
        .edges, [], "the product answers before the system at other edges", before: words(before),
        after: words(after), oldSpan: before?.span ?? pair.old.product.span,
        newSpan: after?.span ?? pair.new.product.span)
    ]
  }
}

extension CheckedSpec {
  /// The steps of all mechanics of an activity.
  fileprivate func steps(of activity: Int) -> [ElaboratedStep] {
    activities[activity].mechanics.flatMap { elaborated($0.value, for: activity).steps }
  }
}
