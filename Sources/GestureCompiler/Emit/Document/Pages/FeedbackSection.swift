import SpecParser

/// The feedback of an element during a touch and after the lift, with its curves.
struct FeedbackSection {
  private let context: DocumentContext
  private let activity: Activity
  /// The time at which a hold of the activity claims, in microseconds.
  private let holdTimeout: Double

  init(_ context: DocumentContext, _ number: Int) {
    self.context = context
    activity = context.spec.activities[number]
    let steps = context.machineActivity(number)?.activity.recognizers.flatMap(\.steps) ?? []
    let waits = steps.filter { $0.kind == .wait }.compactMap(\.duration.low?.amount)
    holdTimeout = waits.min() ?? context.spec.metrics[.longPressTimeout].amount ?? 400_000
  }

  var content: [Markup] {
    let rows = FeedbackMotions.rows(of: activity)
    guard !rows.isEmpty else { return [] }
    let plots = FeedbackPlots(holdTimeout: holdTimeout)
    let figures = FeedbackMotions.all(of: activity).enumerated().map { index, motion in
      HTML.figure(
        DrawPlot.svg(plots.plot(motion), id: "plot-\(index + 1)"), [.text(FeedbackCaptions.caption(motion))],
        class: "chart")
    }
    let drawn = figures.isEmpty ? [] : [Markup.element("div", ["class": "charts"], figures)]
    return drawn + [HTML.facts(rows.map { ($0.name, .text($0.value)) })]
  }
}
