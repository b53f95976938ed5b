import SpecParser

/// The lines of `resolve` in words.
struct ResolveSection {
  let context: DocumentContext

  var content: [Markup] {
    let lines = context.spec.resolutions.map(line)
    return lines.isEmpty ? [] : [HTML.bullets(lines)]
  }

  /// The lines that name an activity.
  func content(about activity: Int) -> [Markup] {
    let lines = context.spec.resolutions.filter { $0.activities.contains(activity) }.map(line)
    return lines.isEmpty ? [] : [HTML.bullets(lines)]
  }

  private func line(_ resolution: Resolution) -> Markup {
    switch resolution.rule {
    case .wait(let waiting, let awaited):
      let verb = waiting.count > 1 ? " wait until " : " waits until "
      return .joined([list(waiting), .text(verb), list(awaited, "or"), " can no longer come."])
    case .prefer(let winners, let losers):
      return .joined([
        list(winners), .text(winners.count > 1 ? " win over " : " wins over "), list(losers),
        " where both could claim at once", .text(takeover(winners, losers)), ".",
      ])
    case .together(let all):
      return .joined([list(all), " may be recognized side by side."])
    }
  }

  /// The phrase for a continuous activity that the preferred one cancels; empty if no loser is continuous.
  private func takeover(_ winners: [Located<Int>], _ losers: [Located<Int>]) -> String {
    let canBeUnderWay = losers.contains { loser in
      context.spec.activities[loser.value].mechanics.contains {
        context.spec.mechanics[$0.value].isContinuous
      }
    }
    guard canBeUnderWay else { return "" }
    return winners.count > 1
      ? ", and take over from what is under way" : ", and takes over from what is under way"
  }

  private func list(_ activities: [Located<Int>], _ word: String = "and") -> Markup {
    HTML.list(activities.map { HTML.activity(context.spec.activities[$0.value].name.value) }, word)
  }
}
