import GestureRuntime
import SpecParser

/// Emits the states: every step of every recognizer, in the spec's words, with the spec's line.
enum EmitCodeStates {
  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let facts = program.facts
    for number in 0..<facts.recognizerCount { recognizer(program, number) }
  }

  /// The functions that select among the constants of `emit`.
  ///
  /// - Parameter isMirrored: whether they are for a layout from right to left.
  @SwiftBuilder static func lists(_ program: SwiftProgram, isMirrored: Bool) -> [SwiftNode] {
    let facts = program.facts
    list("step", "ProgramStep", facts.stepCount, [".press", "0", "press: 0"]) {
      isMirrored && differs($0, program, ProgramFacts.step) ? "mirroredStep\($0)" : "step\($0)"
    }
    list("recognizer", "ProgramRecognizer", facts.recognizerCount, []) {
      isMirrored && differs($0, program, ProgramFacts.recognizer)
        ? "mirroredRecognizer\($0)" : "recognizer\($0)"
    }
    list("name", "ProgramName", facts.nameCount, ["0", "fingersLeast: 1", "fingersMost: 1"]) { "name\($0)" }
  }

  /// The function `name(_:)`, which selects among constants.
  ///
  /// - Parameters:
  ///   - nothing: the arguments for an index that does not exist.
  ///   - constant: the name of the constant for an index.
  private static func list(
    _ name: String, _ type: String, _ count: Int, _ nothing: [SwiftText], _ constant: (Int) -> String
  ) -> [SwiftNode] {
    EmitCode.function(
      name, ["_ number: Swift.Int"], "GestureRuntime.\(type)", over: "number",
      (0..<count).map { ([$0], "Self.\(constant($0))") },
      otherwise: "GestureRuntime.\(type)\(call: nothing)")
  }

  @SwiftBuilder private static func recognizer(_ program: SwiftProgram, _ number: Int) -> [SwiftNode] {
    if let (activity, recognizer) = program.machine.recognizer(number) {
      let facts = program.facts.recognizer(number)
      let mechanics = program.machine.names(of: recognizer)
      let target = program.machine.elements[activity.target].path
      blank
      SwiftNode.comment(
        "\(activity.name) by \(mechanics.joined(separator: " / ")) on \(target), \(DescribeActivity.count(recognizer.fingers))"
          + place(activity.span, program))
      constant("recognizer\(number)", "ProgramRecognizer", fields(facts))
      if let mirrored = program.mirroredFacts, differs(number, program, ProgramFacts.recognizer) {
        constant("mirroredRecognizer\(number)", "ProgramRecognizer", fields(mirrored.recognizer(number)))
      }
      for number in facts.names..<facts.names + facts.nameCount {
        constant("name\(number)", "ProgramName", fields(program.facts.name(number)))
      }
      for (index, step) in recognizer.steps.enumerated() {
        SwiftNode.comment("\(facts.first + index): " + DumpMachine.text(step) + place(step.span, program))
        let number = facts.first + index
        constant("step\(number)", "ProgramStep", fields(program.facts.step(number)))
        if let mirrored = program.mirroredFacts, differs(number, program, ProgramFacts.step) {
          constant("mirroredStep\(number)", "ProgramStep", fields(mirrored.step(number)))
        }
      }
    }
  }

  /// Whether a part differs in a layout from right to left.
  private static func differs<Part: Equatable>(
    _ number: Int, _ program: SwiftProgram, _ part: (ProgramFacts) -> (Int) -> Part
  ) -> Bool {
    program.mirroredFacts.map { part($0)(number) != part(program.facts)(number) } ?? false
  }

  /// The file and line of a span; empty if they are unknown.
  private static func place(_ span: SourceSpan, _ program: SwiftProgram) -> String {
    guard let file = program.sources[span.file] else { return "" }
    let name = file.path.split(separator: "/").last ?? ""
    return " — \(name):\(file.position(at: span.start).line)"
  }

  @SwiftBuilder private static func constant(_ name: String, _ type: String, _ fields: [SwiftText])
    -> [SwiftNode]
  {
    short(
      "@inline(__always) private static var \(name): GestureRuntime.\(type)",
      "GestureRuntime.\(type)\(call: fields)")
  }

  // MARK: Fields that differ from their defaults

  private static func fields(_ step: ProgramStep) -> [SwiftText] {
    [literal(step.kind), "\(step.number)"]
      + fields(
        step, unlike: ProgramStep(.press, 0, press: -1), without: ["kind", "number"])
  }

  private static func fields(_ recognizer: ProgramRecognizer) -> [SwiftText] {
    fields(recognizer, unlike: ProgramRecognizer(), without: ["derived"])
  }

  private static func fields(_ limits: ProgramLimits) -> [SwiftText] {
    fields(limits, unlike: ProgramLimits())
  }

  /// The properties that differ from a plain value, as arguments: initializers have them in the same order.
  private static func fields<Value>(_ value: Value, unlike plain: Value, without: Set<String> = [])
    -> [SwiftText]
  {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children).compactMap { own, other in
      guard let name = own.label, !without.contains(name) else { return nil }
      let text = literal(own.value)
      return text.flat == literal(other.value).flat ? nil : "\(name): \(text)"
    }
  }

  private static func literal(_ value: Any) -> SwiftText {
    switch value {
    case let number as Double: SwiftText(EmitCode.number(number))
    case let time as Microseconds: SwiftText(EmitCode.time(time))
    case StepKind.move(let move): ".\(move)"
    case let kind as StepKind: ".\(kind)"
    case let edges as ScreenEdges: ".init(rawValue: \(edges.rawValue))"
    case let senses as MoveSenses: ".init(rawValue: \(senses.rawValue))"
    case let tools as TouchTools: Self.tools(tools)
    case let values as OutcomeValues: Self.values(values)
    case let ends as ContentEnds: Self.ends(ends)
    case let limits as ProgramLimits: "GestureRuntime.ProgramLimits\(call: fields(limits))"
    default: "\(value)"
    }
  }

  private static func fields(_ name: ProgramName) -> [SwiftText] {
    ["\(name.mechanic)", "fingersLeast: \(name.fingersLeast)", "fingersMost: \(name.fingersMost)"]
      + (name.isOpen ? [] : ["limits: GestureRuntime.ProgramLimits\(call: fields(name.limits))"])
  }

  private static func ends(_ ends: ContentEnds) -> SwiftText {
    SwiftWords.options(
      ends, ["left": .left, "right": .right, "top": .top, "bottom": .bottom, "start": .start])
  }

  private static func tools(_ tools: TouchTools) -> SwiftText {
    SwiftWords.options(
      tools, ["finger": .finger, "pen": .pen, "eraser": .eraser, "mouse": .mouse])
  }

  private static func values(_ values: OutcomeValues) -> SwiftText {
    SwiftWords.options(
      values,
      [
        "translation": .translation, "velocity": .velocity, "scale": .scale, "rotation": .rotation,
        "progress": .progress, "committed": .committed, "over": .over,
      ])
  }
}
