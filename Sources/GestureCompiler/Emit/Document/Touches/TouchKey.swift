/// The legend for the signs of lanes, and a switch for the animation of a section's drawings.
enum TouchKey {
  static var markup: Markup {
    .joined([
      lanes("a ring is where it would claim alone, × where it fails."),
      .element(
        "label", ["class": "quiet motion"],
        [.element("input", ["type": "checkbox", "checked": "checked"]), " Show the movement"]),
    ])
  }

  /// The legend, also that of a preview, which has no rings.
  static func lanes(_ signs: String) -> Markup {
    HTML.p(
      .text("In a lane: "), sample("k-possible"), .text(" possible, "), sample("k-held"), .text(" held, "),
      sample("k-won"), .text(" recognized; " + signs), class: "quiet key")
  }

  private static func sample(_ name: String) -> Markup { .element("span", ["class": "sample \(name)"]) }
}
