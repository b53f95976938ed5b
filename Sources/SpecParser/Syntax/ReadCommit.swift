extension SyntaxReader {
  /// The thresholds of `commit: {distance: 120pt, velocity: 800pt/s}`, or detents.
  func commit(_ field: Field, _ metrics: Metrics) -> Commit? {
    if case .sequence = field.value.content { return detents(field, metrics) }
    if field.value.scalar != nil, !field.value.isEmpty {
      reportBareCommit(field)
      return nil
    }
    guard var fields = fields(field, .commit) else { return nil }
    let distanceField = fields.optional("distance")
    let velocityField = fields.optional("velocity")
    let areKnown = fields.finish()
    if distanceField == nil, velocityField == nil {
      guard areKnown else { return nil }  // the wrong key stands for what is missing
      return fault(
        SyntaxRules.missingKey, "`commit` has neither `distance` nor `velocity`", at: field.span,
        help: ["write `commit: {distance: 50%, velocity: 500pt/s}`"]
      )
    }
    let distance = distanceField.flatMap {
      amount($0, as: ExpectedQuantity("distance", .length, .proportion, isPositive: true), metrics)
    }
    let velocity = velocityField.flatMap {
      amount($0, as: ExpectedQuantity("velocity", .velocity, isPositive: true), metrics)
    }
    return Commit(
      distance: distance, velocity: velocity.map { Located($0.value.amount, $0.span) }, span: field.span
    )
  }

  /// Reports `commit: 50%` and shows the intended mapping, by the unit.
  private func reportBareCommit(_ field: Field) {
    let written = field.value.scalar?.text ?? ""
    let isVelocity = written.hasSuffix("/s")
    let isAmount = written.first?.isNumber == true
    let meant =
      isAmount
      ? "{\(isVelocity ? "velocity" : "distance"): \(written)}" : "{distance: 50%, velocity: 500pt/s}"
    report(
      SyntaxRules.type, "`commit` must be a mapping of keys, but this is \(field.value.described)",
      at: field.span, help: ["write `commit: \(meant)`"])
  }

  /// A latency budget in microseconds.
  func latency(_ field: Field, _ metrics: Metrics) -> Located<Double>? {
    amount(field, as: ExpectedQuantity("latency", .time), metrics).map { Located($0.value.amount, $0.span) }
  }

  /// A quantity, or the value of a metric that is not `none`.
  func amount(_ field: Field, as measure: ExpectedQuantity, _ metrics: Metrics) -> Located<Quantity>? {
    guard let (quantity, metric) = quantityOrMetric(field, as: measure) else { return nil }
    guard let metric else { return quantity }
    guard let amount = metrics[metric].amount else {
      return fault(
        SyntaxRules.range, "the metric `\(metric.rawValue)` is `none`, but `\(field.name)` needs a value",
        at: field.span
      )
    }
    guard amount > 0 || !measure.isPositive else {
      return notPositive(
        "the metric `\(metric.rawValue)` is 0, but `\(field.name)` must be more", measure, at: field.span)
    }
    return Located(Quantity(amount, quantity.value.dimension), quantity.span)
  }
}
