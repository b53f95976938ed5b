import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// The limits of a machine, and traces with values at them, just below and just above.
struct ThresholdTrace {
  private var times: [Int64] = [20_000, 50_000, 120_000]
  private var distances: [Double] = [0, 30, 90]
  private var angles: [Double] = [0, 90, 180, 270]
  private var fingers: [Int] = [1, 1, 2]

  init(_ machine: Machine) {
    for recognizer in machine.activities.flatMap(\.recognizers) {
      fingers += [recognizer.fingers.lowerBound, recognizer.fingers.upperBound]
      for step in recognizer.steps { add(step) }
      for name in recognizer.names {
        distances += amounts(name.limits[.distance])
        times += amounts(name.limits[.duration]).map { Int64($0) }
      }
    }
    times = Array(Set(times)).sorted()
    distances = Array(Set(distances)).sorted()
    angles = Array(Set(angles)).sorted()
  }

  private func amounts(_ limits: Limits) -> [Double] {
    [limits.low?.amount, limits.high?.amount].compactMap { $0 }
  }

  private mutating func add(_ step: ElaboratedStep) {
    times += (amounts(step.duration) + amounts(step.gap ?? Limits())).map { Int64($0) }
    distances += amounts(step.distance) + [step.slop?.amount, step.near?.amount].compactMap { $0 }
    guard let directions = step.kind.directions else { return }
    for arc in directions.arcs { angles += [arc.start, arc.start + arc.extent, arc.middle] }
    for axis in directions.axes { angles += amounts(step.deviation).flatMap { [axis - $0, axis + $0] } }
  }

  /// Samples on one element, and the time at which the trace ends.
  ///
  /// - Parameter contacts: how often all fingers land and lift.
  func make(_ random: inout RandomNumbers, element: Int, contacts: Int) -> (
    samples: [TouchSample], end: Int64
  ) {
    var samples: [TouchSample] = []
    var now: Int64 = 0
    for _ in 0..<contacts {
      contact(&random, element, &now, &samples)
      now += time(&random)
    }
    return (samples, now + 2_000_000)
  }

  private func time(_ random: inout RandomNumbers) -> Int64 {
    max(1, random.pick(times) + random.pick([-1, 0, 0, 1, 1000]))
  }

  private func contact(
    _ random: inout RandomNumbers, _ element: Int, _ now: inout Int64, _ samples: inout [TouchSample]
  ) {
    let count = random.pick(fingers)
    let bases = (0..<count).map { Point(x: 120 + 96 * Double($0), y: 400 + 8 * Double($0 % 2)) }
    var places = bases
    for finger in 0..<count {
      if finger > 0 { now += random.pick([0, 20_000, 149_999, 150_000]) }
      samples.append(
        TouchSample(
          time: now, phase: .down, finger: finger + 1, location: bases[finger],
          element: ElementID(index: element)))
    }
    for _ in 0..<random.int(0...3) {
      now += random.chance(50) ? random.pick([8_000, 16_000]) : time(&random)
      let distance = max(0, random.pick(distances) + random.pick([-0.000_01, 0, 0.000_01, 0.5]))
      let way = PlaneGeometry.unit(random.pick(angles) + random.pick([-0.000_1, 0, 0.000_1, 10]))
      for finger in 0..<count {
        let sign: Double = count > 1 && finger % 2 == 1 && random.chance(30) ? -1 : 1
        places[finger] = PlaneGeometry.moved(bases[finger], by: way, times: distance * sign)
        samples.append(TouchSample(time: now, phase: .move, finger: finger + 1, location: places[finger]))
      }
    }
    now += random.chance(40) ? 4_000 : time(&random)
    for finger in (0..<count).shuffled(using: &random) {
      samples.append(TouchSample(time: now, phase: .up, finger: finger + 1, location: places[finger]))
      if random.chance(40) { now += 10_000 }
    }
  }
}
