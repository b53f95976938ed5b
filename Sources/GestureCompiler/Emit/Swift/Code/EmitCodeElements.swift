import GestureRuntime

/// Writes the tree of elements, and which of them outcomes name.
enum EmitCodeElements {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    let children = (0..<facts.elementCount).filter { facts.parent($0) >= 0 }
    EmitCode.function(
      &writer, "parent(_ element: Swift.Int) -> Swift.Int", over: "element",
      EmitCodeDirections.grouped(children) { "\(facts.parent($0))" }, otherwise: "-1")
    over(&writer, facts)
  }

  /// Elements that outcomes name: those of one activity, whose recognizers have the same ones, together.
  private static func over(_ writer: inout SwiftWriter, _ facts: ProgramFacts) {
    let numbers = (0..<facts.recognizerCount).filter { !facts.over($0).isEmpty }
    if numbers.isEmpty { return }
    EmitCode.function(
      &writer, "names(_ recognizer: Swift.Int, _ element: Swift.Int) -> Swift.Bool", over: "recognizer",
      EmitCodeDirections.grouped(numbers) { list(facts.over($0)) }, otherwise: "false")
  }

  private static func list(_ elements: [Int]) -> String {
    "switch element { case \(elements.map(String.init).joined(separator: ", ")): true; default: false }"
  }
}
