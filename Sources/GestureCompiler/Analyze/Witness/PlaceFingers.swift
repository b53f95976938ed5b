import GestureRuntime

/// Chooses places for the fingers at every event of an abstract trace.
struct PlaceFingers {
  /// Where every finger is at an event; fingers of group 0 first, those of group 1 after them.
  struct Placing {
    var places: [Point]
    var isDown: [Bool]
  }

  /// The screen that traces are made for, in points.
  static let screen = Point(x: 400, y: 800)

  let state: JointState
  private let hand: HandLimits
  private let attempt: Int
  var variation: Variation
  /// How many fingers each group has, by contact of the trace.
  private var groups: [[Int]] = []
  var places: [Point] = []
  private var isDown: [Bool] = []
  /// Places at each runner's base.
  var bases: [[Point]] = [[], []]
  var lastDirection: Double?
  /// The speed that is demanded here or at a later lift, points a second; 0 for none.
  private var wantedSpeed = 0.0
  /// Where all fingers were when the first of them lifted, while others stay down.
  private var atLift: [Point]?
  private var centre: Point
  private(set) var placings: [Placing] = []
  /// Whether every demand could be met.
  var isMet = true

  init(_ state: JointState, hand: HandLimits, attempt: Int) {
    self.state = state
    self.hand = hand
    self.attempt = attempt
    variation = Variation(attempt)
    centre = Point(x: Self.screen.x / 2, y: Self.screen.y / 2)
    countFingers()
    for contact in groups.indices where contactEdges(contact) != 0 {
      centre = alongEdge(1, contactEdges(contact))[0]
      break
    }
    var contact = -1
    for index in state.events.indices {
      if state.events[index].contact != contact {
        contact = state.events[index].contact
        beginContact(index, contact)
      }
      place(index)
      placings.append(Placing(places: places, isDown: isDown))
    }
  }

  private mutating func countFingers() {
    for event in state.events {
      while groups.count <= event.contact { groups.append([0, 0]) }
      if case .press(let group, let fingers) = event.kind { groups[event.contact][group] += fingers }
    }
  }

  // MARK: Layout

  private mutating func beginContact(_ index: Int, _ contact: Int) {
    if !places.isEmpty { centre = Point.centre(Array(places[0..<max(1, groups[contact - 1][0])])) }
    let count = groups[contact][0] + groups[contact][1]
    isDown = Array(repeating: false, count: count)
    bases = [[], []]
    lastDirection = nil
    atLift = nil
    let edges = contactEdges(contact)
    places = edges == 0 ? circle(count, contact) : alongEdge(count, edges)
  }

  private func contactEdges(_ contact: Int) -> UInt8 {
    var masks: [UInt8] = [0, 0]
    for event in state.events where event.contact == contact {
      for runner in 0..<2 where event.edges[runner] != 0 { masks[runner] = event.edges[runner] }
    }
    if masks[0] == 0 || masks[1] == 0 { return lowest(masks[0] | masks[1]) }
    let both = masks[0] & masks[1]
    return both != 0 ? lowest(both) : lowest(masks[0]) | lowest(masks[1])
  }

  private func lowest(_ mask: UInt8) -> UInt8 { mask & (~mask &+ 1) }

  /// Fingers around the centre, far enough apart for what is demanded of their span.
  private func circle(_ count: Int, _ contact: Int) -> [Point] {
    if count == 1 { return [centre] }
    let radius = radius(contact)
    return (0..<count).map { finger in
      centre + Geometry.unit(180 - 360 * Double(finger) / Double(count)) * radius
    }
  }

  /// Half the span.
  private func radius(_ contact: Int) -> Double {
    var radius = 50.0
    for event in state.events where event.contact == contact {
      for region in event.regions.compactMap({ $0 }) {
        if region.span.high < 0 { radius = max(radius, -region.span.high * 0.75 + 20) }
        if region.turn.leastSize > 0, region.fingerMost < 50 { radius = min(radius, region.fingerMost) }
      }
    }
    for runner in state.runners {
      let shape = runner.shape.contacts[min(contact, runner.shape.contacts.count - 1)]
      if shape.apart < .infinity { radius = min(radius, shape.apart * 0.45) }
      for step in shape.steps where step.minSpan > 0 { radius = max(radius, step.minSpan) }
    }
    return radius
  }

