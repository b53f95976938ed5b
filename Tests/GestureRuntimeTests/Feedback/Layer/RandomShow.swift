import Testing

@testable import GestureRuntime

/// Plays random outcomes to a plan: values are always finite, and do not jump.
enum RandomShow {
  static let scene = FeedbackScene(
    screen: Point(x: 390, y: 844), size: Point(x: 390, y: 72), centre: Point(x: 195, y: 236))

  static func run(_ plan: FeedbackPlan, _ random: inout SeededRandom) {
    var player = FeedbackPlayer(scene)
    var time: Microseconds = 0
    for _ in 0..<6 {
      if random.oneIn(2) { player.press(at: time, as: plan) }
      time += Microseconds(random.int(0...300_000))
      if random.oneIn(3) { player.release(at: time) }
      for phase in [GesturePhase.began, .changed, .changed, random.oneIn(4) ? .cancelled : .ended] {
        let outcome = outcome(phase, at: time, &random)
        player.receive(outcome, as: plan)
        check(player.values(at: time))
        time += Microseconds(random.int(0...40_000))
      }
      check(player.rest)
      for _ in 0..<5 {
        time += Microseconds(random.int(0...200_000))
        check(player.values(at: time))
      }
    }
  }

  static func outcome(_ phase: GesturePhase, at time: Microseconds, _ random: inout SeededRandom) -> Outcome {
    let extreme = random.oneIn(20)
    func number(_ range: ClosedRange<Double>) -> Double {
      extreme ? random.pick([0, 1e300, -1e300, .nan, .infinity, -.infinity]) : random.number(range)
    }
    let isStart = phase == .began
    return Outcome(
      time: time, activity: 0, mechanic: 0, phase: phase, fingers: 2,
      location: Point(x: random.number(0...390), y: random.number(0...844)),
      values: [.translation, .scale, .rotation, .velocity, .progress, .committed],
      translation: isStart ? .zero : Point(x: number(-400...400), y: number(-400...400)),
      velocity: Point(x: number(-4000...4000), y: number(-4000...4000)),
      scale: isStart ? 1 : number(0.1...10), rotation: isStart ? 0 : number(-180...180),
      progress: isStart ? 0 : number(0...2), isCommitted: phase == .ended && random.oneIn(2))
  }

  static func check(_ values: FeedbackValues) {
    let numbers = [
      values.offset.x, values.offset.y, values.velocity.x, values.velocity.y, values.scale,
      values.scaleVelocity, values.rotation, values.rotationVelocity, values.shift.x, values.shift.y,
      values.anchor.x, values.anchor.y,
    ]
    let areFinite = numbers.allSatisfy { $0.isFinite }
    #expect(areFinite, "\(values)")
    for share in [values.opacity, values.progress, values.pressProgress] {
      #expect(share >= 0 && share <= 1, "\(values)")
    }
  }
}
