/// Only an immersive product protects edges of the screen, and not all of them.
///
/// With edge protection, the system's gesture needs a second swipe. A game, a drawing app or another immersive product declares
/// `experience`. Even then one edge has to stay free: with all four protected, every gesture of the system needs a second swipe.
struct EdgeProtectionIsForImmersiveProducts: AppleCheck {
  static let rule = RuleInfo.apple(
    "edge-protection", "edge protection in a product that is not immersive, or of every edge",
    because: "People then need a second swipe to reach the system's gestures.",
    source: AppleDocument.best, on: "ios",
    example: """
      ✓ experience: game
      edges: {protect: [bottom]}
      elements:
        page: {}
      activities:
        open: {does: activate, target: page, by: tap}
      """)

  func findings(in apple: AppleSpec) -> [Finding] {
    guard apple.isFor(.ios, .ipados, .watchos), let edges = apple.spec.protectedEdges else { return [] }
    if apple.isImmersive { return everyEdge(edges) }
    let names = edges.value.words
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

  /// The finding if every edge is protected. Protection is to be used sparingly, and nothing would be left of the system's own gestures.
  private func everyEdge(_ edges: Located<Sides>) -> [Finding] {
    guard Set(edges.value.sides).count == Side.allCases.count else { return [] }
    return [
      finding(
        "every edge is protected: all that the system has at its edges takes a second swipe", at: edges.span,
        help: ["protect only the edges from which gestures of the product come"])
    ]
  }
}
