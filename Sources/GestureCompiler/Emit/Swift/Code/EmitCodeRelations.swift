import GestureRuntime

/// Writes which activity waits for which, is preferred to which, may win beside which; and who is whose special case.
enum EmitCodeRelations {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (waits, prefers, together) = program.facts.relations
    let bothWays = together + together.map { ($0.1, $0.0) }
    among(&writer, "mayWait(_ activity: Swift.Int) -> Swift.Bool", waits)
    pairs(&writer, "isWaiting(_ a: Swift.Int, for b: Swift.Int) -> Swift.Bool", waits)
    among(&writer, "mayBePreferred(_ activity: Swift.Int) -> Swift.Bool", prefers)
    pairs(&writer, "isPreferred(_ a: Swift.Int, over b: Swift.Int) -> Swift.Bool", prefers)
    pairs(&writer, "areTogether(_ a: Swift.Int, _ b: Swift.Int) -> Swift.Bool", bothWays)
    sleepers(&writer, program.facts)
    pairs(
      &writer, "isSpecialCase(_ a: Swift.Int, of b: Swift.Int) -> Swift.Bool", specialCases(program.facts))
  }

  /// Activities that stand in any pair.
  private static func among(_ writer: inout SwiftWriter, _ head: String, _ pairs: [(Int, Int)]) {
    let all = Set(pairs.flatMap { [$0.0, $0.1] }).sorted()
    EmitCode.function(
      &writer, head, over: "activity", all.isEmpty ? [] : [(all, "true")], otherwise: "false")
  }

  /// For each `a` a switch over the `b` of its pairs; those with the same ones together.
  private static func pairs(_ writer: inout SwiftWriter, _ head: String, _ pairs: [(Int, Int)]) {
    var others: [Int: [Int]] = [:]
    for (a, b) in pairs { others[a, default: []].append(b) }
    let lists = others.mapValues { $0.sorted() }
    var groups: [(numbers: [Int], others: [Int])] = []
    var places: [[Int]: Int] = [:]
    for a in lists.keys.sorted() {
      guard let list = lists[a] else { continue }
      if let place = places[list] {
        groups[place].numbers.append(a)
      } else {
        places[list] = groups.count
        groups.append(([a], list))
      }
    }
    writer.line()
    writer.block("func \(head)") { writer in
      if groups.isEmpty { return writer.line("false") }
      writer.block("switch a") { writer in
        for group in groups {
          EmitCode.cases(&writer, group.numbers, "")
          writer.block("  switch b") { writer in
            EmitCode.cases(&writer, group.others, "true")
            writer.line("default: false")
          }
        }
        writer.line("default: false")
      }
    }
  }

  private static func sleepers(_ writer: inout SwiftWriter, _ facts: ProgramFacts) {
    let pairs = (0..<facts.recognizerCount).flatMap { number in facts.after(number).map { (number, $0) } }
    Self.pairs(&writer, "comes(_ a: Swift.Int, after b: Swift.Int) -> Swift.Bool", pairs)
  }

  private static func specialCases(_ facts: ProgramFacts) -> [(Int, Int)] {
    (0..<facts.elementCount).flatMap { element in
      let starters = facts.starters(on: element)
      return starters.flatMap { a in
        starters.filter { $0 != a && facts.isSpecialCase(a, of: $0) }.map { (a, $0) }
      }
    }
  }
}
