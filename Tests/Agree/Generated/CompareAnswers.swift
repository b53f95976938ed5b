import GestureRuntime

/// Compares what generated code answers with what a stream says.
struct CompareAnswers {
  private let specs: [UInt64: Styles]
  private var sequences = 0
  private var outcomes = 0
  /// How many answers were compared, by style.
  private var compared: [String: Int] = [:]
  private var differences = 0
  /// What the end of the stream says that it has; `nil` until it comes.
  private var said: (sequences: Int, outcomes: Int)?

  init(_ specs: [UInt64: Styles]) { self.specs = specs }

  mutating func take(_ block: [Double]) {
    var place = 0
    while place < block.count {
      switch block[place] {
      case StreamRecord.spec: place += 3 + (Int(block[place + 2]) + 7) / 8
      case StreamRecord.sequence: place = takeSequence(block, place)
      default:
        said = (Int(block[place + 1]), Int(block[place + 2]))
        place += 3
      }
    }
  }

  /// - Returns: where the next record begins.
  private mutating func takeSequence(_ block: [Double], _ start: Int) -> Int {
    let events = start + StreamRecord.sequenceHead
    let count = Int(block[start + 6])
    let answer = events + count * StreamedSequence.eventWidth
    let end = answer + count * StreamedSequence.answerWidth + Int(block[start + 7]) * [Double].outcomeWidth
    var sequence = StreamedSequence(spec: UInt64(block[start + 1]), trace: UInt64(block[start + 2]))
    if block[start + 3] >= 0 { sequence.screen = Point(x: block[start + 3], y: block[start + 4]) }
    sequence.layout = block[start + 5] == 1 ? .rightToLeft : .leftToRight
    sequence.events = Array(block[events..<answer])
    sequences += 1
    outcomes += Int(block[start + 7])
    for (name, play) in specs[sequence.spec] ?? [] {
      compared[name, default: 0] += 1
      compare(valid(play(sequence), count), valid(Array(block[answer..<end]), count), sequence, name)
    }
    return end
  }

  /// An answer without the values that outcomes do not have. A host can set them back in a table, but not where generated code has no function
  /// for it.
  private func valid(_ answer: [Double], _ events: Int) -> [Double] {
    var answer = answer
    for row in stride(
      from: events * StreamedSequence.answerWidth, to: answer.count, by: [Double].outcomeWidth)
    {
      let values = OutcomeValues(rawValue: UInt8(answer[row + 13]))
      if !values.contains(.translation) { (answer[row + 14], answer[row + 15]) = (0, 0) }
      if !values.contains(.scale) { answer[row + 18] = 1 }
      if !values.contains(.rotation) { answer[row + 19] = 0 }
    }
    return answer
  }

  private mutating func compare(
    _ actual: [Double], _ expected: [Double], _ sequence: StreamedSequence, _ style: String
  ) {
    let isSame =
      actual.count == expected.count && zip(actual, expected).allSatisfy { $0.bitPattern == $1.bitPattern }
    if isSame { return }
    differences += 1
    guard differences <= 5 else { return }
    let place = zip(actual, expected).enumerated().first { $1.0.bitPattern != $1.1.bitPattern }?.offset
    let at = place ?? min(actual.count, expected.count)
    print(
      "generated code (\(style)): spec \(sequence.spec), trace \(sequence.trace): number \(at) of the answer,",
      "\(placeInWords(at, sequence)), is \(at < actual.count ? "\(actual[at])" : "missing"),",
      "in the table's \(at < expected.count ? "\(expected[at])" : "missing")")
  }

  private func placeInWords(_ place: Int, _ sequence: StreamedSequence) -> String {
    let (events, parts) = (
      sequence.count * StreamedSequence.answerWidth, ["refusal", "count of outcomes", "next deadline"]
    )
    if place < events { return "\(parts[place % parts.count]) of event \(place / parts.count)" }
    let (row, number) = (place - events).quotientAndRemainder(dividingBy: [Double].outcomeWidth)
    return "number \(number) of outcome \(row)"
  }

  /// - Returns: whether everything was played, and agrees.
  func report() -> Bool {
    let styles = compared.sorted { $0.key < $1.key }.map { "\($0.value) in style \($0.key)" }.joined(
      separator: ", ")
    print("generated code: \(styles), \(outcomes) outcomes of the table; \(differences) differ by a bit")
    let isWhole = said.map { $0.sequences == sequences && $0.outcomes == outcomes } ?? false
    if !isWhole { print("generated code: the stream has no end, or not what it says") }
    // Every style plays every sequence.
    let isPlayed = outcomes > 0 && compared.count == 2 && compared.values.allSatisfy { $0 == sequences }
    if !isPlayed { print("generated code: not every sequence was played in both styles") }
    return isWhole && isPlayed && differences == 0
  }
}
