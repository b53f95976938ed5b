import SpecParser

/// How declared rivals are settled, in words.
struct ResolveSection {
  let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  var content: [Markup] {
    let lines = context.spec.resolutions.map(line)
    return lines.isEmpty ? [] : [HTML.bullets(lines)]
  }

  /// The lines that name an activity.
  func content(about activity: Int) -> [Markup] {
    let lines = context.spec.resolutions.filter { Self.names($0).contains(activity) }.map(line)
    return lines.isEmpty ? [] : [HTML.bullets(lines)]
  }

  private static func names(_ resolution: Resolution) -> [Int] {
    switch resolution.rule {
    case .wait(let a, let b), .prefer(let a, let b): (a + b).map(\.value)
    case .together(let all): all.map(\.value)
    }
  }

  private func line(_ resolution: Resolution) -> Markup {
    switch resolution.rule {
    case .wait(let waiting, let awaited):
      let verb = waiting.count > 1 ? " wait until " : " waits until "
      return .joined([list(waiting), .text(verb), list(awaited, "or"), " can no longer come."])
    case .prefer(let winners, let losers):
      let verb = winners.count > 1 ? " win over " : " wins over "
      return .joined([
        list(winners), .text(verb), list(losers), " where both could claim, and may take over from it.",
      ])
    case .together(let all):
      return .joined([list(all), " may be recognized side by side."])
    }
  }

  private func list(_ activities: [Located<Int>], _ word: String = "and") -> Markup {
    HTML.list(activities.map { HTML.activity(context.spec.activities[$0.value].name.value) }, word)
  }
}
