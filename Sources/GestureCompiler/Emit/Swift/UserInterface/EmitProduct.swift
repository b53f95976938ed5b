import GestureRuntime
import SpecParser

/// Writes the conformance that the adapters are generic over: the spec's types, its facts and its engine.
enum EmitProduct {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    UIKitTemplates.conformances.write(&writer, program)
    writer.doc("What the recognizer is told about \(program.machine.product).")
    writer.block(program.head("enum \(names.prefix)GestureProduct: GestureUIKit.GestureProduct")) { writer in
      for (name, type) in [
        ("Element", names.element), ("Activity", names.activity), ("State", names.state),
        ("Gesture", names.gesture), ("Feedback", "\(names.prefix)Feedback"),
      ] { writer.line("\(program.access)typealias \(name) = \(type)") }
      writer.line()
      constants(&writer, program)
      facts(&writer, program)
      UIKitTemplates.gesture.write(&writer, program)
      queue(&writer, program)
      EmitEngine.emit(&writer, program)
    }
  }

  private static func constants(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let isAsked = program.machine.activities.contains { !$0.over.isEmpty }
    let edges = Side.allCases.filter { program.spec.protectedEdges?.value.contains($0) == true }
    let list = edges.map { ".\($0.rawValue)" }.joined(separator: ", ")
    for (name, type, value) in [
      ("initialState", program.names.state, "\(program.names.state)()"),
      ("namesPassedElements", "Swift.Bool", "\(isAsked)"),
      ("protectedEdges", "UIKit.UIRectEdge", "[\(list)]"),
    ] { writer.line("\(program.access)static var \(name): \(type) { \(value) }") }
    writer.line()
  }

  // MARK: Facts about activities

  private static func facts(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    let shared = Set(machine.together.flatMap { [$0.first, $0.second] })
    fact(&writer, program, "isShared(_ activity: \(names.activity)) -> Swift.Bool", "false") {
      shared.contains($0) ? "true" : nil
    }
    let guards = SwiftGuard(machine: machine, names: names, value: "state")
    let possible = "isPossible(_ activity: \(names.activity), in state: \(names.state)) -> Swift.Bool"
    fact(&writer, program, possible, "true") { machine.activities[$0].condition.map(guards.text) }
    fact(&writer, program, "alternative(to activity: \(names.activity)) -> Swift.String?", "nil") {
      program.written[$0]?.alternative.map { SwiftWriter.literal($0.value) }
    }
    performed(&writer, program)
    fact(&writer, program, "pressSlop(of activity: \(names.activity)) -> Swift.Double", ".infinity") {
      index in
      let steps = machine.activities[index].recognizers.flatMap(\.steps)
      return steps.first { $0.kind == .wait }?.slop.map { "\($0.amount)" }
    }
  }

  private static func performed(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let head = "performed(_ activity: \(program.names.activity)) -> GestureUIKit.PerformedOutcome"
    fact(&writer, program, head, "") { index in
      let mechanic = program.names.mechanics[index].first?.mechanic ?? 0
      let values = program.values(of: index).any.rawValue
      return ".init(mechanic: \(mechanic), values: \(values), isContinuous: \(program.isContinuous(index)))"
    }
  }

  /// A function from activities to values.
  ///
  /// - Parameters:
  ///   - otherwise: the value of all that have none of their own.
  private static func fact(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ head: String, _ otherwise: String,
    _ value: (Int) -> String?
  ) {
    let names = program.names.activities
    let own = names.indices.compactMap { index in value(index).map { (names[index], $0) } }
    writer.block("\(program.access)static func \(head)") { writer in
      guard !own.isEmpty else { return writer.line(otherwise) }
      writer.block("switch activity") { writer in
        let lead = EmitSwitch.value(names.count)
        for (name, value) in own { writer.line("case .\(name): \(lead)\(value)") }
        if own.count < names.count { writer.line("default: \(lead)\(otherwise)") }
      }
    }
    writer.line()
  }

  private static func queue(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.doc(
      "Keeps gestures until the recognizer is done with the touches: a handler may then change state at once."
    )
    writer.block("nonisolated private struct Queue: \(program.names.handler)") { writer in
      writer.line("var gestures: [\(program.names.gesture)] = []")
      EmitHandler.handingOn(&writer, program, head: "mutating ", to: "gestures.append")
    }
    writer.line()
  }
}
