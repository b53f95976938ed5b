import GestureRuntime

/// Chooses places for the fingers at every event of an abstract trace.
///
/// Every demand is a constraint between the places of some fingers at two events. Events are placed one after the other, well inside their
/// demands. If a later one has no place then, all are moved together, each constraint by its own projection, until they agree (Müller and
/// others: *Position Based Dynamics*, 2007).
struct PlaceFingers {
  /// The places of the fingers at an event, by slot.
  struct Placing {
    var places: [Point]
    var down: FingerMask
  }

  /// The screen that traces are made for, in points.
  static let screen = Point(x: 400, y: 800)
  static let middle = screen * 0.5
  private static let sweeps = 160

  let path: TouchPath
  let aims: PlaceAims
  private(set) var layout: PlaceLayout
  /// By event and slot, the event whose place it is: its press, or a sample.
  let sources: [[Int]]
  /// By event and slot, the event of its press; -1 before there is one.
  let presses: [[Int]]
  /// By event and slot.
  var places: [[Point]]
  /// Whether every demand could be met.
  private(set) var isMet = false
  /// How often all places were moved together.
  private(set) var sweepsMade = 0

  init(_ path: TouchPath, hand: HandLimits, attempt: Int) {
    self.path = path
    aims = PlaceAims(attempt)
    layout = PlaceLayout(path, hand)
    (sources, presses) = Self.sources(path)
    places = Array(
      repeating: Array(repeating: layout.centre, count: max(1, path.levels.count)), count: path.events.count)
    var aims = aims
    for index in path.events.indices { place(index, &aims) }
    if !path.events.indices.allSatisfy({ isMet(at: $0) }) { relax() }
    isMet = path.events.indices.allSatisfy { isMet(at: $0) }
    if isMet { round() }
  }

  var placings: [Placing] {
    path.events.indices.map { index in
      var down = path.events[index].down
      if case .lift(let slot) = path.events[index].kind { down &= ~FingerMask(slot: slot) }
      return Placing(places: places[index], down: down)
    }
  }

  private static func sources(_ path: TouchPath) -> (sources: [[Int]], presses: [[Int]]) {
    var sources: [[Int]] = []
    var presses: [[Int]] = []
    var last = Array(repeating: 0, count: max(1, path.levels.count))
    var landed = Array(repeating: -1, count: last.count)
    for (index, event) in path.events.enumerated() {
      switch event.kind {
      case .press(let slot): (last[slot], landed[slot]) = (index, index)
      case .sample: for slot in event.down.slots { last[slot] = index }
      case .timer, .lift: break
      }
      sources.append(last)
      presses.append(landed)
    }
    return (sources, presses)
  }

  // MARK: One after the other

  private mutating func place(_ index: Int, _ aims: inout PlaceAims) {
    if index > 0 { places[index] = places[index - 1] }
    let event = path.events[index]
    switch event.kind {
    case .press(let slot):
      places[index][slot] = layout.landing(index, slot, places[max(0, index - 1)])
      land(slot, index)
    case .timer, .lift: return
    case .sample:
      let start = places[index]
      for attempt in 0..<(event.turns.isEmpty ? 1 : 40) {
        places[index] = start
        if attempt == 1 { aims.turnBack() }
        for demand in event.demands { aim(demand, index, &aims) }
        hurry(index, &aims)
        for sweep in 0..<12 where !isMet(at: index) { project(index, sweep: sweep, of: 12, share: 1) }
        if makesTurns(index) { return }
      }
    }
  }

  /// Moves the fingers to a place that meets a demand, if they are not there.
  private mutating func aim(_ demand: Demand, _ index: Int, _ aims: inout PlaceAims) {
    let now = measure(demand, index)
    let region = demand.region
    let reach = path.reaches(of: demand, at: index)
    if demand.fingers.nonzeroBitCount > 1 {
      if !region.span.contains(now.span) {
        stretch(demand, index, to: aims.amount(region.span, cap: reach.reduce(0, +)), now)
      }
      if !region.turn.contains(now.turn) {
        turn(demand, index, by: aims.amount(region.turn, cap: 150) - now.turn)
      }
    }
    let isThere = region.distance.contains(now.way.length) && isAllowed(region, now.way)
    if isThere && !aims.isFree { return }
    let distance = aims.distance(region, reach: reach.reduce(0, +) / Double(reach.count))
    let direction = aims.direction(region)
    shift(demand.fingers, index, by: Angle.unit(direction) * distance - now.way)
  }

