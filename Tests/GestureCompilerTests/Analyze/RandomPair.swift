import GestureRuntime
import SpecParser
import TestSupport

@testable import GestureCompiler

/// Two activities with random mechanics over a small grid of times, distances and angles.
struct RandomPair {
  let spec: CheckedSpec
  let machine: Machine
  /// Numbers that traces should be near, in milliseconds, points and degrees.
  let isNested: Bool

  init(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var builder = SpecBuilder(metrics: Self.metrics(&random))
    builder.element("a")
    builder.element("a/b")
    let isNested = random.chance(35)
    self.isNested = isNested
    for name in ["p", "q"] {
      let fingers = random.chance(65) ? 1...1 : random.pick([2...2, 2...2, 1...2, 3...3])
      var maker = MechanicMaker(random: random, fingers: fingers)
      let (steps, isContinuous) = maker.make()
      random = maker.random
      builder.mechanic("m\(name)", fingers: fingers, continuous: isContinuous, steps)
      let target = isNested && name == (seed % 2 == 0 ? "p" : "q") ? "a/b" : "a"
      builder.activity(
        name, on: target, by: ["m\(name)"],
        from: random.chance(5) ? [random.pick([.left, .top])] : nil)
    }
    spec = builder.checked
    machine = CompilePipeline.lower(spec)
  }

  private static func metrics(_ random: inout RandomNumbers) -> [Metric: Double?] {
    var metrics: [Metric: Double?] = [:]
    if random.chance(15) { metrics[.touchMaxDuration] = Double?.none }
    if random.chance(15) { metrics[.dragSlop] = random.pick([4, 16]) }
    if random.chance(15) { metrics[.longPressSlop] = random.pick([4, 16]) }
    return metrics
  }
}

/// Makes the steps of one mechanic.
private struct MechanicMaker {
  var random: RandomNumbers
  let fingers: ClosedRange<Int>

  mutating func make() -> ([StepAction], Bool) {
    let kind = random.int(0...11)
    switch kind {
    case 0, 1: return ([.pressing(), lift()], false)
    case 2: return ([.pressing(), wait(), .lifting()], random.chance(60))
    case 3, 4, 5: return ([.pressing(), move(), moveLift()], random.chance(60))
    case 6, 7: return ([.pressing(), wait(), move(), .lifting()], random.chance(60))
    case 8: return ([.pressing(), lift(), press(), lift()], false)
    case 9: return ([.pressing(), lift(), press(), move(), .lifting()], random.chance(60))
    case 10: return ([.pressing(), move(), wait(), .lifting()], random.chance(60))
    default: return ([.pressing(), move(), .lifting(), press(), lift()], false)
    }
  }

  private mutating func press() -> StepAction {
    .pressing(after: random.chance(30) ? .between(ms(40), ms(random.pick([100, 300]))) : nil)
  }

  private mutating func wait() -> StepAction {
    let limits: [Limits?] = [nil, nil, .atLeast(ms(300)), .between(ms(300), ms(500)), .atLeast(ms(500))]
    return .waiting(random.pick(limits))
  }

  private mutating func lift() -> StepAction {
    let limits: [Limits?] = [nil, nil, nil, .atMost(ms(200)), .between(ms(200), ms(600)), .atLeast(ms(300))]
    return .lifting(within: random.pick(limits))
  }

  private mutating func moveLift() -> StepAction {
    .lifting(velocity: random.chance(15) ? random.pick([.atLeast(300), .atLeast(1000), .atMost(200)]) : nil)
  }

  private mutating func move() -> StepAction {
    let distance: Limits? =
      random.chance(45)
      ? random.pick([.atLeast(20), .atLeast(40), .between(20, 60), .atMost(30), .between(5, 40)]) : nil
    let within: Limits? = random.chance(20) ? random.pick([.atMost(ms(100)), .atMost(ms(200))]) : nil
    if fingers.lowerBound >= 2, random.chance(60) {
      if random.chance(60) {
        return .spreading(
          random.pick([[.outward], [.inward], [.outward, .inward]]), span: distance, within: within)
      }
      return .turning(random.pick([[.clockwise], [.counterclockwise], [.clockwise, .counterclockwise]]))
    }
    let toward: [Directions?] = [
      nil, .left, .up, .right, .horizontal, .vertical, .range(30, to: 60), .range(330, to: 30),
      .range(135, to: 200),
    ]
    return .moving(
      toward: random.pick(toward), distance: distance, within: within,
      deviation: random.chance(15) ? .atMost(20) : nil)
  }
}

/// Traces on a grid around the numbers that mechanics name, as a hand can make them.
struct GridTrace {
  private(set) var samples: [TouchSample] = []
  private(set) var end: Int64 = 0

  private static let times: [Int64] = [
    1, 20, 35, 50, 100, 101, 150, 199, 200, 201, 299, 300, 301, 399, 400, 401, 500, 501, 600,
  ]
  private static let distances: [Double] = [0, 3, 4.5, 6, 8, 9, 12, 17, 20, 21, 30, 35, 40, 41, 60, 61, 90]
  private static let angles: [Double] = [
    0, 20, 30, 40, 45, 50, 70, 90, 120, 135, 150, 180, 190, 210, 225, 260, 270, 300, 315, 340,
  ]

  /// `nil` when no hand makes it.
  init?(_ random: inout RandomNumbers, isNested: Bool) {
    let contacts = random.pick([1, 1, 1, 2])
    for _ in 0..<contacts { guard contact(&random, isNested) else { return nil } }
    end += 700_000
  }

