import AllocationCount
import Foundation
import GestureRuntime

/// Runs one recognizer for a day: ten fingers at 1,000 Hz, in gestures of ten seconds that each end with one touch.
///
/// Only a minute of every hour is played, or all of it if `GSPEC_DAY` is `whole`. Nothing may be allocated. Every touch must be
/// recognized in the exact microsecond from which a second touch would be too late, in the last hour as in the first.
enum Day {
  static func runs(_ table: Table) -> Bool {
    let isWhole = ProcessInfo.processInfo.environment["GSPEC_DAY"] == "whole"
    var recognizer = Recognizer(table)
    var sink = LastOutcome()
    var samples = 0
    var hours = [clock_t](repeating: 0, count: 24)
    var isExact = true
    allocation_count_start()
    for hour in hours.indices {
      let before = clock()
      for gesture in 0..<(isWhole ? 360 : 6) {
        let start = Microseconds(hour) * 3_600_000_000 + Microseconds(gesture) * 10_000_000
        samples += play(&recognizer, &sink, from: start)
        isExact = isExact && sink.time == start + 9_960_000 && sink.phase == .recognized
      }
      hours[hour] = clock() - before
    }
    let blocks = allocation_count_stop()
    // What grows from hour to hour makes even the fastest of the late hours slow. Other programs on the machine make one slow, not all.
    let (early, late) = (hours.prefix(12).min() ?? 0, hours.suffix(12).min() ?? 0)
    let isFlat = late < early * 2
    let cost = Double(late) * 24 / Double(max(samples, 1)) * 1e9 / Double(CLOCKS_PER_SEC)
    return Program.report(
      "samples of ten fingers in \(isWhole ? "a day" : "24 minutes of a day"), \(Int(cost)) ns each in late hours",
      blocks,
      calls: samples, isRight: blocks == 0 && isExact && isFlat)
  }

  /// Plays ten seconds: a finger drags, nine more join it one after the other, and at 9.4 s all lift. Then one finger touches.
  private static func play(
    _ recognizer: inout Recognizer, _ sink: inout LastOutcome, from start: Microseconds
  ) -> Int {
    var count = 0
    for frame in 0...9400 {
      let place = Double(frame % 100)
      for finger in 0..<min(10, frame / 100 + 1) {
        let phase: TouchPhase = frame == finger * 100 ? .down : frame == 9400 ? .up : .move
        let sample = TouchSample(
          time: start + Microseconds(frame) * 1000, phase: phase, finger: finger,
          location: Point(x: 30 * Double(finger) + place, y: 400 - place / 2),
          element: phase == .down ? Trace.view : nil)
        if recognizer.feed(sample, into: &sink) == nil { count += 1 }
      }
    }
    for (time, phase) in [(9_600_000, TouchPhase.down), (9_660_000, .up)] {
      recognizer.feed(
        TouchSample(
          time: start + Microseconds(time), phase: phase, finger: 1, location: Point(x: 50, y: 50),
          element: phase == .down ? Trace.view : nil), into: &sink)
    }
    // The touch waits for a possible second one.
    while let deadline = recognizer.nextDeadline { recognizer.advance(to: deadline, into: &sink) }
    return count
  }
}

/// Keeps the time and the phase of the last outcome.
private struct LastOutcome: GestureSink {
  var time: Microseconds = 0
  var phase = GesturePhase.failed

  mutating func receive(_ outcome: Outcome) { (time, phase) = (outcome.time, outcome.phase) }
}
