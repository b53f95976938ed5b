extension SyntaxReader {
  /// The possible numbers of fingers: those of one hand or two.
  static let fingerLimits = 1...10

  /// One entry of `mechanics`; `nil` if its steps cannot be read. Its name is declared in any case.
  func mechanic(_ field: Field, named name: Located<String>, vocabulary: String?) -> Mechanic? {
    let owner = "the mechanic `\(name.value.shortened)`"
    guard var fields = fields(field, .mechanic, of: owner) else { return nil }
    let summary = fields.optional("summary").flatMap { text($0) }
    let platforms = fields.optional("platforms").map { choices($0, Platform.self) }
    let fingerField = fields.optional("fingers")
    let fingers = fingerField.map { self.fingers($0) } ?? .some(1...1)
    let continuous = fields.optional("continuous").flatMap { boolean($0) }
    let stepField = fields.required("steps", example: "[press, lift]")
    fields.finish()
    guard let stepField, let steps = steps(stepField), let fingers else { return nil }
    let mechanic = Mechanic(
      name: name, vocabulary: vocabulary, summary: summary?.value ?? "",
      platforms: platforms.map { Set($0.map(\.value)) }, fingers: fingers,
      isContinuous: continuous?.value ?? false, steps: steps
    )
    let isPossible = checkSequence(mechanic, continuousAt: continuous?.span, fingersAt: fingerField?.span)
    return isPossible ? mechanic : nil
  }

  /// The number of fingers: `2`, `1..2`, `3..`.
  private func fingers(_ field: Field) -> ClosedRange<Int>? {
    guard let text = text(field) else { return nil }
    let body = text.value.trimmedSpace
    guard let (low, high) = fingerEnds(body, at: text.span) else { return nil }
    let limits = Double(Self.fingerLimits.lowerBound)...Double(Self.fingerLimits.upperBound)
    let isWhole = low == low.rounded() && high == high.rounded()
    if isWhole, low <= high, limits.contains(low), limits.contains(high) { return Int(low)...Int(high) }
    return fault(
      SyntaxRules.sequence,
      "`\(body.shortened)` is no number of fingers: there are \(Int(limits.lowerBound)) to "
        + "\(Int(limits.upperBound)), and the fewest come first",
      at: text.span, help: ["write `fingers: 2` or `fingers: 1..2`"]
    )
  }

  private func fingerEnds(_ body: String, at span: SourceSpan) -> (Double, Double)? {
    let measure = ExpectedQuantity("fingers", .count)
    guard let (low, high) = body.endsOfRange else {
      return quantity(body, at: span, as: measure.orRange).map { ($0.amount, $0.amount) }
    }
    if reportOtherDots(body, at: span) { return nil }
    let least = Double(Self.fingerLimits.lowerBound)
    let most = Double(Self.fingerLimits.upperBound)
    let (lower, upper) = (measure.at(.below(high: high)), measure.at(.above(low: low)))
    guard let from = low.isEmpty ? least : quantity(low, at: span, as: lower)?.amount,
      let to = high.isEmpty ? most : quantity(high, at: span, as: upper)?.amount
    else { return nil }
    return (from, to)
  }

  private func steps(_ field: Field) -> [Step]? {
    guard case .sequence(let nodes, _) = field.value.content else {
      if field.value.isUnknown { return nil }
      return fault(
        SyntaxRules.type, "`steps` must be a list, but this is \(field.value.described)", at: field.span,
        help: [
          text(ofWords: field).flatMap { listHelp(for: $0) { StepWord(rawValue: $0) != nil } }
            ?? "write `steps: [press, lift]`"
        ]
      )
    }
    guard nodes.count <= Self.stepLimit else {
      return fault(SyntaxRules.sequence, "more than \(Self.stepLimit) steps", at: field.span)
    }
    if nodes.isEmpty {
      report(
        SyntaxRules.sequence, "there are no steps", at: field.span, help: ["write `steps: [press, lift]`"])
    }
    let steps = nodes.compactMap { step($0, at: $0.isEmpty ? field.key.span : $0.span) }
    return steps.count == nodes.count && !steps.isEmpty ? steps : nil
  }
}