  private func alongEdge(_ count: Int, _ edges: UInt8) -> [Point] {
    let inset = min(5, hand.edgeWidth / 2)
    var start = centre
    if edges & 1 != 0 { start.x = inset }
    if edges & 2 != 0 { start.x = Self.screen.x - inset }
    if edges & 4 != 0 { start.y = inset }
    if edges & 8 != 0 { start.y = Self.screen.y - inset }
    let isCorner = edges & 3 != 0 && edges & 12 != 0
    let step = isCorner ? 2.0 : 50.0
    let way = edges & 3 != 0 ? Point(x: 0, y: step) : Point(x: step, y: 0)
    return (0..<count).map { start + way * Double($0) }
  }

  // MARK: Events

  private mutating func place(_ index: Int) {
    let event = state.events[index]
    switch event.kind {
    case .press(let group, let fingers): land(event.contact, group, fingers, event)
    case .timer: break
    case .sample: move(index, event)
    case .lift(let group, let fingers):
      if atLift == nil { atLift = places }
      var rest = fingers
      let offset = group == 0 ? 0 : groups[event.contact][0]
      for finger in (0..<groups[event.contact][group]).reversed() where isDown[offset + finger] && rest > 0 {
        isDown[offset + finger] = false
        rest -= 1
      }
    }
  }

  private mutating func land(_ contact: Int, _ group: Int, _ fingers: Int, _ event: JointEvent) {
    var rest = fingers
    let offset = group == 0 ? 0 : groups[contact][0]
    for finger in 0..<groups[contact][group] where !isDown[offset + finger] && rest > 0 {
      isDown[offset + finger] = true
      rest -= 1
    }
    // A base is taken at every press; the last one counts.
    for runner in 0..<2 { bases[runner] = places }
  }

  func fingers(of runner: Int, _ event: JointEvent) -> Int {
    event.fingers[runner] >= places.count ? places.count : groups[event.contact][0]
  }

  private mutating func move(_ index: Int, _ event: JointEvent) {
    wantedSpeed = state.events[index...].filter { $0.contact == event.contact }.map(\.speed.low).max() ?? 0
    if variation.isFree, event.turns.contains(where: { $0 != nil }) {
      moveTurning(event)
    } else {
      moveOnce(event)
    }
  }

  /// Makes one choice of places.
  mutating func moveOnce(_ event: JointEvent) {
    if event.isShared, let region = event.sharedRegion {
      let runner = event.regions[0] != nil ? 0 : 1
      shift(region, count: fingers(of: runner, event), from: origin(event, runner), base: bases[runner])
      return
    }
    let inner = event.fingers[0] <= event.fingers[1] ? 0 : 1
    if let region = event.regions[inner], event.regions[1 - inner] == nil {
      shift(region, count: fingers(of: inner, event), from: origin(event, inner), base: bases[inner])
    } else if let region = event.regions[1 - inner], event.regions[inner] == nil {
      shift(region, count: places.count, from: origin(event, 1 - inner), base: bases[1 - inner])
    } else if var region = event.regions[inner], let outer = event.regions[1 - inner] {
      region.fingerMost = min(region.fingerMost, outer.fingerMost)
      guard event.fingers[0] == event.fingers[1] else {
        shift(region, count: fingers(of: inner, event), from: origin(event, inner), base: bases[inner])
        let start = origin(event, 1 - inner) ?? bases[1 - inner]
        shiftOutside(outer, base: start, inside: groups[event.contact][0])
        return
      }
      moveBoth(event, region, outer, inner)
    }
  }

  /// Where all fingers were at the event from whose place a runner measures; `nil` is its base.
  private func origin(_ event: JointEvent, _ runner: Int) -> [Point]? {
    event.origins[runner].map { placings[$0].places }
  }

