import AllocationCount
import Foundation
import GestureRuntime

extension Program {
  /// Plays feedback of every sort: under fingers, at the lift, on the way to rest, and taken over by the next press.
  static func showing(_ table: Table) -> Bool {
    let spring = Spring(dampingRatio: 0.7, response: 0.4)
    let plan = FeedbackPlan(
      translation: Point(x: 1, y: 1), fingersScale: 1, fingersTurn: 1, turnPerWidth: 20,
      opacity: .init(from: 1, to: 0.5), ways: [.left, .up], threshold: .init(points: 120), hasCommit: true,
      band: .init(beyond: .init(points: 90)),
      clamp: .init(.scale, least: 1, most: 3, motion: .init(.spring(spring))), anchor: .fingers,
      onCommit: .init(.curve(.easeOut, 0.3), to: .outside, opacity: 0), onCancel: .init(.spring(spring)),
      press: .init(timeout: 400_000, duration: 150_000, scale: 0.93))
    let fling = FeedbackPlan(
      translation: Point(x: 1, y: 1), band: .init(), onEnd: .init(.decay(.normal, spring)))
    var player = FeedbackPlayer(
      FeedbackScene(screen: Point(x: 390, y: 844), size: Point(x: 390, y: 72), least: Point(x: -600, y: -600))
    )
    var sum = 0.0
    var time: Microseconds = 0
    allocation_count_start()
    for round in 0..<1000 {
      let now = round % 2 == 0 ? plan : fling
      player.press(at: time, as: now)
      for step in 0..<3 {
        let end: GesturePhase = round % 3 == 0 ? .cancelled : .ended
        let phase: GesturePhase = step == 0 ? .began : step == 1 ? .changed : end
        time += 20_000
        let outcome = Outcome(
          time: time, activity: 0, mechanic: 0, phase: phase, fingers: 2, location: Point(x: 200, y: 300),
          values: [.translation, .scale, .rotation, .velocity, .progress, .committed],
          translation: Point(x: -80 * Double(step), y: -30), velocity: Point(x: -900, y: 200), scale: 1.5,
          rotation: 20, progress: 0.7 * Double(step), isCommitted: phase == .ended && round % 5 == 0)
        sum += Double(player.receive(outcome, as: now).rawValue)
        sum += player.values(at: time).opacity
      }
      for _ in 0..<10 {
        time += 16_000
        sum += player.values(at: time).scale
      }
      sum += player.rest.scale + Double(player.restTime ?? 0)
      player.release(at: time)
    }
    let blocks = allocation_count_stop()
    return report("feedback", blocks, calls: 1000, isRight: blocks == 0 && sum > 0)
  }
}
