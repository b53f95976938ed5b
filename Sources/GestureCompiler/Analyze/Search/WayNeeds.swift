/// What a way to meet asks of a hand beyond doing both gestures plainly: all fingers on the inner element, landing one after the other
/// without moving before the last is down.
package struct WayNeeds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// How many things it asks for.
  var count: Int { rawValue.nonzeroBitCount }

  /// A finger lands after the other activity has claimed.
  package static let lateFinger = WayNeeds(rawValue: 1)
  /// A finger lands outside the inner of two targets.
  package static let fingerOutside = WayNeeds(rawValue: 2)
  /// A finger moves before the last one lands.
  package static let drift = WayNeeds(rawValue: 4)
  /// The two begin with different touches of one finger: one with the second of a double touch, say.
  package static let laterTouch = WayNeeds(rawValue: 8)
  /// A finger lifts before the others, and what it moved counts on.
  package static let earlyLift = WayNeeds(rawValue: 16)
  /// One activity claims before a finger lands on the inner target. No path needs it alone: it settles a `wait` for the inner one.
  package static let innerUntouched = WayNeeds(rawValue: 32)
}

extension TouchPath {
  /// What this way needs.
  var needs: WayNeeds {
    var needs: WayNeeds = []
    if hasGrown { needs.insert(.lateFinger) }
    if isStretched { needs.insert(.fingerOutside) }
    if needsDrift { needs.insert(.drift) }
    if needsEarlyLift { needs.insert(.earlyLift) }
    if Set(runners.map(\.startContact)).count > 1 { needs.insert(.laterTouch) }
    return needs
  }

  /// Whether some place cannot be met by fingers that rest until the last of them has landed.
  private var needsDrift: Bool {
    events.indices.contains { index in
      let event = events[index]
      if isBeforeLanding(index), !event.isFree, event.demands.contains(where: { $0.region.needsMovement }) {
        return true
      }
      return event.demands.contains { demand in
        guard events[demand.from].isPress, demand.fingers.nonzeroBitCount > 1, demand.prior.isEmpty else {
          return false
        }
        return !demand.region.isPossible(demand.fingers.slots.map { event.reach(of: $0) })
      }
    }
  }

  /// Whether some place is further than the fingers that are measured there come by themselves.
  private var needsEarlyLift: Bool {
    events.contains { event in
      event.demands.contains { demand in
        !demand.prior.isEmpty && demand.region.needsMovement
          && !demand.region.isPossible(demand.fingers.slots.map { event.reach(of: $0) })
      }
    }
  }

  /// Whether another finger lands after an event, in the same contact and before any has lifted.
  private func isBeforeLanding(_ index: Int) -> Bool {
    for event in events[(index + 1)...] where event.contact == events[index].contact {
      switch event.kind {
      case .press: return true
      case .lift: return false
      case .timer, .sample: continue
      }
    }
    return false
  }
}

extension SampleRegion {
  /// Whether fingers that have not moved do not meet it.
  fileprivate var needsMovement: Bool {
    distance.low > 0 || span.leastSize > 0 || turn.leastSize > 0 || fingerLeast > 0
  }
}
