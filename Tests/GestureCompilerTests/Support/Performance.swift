import GestureRuntime

/// A fixed performance for a golden: on every element in turn, every gesture of a hand, with pauses between.
struct Performance {
  private(set) var samples: [TouchSample] = []
  private var time: Microseconds = 0
  private var element = ElementID(index: 0)
  static let screen = Point(x: 390, y: 844)

  init(_ table: Table) {
    for index in 0..<table.elementCount {
      element = ElementID(index: index)
      touches()
      strokes()
      pairs()
    }
  }

  private mutating func pause() { time += 1_200_000 }

  private mutating func add(
    _ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1, after: Microseconds = 0
  ) {
    time += after
    samples.append(
      TouchSample(
        time: time, phase: phase, finger: finger, location: Point(x: x, y: y),
        element: phase == .down ? element : nil, size: phase == .down ? Point(x: 300, y: 400) : nil))
  }

  private mutating func touches() {
    for fingers in 1...3 {
      touch(fingers, holding: 80_000)
      pause()
    }
    touch(1, holding: 80_000)
    time += 120_000
    touch(1, holding: 80_000)
    pause()
    touch(1, holding: 700_000)
    pause()
    touch(2, holding: 700_000)
    pause()
  }

  private mutating func touch(_ fingers: Int, holding duration: Microseconds) {
    for finger in 1...fingers { add(.down, 100 + 60 * Double(finger), 400, finger: finger, after: 5000) }
    time += duration
    for finger in 1...fingers { add(.up, 100 + 60 * Double(finger), 400, finger: finger, after: 3000) }
  }

  /// Four directions, slow and fast, and each after a hold; from the left and the top edge.
  private mutating func strokes() {
    let ways = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)]
    for (x, y) in ways {
      stroke(from: (195, 422), (x * 150, y * 150), frames: 60)
      stroke(from: (195, 422), (x * 150, y * 150), frames: 10)
    }
    stroke(from: (195, 422), (0, 150), frames: 40, holding: 650_000)
    stroke(from: (3, 422), (200, 0), frames: 20)
    stroke(from: (195, 3), (0, 200), frames: 20)
  }

  private mutating func stroke(
    from start: (Double, Double), _ way: (Double, Double), frames: Int, holding: Microseconds = 0
  ) {
    add(.down, start.0, start.1)
    time += holding
    for frame in 1...frames {
      let part = Double(frame) / Double(frames)
      add(.move, start.0 + way.0 * part, start.1 + way.1 * part, after: 8333)
    }
    add(.up, start.0 + way.0, start.1 + way.1, after: frames > 30 ? 120_000 : 4000)
    pause()
  }

  /// Fingers that spread, close, turn and move together.
  private mutating func pairs() {
    pair { (1 + $0, 0, 0) }
    pair { (1 - 0.6 * $0, 0, 0) }
    pair { (1, 90 * $0, 0) }
    pair { (1, 0, 120 * $0) }
  }

  /// - Parameter pose: scale, quarter turns in ninetieths, and way of the pair, for a part from 0 to 1.
  private mutating func pair(_ pose: (Double) -> (Double, Double, Double)) {
    func place(_ part: Double, _ side: Double) -> (Double, Double) {
      let (scale, turn, way) = pose(part)
      // A turn along the sides of a square: no sine is needed, and every platform has the same places.
      let along = min(turn, 45) / 45
      let across = max(0, turn - 45) / 45
      return (
        195 + side * 60 * scale * (1 - across), 422 + side * 60 * scale * along * (turn > 0 ? 1 : 0) + way
      )
    }
    for (finger, side) in [(1, -1.0), (2, 1)] {
      let (x, y) = place(0, side)
      add(.down, x, y, finger: finger, after: 8000)
    }
    for frame in 1...40 {
      time += 8333
      for (finger, side) in [(1, -1.0), (2, 1)] {
        let (x, y) = place(Double(frame) / 40, side)
        add(.move, x, y, finger: finger)
      }
    }
    for (finger, side) in [(1, -1.0), (2, 1)] {
      let (x, y) = place(1, side)
      add(.up, x, y, finger: finger, after: 6000)
    }
    pause()
  }
}
