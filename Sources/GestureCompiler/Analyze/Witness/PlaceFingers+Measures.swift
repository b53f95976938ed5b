import GestureRuntime

/// Measures of placed fingers, and whether they meet the demands of an event.
extension PlaceFingers {
  struct Measures {
    var way: Point
    var span: Double
    var turn: Double
  }

  /// The measures of a demand. A turn without a limit is not measured.
  func measure(_ demand: Demand, _ index: Int) -> Measures {
    var measures = Measures(way: Point(x: 0, y: 0), span: 0, turn: 0)
    let turns = !demand.region.turn.isEverything
    for leg in demand.prior { add(leg, to: &measures, turns: turns) }
    add(Leg(from: demand.from, to: index, fingers: demand.fingers), to: &measures, turns: turns)
    return measures
  }

  private func add(_ leg: Leg, to measures: inout Measures, turns: Bool) {
    let slots = leg.fingers.slots
    guard slots.count > 1 else {
      guard let slot = slots.first else { return }
      measures.way = measures.way + (places[leg.to][slot] - places[leg.from][slot])
      return
    }
    let (old, new) = (points(slots, leg.from), points(slots, leg.to))
    measures.way = measures.way + (Point.centre(new) - Point.centre(old))
    measures.span += Geometry.span(new) - Geometry.span(old)
    guard turns else { return }
    var last = old
    for event in leg.from..<(leg.to + 1) {
      let here = points(slots, event)
      if !here.elementsEqual(last) { measures.turn += Geometry.turn(from: last, to: here) }
      last = here
    }
  }

  /// The places of some fingers at an event. No list is made of them: a search for places measures most of its time.
  private func points(_ slots: FingerSlots, _ event: Int) -> LazyMapCollection<FingerSlots, Point> {
    let places = places[event]
    return slots.lazy.map { places[$0] }
  }

  func isAllowed(_ region: SampleRegion, _ way: Point) -> Bool {
    region.directions.isAll
      || (way.length > 0 && region.directions.contains(Angle.direction(way), within: 1e-7))
  }

  func isMet(at index: Int) -> Bool {
    let event = path.events[index]
    let hair = 1e-7
    for demand in event.demands {
      let now = measure(demand, index)
      let region = demand.region
      guard region.distance.contains(now.way.length, within: hair), isAllowed(region, now.way),
        region.span.contains(now.span, within: hair), region.turn.contains(now.turn, within: hair)
      else { return false }
      guard region.fingerLeast > 0 || region.fingerMost < .infinity else { continue }
      let far = demand.fingers.slots.map { places[index][$0].distance(to: places[demand.base][$0]) }
      guard (far.max() ?? 0) >= region.fingerLeast, (far.max() ?? 0) <= region.fingerMost + hair else {
        return false
      }
    }
    let isStill = event.still.allSatisfy { still in
      still.fingers.slots.allSatisfy { fromPress($0, index) <= still.limit + hair }
    }
    return isStill && event.landings.allSatisfy { $0.isMet(places[index]) }
      && event.leaves.allSatisfy { leave in
        leave.fingers.slots.contains { fromPress($0, index) >= leave.limit }
      }
  }

  private func fromPress(_ slot: Int, _ index: Int) -> Double {
    let press = presses[index][slot]
    guard press >= 0 else { return 0 }
    return places[index][slot].distance(to: places[press][slot])
  }

  /// Whether every move that another follows ends where that one begins.
  func makesTurns(_ index: Int) -> Bool {
    path.events[index].turns.allSatisfy { demand in
      let slots = demand.fingers.slots
      return demand.turn.isMade(
        base: points(slots, demand.base), from: points(slots, demand.from), to: points(slots, index))
    }
  }
}

extension Extent {
  func contains(_ value: Double, within hair: Double) -> Bool { low - hair <= value && value <= high + hair }
}

extension AngleSet {
  func contains(_ angle: Double, within hair: Double) -> Bool {
    ranges.contains {
      $0.contains(angle, within: hair) || $0.contains(angle - 360, within: hair)
        || $0.contains(angle + 360, within: hair)
    }
  }
}
