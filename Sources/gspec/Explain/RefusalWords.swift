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
    refusal.cause.text { blank in
      switch blank {
      case .fingers: counted(refusal.measured, "finger")
      case .tool: event.tool.word
      case .condition: loaded.guardText(of: taker).map { ": \($0)" } ?? ""
      case .target: loaded.table.elementPath(loaded.table.activityTarget(taker))
      case .rival: loaded.table.activityName(refusal.rival)
      case .taker: loaded.table.activityName(taker)
      }
    }
  }
}
