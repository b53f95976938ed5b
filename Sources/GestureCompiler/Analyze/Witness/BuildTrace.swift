package import GestureRuntime

/// A trace with instants and places, before it is bound to elements.
package struct PlainTrace: Sendable, Hashable {
  package struct Sample: Sendable, Hashable {
    package var time: Int64
    package var phase: TouchPhase
    package var finger: Int
    package var location: Point
    /// Whether the finger lands outside the inner of two targets.
    package var isOutside: Bool
  }

  package var samples: [Sample]
  package var end: Int64
  /// When the two should claim.
  package var claims: [Int64]
}

/// Makes a concrete trace of an abstract one.
struct BuildTrace {
  private let state: JointState
  private let hand: HandLimits
  private let isNested: Bool
  init(_ state: JointState, hand: HandLimits, isNested: Bool) {
    self.state = state
    self.hand = hand
    self.isNested = isNested
  }

  /// - Parameter attempt: which of several choices of places, 0 first.
  func trace(attempt: Int) -> PlainTrace? {
    let fingers = PlaceFingers(state, hand: hand, attempt: attempt)
    guard fingers.isMet else { return nil }
    let runs = runs(fingers.placings)
    guard
      let timed = TimeEvents(
        state, placings: fingers.placings, hand: hand, runs: runs.lengths, attempt: attempt)
    else { return nil }
    var writer = TraceWriter(state, fingers.placings, timed.times, hand, isNested: isNested)
    for index in state.events.indices { writer.write(index, run: runs.speeds[index]) }
    let claims = state.runners.map { timed.times[$0.claim ?? 0] }
    let trace = writer.finish(claims: claims, strokeLeast: hand.strokeLeast)
    return isPlausible(trace) ? trace : nil
  }

  /// Whether no finger is faster than a hand's, on its way between samples too.
  private func isPlausible(_ trace: PlainTrace) -> Bool {
    var last: [Int: PlainTrace.Sample] = [:]
    for sample in trace.samples {
      if sample.phase != .down, let old = last[sample.finger] {
        let distance = Geometry.distance(sample.location, old.location)
        if distance > Double(sample.time - old.time) * hand.speed + 1e-6 { return false }
      }
      last[sample.finger] = sample
    }
    return true
  }

  /// Where a speed is demanded, the movement before it lasts as long as it takes at that speed.
  private func runs(_ placings: [PlaceFingers.Placing]) -> (lengths: [Int: Int64], speeds: [Int: Double]) {
    var lengths: [Int: Int64] = [:]
    var speeds: [Int: Double] = [:]
    for (index, event) in state.events.enumerated() where event.speed != .notNegative {
      let moved = event.kind == .sample ? index : lastSample(before: index)
      guard let moved, moved > 0 else { continue }
      if event.speed.low <= 0 {
        // A finger that has rested is slow.
        if event.kind == .sample { continue }
        lengths[index] = hand.stopGap + 10_000
        continue
      }
      let speed =
        event.speed.high < .infinity
        ? (event.speed.low + min(event.speed.high, event.speed.low * 1.4)) / 2 : event.speed.low * 1.25
      let distance = Geometry.distance(
        Point.centre(placings[moved].places), Point.centre(placings[moved - 1].places))
      let length = Int64(distance / speed * 1_000_000)
      lengths[moved] = length >= hand.strokeLeast ? length : length + hand.stopGap + 5_000
      speeds[moved] = speed
      if event.kind != .sample { lengths[index] = 4_000 }
    }
    return (lengths, speeds)
  }

  private func lastSample(before index: Int) -> Int? {
    state.events[0..<index].lastIndex { $0.kind == .sample }
  }
}

/// Writes samples event by event.
struct TraceWriter {
  private let state: JointState
  private let placings: [PlaceFingers.Placing]
  private let times: [Int64]
  private let isNested: Bool
  /// Points a microsecond.
  private let handSpeed: Double
  private var samples: [PlainTrace.Sample] = []
  /// The longest pause between samples of a finger that must be seen to move, in microseconds.
  private static let frame = 8_000.0

