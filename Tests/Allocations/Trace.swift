import GestureRuntime

/// A trace of touches, double touches, holds, drags and pinches on one element, one after the other.
enum Trace {
  static let view = ElementID(index: 1)

  static func sample(_ milliseconds: Double, _ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1)
    -> TouchSample
  {
    TouchSample(
      time: Microseconds(milliseconds * 1000), phase: phase, finger: finger, location: Point(x: x, y: y),
      element: phase == .down ? view : nil)
  }

  static func samples() -> [TouchSample] {
    var trace: [TouchSample] = []
    for round in 0..<100 {
      let start = Double(round) * 3000
      trace += [sample(start, .down, 50, 50), sample(start + 60, .up, 51, 50)]
      trace += [sample(start + 160, .down, 52, 50), sample(start + 220, .up, 52, 50)]
      trace += [sample(start + 700, .down, 50, 50), sample(start + 1300, .up, 51, 50)]
      trace += stroke(from: start + 1500, dx: 6, dy: round % 2 == 0 ? 0 : 6)
      trace += pinch(from: start + 1900)
    }
    return trace
  }

  private static func stroke(from start: Double, dx: Double, dy: Double) -> [TouchSample] {
    let moves = (1...12).map {
      sample(start + Double($0) * 8, .move, 50 + Double($0) * dx, 50 + Double($0) * dy)
    }
    return [sample(start, .down, 50, 50)] + moves + [sample(start + 104, .up, 50 + 12 * dx, 50 + 12 * dy)]
  }

  private static func pinch(from start: Double) -> [TouchSample] {
    var trace = [sample(start, .down, 100, 100), sample(start + 10, .down, 200, 200, finger: 2)]
    for frame in 1...10 {
      let time = start + 10 + Double(frame) * 8
      trace.append(sample(time, .move, 100 - Double(frame) * 4, 100))
      trace.append(sample(time, .move, 200 + Double(frame) * 4, 200, finger: 2))
    }
    return trace + [sample(start + 100, .up, 60, 100), sample(start + 110, .up, 240, 200, finger: 2)]
  }
}
