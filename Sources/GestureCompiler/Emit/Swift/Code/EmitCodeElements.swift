import GestureRuntime

/// Writes the tree of elements, and who gets a candidate where.
enum EmitCodeElements {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    let children = (0..<facts.elementCount).filter { facts.parent($0) >= 0 }
    EmitCode.function(
      &writer, "parent(_ element: Swift.Int) -> Swift.Int", over: "element",
      EmitCodeDirections.grouped(children) { "\(facts.parent($0))" }, otherwise: "-1")
    over(&writer, facts)
    start(&writer, program)
  }

  /// Elements that outcomes name: those of one activity, whose recognizers have the same ones, together.
  private static func over(_ writer: inout SwiftWriter, _ facts: CodeFacts) {
    let numbers = (0..<facts.recognizerCount).filter { !facts.over($0).isEmpty }
    if numbers.isEmpty { return }
    EmitCode.function(
      &writer, "names(_ recognizer: Swift.Int, _ element: Swift.Int) -> Swift.Bool", over: "recognizer",
      EmitCodeDirections.grouped(numbers) { list(facts.over($0)) }, otherwise: "false")
  }

  private static func list(_ elements: [Int]) -> String {
    "switch element { case \(elements.map(String.init).joined(separator: ", ")): true; default: false }"
  }

  private static func start(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    let guards = CodeGuards(program)
    let type = "GestureRuntime.CodeMachine<\(program.names.program)>"
    writer.line()
    writer.block(
      "static func start(_ machine: inout \(type), _ slot: Swift.Int, on target: Swift.Int)"
    ) { writer in
      let targets = (0..<facts.elementCount).filter { !facts.starters(on: $0).isEmpty }
      guard !targets.isEmpty else { return }
      writer.block("switch target") { writer in
        for target in targets {
          writer.line("case \(target):")
          writer.comment("  " + program.machine.elements[target].path)
          for recognizer in facts.starters(on: target) {
            let condition = guards.ofActivity[facts.recognizer(recognizer).activity]
            writer.line(
              "  machine.begin(\(recognizer), slot\(condition < 0 ? "" : ", when: \(condition)"))")
          }
        }
        writer.line("default: break")
      }
    }
  }
}
