extension SyntaxReader {
  /// A lift with constraints: `lift: {velocity: 300pt/s, within: 300ms}`, `lift: {on: target, slop: 20pt}`.
  func lift(_ field: Field) -> LiftStep? {
    guard var fields = fields(field, .lift) else { return nil }
    let limits = limits(&fields, of: .lift)
    let place = fields.optional("on")
    let isOnTarget = place.map { isTarget($0) }
    let isPlain = isPlain(limits?[stated: .liftSlop], fields.optional("slop"), hasPlace: place != nil)
    fields.finish(hint: liftHint)
    guard let limits, isRead(isOnTarget), isPlain else { return nil }
    return LiftStep(limits, isOnTarget: (isOnTarget ?? nil) ?? false)
  }

  /// Whether the value is `target`, the only value of `on`; anything else is reported.
  private func isTarget(_ field: Field) -> Bool? {
    guard let word = text(field) else { return nil }
    if word.value == "target" { return true }
    return fault(
      SyntaxRules.type, "`on` of a lift is `target`, but this is `\(word.value.shortened)`", at: word.span,
      help: [
        "write `lift: {on: target}`: the element is named by the activity's `target`, and without `on` a touch may lift wherever its slop allows"
      ])
  }

  /// Whether a slop is one length around a target, as it should be.
  private func isPlain(_ slop: Limits?, _ field: Field?, hasPlace: Bool) -> Bool {
    guard let slop, let field else { return true }
    guard hasPlace else {
      report(
        SyntaxRules.missingKey, "`slop` of a lift lies around its target, but `on` is missing",
        at: field.span,
        help: ["write `lift: {on: target, slop: …}`; how far a touch may move is the metric `touch-slop`"])
      return false
    }
    guard slop.low == nil, slop.high?.isIncluded == true else {
      report(
        SyntaxRules.range, "`slop` is one length: as far outside the target a lift still counts",
        at: field.span,
        help: ["write `slop: 20pt`; `slop: 0pt` is the target itself"])
      return false
    }
    return true
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
