import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// Makes contacts that perform a mechanic, exactly or nearly. A search for touches begins with them.
struct PerformMechanic {
  var random: RandomNumbers
  let edgeWidth: Double

  /// - Parameters:
  ///   - recognizer: the mechanic to perform.
  ///   - element: the element on which all fingers land.
  mutating func contacts(_ recognizer: MachineRecognizer, on element: Int) -> [Contact] {
    var done: [Contact] = []
    var hand: [Contact] = []
    var start: Int64 = 0
    let fingers = random.int(
      recognizer.fingers.lowerBound...min(recognizer.fingers.upperBound, recognizer.fingers.lowerBound + 1, 4)
    )
    let arm = Double(random.int(50...120))
    var place = (x: Double(random.int(130...270)), y: Double(random.int(250...550)))
    for (index, step) in recognizer.steps.enumerated() {
      switch step.kind {
      case .press:
        if index > 0 { start += time(step.gap, 40_000...280_000) }
        if index == 0, let edge = step.edges.sides.sorted(by: { $0.rawValue < $1.rawValue }).first {
          place = self.place(at: edge, place)
        }
        hand = press(step, fingers, at: place, arm, on: element, from: start)
      case .wait: rest(&hand, for: time(step.duration, 400_000...440_000) + Int64(random.int(0...40)) * 1000)
      case .move: move(&hand, step, isNamed: recognizer.names.count > 1)
      case .lift:
        lift(&hand, step, isTouch: !recognizer.steps[..<index].contains { $0.kind.isMove })
        start = hand.map(\.up).max() ?? start
        done += hand
        hand = []
      }
    }
    if !hand.isEmpty {
      lift(&hand, nil, isTouch: false)
      done += hand
    }
    return done
  }

  // MARK: Steps

  private mutating func press(
    _ step: ElaboratedStep, _ fingers: Int, at place: (x: Double, y: Double), _ arm: Double, on element: Int,
    from start: Int64
  ) -> [Contact] {
    var time = start
    let gap = min(step.duration.high?.amount ?? 150_000, 150_000) / Double(max(1, fingers))
    return (0..<fingers).map { finger in
      if finger > 0 { time += random.chance(30) ? 0 : Int64(random.int(0...max(1, Int(gap / 1000)))) * 1000 }
      let x = place.x + (finger == 0 ? 0 : finger == 1 ? arm : arm / 2)
      let y = place.y - (finger == 2 ? arm * 0.8 : 0)
      return Contact(element: element, way: [Waypoint(time: time, x: x, y: y)])
    }
  }

  private func rest(_ hand: inout [Contact], for duration: Int64) {
    let end = (hand.compactMap { $0.way.last?.time }.max() ?? 0) + duration
    for index in hand.indices {
      guard let last = hand[index].way.last else { continue }
      hand[index].way.append(Waypoint(time: end, x: last.x, y: last.y))
    }
  }

  private mutating func move(_ hand: inout [Contact], _ step: ElaboratedStep, isNamed: Bool) {
    let start = hand.compactMap { $0.way.last?.time }.max() ?? 0
    let slop = max(step.slop?.amount ?? 0, step.distance.low?.amount ?? 0)
    var reach = slop + random.pick([0.5, 1, 2, 4, 8, 20, 60])
    if let most = step.distance.high?.amount { reach = min(reach, max(slop, most - 0.5)) }
    var length = Int64(random.pick([40, 60, 90, 140, 220, 320])) * 1000
    if let most = step.duration.high?.amount { length = min(length, max(32_000, Int64(most) - 10_000)) }
    if isNamed && random.chance(60) {
      reach = max(reach, 60)
      length = Int64(random.pick([40, 60, 100])) * 1000
    }
    let angle = self.angle(step)
    for index in hand.indices {
      guard let last = hand[index].way.last else { continue }
      hand[index].way.append(Waypoint(time: start, x: last.x, y: last.y))
      let way = shift(index, hand, step, angle, reach)
      hand[index].way.append(Waypoint(time: start + length, x: last.x + way.x, y: last.y + way.y))
    }
  }

  private mutating func angle(_ step: ElaboratedStep) -> Double {
    switch step.kind {
    case .move(.translation(let directions)):
      let directions = directions ?? .any
      if random.chance(50), !directions.axes.isEmpty { return random.pick(directions.axes) }
      guard !directions.arcs.isEmpty else { return 0 }
      let arc = random.pick(directions.arcs)
      return arc.start + Double(random.int(0...max(0, Int(arc.extent))))
    case .move(.spread(let senses)):
      return senses.contains(.outward) && (senses.count == 1 || random.chance(50)) ? 1 : -1
    case .move(.orbit(let senses)):
      return senses.contains(.clockwise) && (senses.count == 1 || random.chance(50)) ? 1 : -1
    case .press, .wait, .lift: return 0
    }
  }

  /// The movement of one finger.
  private mutating func shift(
    _ index: Int, _ hand: [Contact], _ step: ElaboratedStep, _ angle: Double, _ reach: Double
  ) -> (x: Double, y: Double) {
    let sign: Double = index == 0 ? -1 : 1
    switch step.kind {
    case .move(.spread): return (sign * angle * (reach / 2 + 1), 0)
    case .move(.orbit):
      // The fingers are about 80 pt apart: a turn by 1° moves each of them by 0.7 pt.
      return (0, sign * angle * max(9, reach * 0.9) * random.pick([0.7, 1, 1.4]))
    default:
      let way = Direction.of(angle)
      return (way.x * (reach + 1), -way.y * (reach + 1))
    }
  }

  private mutating func lift(_ hand: inout [Contact], _ step: ElaboratedStep?, isTouch: Bool) {
    let base = hand.map(\.down).max() ?? 0
    let end = hand.compactMap { $0.way.last?.time }.max() ?? 0
    var time = end + Int64(random.pick([10, 20, 40, 90])) * 1000
    if isTouch, let step, end == base {
      time = base + self.time(step.duration, 40_000...140_000)
    } else if let most = step?.duration.high?.amount {
      time = max(end + 1000, min(time, base + Int64(most) - 2_000))
    }
    if let velocity = step?.velocity.low?.amount, velocity > 0 { time = end + 2_000 }
    for index in hand.indices {
      guard let last = hand[index].way.last else { continue }
      hand[index].way.append(Waypoint(time: time, x: last.x, y: last.y))
      if random.chance(50) { time += Int64(random.int(0...30)) * 1000 }
    }
  }

  // MARK: Measures

  private mutating func time(_ limits: Limits?, _ usual: ClosedRange<Int64>) -> Int64 {
    let low = max(limits?.low?.amount ?? 0, 0)
    var range = usual
    if low > Double(usual.upperBound) || low > Double(usual.lowerBound) {
      range = Int64(low)...max(Int64(low) + 40_000, usual.upperBound)
    }
    if let high = limits?.high?.amount, high < Double(range.upperBound) {
      range = min(range.lowerBound, Int64(high))...Int64(high)
    }
    return Int64(random.int(Int(range.lowerBound / 1000)...Int(range.upperBound / 1000))) * 1000
  }

  private mutating func place(at edge: Side, _ place: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let depth = Double(random.int(2...max(3, Int(edgeWidth) - 1)))
    return switch edge {
    case .left: (depth, place.y)
    case .right: (Touch.screen.x - depth, place.y)
    case .top: (place.x, depth)
    case .bottom: (place.x, Touch.screen.y - depth)
    }
  }
}
