import SpecParser

/// Writes the protocol of those who do what the recognizer's gestures mean: on the main actor, as views and their controllers are.
enum EmitRecognizerHandler {
  static func name(_ program: SwiftProgram) -> String { "\(program.names.prefix)GestureRecognizerHandler" }

  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.doc(
      "Does what the gestures of \(machine.product) mean: what `\(names.prefix)GestureRecognizer` calls, on the main actor.",
      "It has a method for every activity of the spec and no defaults, as `\(names.handler)` has.")
    writer.block("@MainActor \(program.access)protocol \(name(program)): Swift.AnyObject") { writer in
      for index in machine.activities.indices {
        if index > 0 { writer.line() }
        writer.doc(DescribeActivity(program, index).sentence)
        let type = "\(names.gesture).\(names.gestureTypes[index])"
        writer.line("func \(names.activities[index])(_ gesture: \(type))")
      }
    }
    writer.line()
  }

  /// Calls the handler's method for a gesture.
  static func calls(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.block("\(program.access)func handle(_ gesture: \(names.gesture))") { writer in
      writer.line("guard let handler else { return }")
      writer.line("let outcome = gesture.outcome")
      // By the activity: the compiler gives up on switches over many cases with values.
      writer.block("switch gesture.activity") { writer in
        for (index, name) in names.activities.enumerated() {
          let type = "\(names.gesture).\(names.gestureTypes[index])"
          writer.line("case .\(name): handler.\(name)(\(type)(outcome))")
        }
      }
    }
  }
}
