import GestureRuntime

/// A trace in few bytes: lines as traces have them, and runs of moves as numbers: microseconds since the event before, the finger, and
/// 64ths of a point since its last place.
enum PackTrace {
  /// Places are those of the nearest 64th of a point, so that numbers are short.
  private static let parts = 64.0

  static func rounded(_ trace: Trace) -> Trace {
    var trace = trace
    for index in trace.events.indices {
      guard case .touch(var touch) = trace.events[index].action else { continue }
      touch.location = Point(x: rounded(touch.location.x), y: rounded(touch.location.y))
      trace.events[index].action = .touch(touch)
    }
    return trace
  }

  /// - Parameter isExact: leave every line as it is, because rounded places would be another gesture.
  static func lines(_ trace: Trace, screen: Point, isExact: Bool = false) -> [String] {
    var lines = [WriteJSONLines.header(screen: trace.header.screen ?? screen, layout: trace.header.layout)]
    var last: Microseconds = 0
    var places: [Int: Point] = [:]
    var run: [Int] = []
    func end() {
      if !run.isEmpty { lines.append("[" + run.map { "\($0)" }.joined(separator: ",") + "]") }
      run = []
    }
    for event in trace.events {
      if !isExact, case .touch(let touch) = event.action, touch.phase == .move, touch.element == nil,
        let place = places[touch.finger]
      {
        let (x, y) = (touch.location.x - place.x, touch.location.y - place.y)
        run += [Int(touch.time - last), touch.finger, Int((x * parts).rounded()), Int((y * parts).rounded())]
      } else {
        end()
        lines.append(WriteJSONLines.line(event.action))
      }
      if case .touch(let touch) = event.action { places[touch.finger] = touch.location }
      last = event.action.time
    }
    end()
    return lines
  }

  private static func rounded(_ value: Double) -> Double { (value * parts).rounded() / parts }
}
