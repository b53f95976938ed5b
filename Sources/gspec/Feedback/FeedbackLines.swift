import GestureRuntime

/// One line of `run --feedback`: an outcome, a press or release, or a sample during a press or after the lift.
struct FeedbackLine: Sendable {
  var time: Microseconds
  var target: String
  /// The outcome; `nil` for other lines.
  var outcome: NamedOutcome?
  /// The phase of the outcome, or `press`, `pressing`, `release`, `settling` or `rest`.
  var phase: String
  var activity: String
  /// The values that the element shows; `nil` if the activity has no feedback.
  var values: FeedbackValues?
  var cues: [String] = []
  /// The values and time at which the element will rest; set at a lift.
  var rest: FeedbackValues?
}

/// Makes the lines of a replay, sorted by time.
enum FeedbackLines {
  /// Limit on the samples between two events.
  private static let sampleLimit = 10_000

  private typealias Names = (table: Table, instances: InstanceNames)

  /// An element instance that changes over time: its start, its activity and the phase of its lines.
  private struct Moving {
    var thing: ShownThing
    var since: Microseconds
    var activity: String
    var phase = "settling"
  }

  static func lines(
    _ replay: Replay, table: Table, scenes: FeedbackScenes, step: Microseconds
  ) -> [FeedbackLine] {
    var stage = FeedbackStage(table, scenes, replay.instances)
    let names = (table: table, instances: replay.instances)
    var lines: [FeedbackLine] = []
    var moving: [Moving] = []
    for moment in replay.timeline {
      let before = stage
      let taken = stage.take(moment)
      let time = moment.time
      lines += moving.flatMap { settle(before, $0, until: time, step, names) }
      moving = moving.compactMap { entry in
        guard entry.thing != taken?.thing, before.isActive(entry.thing, at: time) else { return nil }
        var entry = entry
        entry.since += (max(0, time - entry.since) / step) * step
        return entry
      }
      if case .outcome(let outcome) = moment {
        lines.append(line(outcome, taken?.event, stage, names))
      } else if let taken {
        lines.append(contentsOf: line(taken, stage, names).map { [$0] } ?? [])
      }
      if let taken, stage.isFree(taken.thing), stage.isActive(taken.thing, at: time) {
        moving.append(Moving(thing: taken.thing, since: time, activity: lines.last?.activity ?? ""))
      } else if let taken, let pressed = stage.pressed(on: taken.thing) {
        let activity = table.activityName(pressed)
        moving.append(Moving(thing: taken.thing, since: time, activity: activity, phase: "pressing"))
      }
    }
    lines += moving.flatMap { settle(stage, $0, until: nil, step, names) }
    return lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private static func line(
    _ outcome: Outcome, _ event: FeedbackStage.Event?, _ stage: FeedbackStage, _ names: Names
  ) -> FeedbackLine {
    let named = NamedOutcome(outcome, table: names.table, instances: names.instances)
    let thing = stage.target(of: outcome.activity, outcome.instance)
    var line = FeedbackLine(
      time: outcome.time, target: named[.item]?.text ?? named.text(.target), outcome: named,
      phase: outcome.phase.name,
      activity: named.text(.activity))
    guard case .outcome(_, let cues)? = event, let player = stage.players[thing] else { return line }
    line.values = player.values(at: outcome.time)
    line.cues = haptics(cues, names.table, outcome.activity)
    if stage.isFree(thing), let rest = player.restTime(from: outcome.time) {
      line.rest = player.rest
      line.rest?.time = rest
    }
    return line
  }

  private static func line(
    _ taken: (thing: ShownThing, time: Microseconds, event: FeedbackStage.Event), _ stage: FeedbackStage,
    _ names: Names
  ) -> FeedbackLine? {
    let (phase, activity): (String, Int)
    switch taken.event {
    case .outcome: return nil
    case .press(let pressed): (phase, activity) = ("press", pressed)
    case .release(let released): (phase, activity) = ("release", released)
    }
    return FeedbackLine(
      time: taken.time, target: taken.thing.path(names.table, names.instances), phase: phase,
      activity: names.table.activityName(activity), values: stage.players[taken.thing]?.values(at: taken.time)
    )
  }

  /// The samples of a moving element after its start, up to a time or its rest. A pressed element has samples only while it changes.
  private static func settle(
    _ stage: FeedbackStage, _ entry: Moving, until end: Microseconds?, _ step: Microseconds, _ names: Names
  ) -> [FeedbackLine] {
    guard let player = stage.players[entry.thing] else { return [] }
    let target = entry.thing.path(names.table, names.instances)
    let rest = player.restTime
    var lines: [FeedbackLine] = []
    var time = entry.since + step
    while lines.count < sampleLimit, time < end ?? .max, time < rest ?? .max {
      let values = player.values(at: time)
      if entry.phase == "settling" || values.scale != player.values(at: time - step).scale {
        lines.append(
          FeedbackLine(
            time: time, target: target, phase: entry.phase, activity: entry.activity, values: values))
      }
      if rest == nil, end == nil { break }
      time += step
    }
    if let rest, rest > entry.since, rest < end ?? .max {
      lines.append(
        FeedbackLine(
          time: rest, target: target, phase: "rest", activity: entry.activity, values: player.rest))
    }
    return lines
  }

  /// The haptics of cues in words, such as `threshold: light`.
  private static func haptics(_ cues: FeedbackCues, _ table: Table, _ activity: Int) -> [String] {
    let plan = table.feedback(of: activity)?.haptics
    let all: [(FeedbackCues, String, FeedbackPlan.Cue?)] = [
      (.claim, "claim", plan?.claim), (.threshold, "threshold", plan?.threshold),
      (.commit, "commit", plan?.commit),
    ]
    return all.compactMap { moment, name, cue in
      guard cues.contains(moment), let cue else { return nil }
      return "\(name): \(text(cue, table.feedbackWord(of: activity, at: moment)))"
    }
  }

  private static func text(_ cue: FeedbackPlan.Cue, _ word: String?) -> String {
    switch cue {
    case .impact(let strength): DecimalText.text(strength)
    case .word: word ?? ""
    default: "\(cue)"
    }
  }
}

extension ReplayMoment {
  var time: Microseconds {
    switch self {
    case .outcome(let outcome): outcome.time
    case .reason(let event): event.time
    }
  }
}

extension FeedbackPlayer {
  /// The first time from `start` on at which the element is at rest, which is `start` if it does not move; `nil` if it never comes to rest.
  func restTime(from start: Microseconds) -> Microseconds? { restTime.map { max($0, start) } }
}

extension FeedbackStage {
  /// Whether an element instance is not at rest.
  func isActive(_ thing: ShownThing, at time: Microseconds) -> Bool {
    players[thing]?.isActive(at: time) ?? false
  }

  /// Whether no finger holds an element instance.
  func isFree(_ thing: ShownThing) -> Bool { players[thing].map { !$0.isHeld } ?? true }
}
