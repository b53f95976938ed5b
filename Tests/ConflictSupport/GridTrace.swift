package import GestureRuntime
package import TestSupport

/// A random trace that fingers can perform, with times, distances and angles at and near the limits of mechanics.
package struct GridTrace {
  package private(set) var samples: [TouchSample] = []
  package private(set) var end: Int64 = 0
  private let deepest: Int
  private var fingerCounts: [Int]

  private static let times: [Int64] = [
    1, 20, 35, 50, 100, 101, 150, 199, 200, 201, 299, 300, 301, 399, 400, 401, 500, 501, 600,
  ]
  private static let distances: [Double] = [
    0, 3, 4.5, 6, 8, 9, 12, 17, 20, 21, 30, 35, 40, 41, 60, 61, 90, 130,
  ]
  private static let angles: [Double] = [
    0, 20, 30, 40, 45, 50, 70, 90, 120, 135, 150, 180, 190, 210, 225, 260, 270, 300, 315, 340,
  ]

  /// Fails where fingers cannot perform the trace.
  ///
  /// - Parameters:
  ///   - deepest: index of the innermost element that fingers may land on; 0 when the targets are the same.
  ///   - fingers: numbers of fingers to choose from.
  package init?(_ random: inout RandomNumbers, deepest: Int, fingers: [Int] = [1, 1, 1, 2, 2, 3]) {
    self.deepest = deepest
    fingerCounts = fingers
    let contacts = random.pick([1, 1, 1, 2, 2, 3])
    for _ in 0..<contacts { guard contact(&random) else { return nil } }
    end += 700_000
  }

  private mutating func contact(_ random: inout RandomNumbers) -> Bool {
    let count = random.pick(fingerCounts)
    if !samples.isEmpty { end += random.pick([30, 40, 50, 100, 150, 299, 300]) * 1000 }
    let start = end
    var places = (0..<count).map {
      Point(x: [200.0, 300, 250, 150, 350][$0], y: [400.0, 400, 480, 460, 500][$0])
    }
    if random.chance(5) {
      places[0] = random.pick([Point(x: 5, y: 400), Point(x: 200, y: 5), Point(x: 5, y: 5)])
    }
    let bases = places
    var down = 0
    var hasMoved = false
    var steps = random.int(0...3)
    while steps > 0 || down < count {
      if down < count, down == 0 || random.chance(60) || steps == 0 {
        if down > 0 { end += random.pick([0, 0, 20, 100, 149, 150]) * 1000 }
        let element = deepest > 0 && random.chance(60) ? deepest : 0
        samples.append(
          TouchSample(
            time: end, phase: .down, finger: down + 1, location: places[down],
            element: ElementID(index: element)))
        down += 1
      } else {
        steps -= 1
        guard move(&random, &places, bases, down) else { return false }
        hasMoved = true
      }
    }
    return lift(&random, places, start, hasMoved)
  }

  private mutating func move(
    _ random: inout RandomNumbers, _ places: inout [Point], _ bases: [Point], _ down: Int
  ) -> Bool {
    let new = target(&random, places, bases, down)
    let isStroke = random.chance(35)
    end += isStroke ? 0 : random.pick(Self.times) * 1000
    if isStroke { return stroke(&random, &places, to: new, down) }
    return go(&places, to: new, down)
  }

  private func target(
    _ random: inout RandomNumbers, _ places: [Point], _ bases: [Point], _ down: Int
  ) -> [Point] {
    let distance = random.pick(Self.distances)
    let way = PlaneGeometry.unit(random.pick(Self.angles))
    let middle = PlaneGeometry.centre(bases[0..<down])
    var new = places
    switch random.int(0...3) {
    case 0 where down > 1:
      let factor = 1 + random.pick([-60.0, -40, -20, -10, 10, 17, 20, 40, 60]) / 100
      for finger in 0..<down {
        new[finger] = PlaneGeometry.turned(bases[finger], about: middle, by: 0, times: factor)
      }
    case 1 where down > 1:
      let turn = random.pick([-20.0, -10, -6, 6, 10, 20])
      for finger in 0..<down {
        new[finger] = PlaneGeometry.turned(bases[finger], about: middle, by: turn, times: 1)
      }
    case 2 where down > 1:
      let finger = random.int(0...(down - 1))
      new[finger] = PlaneGeometry.moved(bases[finger], by: way, times: distance)
    case 3:
      // Measured from the present places and not from the presses: the path bends.
      for finger in 0..<down { new[finger] = PlaneGeometry.moved(places[finger], by: way, times: distance) }
    default:
      for finger in 0..<down { new[finger] = PlaneGeometry.moved(bases[finger], by: way, times: distance) }
    }
    return new
  }

  private mutating func go(_ places: inout [Point], to new: [Point], _ down: Int) -> Bool {
    let last = samples.last?.time ?? 0
    for finger in 0..<down where new[finger] != places[finger] {
      if PlaneGeometry.distance(new[finger], places[finger]) > Double(end - last) / 100 { return false }
      samples.append(TouchSample(time: end, phase: .move, finger: finger + 1, location: new[finger]))
    }
    places = new
    return true
  }

  /// A movement at one speed, with samples on its way.
  private mutating func stroke(
    _ random: inout RandomNumbers, _ places: inout [Point], to new: [Point], _ down: Int
  ) -> Bool {
    let longest = (0..<down).map { PlaneGeometry.distance(new[$0], places[$0]) }.max() ?? 0
    let speed = random.pick([150.0, 350, 500, 1200, 2500])
    let steps = max(1, Int(longest / speed / 0.008))
    let old = places
    for step in 1...min(steps, 40) {
      end += max(4000, Int64(longest / speed * 1e6 / Double(steps)))
      let share = Double(step) / Double(min(steps, 40))
      var now = places
      for finger in 0..<down {
        now[finger] = Point(
          x: old[finger].x + (new[finger].x - old[finger].x) * share,
          y: old[finger].y + (new[finger].y - old[finger].y) * share)
      }
      guard go(&places, to: now, down) else { return false }
    }
    return true
  }

  private mutating func lift(
    _ random: inout RandomNumbers, _ places: [Point], _ start: Int64, _ hasMoved: Bool
  ) -> Bool {
    end += random.chance(40) ? random.pick([1, 4, 8]) * 1000 : random.pick(Self.times) * 1000
    let order = Array(places.indices).shuffled(using: &random)
    for (number, finger) in order.enumerated() {
      if number > 0, random.chance(50) { end += random.pick([10, 100]) * 1000 }
      samples.append(TouchSample(time: end, phase: .up, finger: finger + 1, location: places[finger]))
    }
    return !hasMoved || end - start >= 30_000
  }
}
