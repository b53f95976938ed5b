import GestureRuntime
import SpecParser

/// Touches made from a seed, close to the limits of the recognizer: times at timeouts and one microsecond to either side,
/// distances at slops and just beyond, on a grid of half points. There are cancels, late fingers and samples that must be refused.
///
/// Most parts perform one of the spec's mechanics, exactly or nearly.
///
/// - Parameter isLong: whether there are up to thirty parts, beside fingers of which many stay down.
package func randomTrace(seed: UInt64, for spec: SpecBuilder, isLong: Bool = false) -> [InputEvent] {
  var maker = RandomTraceMaker(seed: seed, spec)
  if isLong {
    maker.parts = 8...30
    maker.staying = 20
  }
  return maker.make()
}

struct RandomTraceMaker {
  var random: RandomNumbers
  let spec: SpecBuilder
  private var elements: Int { spec.elements.count }
  private var states: Int { spec.states.count }
  private var events: [(time: Microseconds, event: InputEvent)] = []
  var now: Microseconds = 0
  /// Where the previous episode began. A double touch must return to that place.
  var lastPlace: Point?
  /// The first finger number of this episode.
  private var firstFinger = 0
  /// How many episodes there may be.
  fileprivate var parts = 1...6
  /// The share of fingers that do not lift at the end of their episode, in per cent.
  fileprivate var staying = 6

  init(seed: UInt64, _ spec: SpecBuilder) {
    random = RandomNumbers(seed: seed)
    self.spec = spec
  }

