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
    EmitCode.function(
      "step", ["_ number: Swift.Int"], "GestureRuntime.ProgramStep", over: "number",
      (0..<facts.stepCount).map {
        ([$0], isMirrored && differs($0, program) ? "Self.mirroredStep\($0)" : "Self.step\($0)")
      }, otherwise: "GestureRuntime.ProgramStep\(call: [".press", "0", "press: 0"])")
    list("recognizer", "ProgramRecognizer", facts.recognizerCount, nothing)
    list("name", "ProgramName", facts.nameCount, ["0", "fingersLeast: 1", "fingersMost: 1"])
  }

  /// The recognizer for an index that does not exist.
  private static let nothing: [SwiftText] = [
    "activity: 0", "target: 0", "depth: 0", "fingersLeast: 1", "fingersMost: 1", "isContinuous: false",
    "first: 0", "claim: 0", "count: 0", "again: 0", "middle: 0", "presses: 0", "translation: -1", "names: 0",
    "continuousName: -1", "mechanic: 0", "values: []",
  ]

  /// The function `name(_:)`, which selects among the constants of that name.
  private static func list(_ name: String, _ type: String, _ count: Int, _ nothing: [SwiftText])
    -> [SwiftNode]
  {
    EmitCode.function(
      name, ["_ number: Swift.Int"], "GestureRuntime.\(type)", over: "number",
      (0..<count).map { ([$0], "Self.\(name)\($0)") }, otherwise: "GestureRuntime.\(type)\(call: nothing)")
  }

  @SwiftBuilder private static func recognizer(_ program: SwiftProgram, _ number: Int) -> [SwiftNode] {
    if let (activity, recognizer) = program.machine.recognizer(number) {
      let facts = program.facts.recognizer(number)
      let mechanics = recognizer.names.map { program.machine.mechanics[$0.mechanic] }
      let target = program.machine.elements[activity.target].path
      blank
      SwiftNode.comment(
        "\(activity.name) by \(mechanics.joined(separator: " / ")) on \(target), \(DescribeActivity.count(recognizer.fingers))"
          + place(activity.span, program))
      constant("recognizer\(number)", "ProgramRecognizer", fields(facts))
      for number in facts.names..<facts.names + facts.nameCount {
        constant("name\(number)", "ProgramName", fields(program.facts.name(number)))
      }
      for (index, step) in recognizer.steps.enumerated() {
        SwiftNode.comment("\(facts.first + index): " + DumpMachine.text(step) + place(step.span, program))
        let number = facts.first + index
        constant("step\(number)", "ProgramStep", fields(program.facts.step(number)))
        if let mirrored = program.mirroredFacts, differs(number, program) {
          constant("mirroredStep\(number)", "ProgramStep", fields(mirrored.step(number)))
        }
      }
    }
  }

  /// Whether a step differs in a layout from right to left.
  private static func differs(_ step: Int, _ program: SwiftProgram) -> Bool {
    program.mirroredFacts.map { $0.step(step).mask != program.facts.step(step).mask } ?? false
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
    [".\(step.kind)", "\(step.number)"]
      + fields(
        step, unlike: ProgramStep(.press, 0, press: -1), unnamed: ["kind", "number"])
  }

  private static func fields(_ limits: ProgramLimits) -> [SwiftText] {
    fields(limits, unlike: ProgramLimits())
  }

  /// The properties that differ from a plain value, as arguments: initializers have them in the same order.
  private static func fields<Value>(_ value: Value, unlike plain: Value, unnamed: Set<String> = [])
    -> [SwiftText]
  {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children).compactMap { own, other in
      guard let name = own.label, !unnamed.contains(name) else { return nil }
      let text = literal(own.value)
      return text.flat == literal(other.value).flat ? nil : "\(name): \(text)"
    }
  }

  private static func literal(_ value: Any) -> SwiftText {
    switch value {
    case let number as Double: SwiftText(EmitCode.number(number))
    case let time as Microseconds: SwiftText(EmitCode.time(time))
    case let kind as StepKind: ".\(kind)"
    case let limits as ProgramLimits: "GestureRuntime.ProgramLimits\(call: fields(limits))"
    default: "\(value)"
    }
  }

  private static func fields(_ name: ProgramName) -> [SwiftText] {
    ["\(name.mechanic)", "fingersLeast: \(name.fingersLeast)", "fingersMost: \(name.fingersMost)"]
      + (name.isOpen ? [] : ["limits: GestureRuntime.ProgramLimits\(call: fields(name.limits))"])
  }

  private static func fields(_ recognizer: ProgramRecognizer) -> [SwiftText] {
    var fields: [SwiftText] = [
      "activity: \(recognizer.activity)", "target: \(recognizer.target)", "depth: \(recognizer.depth)",
      "fingersLeast: \(recognizer.fingersLeast)", "fingersMost: \(recognizer.fingersMost)",
      "isContinuous: \(recognizer.isContinuous)", "first: \(recognizer.first)", "claim: \(recognizer.claim)",
      "count: \(recognizer.count)", "again: \(recognizer.again)", "middle: \(recognizer.middle)",
      "presses: \(recognizer.presses)", "translation: \(recognizer.translation)",
      "names: \(recognizer.names)",
    ]
    func add(_ name: String, _ value: String, _ isSaid: Bool) {
      if isSaid { fields.append("\(name): \(value)") }
    }
    add("nameCount", "\(recognizer.nameCount)", recognizer.nameCount != 1)
    add("continuousName", "\(recognizer.continuousName)", true)
    add("mechanic", "\(recognizer.mechanic)", true)
    add("values", values(recognizer.values).flat, true)
    add("firstDue", EmitCode.time(recognizer.firstDue), recognizer.firstDue != .max)
    add("hasOrbit", "true", recognizer.hasOrbit)
    add("hasThreshold", "true", recognizer.hasThreshold)
    add("hasCommit", "true", recognizer.hasCommit)
    add("commitDistance", EmitCode.number(recognizer.commitDistance), recognizer.commitDistance != .infinity)
    add("commitIsShare", "true", recognizer.commitIsShare)
    add("commitVelocity", EmitCode.number(recognizer.commitVelocity), recognizer.commitVelocity != .infinity)
    add("detents", "\(recognizer.detents)", recognizer.detents != 0)
    add("valuesAlong", "true", recognizer.valuesAlong)
    add("valuesFromPress", "true", recognizer.valuesFromPress)
    add("claimsAtLift", "true", recognizer.claimsAtLift)
    add("begins", "true", recognizer.begins)
    add("sleeps", "true", recognizer.sleeps)
    add("startsPlainly", "true", recognizer.startsPlainly)
    add("condition", "\(recognizer.condition)", recognizer.condition >= 0)
    add("tools", tools(recognizer.tools).flat, recognizer.tools != .usual)
    add("taps", "\(recognizer.taps)", recognizer.taps != 0)
    add("tapsBefore", EmitCode.time(recognizer.tapsBefore), recognizer.taps != 0)
    add("tapsNear", EmitCode.number(recognizer.tapsNear), recognizer.taps != 0)
    add("showsPossible", "\(recognizer.showsPossible)", recognizer.showsPossible != .max)
    add("doubling", EmitCode.number(recognizer.doubling), recognizer.doubling != 0)
    add("handsOver", ends(recognizer.handsOver).flat, !recognizer.handsOver.isEmpty)
    add("takesOver", "true", recognizer.takesOver)
    return fields
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
