extension SyntaxReader {
  /// The maximum delay of `shows-possible`, in microseconds: touches are decided long before.
  static let mostShowing = 10_000_000.0

  /// The delay of `shows-possible: 100ms`: a time, or a metric of a time.
  func showsPossible(_ field: Field, _ metrics: Metrics) -> Located<Double>? {
    if let text = field.value.scalar, ["true", "yes", "false", "no"].contains(text.text) {
      return fault(
        SyntaxRules.type, "`shows-possible` is a time, but this is `\(text.text)`", at: field.span,
        help: [
          "write how long after the press it shows, such as `shows-possible: 100ms`; `0ms` is at once, and without the key it does not show"
        ])
    }
    guard let time = amount(field, as: ExpectedQuantity("shows-possible", .time), metrics) else { return nil }
    guard time.value.amount <= Self.mostShowing else {
      return fault(
        SyntaxRules.range, "`shows-possible` is at most 10s: a touch has become what it is long before",
        at: time.span, help: ["100ms is what keeps a list from flashing while it is scrolled"])
    }
    return Located(time.value.amount, time.span)
  }
}
