extension SyntaxReader {
  /// A range of one measure: `40pt` (a minimum or a maximum, depending on the key), `40pt..`, `..20deg`, `a..b`, `>= 40pt`, or a metric's
  /// name. Before metrics are resolved, a metric is a limit of amount 0 with the metric as its origin.
  func limits(_ field: Field, as measure: ExpectedQuantity) -> Limits? {
    guard let text = text(field) else { return nil }
    let body = text.value.trimmedSpace
    if let metric = metric(named: body, at: text.span, as: measure) {
      return metric.map { bare(Limit(0, isIncluded: true, origin: .metric($0, setBy: "")), measure) }
    }
    for comparison in [Comparison.lessOrEqual, .greaterOrEqual, .less, .greater]
    where body.hasPrefix(comparison.rawValue) {
      let rest = String(body.dropFirst(comparison.rawValue.count)).trimmedSpace
      let amount = quantity(rest, at: text.span, as: measure.at(.behind(comparison)))
      return compared(comparison, amount, text.span, measure)
    }
    if let (low, high) = body.endsOfRange {
      if reportOtherDots(body, unit: measure.usualUnit, at: text.span) { return nil }
      return range(low, high, text.span, measure)
    }
    return quantity(body, at: text.span, as: measure.orRange).map {
      bare(Limit($0.amount, isIncluded: true, origin: .written(text.span)), measure)
    }
  }

  /// A quantity, or the name of a metric of the same dimension.
  /// - Returns: the metric if one is named; the amount is then 0.
  func quantityOrMetric(_ field: Field, as measure: ExpectedQuantity) -> (
    quantity: Located<Quantity>, metric: Metric?
  )? {
    guard let text = text(field) else { return nil }
    let body = text.value.trimmedSpace
    if let metric = metric(named: body, at: text.span, as: measure) {
      return metric.map { (Located(Quantity(0, $0.dimension ?? .count), text.span), $0) }
    }
    return quantity(body, at: text.span, as: measure).map { (Located($0, text.span), nil) }
  }

  /// The metric with this name; `nil` if the text is not a name. A name of no fitting metric is reported and gives `.some(nil)`.
  private func metric(named name: String, at span: SourceSpan, as measure: ExpectedQuantity) -> Metric?? {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic else { return nil }
    let fitting = Metric.allCases.filter { $0.dimension.map(measure.dimensions.contains) ?? false }
    guard let metric = Metric(rawValue: name) else {
      let example = "write a quantity: `\(measure.name): \(measure.example)`"
      report(
        SyntaxRules.undeclared, "`\(name.shortened)` is neither a quantity nor a metric", at: span,
        help: [help(for: name, among: fitting.map(\.rawValue), or: example)]
      )
      return .some(nil)
    }
    guard fitting.contains(metric) else {
      let measured = metric.dimension?.described ?? "a word"
      report(
        SyntaxRules.unit,
        "the metric `\(name)` is \(measured), but `\(measure.name)` is"
          + " \(measure.dimensions.map(\.described).joined(separator: " or "))", at: span
      )
      return .some(nil)
    }
    return .some(metric)
  }

  private func bare(_ limit: Limit, _ measure: ExpectedQuantity) -> Limits {
    switch measure.bias {
    case .least: Limits(low: limit)
    case .most: Limits(high: limit)
    }
  }

  private func compared(
    _ comparison: Comparison, _ quantity: Quantity?, _ span: SourceSpan, _ measure: ExpectedQuantity
  ) -> Limits? {
    guard let amount = quantity?.amount else { return nil }
    if comparison == .less, amount <= 0, !measure.mayBeNegative {
      return fault(
        SyntaxRules.range, "the range has no values: `\(measure.name)` cannot be less than 0", at: span,
        help: ["write `\(measure.name): < \(measure.example)`"])
    }
    let origin = Origin.written(span)
    switch comparison {
    case .less: return Limits(high: Limit(amount, isIncluded: false, origin: origin))
    case .lessOrEqual: return Limits(high: Limit(amount, isIncluded: true, origin: origin))
    case .greater: return Limits(low: Limit(amount, isIncluded: false, origin: origin))
    case .greaterOrEqual: return Limits(low: Limit(amount, isIncluded: true, origin: origin))
    case .equal, .notEqual: return nil
    }
  }

  private func range(_ low: String, _ high: String, _ span: SourceSpan, _ measure: ExpectedQuantity)
    -> Limits?
  {
    guard !low.isEmpty || !high.isEmpty else {
      return fault(
        SyntaxRules.range, "`..` has no end", at: span,
        help: ["write `\(measure.example)..`, `..\(measure.example)` or both ends"]
      )
    }
    let from = low.isEmpty ? nil : quantity(low, at: span, as: measure.at(.below(high: high)))
    let to = high.isEmpty ? nil : quantity(high, at: span, as: measure.at(.above(low: low)))
    guard low.isEmpty || from != nil, high.isEmpty || to != nil else { return nil }
    if let from, let to, from.dimension != to.dimension {
      return fault(SyntaxRules.range, "the ends of the range measure different things", at: span)
    }
    if let from, let to, from.amount > to.amount {
      return emptyRange(at: span, fix: "\(high)..\(low)")
    }
    return Limits(low: from.map { end($0, span) }, high: to.map { end($0, span) })
  }

  private func end(_ quantity: Quantity, _ span: SourceSpan) -> Limit {
    Limit(quantity.amount, isIncluded: true, origin: .written(span))
  }

  func emptyRange<Value>(at span: SourceSpan, fix: String) -> Value? {
    fault(
      SyntaxRules.range, "the range has no values: its low end lies above its high end", at: span,
      help: ["write `\(fix)`"]
    )
  }
}

extension StringProtocol {
  /// The text without whitespace at the ends.
  var trimmedSpace: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// What stands before and behind the first `..`, without whitespace at the ends.
  var endsOfRange: (low: String, high: String)? {
    range(ofDots: ()).map { (self[..<$0.lowerBound].trimmedSpace, self[$0.upperBound...].trimmedSpace) }
  }

  /// The range of the first `..`.
  func range(ofDots _: Void) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == ".", next < endIndex, self[next] == "." { return index..<self.index(after: next) }
      index = next
    }
    return nil
  }
}
