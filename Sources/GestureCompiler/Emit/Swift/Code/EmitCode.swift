import GestureRuntime

/// Writes the spec's own states and relations as Swift switches: what `GestureEngine` runs in the place of a table.
///
/// Everything that is written comes from `ProgramFacts`, which is what the engine reads of the same table.
enum EmitCode {
  /// More recognizers than this make functions that the compiler takes minutes for: 200 take it ten seconds, 1,000 three minutes.
  static let limit = 400

  /// Why a spec cannot be written in this style; `nil` when it can.
  static func obstacle(_ table: Table, _ bytes: [UInt8]) throws(TableError) -> String? {
    if let unknown = try Table.instructions(of: bytes).first(where: { !ProgramFacts.knows($0.opcode) }) {
      return "it has the instruction '\(unknown.opcode.info.mnemonic)', which only a table has yet"
    }
    return table.recognizerCount > limit
      ? "it has \(table.recognizerCount) recognizers; \(limit) are the most for this style" : nil
  }

  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    guard program.options.style == .code else { return }
    writer.doc(
      "What the gestures of \(program.machine.product) go through: every state with its limits, what comes before what.",
      "States count through all recognizers; a recognizer is a mechanic of an activity, or one movement with several names."
    )
    let type = program.names.program
    writer.block("nonisolated struct \(type): GestureRuntime.GestureProgram") { writer in
      settings(&writer, program)
      EmitCodeStates.emit(&writer, program)
      EmitCodeDirections.emit(&writer, program)
      EmitCodeElements.emit(&writer, program)
      EmitCodeRelations.emit(&writer, program)
      EmitCodeOpenings.emit(&writer, program)
    }
  }

  private static func settings(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    let velocity = facts.velocity
    writer.block("var settings: GestureRuntime.ProgramSettings") { writer in
      writer.line("GestureRuntime.ProgramSettings(")
      writer.line(
        "  fit: \(velocity.fit), samples: \(velocity.samples), horizon: \(velocity.horizon), stopGap: \(velocity.stopGap),"
      )
      writer.line(
        "  most: \(number(velocity.most)), swipeVelocity: \(number(facts.swipeVelocity)), flingVelocity: \(number(facts.flingVelocity)),"
      )
      writer.line(
        "  edgeWidth: \(number(facts.edgeWidth)), elements: \(facts.elementCount), guards: \(facts.guardCount),"
      )
      writer.line("  recognizers: \(facts.recognizerCount), presses: \(facts.presses))")
    }
  }

  // MARK: Words of Swift

  /// A number as the compiler reads it back, to the bit.
  static func number(_ value: Double) -> String {
    if value == .infinity { return ".infinity" }
    return value == -.infinity ? "-.infinity" : "\(value)"
  }

  static func time(_ value: Microseconds) -> String { value == .max ? ".max" : "\(value)" }

  /// `case 1, 2: text` in lines of a readable length.
  static func cases(_ writer: inout SwiftWriter, _ numbers: [Int], _ text: String) {
    let list = numbers.map(String.init)
    if list.count <= 16 { return writer.line("case \(list.joined(separator: ", ")): \(text)") }
    for start in stride(from: 0, to: list.count, by: 16) {
      let part = list[start..<min(start + 16, list.count)].joined(separator: ", ")
      let isLast = start + 16 >= list.count
      writer.line((start == 0 ? "case " : "  ") + part + (isLast ? ": \(text)" : ","))
    }
  }

  /// `func name(parameters) -> result`, a switch over `subject` with a value for each case, or the value alone.
  static func function(
    _ writer: inout SwiftWriter, _ head: String, over subject: String,
    _ cases: [(numbers: [Int], text: String)],
    otherwise: String
  ) {
    writer.line()
    writer.block("func \(head)") { writer in
      if cases.isEmpty { return writer.line(otherwise) }
      writer.block("switch \(subject)") { writer in
        for part in cases { Self.cases(&writer, part.numbers, part.text) }
        writer.line("default: \(otherwise)")
      }
    }
  }
}

/// The conditions of a spec as Swift over what the guards ask about, by the numbers that the table gives them.
struct CodeGuards {
  private(set) var conditions: [String]

  init(_ program: SwiftProgram) {
    let guards = SwiftGuard(machine: program.machine, names: program.names, value: "asked")
    conditions = Array(repeating: "true", count: program.facts.guardCount)
    for number in 0..<program.facts.recognizerCount {
      guard let (activity, _) = program.machine.recognizer(number), let condition = activity.condition else {
        continue
      }
      conditions[program.facts.recognizer(number).condition] = guards.text(condition)
    }
  }
}
