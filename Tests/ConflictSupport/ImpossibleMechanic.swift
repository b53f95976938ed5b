package import GestureRuntime
import SpecParser
package import TestSupport

/// A random mechanic whose limits fingers can hardly meet or cannot meet, and touches that try to meet them.
package struct ImpossibleMechanic {
  package let builder: SpecBuilder
  private let fingers: ClosedRange<Int>
  private let steps: [StepAction]
  private let speed: Double

  private static let times: [Double] = [0, 5, 20, 29, 30, 40, 100, 200, 300, 390, 400, 401, 410, 500]
  private static let distances: [Double] = [1, 4, 8, 9, 20, 60, 100, 200, 400]

  package init(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var metrics: [Metric: Double?] = [.maxFingerVelocity: random.pick([10_000, 10_000, 2000, 500])]
    if random.chance(30) { metrics[.multiFingerMaxSeparation] = random.pick([100, 150]) }
    if random.chance(30) { metrics[.scaleMinSpan] = random.pick([40, 80]) }
    if random.chance(20) { metrics[.maxFlingVelocity] = random.pick([1000, 8000]) }
    speed = (metrics[.maxFingerVelocity] ?? nil) ?? 10_000
    var builder = SpecBuilder(metrics: metrics)
    builder.element("a")
    fingers = random.chance(60) ? 1...1 : random.pick([2...2, 2...3, 3...3])
    var (steps, isContinuous) = ([StepAction.pressing()], random.chance(50))
    let sort = random.int(0...9)
    let middle: [Int] = [[], [0], [0], [1], [1], [0, 1], [1, 0], [1, 1], [1, 1], [0, 1, 1]][sort]
    for kind in middle { steps.append(kind == 0 ? Self.wait(&random) : Self.move(&random, fingers)) }
    if middle.isEmpty || random.chance(80) { steps.append(Self.lift(&random)) }
    isContinuous = isContinuous && !middle.isEmpty
    self.steps = steps
    builder.mechanic("m", fingers: fingers, continuous: isContinuous, steps)
    builder.activity("p", on: "a", by: ["m"])
    self.builder = builder
  }

  private static func limits(_ random: inout RandomNumbers, _ values: [Double], _ factor: Double) -> Limits {
    let (a, b) = (random.pick(values) * factor, random.pick(values) * factor)
    return random.pick([.atMost(a), .atMost(a), .atLeast(a), .between(min(a, b), max(a, b)), .between(a, b)])
  }

  private static func wait(_ random: inout RandomNumbers) -> StepAction {
    .waiting(random.chance(60) ? limits(&random, times, 1000) : nil)
  }

  private static func lift(_ random: inout RandomNumbers) -> StepAction {
    .lifting(
      velocity: random.chance(15) ? .atLeast(random.pick([300, 600, 2500, 9000])) : nil,
      within: random.chance(60) ? limits(&random, times, 1000) : nil)
  }

  private static func move(_ random: inout RandomNumbers, _ fingers: ClosedRange<Int>) -> StepAction {
    let distance = random.chance(60) ? limits(&random, distances, 1) : nil
    let within = random.chance(50) ? limits(&random, times, 1000) : nil
    let velocity: Limits? = random.chance(15) ? .atLeast(random.pick([400, 600, 1500, 2500, 9000])) : nil
    if fingers.upperBound > 1, random.chance(60) {
      let sense: SpreadSense = random.chance(60) ? .inward : .outward
      return .move(
        MoveStep(
          path: .spread([sense]), [.distance: distance, .duration: within, .velocity: velocity]))
    }
    return .move(
      MoveStep(
        path: .translation(random.pick([nil, .left, .right])),
        [.distance: distance, .duration: within, .velocity: velocity]))
  }

  // MARK: Touches

  /// A touch that fingers can perform: no finger is faster, and no stroke shorter, than the metrics allow.
  ///
  /// - Returns: the samples, and the time until which to run the recognizer; never `nil`.
  package func touch(_ random: inout RandomNumbers) -> (samples: [TouchSample], end: Int64)? {
    var hand = TriedTouch(
      count: random.pick([fingers.lowerBound, fingers.upperBound]), speed: speed, &random)
    for step in steps.dropFirst() {
      switch step {
      case .press: break
      case .wait(let wait): hand.rest(Self.time(&random, wait.limits[stated: .duration], 400_000), &random)
      case .move(let move):
        hand.move(move, Self.time(&random, move.limits[stated: .duration], 60_000), Self.distances, &random)
      case .lift(let lift): hand.lift(notBefore: lift.limits[stated: .duration]?.low?.amount ?? 0, &random)
      }
    }
    return hand.finish()
  }

  private static func time(_ random: inout RandomNumbers, _ limits: Limits?, _ other: Double) -> Double {
    let ends = [limits?.low?.amount, limits?.high?.amount].compactMap { $0 }
    return max(0, random.pick(ends + ends + [other, 0, 8000]) + random.pick([-1000, -1, 0, 0, 1, 1000]))
  }
}

