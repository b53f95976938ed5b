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
    /// Of a lift: what it is over.
    package var lift = Lift.unsaid
  }

  /// Where a finger lifts.
  package enum Lift: UInt8, Sendable, Hashable, CaseIterable {
    /// The element that it pressed, where that matters.
    case unsaid
    /// Outside the inner of two targets, on the outer one; outside both.
    case outsideInner, outsideAll
  }

  package var samples: [Sample]
  package var end: Int64
  /// The expected instants of the two claims.
  package var claims: [Int64]
}

/// Makes a concrete trace of an abstract one.
struct BuildTrace {
  private let path: TouchPath
  private let hand: HandLimits
  /// The approximate time that its traces took, in microseconds.
  private(set) var work = 0

  init(_ path: TouchPath, hand: HandLimits) {
    self.path = path
    self.hand = hand
  }

  /// - Parameter attempt: which of several choices of places, 0 first.
  mutating func trace(attempt: Int) -> PlainTrace? {
    let fingers = PlaceFingers(path, hand: hand, attempt: attempt)
    let events = path.events.count
    work += events * events * 3 / 2 + fingers.sweepsMade * events * 2 / 3
    guard fingers.isMet else { return nil }
    let placings = fingers.placings
    let runs = runs(placings)
    guard let timed = TimeEvents(path, placings: placings, hand: hand, runs: runs.lengths, attempt: attempt)
    else { return nil }
    var writer = TraceWriter(path, placings, timed.times, hand)
    for index in path.events.indices { writer.write(index, run: runs.speeds[index]) }
    let claims = path.runners.map { timed.times[$0.claim ?? 0] }
    let trace = writer.finish(claims: Array(claims.prefix(2)), strokeLeast: hand.strokeLeast)
    guard trace.isPlausible(for: hand) else { return nil }
    return trace.onScreen(hand, atEdges: path.events.contains { !$0.edges.isEmpty })
  }

  /// For each event with a demanded speed, the time that the movement before it takes at that speed.
  private func runs(_ placings: [PlaceFingers.Placing]) -> (lengths: [Int: Int64], speeds: [Int: Double]) {
    var lengths: [Int: Int64] = [:]
    var speeds: [Int: Double] = [:]
    for (index, event) in path.events.enumerated() {
      guard let demand = event.speeds.first(where: { $0.speed != .notNegative }) else { continue }
      let moved = event.kind == .sample ? index : lastSample(before: index)
      guard let moved, moved > 0 else { continue }
      if demand.speed.low <= 0 {
        // A finger that has rested is slow.
        if event.kind == .sample { continue }
        lengths[index] = hand.stopGap + 10_000
        continue
      }
      let low = demand.speed.low
      let speed = demand.speed.high < .infinity ? (low + min(demand.speed.high, low * 1.4)) / 2 : low * 1.25
      let slots = demand.fingers.slots
      let (old, new) = (placings[moved - 1].places, placings[moved].places)
      let distance = Point.centre(slots.map { new[$0] }).distance(to: Point.centre(slots.map { old[$0] }))
      guard distance > 0, speed < .infinity else { continue }
      let length = min(Int64(bounded: distance / speed * 1_000_000), 10_000_000)
      lengths[moved] = length >= hand.strokeLeast ? length : length + hand.stopGap + 5_000
      speeds[moved] = speed
      if event.kind != .sample { lengths[index] = 4_000 }
    }
    return (lengths, speeds)
  }

  private func lastSample(before index: Int) -> Int? {
    path.events[0..<index].lastIndex { $0.kind == .sample }
  }
}
