import GestureRuntime

/// Writes what becomes of the recognizers of a touch as long as nothing has happened: bits in words, cleared by constants.
enum EmitCodeOpenings {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let openings = program.facts.openings
    guard !openings.words.isEmpty else { return }
    writer.line()
    writer.line("// A touch as long as nothing has happened: a bit for every recognizer, 64 to a word.")
    writer.line("var words: Swift.Int { \(openings.words.count) }")
    sets(&writer, openings)
    presses(&writer, openings)
    timers(&writer, openings)
    moves(&writer, openings)
  }

  private static func word(_ bits: UInt64) -> String { "0x" + String(bits, radix: 16, uppercase: true) }

  /// A function of a word, whose body is written for each.
  private static func function(
    _ writer: inout SwiftWriter, _ head: String, _ openings: OpeningFacts, otherwise: String,
    _ body: (inout SwiftWriter, OpeningWord) -> Void
  ) {
    writer.line()
    writer.block("func \(head)") { writer in
      if openings.words.count == 1 { return body(&writer, openings.words[0]) }
      writer.block("switch word") { writer in
        for (number, word) in openings.words.enumerated() {
          writer.line("case \(number):")
          body(&writer, word)
        }
        writer.line("default: return \(otherwise)")
      }
    }
  }

  /// `switch subject` with the bits of each number, where there are any.
  private static func bits(_ writer: inout SwiftWriter, over subject: String, _ words: [UInt64]) {
    let numbers = words.indices.filter { words[$0] != 0 }
    if numbers.isEmpty { return writer.line("return 0") }
    writer.block("switch \(subject)") { writer in
      for part in EmitCodeDirections.grouped(numbers, { "return \(word(words[$0]))" }) {
        EmitCode.cases(&writer, part.numbers, part.text)
      }
      writer.line("default: return 0")
    }
  }

  // MARK: Presses

  private static func sets(_ writer: inout SwiftWriter, _ openings: OpeningFacts) {
    function(
      &writer, "sets(_ word: Swift.Int) -> GestureRuntime.OpeningSets", openings,
      otherwise: "GestureRuntime.OpeningSets()"
    ) { writer, part in
      let sets = part.sets
      let all: [(String, UInt64)] = [
        ("hasty", sets.hasty), ("lifts", sets.lifts), ("takesSecond", sets.takesSecond),
        ("pairs", sets.pairs), ("claimsAtLift", sets.claimsAtLift), ("waitsForPress", sets.waitsForPress),
        ("failsAtTimer", sets.failsAtTimer), ("claimsAtTimer", sets.claimsAtTimer),
        ("related", sets.related), ("together", sets.together),
      ]
      let fields = all.filter { $0.1 != 0 }.map { "\($0.0): \(word($0.1))" }
      writer.line("return GestureRuntime.OpeningSets(\(fields.joined(separator: ", ")))")
    }
  }

  private static func presses(_ writer: inout SwiftWriter, _ openings: OpeningFacts) {
    function(
      &writer, "opens(_ element: Swift.Int, _ word: Swift.Int) -> Swift.UInt64", openings, otherwise: "0"
    ) { bits(&$0, over: "element", $1.onPath) }
    function(
      &writer, "recognizers(on target: Swift.Int, _ word: Swift.Int) -> Swift.UInt64", openings,
      otherwise: "0"
    ) { bits(&$0, over: "target", $1.onTarget) }
    function(
      &writer, "guarded(_ number: Swift.Int, _ word: Swift.Int) -> Swift.UInt64", openings, otherwise: "0"
    ) { bits(&$0, over: "number", $1.guarded) }
    guard openings.hasEdges else { return }
    writer.line()
    writer.line("var hasEdges: Swift.Bool { true }")
    function(
      &writer, "starters(at edges: Swift.UInt8, _ word: Swift.Int) -> Swift.UInt64", openings, otherwise: "0"
    ) { writer, part in
      let edges = part.edges.map { " | (edges & \($0.mask) != 0 ? \(word($0.those)) : 0)" }
      writer.line("return \(word(part.edgeless))" + edges.joined())
    }
  }

  // MARK: Timers

  private static func timers(_ writer: inout SwiftWriter, _ openings: OpeningFacts) {
    function(
      &writer, "firstDue(_ candidates: Swift.UInt64, _ word: Swift.Int) -> GestureRuntime.Microseconds",
      openings, otherwise: ".max"
    ) { writer, part in
      for due in part.dues {
        writer.line("if candidates & \(word(due.those)) != 0 { return \(due.time) }")
      }
      writer.line("return .max")
    }
    function(
      &writer, "due(_ elapsed: GestureRuntime.Microseconds, _ word: Swift.Int) -> Swift.UInt64", openings,
      otherwise: "0"
    ) { writer, part in
      let dues = part.dues.map { " | (elapsed >= \($0.time) ? \(word($0.those)) : 0)" }
      writer.line("return 0" + dues.joined())
    }
  }

  // MARK: Moves

  private static func moves(_ writer: inout SwiftWriter, _ openings: OpeningFacts) {
    function(
      &writer, "calm(_ candidates: Swift.UInt64, _ word: Swift.Int) -> Swift.Double", openings,
      otherwise: ".infinity"
    ) { writer, part in
      for calm in part.calms {
        writer.line("if candidates & \(word(calm.those)) != 0 { return \(EmitCode.number(calm.square)) }")
      }
      writer.line("return .infinity")
    }
    let crossing = "GestureRuntime.OpeningCrossing"
    function(
      &writer,
      "crossed(_ candidates: Swift.UInt64, _ way: GestureRuntime.Way, _ word: Swift.Int) -> \(crossing)",
      openings, otherwise: "\(crossing)(size: way.size)"
    ) { writer, part in
      if part.slops.isEmpty { return writer.line("return \(crossing)(size: way.size)") }
      writer.line("var crossing = \(crossing)(size: way.size)")
      for slop in part.slops { Self.crossing(&writer, slop) }
      writer.line("return crossing")
    }
  }

  /// Recognizers that a movement of the same size concerns.
  private static func crossing(_ writer: inout SwiftWriter, _ slop: OpeningSlop) {
    let least = slop.least < .infinity ? ", orReaches: \(EmitCode.number(slop.least))" : ""
    writer.block("if crossing.passes(\(EmitCode.number(slop.slop))\(least))") { writer in
      let all = [
        ("fails", slop.fails), ("claims", slop.claims), ("directed", slop.directed), ("others", slop.others),
      ]
      for (name, those) in all where those != 0 { writer.line("crossing.\(name) |= \(word(those))") }
    }
  }
}
