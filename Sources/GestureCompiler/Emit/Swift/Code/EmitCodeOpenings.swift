import GestureRuntime

/// Emits the opening of a touch: the recognizers as bits in words, which constants clear.
enum EmitCodeOpenings {
  @SwiftBuilder static func emit(_ facts: ProgramFacts) -> [SwiftNode] {
    let openings = facts.openings
    if !openings.words.isEmpty {
      blank
      SwiftNode.comment(
        "The recognizers that a touch can still begin, before anything has happened: one bit each, 64 to a word."
      )
      short("var words: Swift.Int", "\(openings.words.count)")
      sets(openings)
      presses(openings)
      timers(openings)
      moves(openings)
    }
  }

  private static func word(_ bits: UInt64) -> SwiftText {
    SwiftText("0x" + String(bits, radix: 16, uppercase: true))
  }

  /// A function `func name(parameters, _ word: Int) -> result` with a body for each word.
  @SwiftBuilder private static func function(
    _ name: String, _ parameters: [SwiftText], _ result: SwiftText, _ openings: OpeningFacts,
    otherwise: SwiftText, @SwiftBuilder _ body: (OpeningWord) -> [SwiftNode]
  ) -> [SwiftNode] {
    let parameters = parameters + ["_ word: Swift.Int"]
    blank
    block("func \(name)\(parameters: parameters) -> \(result)") {
      if openings.words.count == 1 {
        body(openings.words[0])
      } else {
        block("switch word") {
          for (number, word) in openings.words.enumerated() {
            choice("case \(number)") { body(word) }
          }
          choice("default") { "return \(otherwise)" }
        }
      }
    }
  }

  /// A function that returns the bits in a word for each number of a list.
  private static func bits(
    _ name: String, _ parameter: String, over subject: String, _ openings: OpeningFacts,
    _ words: @escaping (OpeningWord) -> [UInt64]
  ) -> [SwiftNode] {
    function(name, ["\(parameter): Swift.Int"], "Swift.UInt64", openings, otherwise: "0") { part in
      let words = words(part)
      let numbers = words.indices.filter { words[$0] != 0 }
      if numbers.isEmpty {
        "return 0"
      } else {
        EmitCode.choose(
          subject, EmitCode.grouped(numbers) { "return \(word(words[$0]))" }, otherwise: "return 0")
      }
    }
  }

  // MARK: Presses

  private static func sets(_ openings: OpeningFacts) -> [SwiftNode] {
    function(
      "sets", [], "GestureRuntime.OpeningSets", openings, otherwise: "GestureRuntime.OpeningSets()"
    ) { part in
      let sets = part.sets
      let all: [(String, UInt64)] = [
        ("hasty", sets.hasty), ("lifts", sets.lifts), ("takesSecond", sets.takesSecond),
        ("pairs", sets.pairs), ("claimsAtLift", sets.claimsAtLift), ("waitsForPress", sets.waitsForPress),
        ("failsAtTimer", sets.failsAtTimer), ("claimsAtTimer", sets.claimsAtTimer),
        ("related", sets.related), ("together", sets.together),
      ]
      let fields: [SwiftText] = all.filter { $0.1 != 0 }.map { "\($0.0): \(word($0.1))" }
      "return GestureRuntime.OpeningSets\(call: fields)"
    }
  }

  @SwiftBuilder private static func presses(_ openings: OpeningFacts) -> [SwiftNode] {
    bits("opens", "_ element", over: "element", openings, \.onPath)
    bits("recognizers", "on target", over: "target", openings, \.onTarget)
    bits("guarded", "_ number", over: "number", openings, \.guarded)
    if openings.hasTools {
      function("takes", ["_ tool: GestureRuntime.TouchTool"], "Swift.UInt64", openings, otherwise: "0") {
        part in
        choose(
          "tool",
          [TouchTool.finger, .pen, .eraser, .mouse].filter { part.tools[$0] != 0 }.map {
            (".\($0)", "return \(word(part.tools[$0]))")
          }, otherwise: "return 0")
      }
    }
    if openings.hasEdges {
      blank
      short("var hasEdges: Swift.Bool", "true")
      function("starters", ["at edges: GestureRuntime.ScreenEdges"], "Swift.UInt64", openings, otherwise: "0")
      { part in
        "return \(chosen(word(part.edgeless), part.edges.map { ("edges.rawValue & \($0.edges.rawValue) != 0", $0.those) }))"
      }
    }
  }

  /// An expression of some bits, with more bits for each condition that holds.
  private static func chosen(_ first: SwiftText?, _ others: [(condition: SwiftText, those: UInt64)])
    -> SwiftText
  {
    let terms: [SwiftText] = others.map { "(\($0.condition) ? \(word($0.those)) : 0)" }
    return SwiftText((first.map { [$0] } ?? []) + terms, sign: "|", none: "0")
  }

  // MARK: Timers

  @SwiftBuilder private static func timers(_ openings: OpeningFacts) -> [SwiftNode] {
    first("firstDue", "GestureRuntime.Microseconds", openings, otherwise: ".max") { part in
      part.dues.map { ($0.those, "\($0.time)") }
    }
    function(
      "due", ["_ elapsed: GestureRuntime.Microseconds"], "Swift.UInt64", openings, otherwise: "0"
    ) { part in
      "return \(chosen(nil, part.dues.map { ("elapsed >= \($0.time)", $0.those) }))"
    }
  }

  /// A function that goes through groups of candidates and returns the value of the first group with any of them.
  private static func first(
    _ name: String, _ type: SwiftText, _ openings: OpeningFacts, otherwise: SwiftText,
    _ groups: @escaping (OpeningWord) -> [(those: UInt64, value: SwiftText)]
  ) -> [SwiftNode] {
    function(name, ["_ candidates: Swift.UInt64"], type, openings, otherwise: otherwise) { part in
      for group in groups(part) {
        short("if candidates & \(word(group.those)) != 0", "return \(group.value)")
      }
      "return \(otherwise)"
    }
  }

  // MARK: Moves

  @SwiftBuilder private static func moves(_ openings: OpeningFacts) -> [SwiftNode] {
    first("calm", "Swift.Double", openings, otherwise: ".infinity") { part in
      part.calms.map { ($0.those, SwiftText(EmitCode.number($0.square))) }
    }
    function(
      "crossed", ["_ candidates: Swift.UInt64", "_ way: GestureRuntime.Way"], crossing, openings,
      otherwise: "\(crossing)(size: way.size)"
    ) { part in
      if part.slops.isEmpty {
        "return \(crossing)(size: way.size)"
      } else {
        "var crossing = \(crossing)(size: way.size)"
        for slop in part.slops { passes(slop) }
        "return crossing"
      }
    }
  }

  private static let crossing: SwiftText = "GestureRuntime.OpeningCrossing"

  /// The code for recognizers that are affected by a movement of the same size.
  private static func passes(_ slop: OpeningSlop) -> SwiftNode {
    let least: SwiftText = slop.least < .infinity ? ", orReaches: \(EmitCode.number(slop.least))" : ""
    return block("if crossing.passes(\(EmitCode.number(slop.slop))\(least))") {
      let all = [
        ("fails", slop.fails), ("claims", slop.claims), ("directed", slop.directed), ("others", slop.others),
      ]
      for (name, those) in all where those != 0 { "crossing.\(name) |= \(word(those))" }
    }
  }
}
