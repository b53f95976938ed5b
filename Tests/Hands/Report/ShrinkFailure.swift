import GestureCompiler

/// Makes failures smaller: fewer activities, lines, limits and waypoints, and rounder numbers. A change is kept only if the same
/// kind of failure of the same activities still occurs.
struct ShrinkFailure {
  private var failure: Failure
  private var spec: LoadedSpec
  private var sketch: SpecSketch?
  private let check: Reproduce

  static func shrink(_ failure: Failure, _ spec: LoadedSpec, _ sketch: SpecSketch?) -> (Failure, LoadedSpec) {
    var shrink = ShrinkFailure(failure: failure, spec: spec, sketch: sketch, check: Reproduce(failure))
    // A failure that does not occur again is reported as it was found.
    guard let again = shrink.check.again(spec, failure.touch) else { return (failure, spec) }
    shrink.failure = again
    for _ in 0..<3 {
      let (text, touch) = (shrink.spec.text, shrink.failure.touch)
      shrink.shrinkSpec()
      shrink.shrinkTouch()
      if text == shrink.spec.text && touch == shrink.failure.touch { break }
    }
    return (shrink.failure, shrink.spec)
  }

  // MARK: Spec

  private mutating func shrinkSpec() {
    guard let first = sketch else { return }
    for activity in first.activities where !failure.activities.contains(activity.name) {
      attempt { $0.remove(activity: activity.name) }
    }
    for line in first.lines { attempt { sketch in sketch.lines.removeAll { $0 == line } } }
    for metric in first.metrics { attempt { sketch in sketch.metrics.removeAll { $0 == metric } } }
    for name in failure.activities {
      shrinkActivity(name)
    }
    attempt { sketch in
      sketch.states = []
      for index in sketch.activities.indices {
        sketch.activities[index].entries.removeAll { $0.hasPrefix("when:") }
      }
    }
    for name in first.uses where first.uses.count > 1 { attempt { $0.uses = [name] } }
    for index in first.mechanics.indices { shrinkMechanic(index) }
    attempt { sketch in
      sketch.elements = ["a"]
      for index in sketch.activities.indices { sketch.activities[index].target = "a" }
    }
    attempt { $0.removeUnused() }
  }

  private mutating func shrinkActivity(_ name: String) {
    guard let activity = sketch?.activities.first(where: { $0.name == name }) else { return }
    func change(_ body: @escaping (inout SpecSketch.Activity) -> Void) -> (inout SpecSketch) -> Void {
      { sketch in
        for index in sketch.activities.indices where sketch.activities[index].name == name {
          body(&sketch.activities[index])
        }
      }
    }
    for entry in activity.entries { attempt(change { $0.entries.removeAll { $0 == entry } }) }
    if activity.by.count > 1 {
      for mechanic in activity.by { attempt(change { $0.by = [mechanic] }) }
    }
    let parent = SpecSketch.parent(activity.target)
    if !parent.isEmpty { attempt(change { $0.target = parent }) }
    attempt { $0.removeUnused() }
  }

  private mutating func shrinkMechanic(_ index: Int) {
    guard let mechanics = sketch?.mechanics, mechanics.indices.contains(index) else { return }
    let mechanic = mechanics[index]
    attempt { $0.mechanics[index].isContinuous = false }
    if let least = mechanic.fingers.first, mechanic.fingers.count > 1 {
      attempt { $0.mechanics[index].fingers = String(least) }
    }
    for (place, step) in mechanic.steps.enumerated().reversed() {
      attempt { $0.mechanics[index].steps.remove(at: place) }
      guard let colon = step.firstIndex(of: ":") else { continue }
      attempt { sketch in
        guard sketch.mechanics[index].steps.indices.contains(place) else { return }
        sketch.mechanics[index].steps[place] = String(step[..<colon])
      }
      let entries = step[colon...].drop { " :{".contains($0) }.dropLast().split(separator: ", ")
      guard step.hasSuffix("}"), entries.count > 1 else { continue }
      for entry in entries {
        attempt { sketch in
          guard sketch.mechanics[index].steps.indices.contains(place) else { return }
          sketch.mechanics[index].steps[place] = "\(step[..<colon]): {\(entry)}"
        }
      }
    }
  }

  /// Makes a change if the failure still occurs after it.
  private mutating func attempt(_ change: (inout SpecSketch) -> Void) {
    guard var changed = sketch else { return }
    change(&changed)
    guard changed != sketch, let smaller = LoadedSpec(changed.text) else { return }
    let touch = failure.touch.map { Reproduce.moved($0, from: spec, to: smaller) }
    guard let again = check.again(smaller, touch) else { return }
    (sketch, spec, failure) = (changed, smaller, again)
  }

  // MARK: Touch

  private mutating func shrinkTouch() {
    guard let touch = failure.touch, !check.isStatistical else { return }
    for index in touch.contacts.indices.reversed() where touch.contacts.count > 1 {
      attemptTouch { if $0.contacts.count > index { $0.contacts.remove(at: index) } }
    }
    for index in (failure.touch?.contacts.indices ?? 0..<0).reversed() { shrinkContact(index) }
    attemptTouch { $0.frame = 10_000 }
    for slot in touch.state.indices { attemptTouch { $0.state[slot] = $0.state[slot].rounded() } }
    for grid in [50.0, 10, 5, 1, 0.5] { attemptTouch { Self.round(&$0, places: grid, times: 1000) } }
    for grid in [100_000, 50_000, 20_000, 10_000, 5_000] as [Int64] {
      attemptTouch { Self.round(&$0, places: 0.1, times: grid) }
    }
  }

  private mutating func shrinkContact(_ index: Int) {
    guard let contact = failure.touch?.contacts[index] else { return }
    for place in contact.way.indices.reversed() where place > 0 {
      attemptTouch { if $0.contacts[index].way.count > 2 { $0.contacts[index].way.remove(at: place) } }
    }
    attemptTouch { touch in
      for place in touch.contacts[index].way.indices {
        touch.contacts[index].way[place].y = touch.contacts[index].way[0].y
      }
    }
    for grid in [10.0, 5, 1, 0.5] {
      for place in failure.touch?.contacts[index].way.indices ?? 0..<0 {
        attemptTouch { Self.round(&$0.contacts[index].way[place], places: grid, times: 1000) }
        attemptTouch { Self.round(&$0.contacts[index].way[place], places: 0.1, times: Int64(grid) * 1000) }
      }
    }
  }

  private static func round(_ touch: inout Touch, places: Double, times: Int64) {
    for contact in touch.contacts.indices {
      for place in touch.contacts[contact].way.indices {
        round(&touch.contacts[contact].way[place], places: places, times: times)
      }
    }
  }

  private static func round(_ point: inout Waypoint, places: Double, times: Int64) {
    guard times > 0 else { return }
    point.x = (point.x / places).rounded() * places
    point.y = (point.y / places).rounded() * places
    point.time = (point.time + times / 2) / times * times
  }

  private mutating func attemptTouch(_ change: (inout Touch) -> Void) {
    guard var touch = failure.touch else { return }
    change(&touch)
    touch.repair(HandSpeed(spec.machine.metrics))
    guard touch != failure.touch, let again = check.again(spec, touch) else { return }
    failure = again
  }
}