  /// Moves the first fingers as a region demands.
  private mutating func shift(_ region: SampleRegion, count: Int, from origin: [Point]?, base: [Point]) {
    let start = Array((origin ?? base)[0..<count])
    let direction = chooseDirection(region)
    var distance = chooseDistance(region)
    if distance == 0 && wantedSpeed > 0 && count > 1 {
      // Fingers that only turn or spread have no speed together.
      distance = min(region.distance.high, region.fingerMost, wantedSpeed * 0.1)
    }
    if distance > 0 { lastDirection = direction }
    let span = count > 1 ? choose(region.span, cap: region.fingerMost * 2) : 0
    let turn = count > 1 ? choose(region.turn, cap: 150) : 0
    let displacement = distance > 0 ? Geometry.unit(direction) * distance : Point(x: 0, y: 0)
    if origin != nil, count == 1, region.fingerMost < .infinity {
      comeBack(region, start[0], press: base[0])
      return
    }
    if let atLift, isDown[0..<count].contains(false) {
      shiftRest(displacement, count, start, atLift)
      if span != 0 || turn != 0 { isMet = false }
      return
    }
    let middle = Point.centre(start)
    let size = count > 1 ? Geometry.span(start) : 0
    let factor = size > 0 ? 1 + span / size : 1
    if factor <= 0 { isMet = false }
    for finger in 0..<count {
      if count == 1 {
        places[0] = start[0] + displacement
      } else {
        places[finger] = middle + displacement + Geometry.turned(start[finger] - middle, by: turn) * factor
      }
    }
  }

  /// The finger is to be near its press again, and not far from where it is.
  private mutating func comeBack(_ region: SampleRegion, _ start: Point, press: Point) {
    let back = press - start
    let length = Geometry.length(back)
    let way = max(0, length - region.fingerMost * 0.75)
    places[0] = length > 0 ? start + back * (way / length) : start
    if !region.distance.contains(way) { isMet = false }
  }

  /// Some fingers have lifted: the displacement that all had by then counts on.
  private mutating func shiftRest(_ displacement: Point, _ count: Int, _ start: [Point], _ atLift: [Point]) {
    let before = Point.centre(Array(atLift[0..<count])) - Point.centre(start)
    for finger in 0..<count where isDown[finger] { places[finger] = atLift[finger] + (displacement - before) }
  }

  /// Moves the fingers outside so that all together do what a region demands.
  private mutating func shiftOutside(_ region: SampleRegion, base: [Point], inside: Int) {
    let span = choose(region.span, cap: .infinity)
    let turn = choose(region.turn, cap: 150)
    if span != 0 || turn != 0 {
      stretchOutside(span: span, turn: turn, base: base, inside: inside)
      return
    }
    let wanted = Geometry.unit(chooseDirection(region)) * (chooseDistance(region) * Double(places.count))
    let moved = (0..<inside).reduce(Point(x: 0, y: 0)) { $0 + (places[$1] - base[$1]) }
    let each = (wanted - moved) * (1 / Double(places.count - inside))
    for finger in inside..<places.count { places[finger] = base[finger] + each }
  }

  /// Turns and stretches the fingers outside about those inside until all together have turned and stretched so far.
  private mutating func stretchOutside(span: Double, turn: Double, base: [Point], inside: Int) {
    let pivot = Point.centre(Array(base[0..<inside]))
    let moved = Point.centre(Array(places[0..<inside])) - pivot
    let inner = Array(places[0..<inside])
    func all(_ factor: Double, _ angle: Double) -> [Point] {
      inner + base[inside...].map { pivot + moved + Geometry.turned($0 - pivot, by: angle) * factor }
    }
    let spread = Geometry.span(base) + span
    var angle = turn
    var factor = 1.0
    for _ in 0..<4 {
      angle = Self.root(-170...170) { Geometry.turn(from: base, to: all(factor, $0)) - turn }
      factor = Self.root(0.01...20) { Geometry.span(all($0, angle)) - spread }
    }
    places = all(factor, angle)
    let isReached =
      (Geometry.span(places) - spread).magnitude < 1e-6
      && (Geometry.turn(from: base, to: places) - turn).magnitude < 1e-6
    if !isReached { isMet = false }
  }

  /// Where a function that grows crosses zero.
  private static func root(_ range: ClosedRange<Double>, _ function: (Double) -> Double) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The same fingers, measured from two places: the choice made for one must suit the other.
  private mutating func moveBoth(
    _ event: JointEvent, _ region: SampleRegion, _ outer: SampleRegion, _ inner: Int
  ) {
    let (old, direction) = (places, lastDirection)
    for _ in 0..<(variation.isFree ? 40 : 1) {
      (places, lastDirection) = (old, direction)
      shift(region, count: fingers(of: inner, event), from: origin(event, inner), base: bases[inner])
      if agrees(event, outer, 1 - inner) { return }
    }
    isMet = false
  }

