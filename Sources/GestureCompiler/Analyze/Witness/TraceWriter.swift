import GestureRuntime

/// Writes samples event by event.
struct TraceWriter {
  private let path: TouchPath
  private let placings: [PlaceFingers.Placing]
  private let times: [Int64]
  /// Points a microsecond.
  private let handSpeed: Double
  private var samples: [PlainTrace.Sample] = []
  /// The longest pause between samples of a moving finger, in microseconds.
  private static let frame = 8_000.0

  init(_ path: TouchPath, _ placings: [PlaceFingers.Placing], _ times: [Int64], _ hand: HandLimits) {
    handSpeed = hand.speed
    self.path = path
    self.placings = placings
    self.times = times
  }

  mutating func write(_ index: Int, run speed: Double?) {
    let now = placings[index]
    switch path.events[index].kind {
    case .timer: return
    case .press(let slot): add(.down, slot, now.places[slot], index)
    case .sample:
      if let speed { approach(index, speed) }
      move(to: now, time: times[index], from: placings[index - 1], index)
    case .lift(let slot): add(.up, slot, now.places[slot], index)
    }
  }

  /// Samples on the way, so that the fingers have the speed.
  private mutating func approach(_ index: Int, _ speed: Double) {
    let (old, new) = (placings[index - 1], placings[index])
    let slots = new.down.slots
    let (from, to) = (slots.map { old.places[$0] }, slots.map { new.places[$0] })
    let distance = Point.centre(to).distance(to: Point.centre(from))
    let furthest = zip(from, to).map { $0.distance(to: $1) }.max() ?? 0
    // Single fingers may move further than their centroid.
    let least = furthest / handSpeed * 1.02
    let length = min(max(distance / speed * 1_000_000, least), Double(times[index] - times[index - 1]))
    let count = max(3, Int(min(length / Self.frame, 10_000).rounded(.up)))
    let start = Double(times[index]) - length
    for step in 1..<count {
      let share = Double(step) / Double(count)
      let time = Int64(bounded: start + length * share)
      guard time > times[index - 1], time < times[index] else { continue }
      var between = new
      for slot in slots {
        between.places[slot] = old.places[slot] + (new.places[slot] - old.places[slot]) * share
      }
      move(to: between, time: time, from: old, index)
    }
  }

  private mutating func move(
    to now: PlaceFingers.Placing, time: Int64, from old: PlaceFingers.Placing, _ index: Int
  ) {
    for slot in path.events[index].down.slots where now.places[slot] != old.places[slot] {
      samples.append(
        PlainTrace.Sample(
          time: time, phase: .move, finger: slot, location: now.places[slot],
          isOutside: isOutside(slot, index)))
    }
  }

  private mutating func add(_ phase: TouchPhase, _ finger: Int, _ place: Point, _ index: Int) {
    samples.append(
      PlainTrace.Sample(
        time: times[index], phase: phase, finger: finger, location: place,
        isOutside: isOutside(finger, index), lift: lift(index)))
  }

  /// The place of a lift: on the targets or outside.
  private func lift(_ index: Int) -> PlainTrace.Lift {
    guard let level = path.events[index].lifts.filter({ !$0.isInside }).map(\.level).min() else {
      return .unsaid
    }
    return level > path.runners.map(\.level).min() ?? 0 ? .outsideInner : .outsideAll
  }

  /// Whether the finger landed outside the innermost target.
  private func isOutside(_ slot: Int, _ index: Int) -> Bool {
    guard let press = path.press(of: slot, at: index) else { return false }
    return path.events[press].level < (path.runners.map(\.level).max() ?? 0)
  }

  /// The trace, with every finger lifted in the end.
  mutating func finish(claims: [Int64], strokeLeast: Int64) -> PlainTrace {
    var end = max(times.last ?? 0, claims.max() ?? 0)
    if let last = placings.last, last.down != 0 {
      end += max(strokeLeast, 50_000)
      for slot in last.down.slots {
        samples.append(
          PlainTrace.Sample(
            time: end, phase: .up, finger: slot, location: last.places[slot],
            isOutside: isOutside(slot, path.events.count - 1)))
      }
    }
    return PlainTrace(samples: samples, end: end, claims: claims)
  }
}
