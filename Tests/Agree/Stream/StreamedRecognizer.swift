import GestureRuntime

/// A recognizer that takes the events of a `StreamedSequence`: the runtime with a table, or generated code.
protocol StreamedRecognizer: ~Copyable {
  /// Every outcome until now.
  var outcomes: [Outcome] { get }
  var nextDeadline: Microseconds? { get }

  mutating func setUp(_ screen: Point?, _ layout: ReadingDirection)
  mutating func feed(_ sample: TouchSample) -> Refusal?
  mutating func advance(to time: Microseconds) -> Refusal?
  mutating func flush()
  mutating func cancelAll()
  mutating func setState(_ state: Int, to value: Double)
  mutating func setInstance(_ instance: UInt64, of element: Int)
  mutating func setFrame(_ frame: Rectangle, of element: Int)
  mutating func setContent(_ stand: ContentStand, of element: Int, instance: UInt64)
  mutating func resetTranslation(of activity: Int, to value: Point)
  mutating func resetScale(of activity: Int, to value: Double)
  mutating func resetRotation(of activity: Int, to value: Double)
}

extension StreamedRecognizer where Self: ~Copyable {
  /// The answer to a sequence: for each event the refusal plus 1 or else 0, the count of outcomes, and the next deadline; then every outcome.
  mutating func answer(to sequence: StreamedSequence) -> [Double] {
    setUp(sequence.screen, sequence.layout)
    var answer: [Double] = []
    answer.reserveCapacity(sequence.count * StreamedSequence.answerWidth + 1000)
    var known = 0
    for event in 0..<sequence.count {
      let refusal = take(sequence.events, at: event * StreamedSequence.eventWidth)
      answer.append(refusal.map { Double($0.rawValue) + 1 } ?? 0)
      answer.append(Double(outcomes.count - known))
      answer.append(nextDeadline.map { Double($0) } ?? .infinity)
      known = outcomes.count
    }
    for outcome in outcomes { answer.append(outcome) }
    return answer
  }

  private mutating func take(_ e: [Double], at i: Int) -> Refusal? {
    let first = Int(e[i] == 0 ? 0 : e[i + 1])
    switch e[i] {
    case 0: return feed(Self.sample(e, at: i))
    case 1: return advance(to: Microseconds(e[i + 1]))
    case 2: flush()
    case 3: cancelAll()
    case 4: setState(first, to: e[i + 2])
    case 5: setInstance(UInt64(e[i + 2]), of: first)
    case 6: setFrame(Rectangle(x: e[i + 2], y: e[i + 3], width: e[i + 4], height: e[i + 5]), of: first)
    case 7:
      let stand = ContentStand(left: e[i + 3], right: e[i + 4], top: e[i + 5], bottom: e[i + 6])
      setContent(stand, of: first, instance: UInt64(e[i + 2]))
    default: reset(first, e[i + 2], Point(x: e[i + 3], y: e[i + 4]))
    }
    return nil
  }

  private mutating func reset(_ activity: Int, _ what: Double, _ value: Point) {
    switch what {
    case 0: resetTranslation(of: activity, to: value)
    case 1: resetScale(of: activity, to: value.x)
    default: resetRotation(of: activity, to: value.x)
    }
  }

  private static func sample(_ e: [Double], at i: Int) -> TouchSample {
    TouchSample(
      time: Microseconds(e[i + 1]), phase: TouchPhase(rawValue: UInt8(e[i + 2])) ?? .cancel,
      finger: Int(e[i + 3]), location: Point(x: e[i + 4], y: e[i + 5]),
      element: e[i + 6] < -1 ? nil : ElementID(index: Int(e[i + 6])),
      size: e[i + 8] < 0 ? nil : Point(x: e[i + 8], y: e[i + 9]),
      tool: TouchTool(rawValue: UInt8(e[i + 7])) ?? .finger)
  }
}
