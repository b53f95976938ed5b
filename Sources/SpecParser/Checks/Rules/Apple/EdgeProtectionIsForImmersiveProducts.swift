/// Only an immersive product protects edges of the screen.
///
/// With edge protection the system's gesture needs a second swipe. A game, a drawing board or another immersive product says so
/// with `experience`.
struct EdgeProtectionIsForImmersiveProducts: AppleCheck {
  static let rule = RuleInfo(
    id: "apple/edge-protection", defaultSeverity: .warning,
    summary: "edge protection in a product that is not immersive",
    reason: "Everybody then needs a second swipe to get at the system.",
    source: AppleDocument.best,
    example: AppleExample.spec(
      "ios",
      """
      ✓ experience: game
      edges: {protect: [bottom]}
      elements:
        page: {}
      activities:
        open: {does: activate, target: page, by: tap}
      """))

  func findings(in apple: AppleSpec) -> [Finding] {
    guard apple.isFor(.ios, .ipados, .watchos), !apple.isImmersive, let edges = apple.spec.protectedEdges,
      !edges.value.isEmpty
    else { return [] }
    let names = Side.allCases.filter(edges.value.contains).map(\.rawValue)
    return [
      finding(
        "\(listed(names)) \(names.count == 1 ? "is" : "are") protected, and `\(apple.spec.product.value)` is not "
          + "said to be immersive",
        at: edges.span,
        notes: ["a protected edge needs a second swipe before the system's own gesture comes"],
        help: [
          "leave the edges to the system, or say what it is: `experience: game`, `drawing` or `immersive`"
        ])
    ]
  }
}
