package import GestureRuntime

/// The record of replaying a trace on an app.
package struct Story {
  package var screen: Point
  /// The note in the trace.
  package var caption: String
  /// The scenes after each instant; the first is before any touch.
  package var scenes: [[Shape]]
  package var strokes: [Stroke] = []
  package var notes: [Note] = []

  /// The path of one finger from press to lift.
  package struct Stroke {
    package var finger: Int
    /// The number from 1: the first that no finger on the screen has.
    package var number: Int
    package var isDown = true
    /// The path of the element under the press.
    package var element: String?
    package var began: Microseconds
    package var ended: Microseconds
    package var isCancelled = false
    package var places: [Point]
  }

  /// Replays a trace. Timers fire when they are due, and after the last sample time advances until nothing waits.
  package init(_ trace: TouchTrace, on app: any Performer) {
    screen = app.screen
    caption = trace.note
    scenes = [app.scene]
    for (index, sample) in trace.samples.enumerated() {
      while let deadline = app.deadline, deadline <= sample.time { pass(to: deadline, app) }
      follow(sample, on: app.touch(sample))
      // Samples of one time are one event of the system.
      if index + 1 < trace.samples.count, trace.samples[index + 1].time == sample.time { continue }
      app.flush()
      scenes.append(app.scene)
    }
    while let deadline = app.deadline { pass(to: deadline, app) }
    notes = app.notes
  }

  private mutating func pass(to time: Microseconds, _ app: any Performer) {
    app.advance(to: time)
    scenes.append(app.scene)
  }

  private mutating func follow(_ sample: TouchSample, on element: String?) {
    if sample.phase == .down {
      let taken = Set(strokes.filter(\.isDown).map(\.number))
      strokes.append(
        Stroke(
          finger: sample.finger, number: (1...(taken.count + 1)).first { !taken.contains($0) } ?? 1,
          element: element, began: sample.time, ended: sample.time,
          places: [sample.location]))
      return
    }
    guard let index = strokes.lastIndex(where: { $0.finger == sample.finger }) else { return }
    strokes[index].places.append(sample.location)
    strokes[index].ended = sample.time
    strokes[index].isDown = sample.phase == .move
    strokes[index].isCancelled = sample.phase == .cancel
  }
}