  private mutating func contact(_ random: inout RandomNumbers, _ isNested: Bool) -> Bool {
    let count = random.pick([1, 1, 1, 2, 2, 3])
    if !samples.isEmpty { end += random.pick([30, 40, 50, 100, 150, 299, 300]) * 1000 }
    let start = end
    var places = (0..<count).map { Point(x: [200.0, 300, 250][$0], y: $0 < 2 ? 400 : 480) }
    if random.chance(5) { places[0] = Point(x: 5, y: 400) }
    let bases = places
    var down = 0
    var hasMoved = false
    var steps = random.int(0...3)
    while steps > 0 || down < count {
      if down < count, down == 0 || random.chance(60) || steps == 0 {
        if down > 0 { end += random.pick([0, 0, 20, 100, 149, 150]) * 1000 }
        let element = isNested && random.chance(60) ? 1 : 0
        samples.append(
          TouchSample(
            time: end, phase: .down, finger: down + 1, location: places[down],
            element: ElementID(index: element)))
        down += 1
      } else {
        steps -= 1
        end += random.pick(Self.times) * 1000
        guard move(&random, &places, bases, down) else { return false }
        hasMoved = true
      }
    }
    return lift(&random, places, start, hasMoved)
  }

  private mutating func move(
    _ random: inout RandomNumbers, _ places: inout [Point], _ bases: [Point], _ down: Int
  ) -> Bool {
    let way = random.int(0...3)
    let distance = random.pick(Self.distances)
    let shift = Geometry.unit(random.pick(Self.angles)) * distance
    var new = places
    switch way {
    case 0 where down > 1:
      let change = 1 + random.pick([-60.0, -40, -20, -10, 10, 17, 20, 40, 60]) / 100
      let middle = Point.centre(Array(bases[0..<down]))
      for finger in 0..<down { new[finger] = middle + (bases[finger] - middle) * change }
    case 1 where down > 1:
      let turn = random.pick([-20.0, -10, -6, 6, 10, 20])
      let middle = Point.centre(Array(bases[0..<down]))
      for finger in 0..<down { new[finger] = middle + Geometry.turned(bases[finger] - middle, by: turn) }
    case 2 where down > 1:
      let finger = random.int(0...(down - 1))
      new[finger] = bases[finger] + shift
    default: for finger in 0..<down { new[finger] = bases[finger] + shift }
    }
    let last = samples.last?.time ?? 0
    for finger in 0..<down where new[finger] != places[finger] {
      if Geometry.distance(new[finger], places[finger]) > Double(end - last) / 100 { return false }
      samples.append(TouchSample(time: end, phase: .move, finger: finger + 1, location: new[finger]))
    }
    places = new
    return true
  }

  private mutating func lift(
    _ random: inout RandomNumbers, _ places: [Point], _ start: Int64, _ hasMoved: Bool
  ) -> Bool {
    end += random.pick(Self.times) * 1000
    let order = Array(places.indices).shuffled(using: &random)
    for (number, finger) in order.enumerated() {
      if number > 0, random.chance(50) { end += random.pick([10, 100]) * 1000 }
      samples.append(TouchSample(time: end, phase: .up, finger: finger + 1, location: places[finger]))
    }
    return !hasMoved || end - start >= 30_000
  }
}

/// Runs traces and says in which orders the two claim on shared fingers.
struct GridRunner {
  private let table: Table

  init?(_ machine: Machine) {
    guard let bytes = try? CompilePipeline.assemble(CompilePipeline.encode(machine)),
      let table = try? Table(bytes: bytes)
    else { return nil }
    self.table = table
  }

  func orders(_ trace: GridTrace) -> Set<ClaimOrder> {
    var recognizer = Recognizer(table, showsRivals: true)
    recognizer.setScreen(Point(x: 400, y: 800))
    var sink = LifeSink()
    for sample in trace.samples where recognizer.feed(sample, into: &sink) != nil { return [] }
    recognizer.advance(to: trace.end, into: &sink)
    var orders: Set<ClaimOrder> = []
    for a in sink.lives.values where a.recognizer == 0 {
      for b in sink.lives.values where b.recognizer == 1 {
        guard let first = a.claim, let second = b.claim else { continue }
        let shared = max(a.start, b.start)...max(max(a.start, b.start), min(first, second))
        guard max(a.start, b.start) <= min(first, second),
          trace.samples.contains(where: {
            $0.phase == .down && shared.contains($0.time) && a.has($0) && b.has($0)
          })
        else { continue }
        orders.insert(DecidePair.order(first, second))
      }
    }
    return orders
  }

  private struct Life {
    var recognizer: Int
    var start: Int64
    var claim: Int64?

    /// Whether it has taken the press in: not one at the time of its claim, or a later one.
    func has(_ press: TouchSample) -> Bool { press.time == start || press.time < claim ?? 0 }
  }

  private struct LifeSink: GestureSink {
    static var wantsReasons: Bool { true }
    var lives: [UInt32: Life] = [:]

    mutating func receive(_ outcome: Outcome) {}

    mutating func explain(_ event: CandidateEvent) {
      switch event.happening {
      case .started: lives[event.candidate] = Life(recognizer: event.recognizer, start: event.time)
      case .claimed: if lives[event.candidate]?.claim == nil { lives[event.candidate]?.claim = event.time }
      default: break
      }
    }
  }
}
