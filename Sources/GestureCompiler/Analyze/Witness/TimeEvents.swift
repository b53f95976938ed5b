/// Chooses instants for the events of an abstract trace, in a human tempo, within the difference bounds.
struct TimeEvents {
  /// By event, microseconds from the first press.
  private(set) var times: [Int64] = []

  /// - Parameters:
  ///   - runs: for an event that must be reached with a speed, how long the fingers should take to it.
  init?(
    _ state: JointState, placings: [PlaceFingers.Placing], hand: HandLimits, runs: [Int: Int64], attempt: Int
  ) {
    var clock = state.clock
    var variation = Variation(attempt)
    for index in state.events.indices.dropFirst() {
      // No finger is faster than a hand's.
      let least = Self.travel(placings, index, hand)
      if least > 0 {
        let before = Self.moveBefore(state, index)
        clock.limit(
          state.events[before].instant, after: state.events[index].instant, atMost: -least)
      }
    }
    guard clock.isFeasible else { return nil }
    Self.keepPace(&clock, state, runs)
    for index in state.events.indices {
      let instant = state.events[index].instant
      if index == 0 {
        times.append(0)
        continue
      }
      let first = state.events[0].instant
      let low = clock.least(instant, after: first)
      let high = clock.most(instant, after: first)
      let wish = times[index - 1] + Self.tempo(state, index, runs)
      let isFree = variation.isFree && (runs[index] == nil || variation.choice(4) == 0)
      let time = isFree ? Self.any(&variation, low, high, wish) : Self.fit(wish, low, high)
      clock.limit(instant, after: first, atMost: time)
      clock.limit(first, after: instant, atMost: -time)
      guard clock.isFeasible else { return nil }
      times.append(time)
    }
  }

  /// The wish, or what is nearest to it well within the range.
  private static func fit(_ wish: Int64, _ low: Int64, _ high: Int64) -> Int64 {
    let margin = min(5_000, (high - low) / 4)
    return min(max(wish, low + margin), high - margin)
  }

  /// Any time of a range, those near its ends as often as those far inside.
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

  /// Leaves a movement the time that its speed takes, and a lift that ends it no more, where the bounds allow that.
  private static func keepPace(_ clock: inout DifferenceBounds, _ state: JointState, _ runs: [Int: Int64]) {
    for (index, run) in runs.sorted(by: { $0.key > $1.key }) where index > 0 {
      let (now, before) = (state.events[index].instant, state.events[moveBefore(state, index)].instant)
      var kept = clock
      if case .lift = state.events[index].kind, run < 10_000 { kept.limit(now, after: before, atMost: run) }
      kept.limit(before, after: now, atMost: -run)
      if kept.isFeasible { clock = kept }
    }
  }

  /// The event before whose end the fingers were last in motion, or landed.
  private static func moveBefore(_ state: JointState, _ index: Int) -> Int {
    var before = index - 1
    while before > 0, state.events[before].kind == .timer { before -= 1 }
    return before
  }

  private static func travel(_ placings: [PlaceFingers.Placing], _ index: Int, _ hand: HandLimits) -> Int64 {
    let (old, new) = (placings[index - 1].places, placings[index].places)
    guard old.count == new.count, placings[index - 1].isDown.contains(true) else { return 0 }
    let distance = zip(old, new).map { Geometry.distance($0, $1) }.max() ?? 0
    return Int64((distance / hand.speed).rounded(.up))
  }

  /// How long a person would take from the event before, in microseconds.
  private static func tempo(_ state: JointState, _ index: Int, _ runs: [Int: Int64]) -> Int64 {
    if let run = runs[index] { return run }
    let before = state.events[index - 1]
    switch state.events[index].kind {
    case .press:
      if case .lift = before.kind { return 120_000 }
      return 20_000
    case .timer: return 0
    case .sample:
      if case .press = before.kind { return 50_000 }
      return before.kind == .timer ? 100_000 : 30_000
    case .lift:
      switch before.kind {
      case .press: return 80_000
      case .lift: return 20_000
      case .timer, .sample: return 50_000
      }
    }
  }
}
