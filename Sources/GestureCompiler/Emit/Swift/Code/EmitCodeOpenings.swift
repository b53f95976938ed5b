import GestureRuntime

/// Writes what becomes of the recognizers of a touch as long as it is one finger: bits in a word, cleared by constants.
enum EmitCodeOpenings {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let count = program.facts.recognizerCount
    guard count > 0, count <= OpeningFacts.limit else { return }
    let openings = program.facts.openings
    writer.line()
    writer.line("// A touch of one finger, as long as nothing has happened: a bit for every recognizer.")
    presses(&writer, program, openings)
    timers(&writer, openings)
    moves(&writer, program.facts, openings)
    winners(&writer, openings)
  }

  private static func word(_ bits: UInt64) -> String { "0x" + String(bits, radix: 16, uppercase: true) }

  /// The numbers of recognizers in a word.
  private static func numbers(_ bits: UInt64) -> [Int] { (0..<64).filter { bits >> UInt64($0) & 1 == 1 } }

  /// `var name: UInt64`, where it is not 0.
  private static func constant(_ writer: inout SwiftWriter, _ name: String, _ bits: UInt64) {
    if bits != 0 { writer.line("var \(name): Swift.UInt64 { \(word(bits)) }") }
  }

  // MARK: Presses

  private static func presses(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ openings: OpeningFacts
  ) {
    let facts = program.facts
    let elements = Array(0..<facts.elementCount)
    EmitCode.function(
      &writer, "opens(_ element: Swift.Int) -> Swift.UInt64?", over: "element",
      EmitCodeDirections.grouped(elements) { word(openings.onPath[$0]) }, otherwise: "nil")
    EmitCode.function(
      &writer, "recognizers(on target: Swift.Int) -> Swift.UInt64", over: "target",
      elements.filter { openings.onTarget[$0] != 0 }.map { ([$0], word(openings.onTarget[$0])) },
      otherwise: "0")
    let guards = CodeGuards(program)
    let guarded = guards.conditions.indices.map { condition in
      (0..<facts.recognizerCount).reduce(UInt64(0)) { bits, number in
        guards.ofActivity[facts.recognizer(number).activity] == condition ? bits | 1 << UInt64(number) : bits
      }
    }
    EmitCode.function(
      &writer, "guarded(_ number: Swift.Int) -> Swift.UInt64", over: "number",
      guarded.indices.map { ([$0], word(guarded[$0])) }, otherwise: "0")
    writer.line()
    constant(&writer, "hasty", openings.hasty)
    constant(&writer, "lifts", openings.lifts)
    constant(&writer, "takesSecond", openings.takesSecond)
    edges(&writer, openings)
  }

  private static func edges(_ writer: inout SwiftWriter, _ openings: OpeningFacts) {
    guard !openings.edges.isEmpty else { return }
    writer.line("var hasEdges: Swift.Bool { true }")
    writer.line()
    writer.block("func starters(at edges: Swift.UInt8) -> Swift.UInt64") { writer in
      writer.line("var starters: Swift.UInt64 = ~\(word(openings.edges.reduce(0) { $0 | $1.those }))")
      for group in openings.edges {
        writer.line("if edges & \(group.mask) != 0 { starters |= \(word(group.those)) }")
      }
      writer.line("return starters")
    }
  }

  // MARK: Timers

  private static func timers(_ writer: inout SwiftWriter, _ openings: OpeningFacts) {
    writer.line()
    writer.block("func firstDue(_ candidates: Swift.UInt64) -> GestureRuntime.Microseconds") { writer in
      for due in openings.dues {
        writer.line("if candidates & \(word(due.those)) != 0 { return \(due.time) }")
      }
      writer.line("return .max")
    }
    writer.line()
    writer.block("func due(_ elapsed: GestureRuntime.Microseconds) -> Swift.UInt64") { writer in
      let terms = openings.dues.map { "(elapsed >= \($0.time) ? \(word($0.those)) : 0)" }
      writer.line(terms.isEmpty ? "0" : terms.joined(separator: " | "))
    }
    writer.line()
    constant(&writer, "failsAtTimer", openings.failsAtTimer)
    constant(&writer, "claimsAtTimer", openings.claimsAtTimer)
  }

  // MARK: Moves

  private static func moves(
    _ writer: inout SwiftWriter, _ facts: ProgramFacts, _ openings: OpeningFacts
  ) {
    writer.line()
    writer.block("func calm(_ candidates: Swift.UInt64) -> Swift.Double") { writer in
      for calm in openings.calms {
        writer.line(
          "if candidates & \(word(calm.those)) != 0 { return \(EmitCode.number(calm.square)) }")
      }
      writer.line("return .infinity")
    }
    guard !openings.slops.isEmpty else { return }
    writer.line()
    writer.block(
      "func crossed(_ candidates: Swift.UInt64, _ way: GestureRuntime.Way) -> GestureRuntime.OpeningCrossing"
    ) { writer in
      writer.line("let size = way.size")
      writer.line("var crossing = GestureRuntime.OpeningCrossing()")
      for slop in openings.slops { crossing(&writer, facts, slop) }
      writer.line("return crossing")
    }
  }

  /// Recognizers that a movement of the same size concerns.
  private static func crossing(_ writer: inout SwiftWriter, _ facts: ProgramFacts, _ slop: OpeningSlop) {
    let beyond = "size > \(EmitCode.number(slop.slop))"
    let condition = slop.least < .infinity ? "\(beyond) || size >= \(EmitCode.number(slop.least))" : beyond
    writer.block("if \(condition)") { writer in
      for (name, those) in [("fails", slop.fails), ("claims", slop.claims), ("others", slop.others)] {
        if those != 0 { writer.line("crossing.\(name) |= \(word(those))") }
      }
      guard slop.directed != 0 else { return }
      writer.block("if candidates & \(word(slop.directed)) != 0") { writer in
        for number in numbers(slop.directed) {
          let bit = word(1 << UInt64(number))
          writer.line(
            "if size != 0 && allows(\(facts.wait(number)), way) { crossing.claims |= \(bit) } else { crossing.fails |= \(bit) }"
          )
        }
      }
    }
  }

  // MARK: Winners

  private static func winners(_ writer: inout SwiftWriter, _ openings: OpeningFacts) {
    writer.line()
    constant(&writer, "related", openings.related)
    let claimers = numbers(openings.claimers)
    EmitCode.function(
      &writer, "goesBefore(_ recognizer: Swift.Int) -> Swift.UInt64", over: "recognizer",
      EmitCodeDirections.grouped(claimers) { word(openings.goesBefore[$0]) }, otherwise: "0")
    EmitCode.function(
      &writer, "survivors(_ recognizer: Swift.Int) -> Swift.UInt64", over: "recognizer",
      EmitCodeDirections.grouped(claimers) { word(openings.survivors[$0]) }, otherwise: ".max")
  }
}