  private func agrees(_ event: JointEvent, _ region: SampleRegion, _ runner: Int) -> Bool {
    let moved = Point.centre(places) - Point.centre(origin(event, runner) ?? bases[runner])
    guard region.distance.contains(Geometry.length(moved)) else { return false }
    return !variation.isFree || region.directions.isAll
      || region.directions.contains(Geometry.direction(moved))
  }

  // MARK: Choices

  /// A value of a range: nothing if that will do, else well inside.
  private mutating func choose(_ range: Extent, cap: Double) -> Double {
    if variation.isFree { return chooseFreely(range, cap: cap) }
    if range.contains(0) && attempt < 4 { return 0 }
    let low = max(range.low, -cap)
    let high = min(range.high, cap)
    if range.contains(0) { return high < .infinity ? high / 2 : 0 }
    if high < 0 { return -choose(Extent(-high, -low), cap: cap) }
    if low > high { return low }
    switch attempt % 4 {
    case 0:
      return high == .infinity ? max(low * 1.5, low + 4).rounded(.up) : rounded((low + high) / 2, low, high)
    case 1: return high == .infinity ? max(low * 4, low + 60).rounded(.up) : low + (high - low) * 0.8
    case 2: return low + min(0.5, (high - low) / 4)
    default: return high == .infinity ? max(low * 10, low + 300).rounded(.up) : low + (high - low) * 0.95
    }
  }

  /// A direction can only be kept by fingers that have moved.
  private mutating func chooseDistance(_ region: SampleRegion) -> Double {
    let distance = choose(region.distance, cap: region.fingerMost)
    guard distance == 0, !region.directions.isAll else { return distance }
    let most = min(region.distance.high, region.fingerMost)
    return most < .infinity ? most / 2 : 20
  }

  /// Any value of a range, those near its ends as often as those far inside.
  private mutating func chooseFreely(_ range: Extent, cap: Double) -> Double {
    let low = max(range.low, -min(cap, 400))
    let high = max(low, min(range.high, min(cap, 400)))
    if range.contains(0) && variation.choice(3) == 0 { return 0 }
    switch variation.choice(6) {
    case 0: return min(high, low + 0.25)
    case 1: return max(low, high - 0.25)
    case 2: return min(high, low + 3)
    case 3: return min(high, low + 15 + 30 * variation.next())
    default: return low + (high - low) * variation.next()
    }
  }

  private func rounded(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let whole = value.rounded()
    return whole > low && whole < high ? whole : value
  }

  /// A direction well inside the set: the one that the fingers have, an axis, or the middle of its widest part.
  private mutating func chooseDirection(_ region: SampleRegion) -> Double {
    let set = region.directions
    if variation.isFree { return chooseFreely(set) }
    if let last = lastDirection, Self.isInside(set, last) { return last }
    for axis in [0.0, 180, 90, 270] where Self.isInside(set, axis) { return axis }
    for diagonal in [45.0, 135, 225, 315] where set.contains(diagonal) && set.measure < 1e-6 {
      return diagonal
    }
    let widest = set.ranges.max { $0.high - $0.low < $1.high - $1.low } ?? Extent(0, 0)
    return (widest.low + widest.high) / 2
  }

  /// Any direction of a set; back where the fingers came from as often as another.
  private mutating func chooseFreely(_ set: AngleSet) -> Double {
    if let last = lastDirection {
      let back = (last + 180).truncatingRemainder(dividingBy: 360)
      switch variation.choice(4) {
      case 0 where set.contains(back): return back
      case 1 where set.contains(last): return last
      default: break
      }
    }
    var rest = variation.next() * set.measure
    for range in set.ranges {
      if rest <= range.high - range.low { return range.low + rest }
      rest -= range.high - range.low
    }
    return set.ranges.first?.low ?? 0
  }

  /// Whether a direction and some degrees to its sides lie in a set.
  private static func isInside(_ set: AngleSet, _ angle: Double) -> Bool {
    let before = (angle + 355).truncatingRemainder(dividingBy: 360)
    return set.contains(angle) && set.contains(before)
      && set.contains((angle + 5).truncatingRemainder(dividingBy: 360))
  }
}
