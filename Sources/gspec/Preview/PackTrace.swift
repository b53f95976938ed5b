import GestureRuntime

/// Writes a trace in few bytes. Events are lines as in traces, but a run of moves is one line of numbers. Each move has four: microseconds
/// since the last event, the finger, and 64ths of a point since its last place in x and y.
enum PackTrace {
  /// The parts of a point to which places are rounded, so that the numbers are short.
  private static let parts = 64.0
  /// The largest number of parts in a line of numbers, far beyond any screen. The line of a move that is longer stays as it is.
  private static let longest = 0x1p40

  static func rounded(_ trace: Trace) -> Trace {
    var trace = trace
    trace.changeTouches { $0.location = Point(x: rounded($0.location.x), y: rounded($0.location.y)) }
    return trace
  }

  /// - Parameter isExact: whether to write every line unchanged, because rounded places would change the gesture.
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
      if !isExact, let touch = event.action.touch, touch.phase == .move, touch.element == nil,
        let place = places[touch.finger], let x = inParts(touch.location.x - place.x),
        let y = inParts(touch.location.y - place.y)
      {
        run += [Int(touch.time - last), touch.finger, x, y]
      } else {
        end()
        lines.append(WriteJSONLines.line(event.action))
      }
      if let touch = event.action.touch { places[touch.finger] = touch.location }
      last = event.action.time
    }
    end()
    return lines
  }

  /// The distance as a whole number of parts; `nil` if it is too long.
  private static func inParts(_ distance: Double) -> Int? {
    let scaled = (distance * parts).rounded()
    return scaled.magnitude <= longest ? Int(scaled) : nil
  }

  /// A place that is too large to be multiplied stays as it is.
  private static func rounded(_ value: Double) -> Double {
    let scaled = (value * parts).rounded()
    return scaled.isFinite ? scaled / parts : value
  }
}
