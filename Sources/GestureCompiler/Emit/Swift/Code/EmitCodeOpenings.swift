import GestureRuntime

/// Writes what becomes of the recognizers of a touch as long as it is one finger: bits in a word, cleared by constants.
enum EmitCodeOpenings {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    guard facts.recognizerCount > 0, facts.recognizerCount <= 64 else { return }
    let openings = CodeOpeningFacts(facts)
    writer.line()
    writer.line("// A touch of one finger, as long as nothing has happened: a bit for every recognizer.")
    presses(&writer, program, openings)
    timers(&writer, openings)
    moves(&writer, openings)
    winners(&writer, openings)
  }

  static func word(_ numbers: [Int]) -> String {
    "0x" + String(numbers.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }, radix: 16, uppercase: true)
  }

  /// `var name: UInt64`, where it is not 0.
  private static func constant(_ writer: inout SwiftWriter, _ name: String, _ numbers: [Int]) {
    if !numbers.isEmpty { writer.line("var \(name): Swift.UInt64 { \(word(numbers)) }") }
  }

  // MARK: Presses

  private static func presses(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ openings: CodeOpeningFacts
  ) {
    let facts = program.facts
    EmitCode.function(
      &writer, "opens(_ element: Swift.Int) -> Swift.UInt64?", over: "element",
      EmitCodeDirections.grouped(Array(0..<facts.elementCount)) { word(openings.onPath(of: $0)) },
      otherwise: "nil")
    EmitCode.function(
      &writer, "recognizers(on target: Swift.Int) -> Swift.UInt64", over: "target",
      (0..<facts.elementCount).filter { !facts.starters(on: $0).isEmpty }
        .map { ([$0], word(facts.starters(on: $0))) }, otherwise: "0")
    let guards = CodeGuards(program)
    EmitCode.function(
      &writer, "guarded(_ number: Swift.Int) -> Swift.UInt64", over: "number",
      guards.conditions.indices.map { condition in
        (
          [condition],
          word(openings.all.filter { guards.ofActivity[facts.recognizer($0).activity] == condition })
        )
      }, otherwise: "0")
    writer.line()
    constant(&writer, "hasty", openings.all.filter(openings.isHasty))
    constant(&writer, "lifts", openings.all.filter { openings.wait($0).kind == .lift })
    constant(&writer, "takesSecond", openings.all.filter { facts.recognizer($0).fingersMost > 1 })
    edges(&writer, openings)
  }

  private static func edges(_ writer: inout SwiftWriter, _ openings: CodeOpeningFacts) {
    let masks = openings.all.filter { openings.edges($0) != 0 }
    guard !masks.isEmpty else { return }
    writer.line("var hasEdges: Swift.Bool { true }")
    writer.line()
    writer.block("func starters(at edges: Swift.UInt8) -> Swift.UInt64") { writer in
      writer.line("var starters: Swift.UInt64 = ~\(word(masks))")
      for group in EmitCodeDirections.grouped(masks, { "edges & \(openings.edges($0)) != 0" }) {
        writer.line("if \(group.text) { starters |= \(word(group.numbers)) }")
      }
      writer.line("return starters")
    }
  }

  // MARK: Timers

  private static func timers(_ writer: inout SwiftWriter, _ openings: CodeOpeningFacts) {
    let dues = openings.byFirstDue
    writer.line()
    writer.block("func firstDue(_ candidates: Swift.UInt64) -> GestureRuntime.Microseconds") {
      writer in
      for due in dues { writer.line("if candidates & \(word(due.numbers)) != 0 { return \(due.time) }") }
      writer.line("return .max")
    }
    writer.line()
    writer.block("func due(_ elapsed: GestureRuntime.Microseconds) -> Swift.UInt64") { writer in
      let terms = dues.map { "(elapsed >= \($0.time) ? \(word($0.numbers)) : 0)" }
      writer.line(terms.isEmpty ? "0" : terms.joined(separator: " | "))
    }
    writer.line()
    constant(&writer, "failsAtTimer", openings.all.filter(openings.failsAtTimer))
    constant(&writer, "claimsAtTimer", openings.all.filter(openings.claimsAtTimer))
  }

  // MARK: Moves

  private static func moves(_ writer: inout SwiftWriter, _ openings: CodeOpeningFacts) {
    writer.line()
    writer.block("func calm(_ candidates: Swift.UInt64) -> Swift.Double") { writer in
      for bound in openings.byCalm {
        writer.line(
          "if candidates & \(word(bound.numbers)) != 0 { return \(EmitCode.number(bound.square)) }")
      }
      writer.line("return .infinity")
    }
    guard !openings.crossings.isEmpty else { return }
    writer.line()
    writer.block(
      "func crossed(_ candidates: Swift.UInt64, _ way: GestureRuntime.Way) -> GestureRuntime.OpeningCrossing"
    ) { writer in
      writer.line("let size = way.size")
      writer.line("var crossing = GestureRuntime.OpeningCrossing()")
      for group in openings.crossings { crossing(&writer, openings, group) }
      writer.line("return crossing")
    }
  }

  /// Recognizers that a movement of the same size concerns.
  private static func crossing(
    _ writer: inout SwiftWriter, _ openings: CodeOpeningFacts, _ group: (condition: String, numbers: [Int])
  ) {
    func those(_ sort: CodeOpeningFacts.Crossing) -> [Int] {
      group.numbers.filter { openings.crossing($0) == sort }
    }
    writer.block("if \(group.condition)") { writer in
      for (name, sort) in [
        ("fails", CodeOpeningFacts.Crossing.fails), ("claims", .claims), ("others", .other),
      ] {
        if !those(sort).isEmpty { writer.line("crossing.\(name) |= \(word(those(sort)))") }
      }
      let directed = those(.directed)
      guard !directed.isEmpty else { return }
      writer.block("if candidates & \(word(directed)) != 0") { writer in
        for number in directed {
          writer.line(
            "if size != 0 && allows(\(openings.wait(number).number), way) { crossing.claims |= \(word([number])) } else { crossing.fails |= \(word([number])) }"
          )
        }
      }
    }
  }

  // MARK: Winners

  private static func winners(_ writer: inout SwiftWriter, _ openings: CodeOpeningFacts) {
    writer.line()
    constant(&writer, "related", openings.all.filter(openings.isRelated))
    let claimers = openings.all.filter(openings.mayClaim)
    for (name, those) in [
      ("goesBefore", openings.goesBefore), ("survivors", openings.survivors),
    ] as [(String, (Int) -> [Int])] {
      EmitCode.function(
        &writer, "\(name)(_ recognizer: Swift.Int) -> Swift.UInt64", over: "recognizer",
        EmitCodeDirections.grouped(claimers) { word(those($0)) },
        otherwise: name == "survivors" ? ".max" : "0"
      )
    }
  }
}
