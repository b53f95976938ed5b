/// A witness as the rows of a timeline: what each finger does when, and which activities claim then.
package struct WitnessTimeline: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    /// Microseconds at the end of the row; `nil` for a wait between two rows.
    package var time: Int64?
    /// The action of each finger, in the order of `fingers`.
    package var actions: [FingerAction]
    /// Indices into the witness's claims.
    package var claims: [Int] = []
    /// Whether it stands for rows that are left out.
    package var isGap = false
  }

  /// Numbers of fingers as in the trace, ascending.
  package let fingers: [Int]
  package let rows: [Row]

  /// The shortest pause that has its own row, in microseconds: from a fifth of a second on people notice a wait.
  static let tellableWait: Int64 = 200_000

  init(fingers: [Int], rows: [Row]) {
    self.fingers = fingers
    self.rows = rows
  }

  package init(_ witness: FindingWitness) {
    fingers = Set(witness.events.compactMap(\.finger)).sorted()
    let beats = JoinBeats.joined(Self.beats(witness))
    rows = TimelineRows(fingers, target: witness.target).rows(beats)
  }

  /// The events of one instant or one movement, at most one for each finger, and the claims of its last instant.
  struct Beat: Sendable, Hashable {
    /// Times of the first and of the last sample: a movement has several.
    var start: Int64
    var end: Int64
    /// The last event of each finger in it.
    var events: [FindingWitness.Event]
    var claims: [Int] = []
  }

  private static func beats(_ witness: FindingWitness) -> [Beat] {
    var beats: [Beat] = []
    for event in witness.events {
      guard let finger = event.finger else { continue }
      if let last = beats.last, last.end == event.time, !last.events.contains(where: { $0.finger == finger })
      {
        beats[beats.count - 1].events.append(event)
      } else {
        beats.append(Beat(start: event.time, end: event.time, events: [event]))
      }
    }
    for (index, claim) in witness.claims.enumerated() { add(index, at: claim.time, to: &beats) }
    return beats
  }

  /// Adds a claim to the last beat of its instant. A claim at a timer has a beat of its own.
  private static func add(_ claim: Int, at time: Int64, to beats: inout [Beat]) {
    if let beat = beats.lastIndex(where: { $0.end == time }) {
      beats[beat].claims.append(claim)
    } else {
      let place = beats.firstIndex { $0.end > time } ?? beats.count
      beats.insert(Beat(start: time, end: time, events: [], claims: [claim]), at: place)
    }
  }
}

/// Makes one beat of samples that follow each other in one movement.
enum JoinBeats {
  /// Samples further apart than this, in microseconds, have rows of their own: two frames of a slow screen.
  private static let frames: Int64 = 34_000

  static func joined(_ beats: [WitnessTimeline.Beat]) -> [WitnessTimeline.Beat] {
    var result: [WitnessTimeline.Beat] = []
    var places: [Int: FindingWitness.Event] = [:]
    // The places of the fingers before the last beat.
    var origins: [Int: FindingWitness.Event] = [:]
    for beat in beats {
      if let last = result.last, isOneMovement(last, beat, origins) {
        result[result.count - 1].end = beat.end
        result[result.count - 1].events = beat.events
        result[result.count - 1].claims = beat.claims
      } else {
        origins = places
        result.append(beat)
      }
      for event in beat.events { if let finger = event.finger { places[finger] = event } }
    }
    return result
  }

  private static func isOneMovement(
    _ a: WitnessTimeline.Beat, _ b: WitnessTimeline.Beat, _ origins: [Int: FindingWitness.Event]
  ) -> Bool {
    // A beat has at most one event of a finger: as many, each of a finger of the other beat, are of the same fingers.
    guard a.claims.isEmpty, !b.events.isEmpty, b.start - a.end <= frames, a.events.count == b.events.count,
      a.events.allSatisfy({ $0.phase == "move" }), b.events.allSatisfy({ $0.phase == "move" })
    else { return false }
    return b.events.allSatisfy { event in
      guard let before = a.events.first(where: { $0.finger == event.finger }),
        let origin = event.finger.flatMap({ origins[$0] })
      else { return false }
      return goesOn(from: origin, by: before, to: event)
    }
  }

  /// Whether the second part of a movement turns by less than 45° from the first.
  private static func goesOn(
    from origin: FindingWitness.Event, by middle: FindingWitness.Event, to end: FindingWitness.Event
  ) -> Bool {
    let first = ((middle.x ?? 0) - (origin.x ?? 0), (middle.y ?? 0) - (origin.y ?? 0))
    let second = ((end.x ?? 0) - (middle.x ?? 0), (end.y ?? 0) - (middle.y ?? 0))
    let lengths = (
      (first.0 * first.0 + first.1 * first.1).squareRoot(),
      (second.0 * second.0 + second.1 * second.1).squareRoot()
    )
    return first.0 * second.0 + first.1 * second.1 > 0.7071 * lengths.0 * lengths.1
  }
}
