import SpecParser

/// What an element does under the finger and after the lift, with its curves.
struct FeedbackSection {
  private let context: DocumentContext
  private let activity: Activity

  init(_ context: DocumentContext, _ activity: Activity) {
    self.context = context
    self.activity = activity
  }

  var content: [Markup] {
    let rows = FeedbackMotions.rows(of: activity)
    guard !rows.isEmpty else { return [] }
    let plots = FeedbackPlots(holdTimeout: context.spec.metrics[.longPressTimeout].amount ?? 400_000)
    let figures = FeedbackMotions.all(of: activity).enumerated().map { index, motion in
      HTML.figure(
        DrawPlot.svg(plots.plot(motion), id: "plot-\(index + 1)"), [.text(FeedbackPlots.caption(motion))],
        class: "chart")
    }
    let drawn = figures.isEmpty ? [] : [Markup.element("div", ["class": "charts"], figures)]
    return drawn + [HTML.facts(rows.map { ($0.name, .text($0.value)) })]
  }
}
