extension SyntaxReader {
  /// The maximum count of touches in a row.
  static let mostTaps = 99

  /// The last count of `taps: 1..3`: touches in a row count up to 3, then from 1 again.
  func taps(_ field: Field, of activity: Activity, _ scope: VocabularyScope) -> Located<Int>? {
    guard let text = text(field), let most = mostTaps(text) else { return nil }
    let others = activity.mechanics.filter { !scope.mechanics[$0.value].isTouch }
    guard let first = others.first else { return Located(most, text.span) }
    let names = others.map { scope.mechanics[$0.value].name.value }
    return fault(
      SyntaxRules.contradiction,
      "`taps` counts touches, and \(listed(names)) \(names.count == 1 ? "is no touch" : "are no touches"): a press, then a lift",
      at: first.span, help: ["give what is done by \(listed(names)) an activity of its own, without `taps`"],
      related: [.init(span: text.span, message: "it counts here")])
  }

  private func mostTaps(_ text: Located<String>) -> Int? {
    let body = text.value.trimmedSpace
    if let (low, high) = body.endsOfRange, low == "1", let most = Int(high),
      (2...Self.mostTaps).contains(most)
    {
      return most
    }
    if reportOtherDots(body, of: "taps", isWhole: true, at: text.span) { return nil }
    return fault(
      SyntaxRules.range, "`\(body.shortened)` does not say how far touches are counted",
      at: text.span,
      help: ["write `taps: 1..3` for the counts 1, 2, 3 and then 1 again; the last is 2 to \(Self.mostTaps)"])
  }
}
