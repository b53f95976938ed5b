import GestureRuntime

/// Emits the spec's feedback: constants for each activity, and a player that takes gestures. It is the same for every style of recognition.
enum EmitFeedback {
  /// Whether feedback is needed. A spec without feedback has no type for it, unless an adapter needs one.
  static func isNeeded(_ program: SwiftProgram) -> Bool {
    guard !program.machine.activities.isEmpty else { return false }
    return program.options.userInterface != .none
      || program.machine.activities.contains { $0.feedback != nil }
  }

  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    let (access, type) = (program.access, "\(names.prefix)Feedback")
    doc(
      "The feedback of an activity of \(program.machine.product), as the spec describes it.",
      "`\(type)Player` plays it.")
    block("\(program.head)struct \(type): \(list: ["GestureRuntime.ProductFeedback", "Swift.Hashable"])") {
      "\(access)typealias Gesture = \(names.gesture)"
      blank
      "\(access)let activity: \(names.activity)"
      doc("The plan of the spec; empty if the spec describes no feedback.")
      "\(access)let plan: GestureRuntime.FeedbackPlan"
      blank
      block("\(access)init(for activity: \(names.activity))") {
        "self.activity = activity"
        plans(program)
      }
      blank
      detents(program)
      doc("Whether the spec describes feedback for the activity.")
      block("\(access)var isDescribed: Swift.Bool") { described(program) }
      blank
      words(program)
    }
    blank
    doc(
      "Plays the feedback of gestures on one element of \(program.machine.product), also after they end."
    )
    "\(access)typealias \(type)Player = GestureRuntime.ProductFeedbackPlayer<\(type)>"
  }

  /// Whether some activity has no feedback.
  private static func hasSilent(_ program: SwiftProgram) -> Bool {
    program.names.activities.indices.contains { program.table.feedback(of: $0) == nil }
  }

  /// The plans of activities. One empty plan stands for all activities without feedback.
  private static func plans(_ program: SwiftProgram) -> SwiftNode {
    block("switch activity") {
      for (index, name) in program.names.activities.enumerated() {
        if let plan = program.table.feedback(of: index) {
          choice("case .\(name)") { "plan = \(FeedbackConstant.text(plan))" }
        }
      }
      if hasSilent(program) { choice("default") { "plan = GestureRuntime.FeedbackPlan()" } }
    }
  }

  /// The commit of each detent, if it differs from the common one.
  @SwiftBuilder private static func detents(_ program: SwiftProgram) -> [SwiftNode] {
    let commits = program.names.activities.indices.flatMap { index in
      program.names.detents[index].indices.compactMap { number in
        commit(program, index, UInt8(number + 1)).map { (index, number + 1, $0) }
      }
    }
    if !commits.isEmpty {
      doc("The plan of the spec, with the motion of a commit to this detent.")
      block("\(program.access)func plan(at detent: Swift.UInt8) -> GestureRuntime.FeedbackPlan") {
        "var plan = plan"
        for (index, number, motion) in commits {
          block("if activity == .\(program.names.activities[index]), detent == \(number)") {
            "plan.onCommit = \(FeedbackConstant.motion(motion))"
          }
        }
        "return plan"
      }
      blank
    }
  }

  private static func commit(
    _ program: SwiftProgram, _ activity: Int, _ detent: UInt8
  ) -> FeedbackPlan.Motion? {
    let own = program.table.feedback(of: activity, at: detent)?.onCommit
    return own == program.table.feedback(of: activity)?.onCommit ? nil : own
  }

  private static func described(_ program: SwiftProgram) -> SwiftNode {
    let described = program.names.activities.indices.filter { program.table.feedback(of: $0) != nil }
    let names: [SwiftText] = described.map { ".\(program.names.activities[$0])" }
    return choose(
      "activity", names.isEmpty ? [] : [("\(list: names)", "true")],
      otherwise: hasSilent(program) ? "false" : nil)
  }

  /// The app's own words for haptics.
  @SwiftBuilder private static func words(_ program: SwiftProgram) -> [SwiftNode] {
    let cues: [(FeedbackCues, String)] = [(.claim, "claim"), (.threshold, "threshold"), (.commit, "commit")]
    doc("The app's own name of a haptic; `nil` for haptics of the system.")
    block("\(program.access)func word(at cue: GestureRuntime.FeedbackCues) -> Swift.StaticString?") {
      for (index, activity) in program.names.activities.enumerated() {
        for (cue, name) in cues {
          if let word = program.table.feedbackWord(of: index, at: cue) {
            short("if activity == .\(activity), cue == .\(name)", "return \(SwiftWords.literal(word))")
          }
        }
      }
      "return nil"
    }
  }
}
