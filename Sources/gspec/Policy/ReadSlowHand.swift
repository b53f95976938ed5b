import SpecParser

/// Reads `slower-hand`.
extension ReadLintConfig {
  /// The limits of the slower hand that the file sets.
  func hand(_ field: Field) -> [SlowHandKey: LintConfig.Setting<Double>] {
    guard var fields = form.fields(field, of: "`slower-hand`") else { return [:] }
    var amounts: [SlowHandKey: Located<Double>] = [:]
    for key in SlowHandKey.allCases {
      amounts[key] = fields.optional(key.rawValue).flatMap { form.quantity($0, key.dimension) }
    }
    fields.finish()
    checkVelocity(amounts)
    checkTouch(amounts)
    return amounts.mapValues { setting($0.value, $0.span) }
  }

  private func checkVelocity(_ amounts: [SlowHandKey: Located<Double>]) {
    guard let velocity = amounts[.velocity], velocity.value <= 0 else { return }
    form.report(
      SyntaxRules.range, "`velocity` must be more than 0, or no movement is possible", at: velocity.span,
      help: ["write the greatest velocity of the hand, such as `velocity: 800pt/s`"])
  }

  /// Reports a shortest touch that is longer than the longest one. What this file does not set comes from those around it, or is the default.
  private func checkTouch(_ amounts: [SlowHandKey: Located<Double>]) {
    func amount(_ key: SlowHandKey) -> Double { amounts[key]?.value ?? key.amount(in: around.hand) }
    let (least, most) = (amount(.contact), amount(.touch))
    let own = [amounts[.contact], amounts[.touch]].compactMap(\.self)
    guard least > most, let last = own.max(by: { $0.span.start < $1.span.start }) else { return }
    let (shortest, longest) = (SlowHandKey.contact.text(least), SlowHandKey.touch.text(most))
    form.report(
      SyntaxRules.contradiction,
      "a touch cannot take at least \(shortest) (`contact`) and at most \(longest) (`touch`)", at: last.span,
      help: ["write a `touch` of at least \(shortest), or a `contact` of at most \(longest)"])
  }
}
