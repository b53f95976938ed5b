/// A reason why no touch sequence meets a mechanic's constraints.
struct MechanicFault: Sendable, Hashable {
  /// A clause that continues "`flick` can never be made: ".
  var message: String
  /// The step, or the key of the activity, that cannot be met.
  var span: SourceSpan
  /// The origins of the limits that contradict each other.
  var origins: [Origin] = []
  /// Other places to show, each with a message.
  var related: [Finding.Related] = []
  /// What to write instead; may be empty.
  var help: [String] = []
}

extension MechanicFault {
  /// The most precise place: the first limit that the spec itself writes, otherwise the step or key.
  var place: SourceSpan {
    for origin in origins {
      if case .written(let span) = origin { return span }
    }
    return span
  }
}

extension Origin {
  /// The place of a limit, to show beside a finding; `nil` for a metric that nothing in the spec sets.
  func related(in metrics: Metrics) -> Finding.Related? {
    switch self {
    case .written(let span): Finding.Related(span: span, message: "this limit")
    case .metric(let metric, let owner):
      metrics[metric].span.map { span in
        let followed = metric.follows.flatMap { metrics[$0].span == span ? $0 : nil }
        let name = (followed ?? metric).rawValue
        let clause = followed == nil ? "" : ", and `\(metric.rawValue)` follows it"
        return Finding.Related(span: span, message: "\(owner) sets `\(name)` here" + clause)
      }
    }
  }
}