  mutating func make() -> [InputEvent] {
    for episode in 0..<random.int(parts) {
      firstFinger = episode % 2 * 5
      if random.chance(60), !spec.activities.isEmpty { perform() } else { addEpisode() }
      now += gap()
      if states == 3, random.chance(40) { addState() }
      if random.chance(15) { events.append((now, .advance(now))) }
    }
    events.append((now + 2_000_000, .advance(now + 2_000_000)))
    var sorted = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.event)
    if random.chance(20) { addNonsense(&sorted) }
    nameElements(&sorted)
    nameInstances(&sorted)
    return sorted
  }

  /// Lets some moves and lifts name the element under the finger. A separate random sequence keeps the rest of the trace the same.
  private func nameElements(_ events: inout [InputEvent]) {
    guard elements > 0, spec.activities.contains(where: { !$0.over.isEmpty }) else { return }
    var random = RandomNumbers(seed: UInt64(events.count) ^ 0x6f76_6572)
    for index in events.indices {
      guard case .sample(var sample) = events[index], sample.phase == .move || sample.phase == .up,
        random.chance(25)
      else { continue }
      sample.element = random.chance(20) ? .nothing : ElementID(index: random.int(0...(elements - 1)))
      events[index] = .sample(sample)
    }
  }

  /// In some traces, names one of two instances for elements that are pressed. Also with a separate random sequence.
  private func nameInstances(_ events: inout [InputEvent]) {
    var random = RandomNumbers(seed: UInt64(events.count) ^ 0x6b65_7973)
    guard elements > 0, random.chance(40) else { return }
    var named: [InputEvent] = []
    for event in events {
      if case .sample(let sample) = event, sample.phase == .down, var element = sample.element?.index {
        while element >= 0 {
          if random.chance(50) { named.append(.instance(UInt64(random.int(1...2)), of: element)) }
          element = spec.elements[element].parent ?? -1
        }
      }
      named.append(event)
    }
    events = named
  }

  // MARK: Measures

  /// A pause in microseconds, often exactly a limit of the metrics or next to one.
  mutating func gap() -> Microseconds {
    if random.chance(60) { return Microseconds(random.pick([5, 10, 16, 20, 30, 60, 100]) * 1000) }
    let limit = random.pick([40, 150, 100, 200, 300, 400, 500]) * 1000
    return Microseconds(limit + random.pick([-1, 0, 0, 1, -20_000, 20_000]))
  }

  private mutating func step() -> Double {
    random.pick([0, 1, 3.5, 4, 7.5, 8, 8.5, 9, 12, 16, 16.5, 20, 24, 40, 80])
  }

  mutating func place() -> Point {
    if let lastPlace, random.chance(75) {
      return Point(x: lastPlace.x + random.pick([0, 0, 4, 100, 100.5]), y: lastPlace.y)
    }
    if random.chance(20) {
      return Point(x: random.pick([0, 20, 20.5, 379.5, 380, 395]), y: Double(random.int(0...80) * 10))
    }
    return Point(x: Double(random.int(5...35) * 10), y: Double(random.int(5...70) * 10))
  }

  mutating func direction() -> Point {
    random.pick([
      Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1), Point(x: 1, y: 1),
      Point(x: -1, y: 1), Point(x: 1, y: -1), Point(x: -1, y: -1), Point(x: 0.75, y: 0.5),
      Point(x: -1, y: 0.5),
      Point(x: 0.5, y: -1),
    ])
  }

  // MARK: Episodes

  private enum Motion: CaseIterable { case still, together, apart, turn, any, thereAndBack }

  /// Adds one or more fingers that go down, move and lift, more or less together.
  private mutating func addEpisode() {
    let count = random.pick([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5])
    let motion = random.pick([.still, .still, .still, .together] + Motion.allCases)
    let element = random.chance(60) ? elements - 1 : random.int(0...max(0, elements - 1))
    var places: [Point] = []
    var time = now
    for finger in 0..<count {
      if finger > 0 { time += random.chance(70) ? Microseconds(random.int(0...4) * 10_000) : gap() }
      let near = places.first.map {
        Point(x: $0.x + Double(random.int(4...16) * 8), y: $0.y + Double(random.int(0...4) * 8))
      }
      places.append(near ?? place())
      let other = random.chance(8) ? random.int(-1...max(0, elements - 1)) : element
      add(.down, finger, time, places[finger], element: other)
    }
    lastPlace = places.first
    let travel = direction()
    let steps = motion == .still ? random.int(0...1) : random.int(1...7)
    let pace = random.chance(60) ? Microseconds(10_000) : nil
    let stride = random.chance(50) ? step() : nil
    for index in 0..<steps {
      time += pace ?? gap()
      let distance = motion == .still ? random.pick([0, 4, 8, 8.5]) : stride ?? step()
      let sign: Double = motion == .thereAndBack && index * 2 >= steps ? -1 : 1
      move(&places, motion, Point(x: travel.x * distance * sign, y: travel.y * distance * sign), time)
      if random.chance(4) { add(.down, count, time, place(), element: element) }
    }
    lift(count, &places, &time)
    if random.chance(30) { add(.up, count, time, place()) }
    now = time
  }

  private mutating func move(_ places: inout [Point], _ motion: Motion, _ shift: Point, _ time: Microseconds)
  {
    let centre = places.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    let n = Double(places.count)
    for finger in places.indices where !random.chance(10) {
      var delta = shift
      switch motion {
      case .still, .together, .thereAndBack: break
      case .apart: if finger % 2 == 0 { delta = Point(x: -shift.x, y: -shift.y) }
      case .turn:
        let arm = Point(x: places[finger].x - centre.x / n, y: places[finger].y - centre.y / n)
        let k = random.pick([0.0625, 0.125, 0.25])
        delta = Point(x: (-arm.y * k * 2).rounded() / 2, y: (arm.x * k * 2).rounded() / 2)
      case .any:
        let way = direction()
        let far = step()
        delta = Point(x: way.x * far, y: way.y * far)
      }
      places[finger] = Point(x: places[finger].x + delta.x, y: places[finger].y + delta.y)
      add(.move, finger, time + (random.chance(10) ? 1000 : 0), places[finger])
    }
  }

  private mutating func lift(_ count: Int, _ places: inout [Point], _ time: inout Microseconds) {
    for finger in (0..<count).shuffled(using: &random) {
      if random.chance(staying) {
        // This finger stays down while the others go on: a later episode lifts it, or nothing does.
        if random.chance(50) { continue }
        time += gap()
        places[finger].x += step()
        add(.move, finger, time, places[finger])
      }
      time += random.chance(50) ? Microseconds(random.int(0...3) * 10_000) : gap()
      if random.chance(10) { places[finger].x += step() }
      add(random.chance(5) ? .cancel : .up, finger, time, places[finger])
      if count > 1, random.chance(12) {
        time += gap()
        add(.down, finger, time, places[finger], element: 0)
        time += gap()
        places[finger].y += step()
        add(.move, finger, time, places[finger])
        add(.up, finger, time + 10_000, places[finger])
        time += 10_000
      }
    }
  }

  // MARK: Events

  mutating func add(
    _ phase: TouchPhase, _ finger: Int, _ time: Microseconds, _ place: Point, element: Int = -1
  ) {
    let isKnown = phase == .down && element >= 0 && elements > 0
    let size = isKnown && random.chance(50) ? Point(x: 100, y: 80) : nil
    let sample = TouchSample(
      time: time, phase: phase, finger: firstFinger + finger, location: place,
      element: isKnown ? ElementID(index: element) : nil, size: size)
    events.append((time, .sample(sample)))
  }

  private mutating func addState() {
    let slot = random.int(0...2)
    let value = slot == 0 ? random.int(0...1) : slot == 1 ? random.int(0...2) : random.pick([1, 2, 4, 8])
    events.append((now, .set(slot: slot, value: Double(value))))
  }

  /// Repeats, swaps, removes and damages samples, so that the recognizer refuses some.
  private mutating func addNonsense(_ sorted: inout [InputEvent]) {
    for _ in 0..<random.int(1...3) {
      let index = random.int(0...(sorted.count - 1))
      guard case .sample(var sample) = sorted[index] else { continue }
      switch random.int(0...3) {
      case 0: sorted.insert(sorted[index], at: index)
      case 1 where index > 0: sorted.swapAt(index, index - 1)
      case 2: sorted.remove(at: index)
      default:
        sample.location.x = random.pick([.nan, .infinity])
        sorted.insert(.sample(sample), at: index)
      }
    }
  }
}
