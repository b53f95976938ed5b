import GestureRuntime

/// Where fingers land.
struct PlaceLayout {
  private(set) var centre: Point
  private let path: TouchPath
  private let inset: Double
  /// How far from an edge a finger lands that is not to be at it.
  private let offset: Double

  init(_ path: TouchPath, _ hand: HandLimits) {
    self.path = path
    inset = min(5, hand.edgeWidth / 2)
    offset = hand.edgeWidth + 10
    centre = PlaceFingers.middle
    // A later press may have to be near: all are where the edges are.
    if let edges = path.events.lazy.map(\.edges).first(where: { !$0.isEmpty }) {
      centre = alongEdges(edges, 0)
    }
  }

  /// Where a finger lands, the others being elsewhere.
  mutating func landing(_ index: Int, _ slot: Int, _ places: [Point]) -> Point {
    let event = path.events[index]
    let others = event.down & ~FingerMask(slot: slot)
    if others == 0, index > 0, let lifted = lastContact(before: index) {
      centre = Point.centre(lifted.map { places[$0] })
    }
    let presses = pressesOfContact(event.contact)
    let number = presses.firstIndex(of: index) ?? 0
    let edges = presses.map { path.events[$0].edges }.first { !$0.isEmpty } ?? event.edges
    if number == 0, event.offEdges != 0 {
      centre = offEdges(event)
      return centre
    }
    // Beside an edge, fingers that turn would leave the screen.
    if !edges.isEmpty {
      return alongEdges(edges, number, inward: event.edges.isEmpty && turns(event.contact))
    }
    let count = presses.count
    if others != 0, number > 0, isSecondTime(slot, index, presses) { return places[slot] }
    if count == 1 { return centre }
    return centre + Angle.unit(180 - 360 * Double(number) / Double(count)) * radius(event.contact)
  }

  private func pressesOfContact(_ contact: Int) -> [Int] {
    path.events.indices.filter { path.events[$0].contact == contact && path.events[$0].isPress }
  }

  /// Whether a finger of the slot landed before in this contact: it comes down where it was.
  private func isSecondTime(_ slot: Int, _ index: Int, _ presses: [Int]) -> Bool {
    presses.contains { $0 < index && path.events[$0].kind == .press(slot: slot) }
  }

  /// The fingers that were lifted last.
  private func lastContact(before index: Int) -> [Int]? {
    let contact = path.events[index].contact - 1
    let slots = path.events[..<index].compactMap { event -> Int? in
      guard event.contact == contact, case .lift(let slot) = event.kind else { return nil }
      return slot
    }
    return slots.isEmpty ? nil : Array(Set(slots)).sorted()
  }

  /// Half the span: far enough for what is demanded of it.
  private func radius(_ contact: Int) -> Double {
    var radius = 50.0
    for (index, event) in path.events.enumerated() where event.contact == contact {
      for demand in event.demands {
        let region = demand.region
        if region.span.high < 0 { radius = max(radius, -region.span.high * 0.75 + 20) }
        let reach = path.reaches(of: demand, at: index).reduce(0, max)
        if region.turn.leastSize > 0, reach < 50 { radius = min(radius, max(1, reach)) }
      }
    }
    for runner in path.runners {
      let shape = runner.shape.contacts[min(contact, runner.shape.contacts.count - 1)]
      radius = min(radius, shape.apart * 0.45)
      for step in shape.steps where step.minSpan > 0 { radius = max(radius, step.minSpan) }
    }
    return radius
  }

  /// Whether fingers of a contact must turn.
  private func turns(_ contact: Int) -> Bool {
    path.events.contains { event in
      event.contact == contact && event.demands.contains { $0.region.turn.leastSize > 0 }
    }
  }

  /// Where a finger lands off some edges, near the edge at which a later one lands.
  private func offEdges(_ event: PathEvent) -> Point {
    let later = path.events.lazy.filter { $0.contact > event.contact }.map(\.edges).first { !$0.isEmpty }
    let edges = later.flatMap { EdgeMask.meetingPlace(of: $0) } ?? 0
    let start = moved(PlaceFingers.middle, to: edges, distance: edges & event.offEdges != 0 ? offset : inset)
    if event.edges.isEmpty { return start }
    // Around a corner it is near that edge, too; on the other side of the screen it would not be.
    let across = edges & (.left | .right) != 0 ? EdgeMask.top | .bottom : .left | .right
    let own =
      EdgeMask.meetingPlace(of: event.edges + [across], off: event.offEdges)
      ?? EdgeMask.meetingPlace(of: event.edges, off: event.offEdges) ?? 0
    return moved(start, to: own, distance: inset)
  }

  /// A place at a distance from some edges, and else where it was.
  private func moved(_ place: Point, to edges: EdgeMask, distance: Double) -> Point {
    var place = place
    if edges & .left != 0 { place.x = distance }
    if edges & .right != 0 { place.x = PlaceFingers.screen.x - distance }
    if edges & .top != 0 { place.y = distance }
    if edges & .bottom != 0 { place.y = PlaceFingers.screen.y - distance }
    return place
  }

  private func alongEdges(_ sets: [EdgeMask], _ number: Int, inward: Bool = false) -> Point {
    let edges = EdgeMask.meetingPlace(of: sets) ?? .left
    // A touch that follows one off the edges is near that.
    let isNear = number == 0 && path.events.contains { $0.offEdges != 0 }
    let start = moved(isNear ? centre : PlaceFingers.middle, to: edges, distance: inset)
    let (isAtSide, isAtEnd) = (edges & (.left | .right) != 0, edges & (.top | .bottom) != 0)
    let step = isAtSide && isAtEnd ? 2.0 : 50.0
    var way = isAtSide ? Point(x: 0, y: step) : Point(x: step, y: 0)
    if inward, isAtSide != isAtEnd {
      way = isAtSide ? Point(x: 50, y: 0) : Point(x: 0, y: 50)
      if edges & (.right | .bottom) != 0 { way = way * -1 }
    }
    return start + way * Double(number)
  }
}
