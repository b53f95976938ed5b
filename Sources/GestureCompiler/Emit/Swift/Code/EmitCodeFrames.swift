import GestureRuntime

/// Writes what happens most: frames that leave a candidate where it is.
enum EmitCodeFrames {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    guard facts.stepCount > 0 else { return }
    writer.line()
    writer.line("// What a frame may bring so that a candidate plainly stays in its state.")
    EmitCode.function(
      &writer, "quiet(_ step: Swift.Int) -> GestureRuntime.CodeQuiet", over: "step",
      EmitCodeDirections.grouped(Array(0..<facts.stepCount)) { text(CodeQuiet(facts.step($0))) },
      otherwise: "GestureRuntime.CodeQuiet(.waits)")
  }

  private static func text(_ quiet: CodeQuiet) -> String {
    let most = quiet.most == .infinity ? "" : ", \(EmitCode.number(quiet.most))"
    return "GestureRuntime.CodeQuiet(.\(quiet.kind)\(most))"
  }
}
