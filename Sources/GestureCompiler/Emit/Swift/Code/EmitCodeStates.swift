import GestureRuntime
import SpecParser

/// Writes the states: every step of every recognizer, in the spec's words, with the spec's line.
enum EmitCodeStates {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    for number in 0..<facts.recognizerCount { recognizer(&writer, program, number) }
    list(&writer, "step", "ProgramStep", facts.stepCount, "GestureRuntime.ProgramStep(.press, 0, press: 0)")
    list(
      &writer, "recognizer", "ProgramRecognizer", facts.recognizerCount,
      "GestureRuntime.ProgramRecognizer(activity: 0, target: 0, depth: 0, fingersLeast: 1, fingersMost: 1, isContinuous: false, first: 0, claim: 0, count: 0, again: 0, middle: 0, presses: 0, translation: -1, names: 0, continuousName: -1, mechanic: 0, values: [])"
    )
    list(
      &writer, "name", "ProgramName", facts.nameCount,
      "GestureRuntime.ProgramName(0, fingersLeast: 1, fingersMost: 1)")
  }

  /// `name(_:)`, which chooses among the constants of that name.
  private static func list(
    _ writer: inout SwiftWriter, _ name: String, _ type: String, _ count: Int, _ nothing: String
  ) {
    EmitCode.function(
      &writer, "\(name)(_ number: Swift.Int) -> GestureRuntime.\(type)", over: "number",
      (0..<count).map { ([$0], "Self.\(name)\($0)") }, otherwise: nothing)
  }

  private static func recognizer(_ writer: inout SwiftWriter, _ program: SwiftProgram, _ number: Int) {
    guard let (activity, recognizer) = program.machine.recognizer(number) else { return }
    let facts = program.facts.recognizer(number)
    let mechanics = recognizer.names.map { program.machine.mechanics[$0.mechanic] }
    let fingers = recognizer.fingers
    let count =
      fingers.count == 1 ? "\(fingers.lowerBound)" : "\(fingers.lowerBound) to \(fingers.upperBound)"
    let target = program.machine.elements[activity.target].path
    writer.line()
    writer.comment(
      "\(activity.name) by \(mechanics.joined(separator: " / ")) on \(target), \(count == "1" ? "1 finger" : "\(count) fingers")"
        + place(activity.span, program))
    constant(&writer, "recognizer\(number)", "ProgramRecognizer", fields(facts))
    for number in facts.names..<facts.names + facts.nameCount {
      let name = program.facts.name(number)
      constant(&writer, "name\(number)", "ProgramName", fields(name))
    }
    for (index, step) in recognizer.steps.enumerated() {
      writer.comment("\(facts.first + index): " + DumpMachine.text(step) + place(step.span, program))
      constant(
        &writer, "step\(facts.first + index)", "ProgramStep", fields(program.facts.step(facts.first + index)))
    }
  }

  /// The file and line that something stands in, where they are known.
  private static func place(_ span: SourceSpan, _ program: SwiftProgram) -> String {
    guard let file = program.sources[span.file] else { return "" }
    let name = file.path.split(separator: "/").last ?? ""
    return " — \(name):\(file.position(at: span.start).line)"
  }

  private static func constant(
    _ writer: inout SwiftWriter, _ name: String, _ type: String, _ fields: [String]
  ) {
    writer.line(
      "@inline(__always) private static var \(name): GestureRuntime.\(type) { GestureRuntime.\(type)(\(fields.joined(separator: ", "))) }"
    )
  }

  // MARK: Fields that are not what they are anyway

  private static func fields(_ step: ProgramStep) -> [String] {
    var fields = [".\(step.kind)", "\(step.number)"]
    func add(_ name: String, _ value: String, _ isSaid: Bool) {
      if isSaid { fields.append("\(name): \(value)") }
    }
    if let last = step.last { fields.append("last: .\(last)") }
    if let next = step.next { fields.append("next: .\(next)") }
    fields.append("press: \(step.press)")
    add("isClaim", "true", step.isClaim)
    add("mask", "\(step.mask)", step.mask != 0)
    add("contactHasMove", "true", step.contactHasMove)
    add("keepsStill", "true", step.keepsStill)
    add("slop", EmitCode.number(step.slop), step.slop != .infinity)
    add("fingerSlop", EmitCode.number(step.fingerSlop), step.fingerSlop != 0)
    add("minSpan", EmitCode.number(step.minSpan), step.minSpan != 0)
    add("gapLeast", EmitCode.time(step.gapLeast), step.gapLeast != 0)
    add("gapBefore", EmitCode.time(step.gapBefore), step.gapBefore != .max)
    add("near", EmitCode.number(step.near), step.near != .infinity)
    add("apart", EmitCode.number(step.apart), step.apart != .infinity)
    add("isDirected", "true", step.isDirected)
    add("quiet", EmitCode.number(step.quiet), step.quiet >= 0)
    let limits = self.fields(step.limits)
    add("limits", "GestureRuntime.ProgramLimits(\(limits.joined(separator: ", ")))", !limits.isEmpty)
    return fields
  }

  private static func fields(_ limits: ProgramLimits) -> [String] {
    var fields: [String] = []
    func add(_ name: String, _ value: Double, _ open: Double) {
      if value != open { fields.append("\(name): \(EmitCode.number(value))") }
    }
    add("distanceLeast", limits.distanceLeast, -.infinity)
    add("distanceMost", limits.distanceMost, .infinity)
    add("deviationLeast", limits.deviationLeast, -.infinity)
    add("deviationMost", limits.deviationMost, .infinity)
    add("velocityLeast", limits.velocityLeast, -.infinity)
    add("velocityMost", limits.velocityMost, .infinity)
    if limits.least != 0 { fields.append("least: \(EmitCode.time(limits.least))") }
    if limits.before != .max { fields.append("before: \(EmitCode.time(limits.before))") }
    return fields
  }

  private static func fields(_ name: ProgramName) -> [String] {
    ["\(name.mechanic)", "fingersLeast: \(name.fingersLeast)", "fingersMost: \(name.fingersMost)"]
      + (name.isOpen
        ? [] : ["limits: GestureRuntime.ProgramLimits(\(fields(name.limits).joined(separator: ", ")))"])
  }

  private static func fields(_ recognizer: ProgramRecognizer) -> [String] {
    var fields = [
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
    add("values", values(recognizer.values), true)
    add("firstDue", EmitCode.time(recognizer.firstDue), recognizer.firstDue != .max)
    add("hasOrbit", "true", recognizer.hasOrbit)
    add("hasThreshold", "true", recognizer.hasThreshold)
    add("hasCommit", "true", recognizer.hasCommit)
    add("commitDistance", EmitCode.number(recognizer.commitDistance), recognizer.commitDistance != .infinity)
    add("commitIsShare", "true", recognizer.commitIsShare)
    add("commitVelocity", EmitCode.number(recognizer.commitVelocity), recognizer.commitVelocity != .infinity)
    add("claimsAtLift", "true", recognizer.claimsAtLift)
    add("begins", "true", recognizer.begins)
    add("sleeps", "true", recognizer.sleeps)
    add("startsPlainly", "true", recognizer.startsPlainly)
    add("condition", "\(recognizer.condition)", recognizer.condition >= 0)
    return fields
  }

  private static func values(_ values: OutcomeValues) -> String {
    let all: [(OutcomeValues, String)] = [
      (.translation, ".translation"), (.velocity, ".velocity"), (.scale, ".scale"), (.rotation, ".rotation"),
      (.progress, ".progress"), (.committed, ".committed"), (.over, ".over"),
    ]
    return "[" + all.filter { values.contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
