package import GestureRuntime

/// A value in the reason for which an activity could not take a touch over.
package enum RefusalBlank: String, Sendable {
  /// The fingers that are down, counted: `2 fingers`.
  case fingers
  case tool
  /// The guard of the activity after a colon; nothing if it is not known.
  case condition
  /// The element that the activity is on.
  case target
  /// The activity that it waits for or that has won, and the activity itself.
  case rival, taker
}

extension HandOverRefusalCause {
  /// Why an activity could not take a touch over. `gspec explain` fills the blanks, and so does the preview page.
  package func text(_ blank: (RefusalBlank) -> String) -> String {
    switch self {
    case .noMechanic: "none of its mechanics can begin during a touch"
    case .fingers: "it does not take \(blank(.fingers))"
    case .otherTool: "it does not accept the \(blank(.tool))"
    case .guardFailed: ExplainWords.guardFailed[0] + blank(.condition)
    case .outside: "not all fingers are on \(blank(.target))"
    case .waits: "it waits for \(blank(.rival))"
    case .winner:
      "\(blank(.rival)) has won on this touch, too, and `resolve` does not say that \(blank(.taker)) may begin beside it or in its place"
    case .hasWon: "it has won on this touch already"
    }
  }
}
