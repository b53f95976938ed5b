import SpecParser

/// Says why an activity that a case expects did not come, in the words of `gspec explain`.
enum ExplainCase {
  /// The limit on the lines of a case.
  private static let most = 8

  /// One line for every candidate of the activities that did not come; none if the case failed for other reasons.
  static func lines(_ result: CaseResult, _ loaded: LoadedTable) -> [String] {
    let awaited = Set(result.failures.compactMap(\.awaited))
    let settings = ReplaySettings(showsRivals: result.test.rivals, screen: result.test.screen)
    guard !awaited.isEmpty, let words = ExplainText(of: result.trace, loaded, settings) else { return [] }
    let own = words.stories.filter { awaited.contains(words.activity($0)) }
    return own.prefix(most).map { story in
      let start = MeasureText.time(story.start)
      return "\(words.verdict(story).text) — \(words.mechanics(story)), from \(start) on"
    }
  }
}