  /// Moves fingers whose speed counts here, or at the next lift, some way.
  private mutating func hurry(_ index: Int, _ aims: inout PlaceAims) {
    let speed = path.events[index...].prefix(3).map(\.leastSpeed).max() ?? 0
    guard speed > 0, let fingers = path.events[index...].prefix(3).flatMap(\.speeds).first?.fingers else {
      return
    }
    let fromHere = fingers & path.events[index].down
    guard fromHere != 0 else { return }
    let slots = fromHere.slots
    let moved =
      slots.reduce(0.0) { $0 + places[index][$1].distance(to: places[index - 1][$1]) }
      / Double(slots.count)
    let wanted = speed * 0.06
    guard moved < wanted else { return }
    let most = slots.reduce(Double.infinity) { min($0, path.events[index].reach(of: $1)) }
    let way = min(wanted * 1.5, most * 0.9) - moved
    if way > 0 { shift(fromHere, index, by: Angle.unit(aims.lastDirection ?? 0) * way) }
  }

  // MARK: All together

  private mutating func relax() {
    for sweep in 0..<Self.sweeps {
      sweepsMade += 1
      for index in path.events.indices { project(index, sweep: sweep, of: Self.sweeps, share: 0.5) }
      if sweep % 8 == 7, path.events.indices.allSatisfy({ isMet(at: $0) && makesTurns($0) }) { return }
    }
  }

  /// Moves the fingers nearer to the demands of an event.
  ///
  /// - Parameter share: of the way, how much the fingers go here; the rest is gone where they are measured from.
  private mutating func project(_ index: Int, sweep: Int, of sweeps: Int, share: Double) {
    let event = path.events[index]
    let inset = 1 - Double(sweep) / Double(sweeps)
    for demand in event.demands {
      let region = demand.region
      if demand.fingers.nonzeroBitCount > 1 {
        var now = measure(demand, index)
        let span = PlaceAims.nearest(now.span, in: region.span, inset: 3 * inset)
        if span != now.span { stretch(demand, index, to: now.span + (span - now.span), now, share: share) }
        now = measure(demand, index)
        let turned = PlaceAims.nearest(now.turn, in: region.turn, inset: 2 * inset)
        if turned != now.turn { turn(demand, index, by: turned - now.turn, share: share) }
      }
      let way = measure(demand, index).way
      let wanted = PlaceAims.nearest(way, in: region, inset: inset)
      let change = wanted - way
      if change != Point(x: 0, y: 0) {
        shift(demand.fingers, index, by: change * share)
        if share < 1 { shift(demand.fingers, demand.from, by: change * (share - 1)) }
      }
      keepFingers(demand, index)
    }
    if case .press(let slot) = event.kind { land(slot, index) }
    for still in event.still {
      for slot in still.fingers.slots { hold(slot, index, within: still.limit, inset) }
    }
    for leave in event.leaves { push(leave, index) }
  }

  /// Moves one finger far enough from its base, and none too far.
  private mutating func keepFingers(_ demand: Demand, _ index: Int) {
    let region = demand.region
    guard region.fingerLeast > 0 || region.fingerMost < .infinity else { return }
    let slots = demand.fingers.slots
    if region.fingerMost < .infinity {
      for slot in slots {
        let base = places[sources[demand.base][slot]][slot]
        pull(slot, index, to: base, within: region.fingerMost * 0.98)
      }
    }
    guard region.fingerLeast > 0 else { return }
    let far = slots.map { places[index][$0].distance(to: places[sources[demand.base][$0]][$0]) }
    guard let most = far.max(), most < region.fingerLeast, most > 0 else { return }
    // Turned fingers are further from their base the further they are apart.
    let factor = region.fingerLeast / most * 1.02
    for event in [demand.base, index] {
      let middle = Point.centre(slots.map { places[event][$0] })
      for slot in slots { set(slot, event, middle + (places[event][slot] - middle) * factor) }
    }
  }

