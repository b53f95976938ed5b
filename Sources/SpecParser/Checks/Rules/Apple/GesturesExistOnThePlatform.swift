/// A gesture is used only on platforms that have it.
///
/// The form of the gesture counts, whatever its name. Pinch, rotation and double tap do not exist on the watch. Four fingers exist only on
/// the iPad. macOS and tvOS have no touch gestures. If a vocabulary leaves out a platform for its mechanic, the platform does not have it
/// either. For a mechanic of the product's own, or of a vocabulary that is not bundled, the finding is a note. The guideline recommends
/// such a gesture where the system has none.
///
/// If Material's vocabulary is used, `material/mobile-only` is reported for macOS and tvOS instead of this rule.
struct GesturesExistOnThePlatform: AppleCheck {
  static let rule = RuleInfo(
    id: "apple/missing-gesture", defaultSeverity: .warning,
    summary: "a standard gesture on a platform that does not have it",
    reason:
      "The system does not have this gesture there, so people do not know it. A gesture of the "
      + "product's own is a note.",
    source: AppleDocument.standard,
    example: """
      gspec: 1
      product: Example
      uses: [apple]
      ✗ platforms: [watchos]
      ✓ platforms: [ios]
      elements:
        picture: {zooms: true}
      activities:
        ✗ zoom: {does: magnify, target: picture, by: pinch, alternative: the Digital Crown}
        ✓ zoom: {does: magnify, target: picture, by: pinch, alternative: the zoom buttons}
      """)

  func findings(in apple: AppleSpec) -> [Finding] {
    apple.activities.flatMap { index in
      let activity = apple.spec.activities[index]
      return [false, true].compactMap { (isOwn: Bool) -> Finding? in
        let bound = activity.mechanics.filter { apple.isBundled($0.value) != isOwn }
        let missing = bound.filter { !lacking($0.value, activity, apple).isEmpty }
        guard let first = missing.first else { return nil }
        return finding(activity, missing, at: first.span, isOwn, apple)
      }
    }
  }

  /// The listed Apple platforms that do not have the mechanic. If an activity has a movement under several names, one of them is enough,
  /// since the others are its ends.
  private func lacking(_ mechanic: Int, _ activity: Activity, _ apple: AppleSpec) -> [Platform] {
    let names =
      apple.forms[mechanic].gesture?.isMovement == true
      ? activity.mechanics.map(\.value).filter { apple.forms[$0].gesture?.isMovement == true } : [mechanic]
    return apple.platforms.filter { platform in
      !isToldElsewhere(platform, apple) && names.allSatisfy { isLacking($0, platform, apple) }
    }
  }

  /// Whether `material/mobile-only` is reported for the platform.
  private func isToldElsewhere(_ platform: Platform, _ apple: AppleSpec) -> Bool {
    !platform.hasTouchScreen && apple.spec.usesMaterial
  }

  private func isLacking(_ mechanic: Int, _ platform: Platform, _ apple: AppleSpec) -> Bool {
    if !platform.hasTouchScreen { return true }
    let declared = apple.spec.mechanics[mechanic]
    if declared.vocabulary != nil, let has = declared.platforms, !has.contains(platform) { return true }
    return apple.forms[mechanic].gesture.map { !$0.platforms.contains(platform) } ?? false
  }

  private func finding(
    _ activity: Activity, _ bound: [Located<Int>], at span: SourceSpan, _ isOwn: Bool, _ apple: AppleSpec
  ) -> Finding {
    let names = bound.map { apple.spec.mechanics[$0.value].name.value }
    let platforms = apple.platforms.filter { platform in
      bound.contains { lacking($0.value, activity, apple).contains(platform) }
    }
    let untouched = platforms.filter { !$0.hasTouchScreen }
    var finding = finding(
      "`\(activity.name.value)` is done by \(listed(names)), which \(named(platforms)) "
        + (platforms.count == 1 ? "does not have" : "do not have"),
      at: span,
      notes: untouched.isEmpty
        ? [] : ["\(named(untouched)) \(untouched.count == 1 ? "has" : "have") no touch gestures"],
      help: [
        "leave \(named(platforms)) to a spec of \(platforms.count == 1 ? "its" : "their") own"
          + (untouched.isEmpty ? ", or take a gesture that all platforms have" : "")
      ],
      related: apple.spec.platforms.filter { platforms.contains($0.value) }.map {
        Finding.Related(span: $0.span, message: "the platform")
      },
      activities: [activity.name.value])
    if isOwn { finding.severity = .note }
    return finding
  }
}
