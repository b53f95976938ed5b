extension SyntaxReader {
  /// A lift with constraints: `lift: {velocity: 300pt/s, within: 300ms}`, `lift: {on: target, slop: 20pt}`.
  func lift(_ field: Field) -> LiftStep? {
    guard var fields = FieldReader(field.value, of: "`lift`", at: field.key.span, self) else { return nil }
    let velocity = fields.optional("velocity").map { limits($0, as: ExpectedQuantity("velocity", .velocity)) }
    let within = fields.optional("within").map {
      limits($0, as: ExpectedQuantity("within", .time, bias: .most))
    }
    let place = fields.optional("on")
    let isOnTarget = place.map { isTarget($0) }
    let slop = fields.optional("slop").map { liftSlop($0, hasPlace: place != nil) }
    fields.finish(hint: liftHint)
    guard isRead(velocity), isRead(within), isRead(isOnTarget), isRead(slop) else { return nil }
    return LiftStep(
      velocity: velocity ?? nil, within: within ?? nil, isOnTarget: (isOnTarget ?? nil) ?? false,
      slop: slop ?? nil)
  }

  /// Whether the value is `target`, the only value of `on`; anything else is reported.
  private func isTarget(_ field: Field) -> Bool? {
    guard let word = text(field) else { return nil }
    if word.value == "target" { return true }
    report(
      SyntaxRules.type, "`on` of a lift is `target`, but this is `\(word.value.shortened)`", at: word.span,
      help: [
        "write `lift: {on: target}`: the element is named by the activity's `target`, and without `on` a touch may lift wherever its slop allows"
      ])
    return nil
  }

  private func liftSlop(_ field: Field, hasPlace: Bool) -> Limits? {
    guard let slop = limits(field, as: ExpectedQuantity("slop", .length, bias: .most)) else { return nil }
    guard hasPlace else {
      report(
        SyntaxRules.missingKey, "`slop` of a lift lies around its target, but `on` is missing",
        at: field.span,
        help: ["write `lift: {on: target, slop: …}`; how far a touch may move is the metric `touch-slop`"])
      return nil
    }
    guard slop.low == nil, slop.high?.isIncluded == true else {
      report(
        SyntaxRules.range, "`slop` is one length: as far outside the target a lift still counts",
        at: field.span,
        help: ["write `slop: 20pt`; `slop: 0pt` is the target itself"])
      return nil
    }
    return slop
  }

  private func liftHint(_ key: String) -> String? {
    switch key {
    case "target", "inside", "over", "element": "a lift inside the activity's target is `lift: {on: target}`"
    case "distance":
      "a touch moves at most the metric `touch-slop`; `lift: {on: target}` lets it move anywhere on its target"
    default: nil
    }
  }
}
