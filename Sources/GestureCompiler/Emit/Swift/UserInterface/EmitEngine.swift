/// Writes the class that gives the adapters the generated recognition of the spec.
enum EmitEngine {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    let resets = EmitResets.values(program).compactMap { EmitResets.name($0) }
    let protocols = resets.isEmpty ? ["Product"] : resets.map(\.name)
    let conformances = protocols.map { "GestureUIKit.\($0)Engine" }.joined(separator: ", ")
    writer.doc("What recognizes, and who is told.")
    writer.block("@MainActor \(program.access)final class Engine: \(conformances)") { writer in
      writer.line("\(program.access)typealias Product = \(names.prefix)GestureProduct")
      UIKitTemplates.engine.write(&writer, program)
      for reset in resets {
        let head = "reset\(reset.name)(of activity: \(names.activity), to value: \(reset.type))"
        writer.block("\(program.access)func \(head)") { writer in
          writer.line("gestures.reset\(reset.name)(of: activity, to: value)")
        }
        writer.line()
      }
      EmitRecognizerHandler.calls(&writer, program)
    }
  }
}
