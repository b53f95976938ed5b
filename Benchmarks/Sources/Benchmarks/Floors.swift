import GestureRuntime

/// Lower bounds for the cost of a recognizer, measured in the same run.
enum Floors {
  /// Reads every sample and adds it up: the cost of memory access alone.
  @inline(never)
  static func scan(_ samples: [TouchSample]) -> Double {
    var sum = 0.0
    for sample in samples {
      sum += sample.location.x + sample.location.y + Double(truncatingIfNeeded: sample.time)
    }
    return sum
  }

  /// Runs a state machine that is written by hand for only these gestures.
  @inline(never)
  static func handWritten(_ samples: [TouchSample]) -> Double {
    var machine = HandWrittenMachine()
    for sample in samples { machine.feed(sample) }
    return Double(machine.outcomes)
  }
}

extension Double {
  fileprivate init(truncatingIfNeeded time: Microseconds) { self = Double(time & 0xffff) }
}

/// A recognizer written by hand for touch, double touch, long press, drag, fling and pinch with at most two fingers on one target. It has
/// no table, no arbitration, no reasons and no further fingers.
struct HandWrittenMachine {
  private enum State { case idle, pressed, pressedAgain, lifted, held, dragging, pinching, ignoring }

  private var state = State.idle
  private var start = Point(x: 0, y: 0)
  private var places = (Point(x: 0, y: 0), Point(x: 0, y: 0))
  private var down = 0
  private var since: Microseconds = 0
  private var span = 0.0
  private var last = (time: Microseconds(0), place: Point(x: 0, y: 0))
  private var speed = 0.0
  private(set) var outcomes = 0

  mutating func feed(_ sample: TouchSample) {
    expire(sample.time)
    switch sample.phase {
    case .down: press(sample)
    case .move: move(sample)
    case .up: lift(sample)
    case .cancel: (state, down) = (.idle, 0)
    }
  }

  private mutating func expire(_ time: Microseconds) {
    if state == .pressed && time - since >= 400_000 {
      state = .held
      outcomes += 1
    } else if state == .lifted && time - since >= 300_000 {
      state = .idle
      outcomes += 1
    }
  }

  private mutating func press(_ sample: TouchSample) {
    down += 1
    if down == 2 {
      places.1 = sample.location
      span = distance(places.0, places.1)
      state = state == .pressed ? .pinching : .ignoring
      return
    }
    state = state == .lifted && distance(sample.location, start) <= 100 ? .pressedAgain : .pressed
    start = sample.location
    places.0 = start
    since = sample.time
    last = (sample.time, start)
  }

  private mutating func move(_ sample: TouchSample) {
    if sample.finger == 2 { places.1 = sample.location } else { places.0 = sample.location }
    switch state {
    case .pressed, .pressedAgain:
      if distance(sample.location, start) > 8 {
        state = .dragging
        outcomes += 1
      }
    case .dragging:
      let elapsed = Double(sample.time - last.time) / 1e6
      if elapsed > 0 { speed = 0.6 * speed + 0.4 * distance(sample.location, last.place) / elapsed }
      last = (sample.time, sample.location)
      outcomes += 1
    case .pinching: if abs(distance(places.0, places.1) - span) > 16 { outcomes += 1 }
    case .idle, .lifted, .held, .ignoring: break
    }
  }

  private mutating func lift(_ sample: TouchSample) {
    down = max(0, down - 1)
    switch state {
    case .pressed:
      state = .lifted
      since = sample.time
    case .pressedAgain, .held, .pinching, .ignoring:
      state = .idle
      outcomes += 1
    case .dragging:
      state = .idle
      outcomes += speed > 1000 ? 2 : 1
    case .idle, .lifted: break
    }
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
