import GestureRuntime

/// A trace of human-like gestures from a fixed seed: touches, double touches, long presses, slow drags, flings, pinches, rotations and
/// two-finger pans, some cancelled. Moves come at 120 Hz with jitter, on a screen of 390 by 844 points.
struct SyntheticTrace {
  enum Gesture: String, CaseIterable {
    case touch, doubleTouch, hold, drag, fling, pinch, rotate, pan

    /// Creates the kind for a number from 0 to 99, which sets the percentage of each kind.
    init(_ number: Int) {
      switch number {
      case 0..<25: self = .touch
      case 25..<35: self = .doubleTouch
      case 35..<42: self = .hold
      case 42..<60: self = .drag
      case 60..<78: self = .fling
      case 78..<88: self = .pinch
      case 88..<94: self = .rotate
      default: self = .pan
      }
    }
  }

  private(set) var samples: [TouchSample] = []
  private(set) var gestures = 0
  private var random = SplitMix(state: 0x6765_7374)
  private var time: Microseconds = 0

  /// Makes a trace of at least `count` samples.
  ///
  /// - Parameter only: the kind of all gestures; `nil` for all kinds.
  init(count: Int, only: Gesture? = nil) {
    samples.reserveCapacity(count + 1000)
    while samples.count < count {
      time += Microseconds(random.number(400...900) * 1000)
      gestures += 1
      make(only ?? Gesture(random.int(100)))
    }
  }

  private mutating func make(_ gesture: Gesture) {
    switch gesture {
    case .touch: touch()
    case .doubleTouch: doubleTouch()
    case .hold: hold()
    case .drag: stroke(distance: random.number(40...300), duration: random.number(0.3...1.2))
    case .fling: stroke(distance: random.number(120...400), duration: random.number(0.06...0.15))
    case .pinch: pair(scale: random.number(0.5...2), turn: 0, pan: 0)
    case .rotate: pair(scale: 1, turn: random.number(-1.2...1.2), pan: 0)
    case .pan: pair(scale: 1, turn: 0, pan: random.number(60...250))
    }
  }

  private mutating func place() -> Point {
    Point(x: random.number(60...330), y: random.number(80...760))
  }

  private mutating func add(_ phase: TouchPhase, _ finger: Int, _ place: Point) {
    samples.append(
      TouchSample(
        time: time, phase: phase, finger: finger, location: place,
        element: phase == .down ? ElementID(index: 0) : nil))
  }

  private mutating func trembling(_ place: Point) -> Point {
    Point(x: place.x + random.number(-0.4...0.4), y: place.y + random.number(-0.4...0.4))
  }

  private mutating func touch() {
    let place = place()
    add(.down, 1, place)
    for _ in 0..<random.int(8) {
      time += 8333
      add(.move, 1, trembling(place))
    }
    time += 8333
    add(random.int(50) == 0 ? .cancel : .up, 1, place)
  }

  private mutating func doubleTouch() {
    touch()
    time += Microseconds(random.number(60...200) * 1000)
    touch()
  }

  private mutating func hold() {
    let place = place()
    add(.down, 1, place)
    for _ in 0..<(60 + random.int(60)) {
      time += 8333
      add(.move, 1, trembling(place))
    }
    add(.up, 1, place)
  }

  /// Adds a finger that speeds up and slows down along a line.
  private mutating func stroke(distance: Double, duration: Double) {
    let start = place()
    let angle = random.number(0...6.28)
    let frames = max(3, Int(duration * 120))
    add(.down, 1, start)
    for frame in 1...frames {
      let part = Double(frame) / Double(frames)
      let way = distance * part * part * (3 - 2 * part)
      time += 8333
      add(.move, 1, trembling(start.moved(by: way, towards: angle)))
    }
    time += 2000
    add(random.int(50) == 0 ? .cancel : .up, 1, start.moved(by: distance, towards: angle))
  }

  /// Adds two fingers that spread, turn or move together.
  private mutating func pair(scale: Double, turn: Double, pan: Double) {
    let middle = place()
    let angle = random.number(0...6.28)
    let radius = random.number(40...90)
    func at(_ part: Double, _ side: Double) -> Point {
      middle.moved(by: pan * part, towards: 1.2)
        .moved(by: side * radius * (1 + (scale - 1) * part), towards: angle + turn * part)
    }
    add(.down, 1, at(0, 1))
    time += Microseconds(random.number(2...40) * 1000)
    add(.down, 2, at(0, -1))
    for frame in 1...50 {
      time += 8333
      add(.move, 1, trembling(at(Double(frame) / 50, 1)))
      add(.move, 2, trembling(at(Double(frame) / 50, -1)))
    }
    add(.up, 1, at(1, 1))
    time += 9000
    add(.up, 2, at(1, -1))
  }
}

/// The SplitMix64 generator, which gives the same numbers everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func int(_ below: Int) -> Int { Int(next() % UInt64(below)) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) * 0x1p-53 * (range.upperBound - range.lowerBound)
  }
}
