import GestureCompiler
import GestureRuntime
import SpecParser

/// Says why an activity could not take a touch over where content ends.
struct RefusalWords {
  let loaded: LoadedTable

  /// - Parameters:
  ///   - taker: the activity that the spec names.
  ///   - event: that of the activity that had the touch.
  func reason(_ refusal: HandOverRefusal, of taker: Int, _ event: CandidateEvent) -> String {
    switch refusal {
    case .noMechanic: "none of its mechanics can begin during a touch"
    case .fingers(let count): "it does not take \(counted(count, "finger"))"
    case .otherTool: "it does not accept the \(event.tool.word)"
    case .guardFailed: ExplainWords.guardFailed[0] + (condition(of: taker).map { ": \($0)" } ?? "")
    case .outside: "not all fingers are on \(loaded.table.elementPath(loaded.table.activityTarget(taker)))"
    case .waits(let rival): "it waits for \(name(rival))"
    case .winner(let rival):
      "\(name(rival)) has won on this touch, too, and `resolve` does not say that \(name(taker)) may begin beside it or in its place"
    case .hasWon: "it has won on this touch already"
    }
  }

  /// The word for a refusal in JSON, and the activity that it is about.
  func cause(_ refusal: HandOverRefusal) -> (word: String, rival: Int?) {
    switch refusal {
    case .noMechanic: ("noMechanic", nil)
    case .fingers: ("fingers", nil)
    case .otherTool: ("otherTool", nil)
    case .guardFailed: ("guardFailed", nil)
    case .outside: ("outside", nil)
    case .waits(let rival): ("waits", rival)
    case .winner(let rival): ("winner", rival)
    case .hasWon: ("hasWon", nil)
    }
  }

  private func name(_ activity: Int) -> String { loaded.table.activityName(activity) }

  private func condition(of activity: Int) -> String? {
    guard let source = loaded.source else { return nil }
    return source.spec.activities.first { $0.name.value == name(activity) }
      .flatMap { ExplainWords.guardText($0, source.spec, source.sources) }
  }
}
