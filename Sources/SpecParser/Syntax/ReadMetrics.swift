/// The assignment of one metric in a file.
struct MetricAssignment: Equatable {
  enum Value: Equatable {
    /// In the canonical unit; `nil` is `none`.
    case amount(Double?)
    case estimator(VelocityEstimatorKind)
    /// The value of another metric.
    case follows(Metric)
    /// A value that could not be read, which has been reported.
    case unread
  }

  var metric: Metric
  var value: Value
  var setBy: String
  var span: SourceSpan?
}

extension SyntaxReader {
  /// The number of samples for the velocity estimator: a parabola needs three, and histories hold at most the upper bound.
  static let velocitySampleLimits = 2.0...64.0

  /// The assignments of the section `metrics`.
  /// - Parameter setter: the vocabulary or product, for `explain`.
  func metrics(_ field: Field, setBy setter: String) -> [MetricAssignment] {
    named(field).compactMap { entry in
      guard let metric = Metric(rawValue: entry.name) else {
        reportUndeclaredMetric(entry)
        return nil
      }
      return MetricAssignment(
        metric: metric, value: value(of: metric, entry) ?? .unread, setBy: setter, span: entry.value.span)
    }
  }

  private func reportUndeclaredMetric(_ entry: Field) {
    // Its value says what it measures: of `long-press: 400ms` only `long-press-timeout` can be meant.
    let unit = (entry.value.scalar?.text).flatMap { NumberText($0) }.flatMap { Unit(rawValue: $0.unit) }
    let fitting = Metric.allCases.filter { unit == nil || $0.dimension == unit?.dimension }
    let all = Metric.allCases.map(\.rawValue)
    report(
      SyntaxRules.undeclared, "there is no metric `\(entry.name.shortened)`", at: entry.key.span,
      help: [
        help(for: entry.name, among: fitting.map(\.rawValue))
          ?? help(for: entry.name, among: all, or: "the language reference lists the metrics")
      ]
    )
  }

  private func value(of metric: Metric, _ field: Field) -> MetricAssignment.Value? {
    guard let dimension = metric.dimension else { return estimator(field) }
    let measure = ExpectedQuantity(
      field.name, dimension, isPositive: metric.isPositive, greatest: metric.greatest)
    if field.value.scalar?.text == "none" {
      if metric.mayBeNone { return .amount(nil) }
      return fault(
        SyntaxRules.type, "`\(field.name)` cannot be `none`", at: field.span,
        help: ["write a quantity: `\(measure.exampleEntry)`"])
    }
    guard let (quantity, other) = quantityOrMetric(field, as: measure) else { return nil }
    if let other { return .follows(other) }
    return isPossible(quantity, of: metric) ? .amount(quantity.value.amount) : nil
  }

  private func isPossible(_ quantity: Located<Quantity>, of metric: Metric) -> Bool {
    guard metric == .velocitySamples else { return true }
    let amount = quantity.value.amount
    if Self.velocitySampleLimits.contains(amount), amount == amount.rounded() { return true }
    report(
      SyntaxRules.range,
      "`velocity-samples` is a whole number from \(Int(Self.velocitySampleLimits.lowerBound))"
        + " to \(Int(Self.velocitySampleLimits.upperBound))", at: quantity.span,
      help: ["write `velocity-samples: 20`"]
    )
    return false
  }

  private func estimator(_ field: Field) -> MetricAssignment.Value? {
    guard let word = text(field) else { return nil }
    return choice(word, of: field.name, VelocityEstimatorKind.self, isAlone: true).map {
      .estimator($0.value)
    }
  }
}

extension Metric {
  /// The whole numbers that it can be; `nil` if it is measured.
  package var wholeNumbers: ClosedRange<Int>? {
    guard self == .velocitySamples else { return nil }
    let limits = SyntaxReader.velocitySampleLimits
    return Int(limits.lowerBound)...Int(limits.upperBound)
  }
}
