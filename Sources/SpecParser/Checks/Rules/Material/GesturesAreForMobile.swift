/// Material's gestures are for mobile devices.
///
/// The check reports macos and tvos, which have no touch screen. Nothing is known of web and linux. This rule is reported once for a
/// platform, instead of `apple/missing-gesture`, which would be reported for every activity.
struct GesturesAreForMobile: SpecCheck {
  static let rule = RuleInfo(
    id: "material/mobile-only", defaultSeverity: .warning,
    summary: "Material's gestures on a platform without a touch screen",
    reason: """
      Material's page on gestures is for mobile devices. Without a touch screen people cannot perform \
      these gestures.
      """,
    source: "Material, Gestures: Mobile only",
    example: """
      gspec: 1
      product: Example
      uses: [material]
      ✗ platforms: [ios, macos]
      ✓ platforms: [ios, ipados]
      elements:
        message: {}
      activities:
        open: {does: activate, target: message, by: touch}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    guard context.spec.usesMaterial else { return [] }
    return context.spec.platforms.filter { !$0.value.hasTouchScreen }.map { platform in
      finding(
        "`\(platform.value.rawValue)` has no touch screen for Material's gestures", at: platform.span,
        help: ["give that platform a spec of its own, with another vocabulary"])
    }
  }
}
