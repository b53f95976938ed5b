/// Fingers that move apart zoom in, and fingers that move together zoom out.
///
/// The senses of the mechanic's spread that the activity's `toward` leaves count. Games may redefine gestures.
///
/// This rule is reported instead of `material/mechanic-of-kind`.
struct PinchesZoomTheRightWay: AppleMechanicCheck {
  static let rule = RuleInfo(
    id: "apple/pinch-sense", defaultSeverity: .warning, summary: "a pinch that zooms the wrong way",
    reason: """
      Fingers seem to hold the content: moving them apart makes it larger, moving them together makes it \
      smaller.
      """,
    source: AppleDocument.older,
    example: """
      gspec: 1
      product: Example
      uses: [material, apple]
      platforms: [ios]
      elements:
        photo: {zooms: true}
      activities:
        ✗ zoom-in: {does: zoom-in, target: photo, by: pinch, alternative: the plus button}
        ✓ zoom-in: {does: zoom-in, target: photo, by: pinch-open, alternative: the plus button}
      """)

  /// The sense that a kind must not have.
  private static let wrong: [String: SpreadSense] = [
    "zoom-in": .inward, "zoom-in-to-fit": .inward, "zoom-out": .outward,
  ]

  func finding(about bound: Located<Int>, of activity: Activity, in apple: AppleSpec) -> Finding? {
    guard !apple.isExperience(.game), let wrong = Self.wrong[activity.does.value],
      apple.forms[bound.value].gesture == .pinch, senses(bound.value, activity, apple).contains(wrong)
    else { return nil }
    let right: SpreadSense = wrong == .inward ? .outward : .inward
    let mechanic = apple.spec.mechanics[bound.value].name
    return finding(
      "`\(activity.name.value)` does `\(activity.does.value)` when fingers move \(wrong.rawValue)",
      at: activity.spreadSenses?.span ?? bound.span,
      notes: ["apart makes content larger, together makes it smaller"],
      help: ["write `toward: \(right.rawValue)`, or take a mechanic that only goes \(right.rawValue)"],
      related: [Finding.Related(span: mechanic.span, message: "the gesture")]
        + place(bound, in: activity))
  }

  /// The place where the gesture is bound, if the finding itself points at `toward`.
  private func place(_ bound: Located<Int>, in activity: Activity) -> [Finding.Related] {
    activity.spreadSenses == nil ? [] : [Finding.Related(span: bound.span, message: "bound here")]
  }

  private func senses(_ mechanic: Int, _ activity: Activity, _ apple: AppleSpec) -> Set<SpreadSense> {
    let own = apple.forms[mechanic].contacts.first?.moves.first?.kind.path?.senses
    return own.map { activity.senses(narrowing: $0) } ?? []
  }
}
