import GestureRuntime
import SpecParser

extension RandomTraceMaker {
  /// Adds touches that perform one mechanic of one activity, exactly or nearly.
  mutating func perform() {
    let activity = random.pick(spec.activities)
    let mechanic = spec.mechanics[random.pick(activity.mechanics).value]
    let element = random.pick(elementsInside(activity.target.value))
    let first = activity.from?.value.contains(.left) ?? false ? Point(x: 10, y: 300) : place()
    lastPlace = first
    var hand = Hand(count: random.int(mechanic.fingers), place: first, toward: activity.directions)
    for step in mechanic.steps(toward: activity.directions) {
      switch step.action {
      case .press(let press): self.press(&hand, press, element)
      case .wait(let wait):
        now += Microseconds(wait.limits[stated: .duration]?.low?.amount ?? 400_000) + nudge()
      case .move(let move): self.move(&hand, move)
      case .lift: lift(&hand)
      }
      if random.chance(3) { add(.down, 9, now, place(), element: element) }
      if random.chance(2) { add(.cancel, 0, now, hand.places.first ?? first) }
    }
    if !hand.places.isEmpty { lift(&hand) }
    if random.chance(10) { add(.up, 9, now, first) }
  }

  private struct Hand {
    var count: Int
    var place: Point
    var toward: Directions?
    var places: [Point] = []
    var hasLifted = false
  }

  private func elementsInside(_ target: Int) -> [Int] {
    spec.elements.indices.filter { spec.elements[$0].path.hasPrefix(spec.elements[target].path) }
  }

  private mutating func nudge() -> Microseconds { random.pick([-1, 0, 0, 1, 1000, 10_000, 50_000, -20_000]) }

  private mutating func press(_ hand: inout Hand, _ press: PressStep, _ element: Int) {
    if hand.hasLifted {
      now +=
        Microseconds(press.limits[stated: .gap]?.low?.amount ?? 40_000)
        + random.pick([-1, 0, 10_000, 100_000, 259_999, 260_000])
    }
    if press.from.contains(.left) { hand.place.x = random.pick([0, 10, 20, 20.5]) }
    for finger in 0..<hand.count {
      if finger > 0 { now += random.pick([0, 1000, 20_000, 149_999, 150_000]) }
      let place = Point(x: hand.place.x + Double(finger) * 96, y: hand.place.y + Double(finger % 2) * 8)
      hand.places.append(place)
      add(.down, finger, now, place, element: element)
    }
  }

  private mutating func lift(_ hand: inout Hand) {
    for finger in hand.places.indices.shuffled(using: &random) {
      now += random.pick([0, 5000, 20_000, 39_999, 40_000, 60_000])
      add(.up, finger, now, hand.places[finger])
    }
    hand.places = []
    hand.hasLifted = true
  }

  private mutating func move(_ hand: inout Hand, _ move: MoveStep) {
    let least = move.limits[stated: .distance]?.low?.amount ?? 8
    let total = random.pick([least, least + 0.5, 8.5, 17, 24, 40, 100])
    let steps = random.pick([1, 1, 2, 4, 8])
    let pace: Microseconds = random.pick([5000, 10_000, 10_000, 20_000, 50_000])
    let way = self.way(move, hand)
    for _ in 0..<steps {
      now += pace
      for finger in hand.places.indices {
        let far = (total / Double(steps) * 4).rounded() / 4
        let shift = self.shift(finger, hand, move.path, way, far)
        hand.places[finger].x += shift.x
        hand.places[finger].y += shift.y
        add(.move, finger, now, hand.places[finger])
      }
    }
  }

  /// The direction of a translation, from what the move or the activity names.
  private mutating func way(_ move: MoveStep, _ hand: Hand) -> Point {
    guard case .translation(let named) = move.path, random.chance(85) else { return direction() }
    let axes: [Double: Point] = [
      0: Point(x: 1, y: 0), 90: Point(x: 0, y: -1), 180: Point(x: -1, y: 0), 270: Point(x: 0, y: 1),
      45: Point(x: 1, y: -1), 135: Point(x: -1, y: -1), 225: Point(x: -1, y: 1), 315: Point(x: 1, y: 1),
    ]
    let directions = named ?? hand.toward ?? .any
    let turn = random.pick([0.0, 0, 0, 45, -45])
    let axis = (random.pick(directions.axes) + turn + 360).truncatingRemainder(dividingBy: 360)
    return axes[axis] ?? direction()
  }

  private mutating func shift(
    _ finger: Int, _ hand: Hand, _ path: MovePath, _ way: Point, _ far: Double
  ) -> Point {
    switch path {
    case .translation: return Point(x: way.x * far, y: way.y * far)
    case .spread(let senses):
      let isOutward = senses.contains(.outward)
      let isLeft = finger == 0
      return Point(x: isLeft == isOutward ? -far / 2 : far / 2, y: 0)
    case .orbit(let senses):
      let isClockwise = senses.contains(.clockwise)
      return Point(x: 0, y: (finger == 0) == isClockwise ? -far : far)
    }
  }
}
