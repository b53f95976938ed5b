import SpecParser

/// The test cases of the product, each as a touch with its result.
struct CasesSection {
  let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  var content: [Markup] {
    let cases = context.input.cases
    guard !cases.isEmpty else { return [] }
    let failed = cases.count { !$0.failures.isEmpty }
    let verdict = failed == 0 ? "All pass." : "\(IndexPage.counted(failed, "fails", "fail"))."
    return [
      HTML.p(
        .text(
          "\(IndexPage.counted(cases.count, "touch", "touches")) from the cases beside the spec. \(verdict)")),
      TouchKey.markup,
    ] + cases.enumerated().map(entry)
  }

  private func entry(_ number: Int, _ test: DocumentCase) -> Markup {
    let name = test.failures.isEmpty ? "good" : "error"
    let sentences = test.failures.map { HTML.prose(DocumentWords.capitalized($0) + ".") }
    return .element(
      "details", ["class": "finding \(name)", "id": "case-\(number + 1)"],
      [
        .element(
          "summary", [:],
          [
            .element("span", ["class": "badge \(name)"], test.failures.isEmpty ? "passes" : "fails"),
            .text(test.name),
          ]), sentences.isEmpty ? .empty : HTML.bullets(sentences),
        test.gesture.isEmpty ? .empty : HTML.p("The hand: ", HTML.code(test.gesture)),
        TouchFigure(context, test.touch, claims: [], id: "case-touch-\(number + 1)")
          .markup(title: "A touch on \(test.touch.trace.target): \(test.name)"),
      ])
  }
}

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