  init(
    _ state: JointState, _ placings: [PlaceFingers.Placing], _ times: [Int64], _ hand: HandLimits,
    isNested: Bool
  ) {
    handSpeed = hand.speed
    self.state = state
    self.placings = placings
    self.times = times
    self.isNested = isNested
  }

  mutating func write(_ index: Int, run speed: Double?) {
    let before = index > 0 ? placings[index - 1].isDown : []
    let now = placings[index]
    switch state.events[index].kind {
    case .timer: return
    case .press:
      for finger in now.isDown.indices
      where now.isDown[finger] && !(index > 0 && isDown(before, finger, index)) {
        add(.down, finger, now.places[finger], index)
      }
    case .sample:
      if let speed { approach(index, speed) }
      move(to: now, time: times[index], from: placings[index - 1], index)
    case .lift:
      for finger in before.indices where before[finger] && !now.isDown[finger] {
        add(.up, finger, now.places[finger], index)
      }
    }
  }

  private func isDown(_ before: [Bool], _ finger: Int, _ index: Int) -> Bool {
    state.events[index - 1].contact == state.events[index].contact && before.indices.contains(finger)
      && before[finger]
  }

  /// Samples on the way, so that the fingers have the speed.
  private mutating func approach(_ index: Int, _ speed: Double) {
    let (old, new) = (placings[index - 1], placings[index])
    let distance = Geometry.distance(Point.centre(new.places), Point.centre(old.places))
    let furthest = zip(old.places, new.places).map { Geometry.distance($0, $1) }.max() ?? 0
    // Single fingers may move further than their centroid.
    let least = furthest / handSpeed * 1.02
    let length = min(max(distance / speed * 1_000_000, least), Double(times[index] - times[index - 1]))
    let count = max(3, Int((length / Self.frame).rounded(.up)))
    let start = Double(times[index]) - length
    for step in 0..<count {
      let share = Double(step) / Double(count)
      let time = Int64(start + length * share)
      guard time > times[index - 1] else { continue }
      var between = new
      for finger in new.places.indices {
        between.places[finger] = old.places[finger] + (new.places[finger] - old.places[finger]) * share
      }
      if share == 0 { continue }
      move(to: between, time: time, from: old, index)
    }
  }

  private mutating func move(
    to now: PlaceFingers.Placing, time: Int64, from old: PlaceFingers.Placing, _ index: Int
  ) {
    for finger in now.places.indices where now.isDown[finger] && now.places[finger] != old.places[finger] {
      samples.append(
        PlainTrace.Sample(
          time: time, phase: .move, finger: finger, location: now.places[finger],
          isOutside: isOutside(finger, index)))
    }
  }

  private mutating func add(_ phase: TouchPhase, _ finger: Int, _ place: Point, _ index: Int) {
    samples.append(
      PlainTrace.Sample(
        time: times[index], phase: phase, finger: finger, location: place, isOutside: isOutside(finger, index)
      ))
  }

  /// Fingers of group 1 land outside the inner target, when the two see different fingers.
  private func isOutside(_ finger: Int, _ index: Int) -> Bool {
    guard isNested, !state.events[index].isShared else { return false }
    let contact = state.events[index].contact
    var inside = 0
    var grows = false
    for event in state.events where event.contact == contact {
      if case .press(let group, let fingers) = event.kind {
        if group == 0 { inside += fingers } else { grows = true }
      }
    }
    return grows && !state.hasGrown && finger >= inside
  }

  /// The trace, with every finger lifted in the end.
  mutating func finish(claims: [Int64], strokeLeast: Int64) -> PlainTrace {
    var end = max(times.last ?? 0, claims.max() ?? 0)
    if let last = placings.last, last.isDown.contains(true) {
      end += max(strokeLeast, 50_000)
      for finger in last.isDown.indices where last.isDown[finger] {
        samples.append(
          PlainTrace.Sample(
            time: end, phase: .up, finger: finger, location: last.places[finger], isOutside: false))
      }
    }
    return PlainTrace(samples: samples, end: end, claims: claims)
  }
}
