import GestureRuntime
import SpecParser

/// Emits the spec's own states and relations as Swift switches, which `GestureEngine` runs in place of a table.
///
/// All output comes from `ProgramFacts`, which the engine also reads from the same table.
enum EmitCode {
  /// Limit of recognizers. The compiler takes ten seconds for the functions of 200 recognizers, and three minutes for 1,000.
  static let limit = 400

  /// The reason why a spec cannot be written in this style; `nil` if it can.
  static func obstacle(_ table: Table) -> String? {
    table.recognizerCount > limit
      ? "it has \(table.recognizerCount) recognizers; \(limit) are the most for this style" : nil
  }

  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    doc(
      "The program of \(program.machine.product)'s gestures: every state with its limits, and the relations between activities.",
      "States are numbered through all recognizers. A recognizer is one mechanic of an activity, or one movement with several names."
    )
    block("nonisolated struct \(program.names.program): GestureRuntime.GestureProgram") {
      if program.mirroredFacts != nil { layout }
      memory(isMirrored: program.mirroredFacts != nil)
      settings(program)
      EmitCodeStates.emit(program)
      members(program)
    }
  }

  /// The members that depend on directions and edges; for a program of both layouts, the members of each.
  private static func members(_ program: SwiftProgram) -> [SwiftNode] {
    let plain = members(program, program.facts, isMirrored: false)
    guard let mirrored = program.mirroredFacts else { return plain }
    return MergeLayouts.merged(plain, members(program, mirrored, isMirrored: true))
  }

  @SwiftBuilder private static func members(
    _ program: SwiftProgram, _ facts: ProgramFacts, isMirrored: Bool
  ) -> [SwiftNode] {
    EmitCodeStates.lists(program, isMirrored: isMirrored)
    EmitCodeDirections.emit(facts)
    EmitCodeElements.emit(facts)
    EmitCodeRelations.emit(facts)
    EmitCodeOpenings.emit(facts)
  }

  @SwiftBuilder private static var layout: [SwiftNode] {
    short("static var readsBothWays: Swift.Bool", "true")
    "var layoutDirection = GestureRuntime.ReadingDirection.leftToRight"
    blank
  }

  @SwiftBuilder private static func memory(isMirrored: Bool) -> [SwiftNode] {
    let type = "GestureRuntime.ProgramMemory"
    "private static let memory = \(type)(Self())"
    if isMirrored { "private static let mirroredMemory = \(type)(Self(layoutDirection: .rightToLeft))" }
    let choice = "layoutDirection == .rightToLeft ? Self.mirroredMemory : Self.memory"
    short("var memory: \(type)", isMirrored ? "\(choice)" : "Self.memory")
    blank
  }

  private static func settings(_ program: SwiftProgram) -> SwiftNode {
    let facts = program.facts
    let velocity = facts.velocity
    let arguments: [SwiftText] = [
      "fit: \(velocity.fit)", "samples: \(velocity.samples)", "horizon: \(velocity.horizon)",
      "stopGap: \(velocity.stopGap)", "most: \(number(velocity.most))",
      "swipeVelocity: \(number(facts.swipeVelocity))", "flingVelocity: \(number(facts.flingVelocity))",
      "edgeWidth: \(number(facts.edgeWidth))", "elements: \(facts.elementCount)",
      "guards: \(facts.guardCount)", "recognizers: \(facts.recognizerCount)",
      "presses: \(facts.presses)",
    ]
    return block("var settings: GestureRuntime.ProgramSettings") {
      "GestureRuntime.ProgramSettings\(call: arguments)"
    }
  }

  // MARK: Words of Swift

  /// A Swift literal that reads back as the same number, bit for bit.
  static func number(_ value: Double) -> String {
    if value == .infinity { return ".infinity" }
    return value == -.infinity ? "-.infinity" : "\(value)"
  }

  static func time(_ value: Microseconds) -> String { value == .max ? ".max" : "\(value)" }

  /// Groups of numbers with the same value, and the value.
  typealias Cases = [(numbers: [Int], value: SwiftText)]

  /// The numbers grouped by value, in the order of the first of each group.
  static func grouped(_ numbers: [Int], _ value: (Int) -> SwiftText) -> Cases {
    numbers.map { (number: $0, value: value($0)) }.grouped { $0.value.flat }.map { _, cases in
      (cases.map(\.number), cases[0].value)
    }
  }

  /// A switch over numbers, or only the value if there are no cases.
  static func choose(_ subject: String, _ cases: Cases, otherwise: SwiftText) -> SwiftNode {
    if cases.isEmpty { return .statement(otherwise) }
    return GestureCompiler.choose(
      subject, cases.map { ("\(list: $0.numbers.map(String.init).texts)", $0.value) }, otherwise: otherwise)
  }

  /// A function `func name(parameters) -> result` with a value for each case of its first parameter.
  @SwiftBuilder static func function(
    _ name: String, _ parameters: [SwiftText], _ result: String, over subject: String, _ cases: Cases,
    otherwise: SwiftText
  ) -> [SwiftNode] {
    blank
    block("func \(name)\(parameters: parameters) -> \(result)") {
      choose(subject, cases, otherwise: otherwise)
    }
  }

  /// A function that returns whether two numbers are one of some pairs. It has a switch over the second number for each first one.
  ///
  /// First numbers with the same second numbers share a case.
  @SwiftBuilder static func pairs(_ name: String, _ subjects: [String], _ pairs: [(Int, Int)]) -> [SwiftNode]
  {
    let names = subjects.compactMap { $0.split(separator: " ").last }
    let seconds = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1).sorted() }
    let groups = Dictionary(grouping: seconds.keys.sorted()) { seconds[$0] ?? [] }
      .sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }
    blank
    block("func \(name)\(parameters: subjects.map { "\($0): Swift.Int" }) -> Swift.Bool") {
      if groups.isEmpty {
        "false"
      } else {
        block("switch \(names[0])") {
          for (seconds, firsts) in groups {
            choice("case \(list: firsts.map(String.init).texts)") {
              choose("\(names[1])", [(seconds, "true")], otherwise: "false")
            }
          }
          choice("default") { "false" }
        }
      }
    }
  }
}
