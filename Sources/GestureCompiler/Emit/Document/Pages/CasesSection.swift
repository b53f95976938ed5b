import SpecParser

/// The test cases of the product, each as a touch with its result.
struct CasesSection {
  let context: DocumentContext

  var content: [Markup] {
    let cases = context.input.cases
    guard !cases.isEmpty else { return [] }
    let failed = cases.count { !$0.failures.isEmpty }
    let verdict = failed == 0 ? "All pass." : "\(DocumentWords.counted(failed, "fails", "fail"))."
    return [
      HTML.p(
        .text(
          "\(DocumentWords.counted(cases.count, "touch", "touches")) from the cases beside the spec. \(verdict)"
        )),
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
