/// How far fingers can be from where they are measured, given what keeps them near their presses.
extension TouchPath {
  /// How far each finger can be from where a demand measures it: from its press to there, and from its press to here. Where
  /// fingers have lifted on the way, how far all of them together carried what is measured.
  func reaches(of demand: Demand, at event: Int) -> [Double] {
    guard demand.prior.isEmpty else {
      return Array(repeating: carried(by: demand, at: event), count: demand.fingers.nonzeroBitCount)
    }
    return demand.fingers.slots.map { slot in
      let way = reach(of: slot, at: event) + reach(of: slot, at: demand.from)
      return demand.base == demand.from ? min(way, demand.region.fingerMost) : way
    }
  }

  /// How far a finger can be from its press at an event: what every event demands at which it is in this place.
  func reach(of slot: Int, at event: Int) -> Double {
    let source = source(of: slot, at: event)
    let end = events[(source + 1)...].firstIndex {
      $0.kind == .sample || $0.kind == .press(slot: slot) || !$0.down.contains(slot)
    }
    return (source..<(end ?? events.count)).reduce(Double.infinity) { most, place in
      min(most, events[place].reach(of: slot), measured(slot, at: place))
    }
  }

  /// How far a finger can be from its press by what is demanded of it alone.
  private func measured(_ slot: Int, at place: Int) -> Double {
    var most = Double.infinity
    for demand in events[place].demands where demand.fingers == FingerMask(slot: slot) && demand.prior.isEmpty
    {
      if demand.from == press(of: slot, at: place) { most = min(most, demand.region.distance.high) }
    }
    return most
  }

  /// The event whose place a finger has at another: at a timer, a lift and another finger's press it is where it was before.
  func source(of slot: Int, at event: Int) -> Int {
    events[...event].lastIndex { before in
      before.kind == .press(slot: slot) || (before.kind == .sample && before.down.contains(slot))
    } ?? event
  }

  /// How far the centroid can go of fingers of which some lift: the sum of what each leg moves it. Each place counts with what it
  /// gives to all of them together, and is no further from its press than its finger goes.
  private func carried(by demand: Demand, at event: Int) -> Double {
    let region = demand.region
    // A span and a turn are no sums of places.
    guard region.span.isEverything, region.turn.isEverything, region.fingerLeast == 0 else {
      return .infinity
    }
    var shares: [(slot: Int, event: Int, share: Double)] = []
    func count(_ slot: Int, _ event: Int, _ share: Double) {
      let source = source(of: slot, at: event)
      if let known = shares.firstIndex(where: { $0.slot == slot && $0.event == source }) {
        shares[known].share += share
      } else {
        shares.append((slot, source, share))
      }
    }
    for leg in demand.prior + [Leg(from: demand.from, to: event, fingers: demand.fingers)] {
      let share = 1 / Double(leg.fingers.nonzeroBitCount)
      for slot in leg.fingers.slots {
        count(slot, leg.to, share)
        count(slot, leg.from, -share)
      }
    }
    return shares.reduce(farther(than: demand, at: event)) { sum, place in
      // What is back where it counted before gives nothing, however far it may be.
      place.share.magnitude < 1e-12
        ? sum : sum + place.share.magnitude * reach(of: place.slot, at: place.event)
    }
  }

  /// How much further more fingers could carry it than the search looks at, lifting one by one: with k of them down the one that lifts
  /// gives a k-th of its way, and so do the others together.
  private func farther(than demand: Demand, at event: Int) -> Double {
    let count = demand.prior[0].fingers.nonzeroBitCount
    let most = runners.reduce(Int.max) { min($0, $1.shape.fingers.upperBound) }
    guard most > count else { return 0 }
    let share = ((count + 1)...most).reduce(1 / Double(count) - 1 / Double(most)) { $0 + 2 / Double($1) }
    return share * demand.fingers.slots.reduce(0) { max($0, reach(of: $1, at: event)) }
  }
}