/// Fingers that perform one step after another, as fast as they can or slower.
private struct TriedTouch {
  private var samples: [TouchSample] = []
  private var places: [Point]
  private let speed: Double
  private var now: Int64 = 0
  private var base: Int64 = 0
  private var hasMoved = false
  private var isLifted = false
  private var side: Double

  init(count: Int, speed: Double, _ random: inout RandomNumbers) {
    self.speed = speed
    let apart = random.pick([50.0, 99, 100, 149, 150, 199, 200])
    side = random.pick([-1, 1])
    places = (0..<count).map { finger in
      finger == 2
        ? Point(x: 200 + apart / 2, y: 400 + apart * 0.866) : Point(x: 200 + apart * Double(finger), y: 400)
    }
    for finger in places.indices {
      if finger > 0 { now += random.pick([0, 0, 20_000, 149_000]) }
      samples.append(
        TouchSample(
          time: now, phase: .down, finger: finger + 1, location: places[finger], element: ElementID(index: 0))
      )
    }
    base = now
  }

  /// Waits. The fingers may drift by up to the touch slop before that.
  mutating func rest(_ time: Double, _ random: inout RandomNumbers) {
    let start = now
    if random.chance(60) {
      go(random.pick([2, 4, 7.9, 8]), 0, &random)
    }
    now = max(now, start + Int64(time))
  }

  mutating func move(_ move: MoveStep, _ time: Double, _ distances: [Double], _ random: inout RandomNumbers) {
    let ends = [move.limits[stated: .distance]?.low?.amount, move.limits[stated: .distance]?.high?.amount]
      .compactMap { $0 }
    let far = max(
      0, random.pick(ends + ends + distances + [8.1, 8.1]) + random.pick([-0.5, 0, 0, 0.001, 0.5]))
    let start = now
    switch move.path {
    case .spread(let senses): spread(senses.contains(.inward) ? -far : far, &random)
    default: go(far, random.chance(60) ? time : 0, &random)
    }
    if random.chance(50) { now = max(now, start + Int64(time)) }
    // A move in the other direction may follow.
    if random.chance(60) { side = -side }
  }

  /// Moves all fingers in one direction, in the least time or in the time that is given.
  private mutating func go(_ far: Double, _ time: Double, _ random: inout RandomNumbers) {
    let parts = random.pick([1, 2, 4])
    for _ in 0..<parts {
      let way = far / Double(parts)
      now += max(Int64((way / speed * 1_000_000).rounded(.up)), Int64(time) / Int64(parts))
      for finger in places.indices {
        step(finger, Point(x: places[finger].x + side * way, y: places[finger].y))
      }
    }
  }

  private mutating func spread(_ change: Double, _ random: inout RandomNumbers) {
    guard places.count > 1 else { return }
    let centre = Point(
      x: places.map(\.x).reduce(0, +) / Double(places.count),
      y: places.map(\.y).reduce(0, +) / Double(places.count))
    let radius = places.map { PlaneGeometry.distance($0, centre) }.reduce(0, +) / Double(places.count)
    guard radius > 0 else { return }
    // Sometimes all fingers first move together, although no step asks for it.
    if random.chance(20) { go(random.pick([4, 8]), 0, &random) }
    let factor = max(0, (2 * radius + change) / (2 * radius))
    now += Int64((radius * abs(1 - factor) * 1.2 / speed * 1_000_000).rounded(.up))
    for finger in places.indices {
      step(finger, PlaneGeometry.turned(places[finger], about: centre, by: 0, times: factor))
    }
  }

  private mutating func step(_ finger: Int, _ place: Point) {
    guard place != places[finger] else { return }
    places[finger] = place
    hasMoved = true
    samples.append(TouchSample(time: now, phase: .move, finger: finger + 1, location: place))
  }

  mutating func lift(notBefore least: Double, _ random: inout RandomNumbers) {
    if random.chance(70) { now = max(now, base + Int64(least)) }
    now += random.pick([0, 1, 1000, 16_000])
    if hasMoved { now = max(now, 30_000) }
    // The last finger, too, is down for at least a microsecond.
    now = max(now, base + 1)
    for finger in places.indices {
      samples.append(TouchSample(time: now, phase: .up, finger: finger + 1, location: places[finger]))
    }
    isLifted = true
  }

  mutating func finish() -> (samples: [TouchSample], end: Int64)? {
    if !isLifted {
      now = max(now + 1000, 30_000) + 400_000
      for finger in places.indices {
        samples.append(TouchSample(time: now, phase: .up, finger: finger + 1, location: places[finger]))
      }
    }
    return (samples, now + 1_000_000)
  }
}
