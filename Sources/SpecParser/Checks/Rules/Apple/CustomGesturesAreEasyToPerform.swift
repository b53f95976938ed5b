/// A gesture of the product's own can be performed by one hand, in few presses.
///
/// A gesture is certainly awkward if it needs more fingers than a hand has (`6`), or more than three presses one after another. The numbers
/// are this project's; the guideline has none.
struct CustomGesturesAreEasyToPerform: AppleMechanicCheck {
  static let rule = RuleInfo.apple(
    "awkward-gesture", "a gesture of the product's own that takes two hands or many presses",
    because: "If a gesture is awkward, people may not want to use it, or may not be able to.",
    source: AppleDocument.best, on: "ipados",
    example: """
      elements:
        board: {}
      mechanics:
        ✗ both-hands: {fingers: 8, steps: [press, lift]}
        ✓ two-finger-tap: {fingers: 2, steps: [press, lift]}
      activities:
        ✗ clear: {does: custom, target: board, by: both-hands, alternative: the clear button}
        ✓ clear: {does: custom, target: board, by: two-finger-tap, alternative: the clear button}
      """)

  /// The number of fingers of a hand.
  private static let fingers = 5
  /// The presses of a triple touch, the most that people make elsewhere.
  private static let presses = 3

  func finding(about bound: Located<Int>, of activity: Activity, in apple: AppleSpec) -> Finding? {
    guard apple.isCustom(bound.value), let why = fault(apple.forms[bound.value]) else { return nil }
    let mechanic = apple.spec.mechanics[bound.value]
    return finding(
      "`\(mechanic.name.value)`, by which `\(activity.name.value)` is done, takes \(why)",
      at: bound.span,
      notes: ["if a gesture is awkward to perform, people may not want to use it, or not be able to"],
      help: ["take at most \(Self.fingers) fingers and \(Self.presses) presses, or a standard gesture"],
      related: [Finding.Related(span: mechanic.name.span, message: "the gesture")])
  }

  private func fault(_ form: GestureForm) -> String? {
    if form.fingers.lowerBound > Self.fingers {
      return "\(form.fingers.lowerBound) fingers, more than a hand has"
    }
    return form.contacts.count > Self.presses ? "\(form.contacts.count) presses one after another" : nil
  }
}
