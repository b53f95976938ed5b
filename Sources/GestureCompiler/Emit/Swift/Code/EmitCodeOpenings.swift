import GestureRuntime

/// Emits what becomes of the recognizers of a touch as long as it is one finger: bits in a word, cleared by constants.
enum EmitCodeOpenings {
  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let count = program.facts.recognizerCount
    if count > 0, count <= OpeningFacts.limit {
      let openings = program.facts.openings
      blank
      SwiftNode.comment("A touch of one finger, as long as nothing has happened: a bit for every recognizer.")
      presses(program, openings)
      timers(openings)
      moves(program.facts, openings)
      winners(openings)
    }
  }

  private static func word(_ bits: UInt64) -> SwiftText {
    SwiftText("0x" + String(bits, radix: 16, uppercase: true))
  }

  /// The numbers of recognizers in a word.
  private static func numbers(_ bits: UInt64) -> [Int] { (0..<64).filter { bits >> UInt64($0) & 1 == 1 } }

  /// `var name: UInt64`, where it is not 0.
  private static func constant(_ name: String, _ bits: UInt64) -> [SwiftNode] {
    bits == 0 ? [] : [short("var \(name): Swift.UInt64", word(bits))]
  }

  // MARK: Presses

  @SwiftBuilder private static func presses(_ program: SwiftProgram, _ openings: OpeningFacts) -> [SwiftNode]
  {
    let facts = program.facts
    let elements = Array(0..<facts.elementCount)
    let guards = CodeGuards(program)
    let guarded = guards.conditions.indices.map { condition in
      (0..<facts.recognizerCount).reduce(UInt64(0)) { bits, number in
        guards.ofActivity[facts.recognizer(number).activity] == condition ? bits | 1 << UInt64(number) : bits
      }
    }
    EmitCode.function(
      "opens", ["_ element: Swift.Int"], "Swift.UInt64?", over: "element",
      EmitCode.grouped(elements) { word(openings.onPath[$0]) }, otherwise: "nil")
    EmitCode.function(
      "recognizers", ["on target: Swift.Int"], "Swift.UInt64", over: "target",
      elements.filter { openings.onTarget[$0] != 0 }.map { ([$0], word(openings.onTarget[$0])) },
      otherwise: "0")
    EmitCode.function(
      "guarded", ["_ number: Swift.Int"], "Swift.UInt64", over: "number",
      guarded.indices.map { ([$0], word(guarded[$0])) }, otherwise: "0")
    blank
    constant("hasty", openings.hasty)
    constant("lifts", openings.lifts)
    constant("takesSecond", openings.takesSecond)
    if !openings.edges.isEmpty { edges(openings) }
  }

  @SwiftBuilder private static func edges(_ openings: OpeningFacts) -> [SwiftNode] {
    short("var hasEdges: Swift.Bool", "true")
    blank
    block("func starters(at edges: Swift.UInt8) -> Swift.UInt64") {
      "var starters: Swift.UInt64 = ~\(word(openings.edges.reduce(0) { $0 | $1.those }))"
      for group in openings.edges {
        short("if edges & \(group.mask) != 0", "starters |= \(word(group.those))")
      }
      "return starters"
    }
  }

  // MARK: Timers

  @SwiftBuilder private static func timers(_ openings: OpeningFacts) -> [SwiftNode] {
    let terms: [SwiftText] = openings.dues.map { "(elapsed >= \($0.time) ? \(word($0.those)) : 0)" }
    first("firstDue", "GestureRuntime.Microseconds", openings.dues.map { ($0.those, "\($0.time)") }, ".max")
    blank
    block("func due(_ elapsed: GestureRuntime.Microseconds) -> Swift.UInt64") {
      SwiftText(terms, sign: "|", none: "0")
    }
    blank
    constant("failsAtTimer", openings.failsAtTimer)
    constant("claimsAtTimer", openings.claimsAtTimer)
  }

  /// A function that goes through groups of candidates, and gives the value of the first that has any of them.
  @SwiftBuilder private static func first(
    _ name: String, _ type: String, _ groups: [(those: UInt64, value: String)], _ otherwise: String
  ) -> [SwiftNode] {
    blank
    block("func \(name)(_ candidates: Swift.UInt64) -> \(type)") {
      for group in groups { short("if candidates & \(word(group.those)) != 0", "return \(group.value)") }
      "return \(otherwise)"
    }
  }

  // MARK: Moves

  @SwiftBuilder private static func moves(_ facts: ProgramFacts, _ openings: OpeningFacts) -> [SwiftNode] {
    first(
      "calm", "Swift.Double", openings.calms.map { ($0.those, EmitCode.number($0.square)) }, ".infinity")
    if !openings.slops.isEmpty {
      let parameters: [SwiftText] = ["_ candidates: Swift.UInt64", "_ way: GestureRuntime.Way"]
      blank
      block("func crossed\(parameters: parameters) -> GestureRuntime.OpeningCrossing") {
        "let size = way.size"
        "var crossing = GestureRuntime.OpeningCrossing()"
        for slop in openings.slops { crossing(facts, slop) }
        "return crossing"
      }
    }
  }

  /// Recognizers that a movement of the same size concerns.
  private static func crossing(_ facts: ProgramFacts, _ slop: OpeningSlop) -> SwiftNode {
    let beyond = "size > \(EmitCode.number(slop.slop))"
    let condition = slop.least < .infinity ? "\(beyond) || size >= \(EmitCode.number(slop.least))" : beyond
    return block("if \(condition)") {
      for (name, those) in [("fails", slop.fails), ("claims", slop.claims), ("others", slop.others)] {
        if those != 0 { "crossing.\(name) |= \(word(those))" }
      }
      if slop.directed != 0 {
        block("if candidates & \(word(slop.directed)) != 0") {
          for number in numbers(slop.directed) {
            let bit = word(1 << UInt64(number))
            either(if: "size != 0 && allows(\(facts.wait(number)), way)") {
              "crossing.claims |= \(bit)"
            } otherwise: {
              "crossing.fails |= \(bit)"
            }
          }
        }
      }
    }
  }

  // MARK: Winners

  @SwiftBuilder private static func winners(_ openings: OpeningFacts) -> [SwiftNode] {
    let claimers = numbers(openings.claimers)
    blank
    constant("related", openings.related)
    EmitCode.function(
      "goesBefore", ["_ recognizer: Swift.Int"], "Swift.UInt64", over: "recognizer",
      EmitCode.grouped(claimers) { word(openings.goesBefore[$0]) }, otherwise: "0")
    EmitCode.function(
      "survivors", ["_ recognizer: Swift.Int"], "Swift.UInt64", over: "recognizer",
      EmitCode.grouped(claimers) { word(openings.survivors[$0]) }, otherwise: ".max")
  }
}
