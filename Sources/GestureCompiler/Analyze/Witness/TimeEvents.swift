/// Chooses instants for the events of an abstract trace, in a human tempo, within the difference bounds.
struct TimeEvents {
  /// By event, microseconds from the first press.
  private(set) var times: [Int64] = []

  /// - Parameters:
  ///   - runs: for an event that must be reached with a speed, how long the fingers should take to it.
  init?(
    _ path: TouchPath, placings: [PlaceFingers.Placing], hand: HandLimits, runs: [Int: Int64], attempt: Int
  ) {
    var clock = path.clock
    var variation = Variation(attempt)
    for index in path.events.indices.dropFirst() {
      // No finger is faster than a hand's.
      let least = Self.travel(placings, index, hand)
      if least > 0 {
        let before = Self.moveBefore(path, index)
        clock.limit(
          path.events[before].instant, after: path.events[index].instant, atMost: -least)
      }
    }
    guard clock.isFeasible else { return nil }
    Self.keepPace(&clock, path, runs)
    for index in path.events.indices {
      let instant = path.events[index].instant
      if index == 0 {
        times.append(0)
        continue
      }
      let first = path.events[0].instant
      let low = clock.least(instant, after: first)
      let high = clock.most(instant, after: first)
      let wish = times[index - 1] + Self.tempo(path, placings, index, runs)
      let isFree = variation.isFree && (runs[index] == nil || variation.choice(4) == 0)
      let time = isFree ? Self.any(&variation, low, high, wish) : Self.fit(wish, low, high)
      clock.limit(instant, after: first, atMost: time)
      clock.limit(first, after: instant, atMost: -time)
      guard clock.isFeasible else { return nil }
      times.append(time)
    }
  }

  /// The wanted time, or the nearest well within the range.
  private static func fit(_ wish: Int64, _ low: Int64, _ high: Int64) -> Int64 {
    let margin = min(5_000, (high - low) / 4)
    return min(max(wish, low + margin), high - margin)
  }

  /// Any time of a range, near its ends as often as far inside.
  private static func any(_ variation: inout Variation, _ low: Int64, _ high: Int64, _ wish: Int64) -> Int64 {
    let top = min(high, low + 900_000)
    switch variation.choice(6) {
    case 0: return low
    case 1: return top
    case 2: return min(top, low + 3_000)
    case 3: return min(max(wish, low), high)
    default: return low + Int64(Double(top - low) * variation.next())
    }
  }

  /// Gives a movement the time that its speed takes, and no more to the lift that ends it, if the bounds allow that.
  private static func keepPace(_ clock: inout DifferenceBounds, _ path: TouchPath, _ runs: [Int: Int64]) {
    for (index, run) in runs.sorted(by: { $0.key > $1.key }) where index > 0 {
      let (now, before) = (path.events[index].instant, path.events[moveBefore(path, index)].instant)
      var kept = clock
      if case .lift = path.events[index].kind, run < 10_000 { kept.limit(now, after: before, atMost: run) }
      kept.limit(before, after: now, atMost: -run)
      if kept.isFeasible { clock = kept }
    }
  }

  /// The last event at which the fingers moved or landed.
  private static func moveBefore(_ path: TouchPath, _ index: Int) -> Int {
    var before = index - 1
    while before > 0, path.events[before].kind == .timer { before -= 1 }
    return before
  }

  private static func travel(_ placings: [PlaceFingers.Placing], _ index: Int, _ hand: HandLimits) -> Int64 {
    Int64(bounded: (distance(placings, index) / hand.speed).rounded(.up))
  }

  /// The longest way of a finger to an event, from the event before.
  private static func distance(_ placings: [PlaceFingers.Placing], _ index: Int) -> Double {
    let (old, new) = (placings[index - 1], placings[index])
    return (old.down & new.down).slots.reduce(0) {
      max($0, old.places[$1].distance(to: new.places[$1]))
    }
  }

  /// The usual pace of a hand, in points a microsecond; and the least time of a visible movement.
  private static let pace = 0.000_6
  private static let stroke: Int64 = 40_000

  /// The time that a person takes from the event before, in microseconds.
  private static func tempo(
    _ path: TouchPath, _ placings: [PlaceFingers.Placing], _ index: Int, _ runs: [Int: Int64]
  ) -> Int64 {
    if let run = runs[index] { return run }
    let before = path.events[index - 1]
    switch path.events[index].kind {
    case .press:
      if case .lift = before.kind { return 120_000 }
      return 20_000
    case .timer: return 0
    case .sample:
      let distance = distance(placings, index)
      if distance == 0 { return 0 }
      return max(stroke, Int64(bounded: distance / pace))
    case .lift:
      switch before.kind {
      case .press: return 80_000
      case .lift: return 20_000
      case .sample where before.isFree: return 80_000
      case .timer, .sample: return 50_000
      }
    }
  }
}
