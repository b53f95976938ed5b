import SpecParser

/// The states of every recognizer of an activity, as in the compiled machine.
struct RecognitionSection {
  let context: DocumentContext
  let number: Int

  var content: [Markup] {
    guard let (_, activity) = context.machineActivity(number) else { return [] }
    let commits = DocumentContext.commit(context.spec.activities[number]).map {
      "committed when \(HTML.plain($0))"
    }
    let charts = activity.recognizers.map { recognizer in
      MachineChart(recognizer, in: context.machine, commits: commits, waits: waits(recognizer))
    }
    let drawings = charts.enumerated().map { index, chart in
      HTML.titled(
        DrawMachine.svg(
          chart, title: "How \(chart.title) is recognized, state by state", id: "machine-\(index + 1)"),
        [HTML.code(chart.title)], class: "chart")
    }
    return [HTML.p(.text(introduction)), .element("div", ["class": "charts"], drawings)]
  }

  private var introduction: String {
    let several = (context.machineActivity(number)?.activity.recognizers.count ?? 0) > 1
    return
      "From top to bottom: what fingers do leads on, a dashed way out ends it. The double ring is where it claims the touch."
      + (several ? " The first of these to claim counts." : "")
      + " A finger too many ends it too, until it has claimed."
  }

  /// The rivals for which the claim is held, in words.
  private func waits(_ recognizer: MachineRecognizer) -> [String] {
    let names = Set(context.machine.names(of: recognizer))
    let rows = context.latencies(of: context.spec.activities[number].name.value).filter {
      !$0.delay.isNone && !names.isDisjoint(with: $0.mechanics)
    }
    return rows.flatMap { row in
      row.rivals.map { "held until \($0.activity) can no longer come" }
    }.uniqued()
  }
}
