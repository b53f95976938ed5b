import GestureRuntime

/// Gives times to events that have none: frames come at even steps, unless a script says how long it sleeps.
struct FrameClock {
  /// What panels usually do: a hundred frames a second.
  static let usualStep: Microseconds = 10_000

  /// From one frame to the next.
  let step: Microseconds
  private var now: Microseconds = 0
  private var slept: Microseconds = 0
  private var isBetweenFrames = false

  init(step: Microseconds?) { self.step = step ?? Self.usualStep }

  mutating func sleep(_ time: Microseconds) { slept += time }

  /// - Returns: the time of the event that comes next.
  mutating func time(type: Int, code: Int) -> Microseconds {
    if isBetweenFrames || slept > 0 {
      now += slept > 0 ? slept : step
      slept = 0
    }
    isBetweenFrames = type == Evdev.syn && code == Evdev.synReport
    return now
  }

  /// For people who read what came of it.
  var remark: String {
    "the events have no times: a frame is taken to come every \(DecimalText.text(Double(step) / 1000)) ms "
      + "(--frame-time says otherwise), so speeds and durations are not those of the hand"
  }
}
