import SpecParser

/// What one activity leaves of the browser's own gestures for a touch, in the words of CSS `touch-action`.
struct BrowserGestures {
  /// The ways in which the activity is made by a finger or a pen. For a mouse there is no `touch-action`.
  private let recognizers: [MachineRecognizer]

  init(_ activity: MachineActivity, tools: Set<Tool>) {
    recognizers = tools.isDisjoint(with: [.finger, .pen, .eraser]) ? [] : activity.recognizers
  }

  /// The gestures that the activity needs for itself, because it begins with such a movement. An activity that begins with a wait leaves
  /// them to the browser until then, and one with several fingers leaves it what one finger does.
  var taken: [String] {
    var taken: Set<String> = []
    for recognizer in recognizers {
      if recognizer.fingers.upperBound > 1 { taken.insert("pinch-zoom") }
      guard recognizer.fingers.lowerBound == 1,
        let move = recognizer.steps.first(where: { $0.kind != .press }), move.kind.isMove
      else { continue }
      for axis in move.kind.directions?.axes ?? [0, 90] {
        // 0 is horizontal and 90 vertical; diagonal axes need both.
        let angle = axis.truncatingRemainder(dividingBy: 180)
        if angle != 90 { taken.insert("pan-x") }
        if angle != 0 { taken.insert("pan-y") }
      }
    }
    return taken.sorted()
  }

  /// Whether a press after the first begins with a movement. Then the browser must not scroll from that press on, while it may from the first.
  var isMovedAgain: Bool {
    recognizers.contains { recognizer in
      let later = recognizer.steps.drop { $0.kind != .lift }
      return zip(later, later.dropFirst()).contains { $0.kind == .press && $1.kind.isMove }
    }
  }
}
