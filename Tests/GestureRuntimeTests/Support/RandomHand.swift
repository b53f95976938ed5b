@testable import GestureRuntime

/// The calls of a careless host: touches that wander, missing calls, values out of range, time that jumps.
struct RandomHand {
  var random: SeededRandom
  private var time: Microseconds = 0
  private var places: [Int: Point] = [:]
  private let elements: Int
  private let states: Int

  init(seed: UInt64, table: Table) {
    random = SeededRandom(seed: seed)
    elements = table.elementCount
    states = table.stateCount
  }

  /// Makes `count` random calls, then cancels all fingers and waits for all timers.
  mutating func play<Sink: GestureSink>(_ count: Int, on engine: inout Recognizer, into sink: inout Sink) {
    for _ in 0..<count { step(&engine, &sink) }
    engine.cancelAll(into: &sink)
    time += 1 << 40
    _ = engine.advance(to: time, into: &sink)
  }

  /// Does the same for a host that wants reasons only for some of its calls.
  mutating func playInTurns(_ count: Int, on engine: inout Recognizer, into outcomes: inout [Outcome]) {
    var plain = Recorder()
    var reasons = ReasonRecorder()
    for number in 0..<count {
      if number % 3 == 0 { step(&engine, &reasons) } else { step(&engine, &plain) }
      outcomes += reasons.outcomes + plain.outcomes
      reasons.outcomes = []
      plain.outcomes = []
    }
    play(0, on: &engine, into: &plain)
    outcomes += plain.outcomes
  }

  private mutating func step<Sink: GestureSink>(_ engine: inout Recognizer, _ sink: inout Sink) {
    switch random.int(0...39) {
    case 0: _ = engine.advance(to: time + Microseconds(random.int(-10...900_000)), into: &sink)
    case 1: _ = engine.setState(random.int(-1...states), to: random.pick([0, 1, 2, -3, .nan, 1.5]))
    case 2: engine.setScreen(random.oneIn(3) ? nil : Point(x: random.number(0...400), y: 800))
    case 3:
      engine.setSize(
        Point(x: 100, y: random.number(-1...90)), of: ElementID(index: random.int(-1...elements)))
    case 4: if random.oneIn(4) { engine.cancelAll(into: &sink) }
    case 5: engine.flush(into: &sink)
    case 6: _ = engine.feed(nonsense(), into: &sink)
    default: _ = engine.feed(next(), into: &sink)
    }
    if let deadline = engine.nextDeadline, random.oneIn(8) {
      _ = engine.advance(to: max(time, deadline), into: &sink)
      time = max(time, deadline)
    }
  }

  /// A sample that mostly makes sense.
  private mutating func next() -> TouchSample {
    if !random.oneIn(4) { time += Microseconds(random.pick([0, 1, 8000, 8333, 50_000, 300_000, 400_000])) }
    let finger = random.int(0...3)
    var place = places[finger] ?? Point(x: random.number(0...400), y: random.number(0...800))
    let phase: TouchPhase =
      places[finger] == nil ? .down : random.pick([.move, .move, .move, .move, .up, .up, .cancel])
    if phase == .move || random.oneIn(6) {
      place.x += random.number(-30...30)
      place.y += random.pick([-30, 0, 30])
    }
    places[finger] = phase == .up || phase == .cancel ? nil : place
    return TouchSample(
      time: time, phase: phase, finger: finger, location: place,
      element: (phase == .down && !random.oneIn(9)) || random.oneIn(5)
        ? ElementID(index: random.int(0...(max(1, elements) - 1))) : nil,
      size: random.oneIn(5) ? Point(x: 200, y: 300) : nil)
  }

  private mutating func nonsense() -> TouchSample {
    TouchSample(
      time: random.pick([time, time - 1, .max, .min, 1 << 54]),
      phase: random.pick([.down, .move, .up, .cancel]), finger: random.pick([0, 1, 99, .min, .max]),
      location: random.pick([
        Point(x: .nan, y: 0), Point(x: 5, y: .infinity), Point(x: 1e7, y: 0), Point(x: 3, y: 3),
      ]),
      element: ElementID(index: random.pick([-2, -1, 0, elements, .max, .min])), size: Point(x: -1, y: .nan))
  }
}
