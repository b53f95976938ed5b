import GestureRuntime

/// Emits the tree of elements, and the elements that outcomes name.
enum EmitCodeElements {
  @SwiftBuilder static func emit(_ facts: ProgramFacts) -> [SwiftNode] {
    let over = (0..<facts.recognizerCount).flatMap { number in facts.over(number).map { (number, $0) } }
    let children = (0..<facts.elementCount).filter { facts.parent($0) >= 0 }
    EmitCode.function(
      "parent", ["_ element: Swift.Int"], "Swift.Int", over: "element",
      EmitCode.grouped(children) { "\(facts.parent($0))" }, otherwise: "-1")
    if !over.isEmpty {
      EmitCode.pairs("names", ["_ recognizer", "_ element"], over)
    }
  }
}
