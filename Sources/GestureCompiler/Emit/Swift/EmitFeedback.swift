import GestureRuntime
import SpecParser

/// Writes what the spec says that is seen and felt: constants for each activity, and a player that takes gestures. It is the
/// same whatever recognizes them.
enum EmitFeedback {
  /// Whether there is any: a spec that says nothing of feedback has no type for it, unless an adapter asks for one.
  static func isNeeded(_ program: SwiftProgram) -> Bool {
    guard !program.machine.activities.isEmpty else { return false }
    return program.options.userInterface != .none
      || program.machine.activities.contains { $0.feedback != nil }
  }

  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.doc(
      "What is seen and felt during an activity of \(program.machine.product), as its spec says it.",
      "The constants are the runtime's: `\(names.prefix)FeedbackPlayer` plays them.")
    writer.block(program.head("struct \(names.prefix)Feedback: Swift.Sendable, Swift.Hashable")) { writer in
      writer.line("\(program.access)let activity: \(names.activity)")
      writer.doc("What its spec says; empty where it says nothing.")
      writer.line("\(program.access)let plan: GestureRuntime.FeedbackPlan")
      writer.line()
      writer.block("\(program.access)init(for activity: \(names.activity))") { writer in
        writer.line("self.activity = activity")
        plans(&writer, program)
      }
      described(&writer, program)
      words(&writer, program)
    }
    writer.line()
    FeedbackTemplate.player.write(&writer, program)
  }

  /// An empty plan is written once, for all that say nothing.
  private static func plans(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.block("switch activity") { writer in
      for (index, name) in program.names.activities.enumerated() {
        guard let plan = program.table.feedback(of: index) else { continue }
        writer.line("case .\(name):")
        let lines = FeedbackConstant.lines(plan)
        writer.line("  plan = " + (lines.first ?? ""))
        for line in lines.dropFirst() { writer.line("  " + line) }
      }
      if hasSilent(program) { writer.line("default: plan = GestureRuntime.FeedbackPlan()") }
    }
  }

  private static func hasSilent(_ program: SwiftProgram) -> Bool {
    program.names.activities.indices.contains { program.table.feedback(of: $0) == nil }
  }

  private static func described(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.line()
    writer.doc("Whether the spec says anything of it.")
    writer.block("\(program.access)var isDescribed: Swift.Bool") { writer in
      writer.block("switch activity") { writer in
        let described = program.names.activities.indices.filter { program.table.feedback(of: $0) != nil }
        let list = described.map { "." + program.names.activities[$0] }.joined(separator: ", ")
        if !list.isEmpty { writer.line("case \(list): true") }
        if hasSilent(program) { writer.line("default: false") }
      }
    }
  }

  /// The app's own words for haptics.
  private static func words(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let cues: [(FeedbackCues, String)] = [(.claim, "claim"), (.threshold, "threshold"), (.commit, "commit")]
    let words = program.names.activities.indices.flatMap { index in
      cues.compactMap { cue, name in
        program.table.feedbackWord(of: index, at: cue).map { (program.names.activities[index], name, $0) }
      }
    }
    writer.line()
    writer.doc("The app's own word for a haptic; `nil` where it is none.")
    writer.block("\(program.access)func word(at cue: GestureRuntime.FeedbackCues) -> Swift.StaticString?") {
      writer in
      for (activity, cue, word) in words {
        writer.line(
          "if activity == .\(activity), cue == .\(cue) { return \(SwiftWriter.literal(word)) }")
      }
      writer.line("return nil")
    }
  }
}

/// The parts of feedback that do not depend on the spec.
enum FeedbackTemplate {
  static let player = SwiftTemplate(
    """
    /// Shows one element of $N what gestures do to it, and goes on after them: values at any time.
    nonisolated $Astruct $PFeedbackPlayer: Swift.Sendable {
      /// What does it.
      $Avar player: GestureRuntime.FeedbackPlayer

      $Ainit(_ scene: GestureRuntime.FeedbackScene = GestureRuntime.FeedbackScene()) {
        player = GestureRuntime.FeedbackPlayer(scene)
      }

      /// Takes a gesture in.
      ///
      /// - Returns: the haptics that are due.
      @discardableResult
      $Amutating func receive(_ gesture: $PGesture) -> GestureRuntime.FeedbackCues {
        player.receive(gesture.outcome, as: $PFeedback(for: gesture.activity).plan)
      }

      /// A finger has landed: what is under way stops, and a long press of this activity begins to show.
      $Amutating func press(at time: GestureRuntime.Microseconds, for activity: $PActivity? = nil) {
        player.press(at: time, as: activity.map { $PFeedback(for: $0).plan })
      }

      /// Nothing came of the press: what it stopped goes on.
      $Amutating func release(at time: GestureRuntime.Microseconds) { player.release(at: time) }

      /// An app has set the recognizer's translation back, in points: what is shown stays.
      $Amutating func resetTranslation(
        of activity: $PActivity, to value: GestureRuntime.Point = GestureRuntime.Point(x: 0, y: 0)
      ) {
        player.resetTranslation(of: activity.rawValue, as: $PFeedback(for: activity).plan, to: value)
      }

      /// The same for its scale, a factor greater than 0.
      $Amutating func resetScale(of activity: $PActivity, to value: Swift.Double = 1) {
        player.resetScale(of: activity.rawValue, as: $PFeedback(for: activity).plan, to: value)
      }

      /// The same for its rotation, in degrees.
      $Amutating func resetRotation(of activity: $PActivity, to value: Swift.Double = 0) {
        player.resetRotation(of: activity.rawValue, as: $PFeedback(for: activity).plan, to: value)
      }

      /// What is seen at a time.
      $Afunc values(at time: GestureRuntime.Microseconds) -> GestureRuntime.FeedbackValues { player.values(at: time) }

      /// What is seen when everything has come to rest: known at the lift.
      $Avar rest: GestureRuntime.FeedbackValues { player.rest }

      /// From when on nothing moves; `nil` while fingers hold it.
      $Avar restTime: GestureRuntime.Microseconds? { player.restTime }
    }

    """)
}