  /// Moves the finger that lands to where recognizers whose fingers it completes demand it.
  private mutating func land(_ slot: Int, _ index: Int) {
    for landing in path.events[index].landings { set(slot, index, landing.landing(slot, places[index])) }
  }

  private mutating func hold(_ slot: Int, _ index: Int, within most: Double, _ inset: Double) {
    let press = presses[index][slot]
    guard press >= 0, sources[index][slot] != press else { return }
    pull(slot, index, to: places[press][slot], within: most * (1 - 0.03 * inset))
  }

  private mutating func pull(_ slot: Int, _ index: Int, to centre: Point, within most: Double) {
    let way = places[index][slot] - centre
    let length = way.length
    if length > most { set(slot, index, centre + way * (most / length)) }
  }

  private mutating func push(_ leave: PressDemand, _ index: Int) {
    let ways = leave.fingers.slots.compactMap { slot -> (Int, Point, Point)? in
      let press = presses[index][slot]
      guard press >= 0, sources[index][slot] != press else { return nil }
      let start = places[press][slot]
      return (slot, start, places[index][slot] - start)
    }
    guard let (slot, start, way) = ways.max(by: { $0.2.length < $1.2.length }) else {
      return
    }
    let length = way.length
    if length >= leave.limit { return }
    let unit = length > 0 ? way * (1 / length) : Angle.unit(aims.lastDirection ?? 0)
    set(slot, index, start + unit * (leave.limit * 1.1 + 1))
  }

  // MARK: Moving

  /// Moves a finger at an event, and at all events at which it has the same place.
  private mutating func set(_ slot: Int, _ index: Int, _ place: Point) {
    let source = sources[index][slot]
    for event in source..<places.count where sources[event][slot] == source { places[event][slot] = place }
  }

  private mutating func shift(_ fingers: FingerMask, _ index: Int, by way: Point) {
    for slot in fingers.slots { set(slot, index, places[index][slot] + way) }
  }

  private mutating func stretch(
    _ demand: Demand, _ index: Int, to change: Double, _ now: Measures, share: Double = 1
  ) {
    for (event, part) in share < 1 ? [(index, share), (demand.from, share - 1)] : [(index, 1)] {
      let slots = demand.fingers.slots
      let points = slots.map { places[event][$0] }
      let size = Geometry.span(points)
      let wanted = size + (change - now.span) * part
      guard size > 0, wanted > 0 else { continue }
      let middle = Point.centre(points)
      for (slot, point) in zip(slots, points) {
        set(slot, event, middle + (point - middle) * (wanted / size))
      }
    }
  }

  private mutating func turn(_ demand: Demand, _ index: Int, by degrees: Double, share: Double = 1) {
    for (event, part) in share < 1 ? [(index, share), (demand.from, share - 1)] : [(index, 1)] {
      let slots = demand.fingers.slots
      let points = slots.map { places[event][$0] }
      let middle = Point.centre(points)
      for (slot, point) in zip(slots, points) {
        set(slot, event, middle + Geometry.turned(point - middle, by: degrees * part))
      }
    }
  }

  /// Rounds places to whole points, or to tenths, if the demands are still met.
  private mutating func round() {
    for digits in [1.0, 10, 100] {
      let exact = places
      for event in places.indices {
        for slot in places[event].indices {
          let place = places[event][slot]
          places[event][slot] = Point(
            x: (place.x * digits).rounded() / digits, y: (place.y * digits).rounded() / digits)
        }
      }
      if path.events.indices.allSatisfy({ isMet(at: $0) && makesTurns($0) }) { return }
      places = exact
    }
  }
}
