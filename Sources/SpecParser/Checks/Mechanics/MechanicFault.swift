/// Why no touch sequence meets a mechanic's constraints.
struct MechanicFault: Sendable, Hashable {
  /// A clause that goes on from "`flick` can never be made: ".
  var message: String
  /// The step, or the key of the activity, that cannot be met.
  var span: SourceSpan
  /// The limits that clash, or that stand open: where each comes from.
  var origins: [Origin] = []
  /// What to write instead; may be empty.
  var help: [String] = []
}

extension Origin {
  /// The place to show beside a finding. A metric that nothing in the spec sets has none.
  func related(in metrics: Metrics) -> Finding.Related? {
    switch self {
    case .metric(let metric, let owner):
      metrics[metric].span.map {
        Finding.Related(span: $0, message: "`\(metric.rawValue)` is set here, by \(owner)")
      }
    case .written(let span):
      Finding.Related(span: span, message: "this limit")
    }
  }
}
