import GestureRuntime

/// Writes what an app calls that adds up changes: the recognizer's `setTranslation` and its like, and SwiftUI's way to them.
enum EmitUserInterfaceResets {
  private struct Call: Sendable {
    var name: String
    var type: String
    var doc: String
    /// What a value must be, how an outcome that is not told yet changes, what it then has, and the value for the runtime.
    var check: String
    var change: [String]
    var member: String
    var asked: String
  }

  private static let calls: [OutcomeValues: Call] = [
    .translation: Call(
      name: "Translation", type: "CGPoint",
      doc:
        "Sets the translation of an activity that is under way, as `UIPanGestureRecognizer` does: it counts from there on.",
      check: "value.x.isFinite, value.y.isFinite",
      change: [
        "$0.translation.x += asked.x - told.translation.x",
        "$0.translation.y += asked.y - told.translation.y",
      ], member: "translation",
      asked: "Self.point(value)"),
    .scale: Call(
      name: "Scale", type: "Swift.Double",
      doc:
        "Sets the scale of an activity that is under way, as `UIPinchGestureRecognizer` does: it counts from there on.",
      check: "value.isFinite, value > 0", change: ["$0.scale *= asked / told.scale"], member: "scale",
      asked: "value"),
    .rotation: Call(
      name: "Rotation", type: "Swift.Double",
      doc:
        "Sets the rotation of an activity that is under way, in degrees as gestures have it: it counts from there on.",
      check: "value.isFinite", change: ["$0.rotation += asked - told.rotation"], member: "rotation",
      asked: "value"),
  ]

  // MARK: The recognizer

  static func uikit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let values = EmitResets.values(program)
    guard !values.isEmpty else { return }
    let prefix = program.names.prefix
    writer.line("// For apps that add up changes.")
    writer.block("@MainActor extension \(prefix)GestureRecognizer") { writer in
      for value in values { if let call = calls[value] { method(&writer, call, program) } }
    }
    writer.line()
    recount.write(&writer, program)
  }

  private static func method(_ writer: inout SwiftWriter, _ call: Call, _ program: SwiftProgram) {
    head(&writer, call, program)
    writer.block(signature(call, program)) { writer in
      writer.line("guard let told = told[activity], \(call.check) else { return false }")
      writer.line("let asked = \(call.asked)")
      writer.line("let last = recount(activity) {")
      for line in call.change { writer.line("  " + line) }
      writer.line("}")
      writer.line("if let last { gestures.reset\(call.name)(of: activity, to: last.\(call.member)) }")
      writer.block("if showsFeedback, let key = touchedPlace(activity.target)?.id") { writer in
        writer.line("shown[key]?.player.reset\(call.name)(of: activity, to: asked)")
      }
      writer.line("return true")
    }
    writer.line()
  }

  private static func head(_ writer: inout SwiftWriter, _ call: Call, _ program: SwiftProgram) {
    writer.doc(
      call.doc, "Progress, commit, velocity, `origin`, `travel` and what is shown do not change.",
      "- Returns: whether it is under way, and the value one that it can have; otherwise nothing changes.")
    writer.line("@discardableResult")
  }

  private static func signature(_ call: Call, _ program: SwiftProgram) -> String {
    "\(program.access)func set\(call.name)(_ value: \(call.type), of activity: \(program.names.activity)) -> Swift.Bool"
  }

  private static let recount = SwiftTemplate(
    """
    @MainActor extension $PGestureRecognizer {
      /// Changes what was told last of an activity, and what its handler has not yet been told: one event has many touches.
      ///
      /// - Returns: what the recognizer itself counts from then; `nil` where it is done with it.
      private func recount(
        _ activity: $PActivity, _ change: (inout GestureRuntime.Outcome) -> Swift.Void
      ) -> GestureRuntime.Outcome? {
        guard var last = told[activity] else { return nil }
        change(&last)
        told[activity] = last
        var isUnderWay = true
        var changed = $PGestureDispatch(handler: $PGestureQueue())
        for gesture in pending {
          var outcome = gesture.outcome
          if gesture.activity == activity, isUnderWay {
            change(&outcome)
            last = outcome
            isUnderWay = outcome.phase == .changed
          }
          changed.receive(outcome)
        }
        pending = changed.handler.gestures
        return isUnderWay ? last : nil
      }
    }

    """)

  // MARK: SwiftUI

  static func swiftUI(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let prefix = program.names.prefix
    writer.doc(
      "Sets values of gestures back while they are under way, for apps that add up changes: give it to the view that recognizes them, and call it "
        + "in `perform`.")
    writer.line("@available(iOS 18.0, *)")
    writer.block("@MainActor \(program.access)final class \(prefix)GestureControl") { writer in
      writer.line("fileprivate weak var recognizer: \(prefix)GestureRecognizer?")
      writer.line()
      writer.line("\(program.access)init() {}")
      for value in EmitResets.values(program) {
        guard let call = calls[value] else { continue }
        writer.line()
        head(&writer, call, program)
        writer.block(signature(call, program)) { writer in
          writer.line("recognizer?.set\(call.name)(value, of: activity) ?? false")
        }
      }
    }
    writer.line()
  }
}
