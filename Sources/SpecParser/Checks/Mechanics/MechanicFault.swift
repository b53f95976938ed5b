/// Why no touch sequence meets a mechanic's constraints.
struct MechanicFault: Sendable, Hashable {
  /// A clause that goes on from "`flick` can never be made: ".
  var message: String
  /// The step, or the key of the activity, that cannot be met.
  var span: SourceSpan
  /// The limits that clash, or that stand open: where each comes from.
  var origins: [Origin] = []
  /// Other places to show, with what is to be seen there.
  var related: [Finding.Related] = []
  /// What to write instead; may be empty.
  var help: [String] = []
}

extension MechanicFault {
  /// The most precise place: the first limit that the spec itself writes, else the step or key.
  var place: SourceSpan {
    for origin in origins {
      if case .written(let span) = origin { return span }
    }
    return span
  }
}

extension Origin {
  /// The place to show beside a finding. A metric that nothing in the spec sets has none.
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
