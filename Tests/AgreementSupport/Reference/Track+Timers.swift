import GestureRuntime
import SpecParser

/// What happens at a deadline.
private enum Due {
  case fails(FailureCause)
  case waitIsOver
  /// A move that was only too short in time so far may hold now.
  case moveIsLongEnough
}

extension Track {
  /// The earliest deadline.
  var deadline: Microseconds? { timers.map(\.0).min() }

  /// Takes in everything that is due. Failures come first.
  func timer(at now: Microseconds) {
    let due = timers.filter { $0.0 <= now }.map(\.1)
    for case .fails(let cause) in due { return fail(cause) }
    for item in due {
      switch item {
      case .fails: break
      case .waitIsOver: waitReached(now)
      case .moveIsLongEnough:
        seenLeast = true
        frame(at: now)
      }
    }
  }

  private var timers: [(Microseconds, Due)] {
    if isBegun { return [] }
    var timers: [(Microseconds?, Due)] = []
    switch state {
    case .pressing: timers.append((windowStart.flatMap(contact.within.exceeded), .fails(.pressWindow)))
    case .between:
      let after = mechanic.contacts[contactIndex + 1].after
      timers.append((after.exceeded(from: lastLift), .fails(.nextPressTooLate)))
    case .stroke(let index): timers = strokeTimers(index) + [liftTimer]
    case .lifting:
      timers.append(liftTimer)
      if case .wait(let wait) = contact.strokes.last {
        timers.append((wait.duration.exceeded(from: waitStart), .fails(.heldTooLong)))
      }
    case .claimed, .ended, .failed: break
    }
    return timers.compactMap { timer in timer.0.map { ($0, timer.1) } }
  }

  private var liftTimer: (Microseconds?, Due) {
    if isLastContact, mechanic.isContinuous { return (nil, .waitIsOver) }
    return (contact.lift?.within.exceeded(from: baseTime), .fails(.heldTooLong))
  }

  private func strokeTimers(_ index: Int) -> [(Microseconds?, Due)] {
    switch contact.strokes[index] {
    case .wait(let wait): return [(wait.duration.reached(from: waitStart), .waitIsOver)]
    case .move(let move):
      var timers: [(Microseconds?, Due)] = [(move.within.exceeded(from: stepStart), .fails(.movedTooLong))]
      if !seenLeast { timers.append((move.within.reached(from: stepStart), .moveIsLongEnough)) }
      if !moving.hasPassed, let wait = waitBefore(index) {
        timers.append((wait.exceeded(from: waitStart), .fails(.heldTooLong)))
      }
      return timers
    }
  }
}
