import GestureRuntime

/// Writes what happens most: a frame that leaves a candidate where it is.
enum EmitCodeFrames {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    let machine =
      "_ machine: inout GestureRuntime.CodeMachine<\(program.names.program)>, _ candidate: Swift.Int"
    guard facts.recognizerCount > 0, facts.recognizerCount <= 64 else { return }
    writer.line()
    writer.line("// Frames that plainly leave a candidate where it is.")
    EmitCode.function(
      &writer, "isQuiet(\(machine), _ number: Swift.Int) -> Swift.Bool", over: "number",
      EmitCodeDirections.grouped(Array(0..<facts.stepCount)) { quiet(facts.step($0)) },
      otherwise: "false")
  }

  private static func quiet(_ step: CodeStep) -> String {
    switch step.kind {
    case .press: "true"
    case .wait, .lift:
      step.keepsStill
        ? "machine.staysStill(candidate, within: \(EmitCode.number(step.quietSquare)))"
        : "machine.staysNear(candidate, within: \(EmitCode.number(step.quietSquare)))"
    case .translate: "machine.isQuietly(moving: candidate, within: \(EmitCode.number(step.quietSquare)))"
    case .spread: "machine.isQuietly(spreading: candidate, within: \(EmitCode.number(step.quiet)))"
    case .orbit: "machine.isQuietly(turning: candidate, within: \(EmitCode.number(step.quiet)))"
    }
  }
}
