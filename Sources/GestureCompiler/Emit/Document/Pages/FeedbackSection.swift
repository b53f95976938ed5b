import SpecParser

/// The feedback of an element during a touch and after the lift, with its curves.
struct FeedbackSection {
  let context: DocumentContext
  let number: Int

  var content: [Markup] {
    let rows = FeedbackMotions.rows(of: context.spec.activities[number])
    guard !rows.isEmpty, let (index, _) = context.machineActivity(number) else { return [] }
    let motions = FeedbackMotions.all(of: index, in: context.input.table)
    let figures = motions.enumerated().map { index, motion in
      HTML.figure(
        DrawPlot.svg(FeedbackPlots.plot(motion), id: "plot-\(index + 1)"),
        [HTML.prose(FeedbackCaptions.caption(motion))], class: "chart")
    }
    let drawn = figures.isEmpty ? [] : [Markup.element("div", ["class": "charts"], figures)]
    return drawn + [HTML.facts(rows.map { ($0.name, .text($0.value)) })]
  }
}
