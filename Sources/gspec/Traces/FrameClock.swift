import GestureRuntime

/// Assigns times to events without times: frames at equal intervals, or after the time that a script sleeps.
struct FrameClock {
  /// The usual interval of panels: 100 frames a second.
  static let usualStep: Microseconds = 10_000

  /// Time from one frame to the next.
  let step: Microseconds
  private var now: Microseconds = 0
  private var slept: Microseconds = 0
  private var isBetweenFrames = false

  init(step: Microseconds?) { self.step = step ?? Self.usualStep }

  mutating func sleep(_ time: Microseconds) { slept += time }

  /// Advances to the next event.
  ///
  /// - Returns: the time of that event.
  mutating func time(type: Int, code: Int) -> Microseconds {
    if isBetweenFrames || slept > 0 {
      now += slept > 0 ? slept : step
      slept = 0
    }
    isBetweenFrames = type == Evdev.syn && code == Evdev.synReport
    return now
  }

  /// A remark for the user that times are assumed.
  var remark: String {
    "the events have no times: a frame is taken to come every \(DecimalText.text(Double(step) / 1000)) ms "
      + "(--frame-time says otherwise), so speeds and durations are not those of the hand"
  }
}
