import GestureRuntime
import SpecParser

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

/// The lines of a replay, sorted by time. They are made one after the other, because they may be many.
struct FeedbackLines: Sequence {
  let replay: Replay
  let table: Table
  let scenes: FeedbackScenes
  /// The time between two samples.
  let step: Microseconds

  func makeIterator() -> some IteratorProtocol<FeedbackLine> {
    MakeFeedbackLines(
      replay.timeline.makeIterator(), FeedbackStage(table, scenes, replay.instances), step,
      (table: table, instances: replay.instances))
  }
}

/// Goes through the reports of a recognizer, and makes the lines of each.
private struct MakeFeedbackLines<Moments: IteratorProtocol<ReplayMoment>>: IteratorProtocol {
  typealias Names = (table: Table, instances: InstanceNames)

  /// Limit on the samples between two events.
  private static var sampleLimit: Int { 10_000 }

  /// An element instance that changes over time: its start, its activity and the phase of its lines.
  private struct Moving {
    var thing: ShownThing
    var since: Microseconds
    var activity: String
    var phase = "settling"
  }

  private var moments: Moments
  private var stage: FeedbackStage
  private let step: Microseconds
  private let names: Names
  private var moving: [Moving] = []
  private var isAtEnd = false
  /// Lines that are made, from the last to the first.
  private var ready: [FeedbackLine] = []

  init(_ moments: Moments, _ stage: FeedbackStage, _ step: Microseconds, _ names: Names) {
    self.moments = moments
    self.stage = stage
    self.step = step
    self.names = names
  }

  mutating func next() -> FeedbackLine? {
    while ready.isEmpty, !isAtEnd {
      let lines: [FeedbackLine]
      if let moment = moments.next() {
        lines = take(moment)
      } else {
        isAtEnd = true
        lines = moving.flatMap { Self.settle(stage, $0, until: nil, step, names) }
      }
      ready = lines.sorted { $0.time < $1.time }.reversed()
    }
    return ready.popLast()
  }

  /// The lines of a report of the recognizer, and those since the report before.
  private mutating func take(_ moment: ReplayMoment) -> [FeedbackLine] {
    let before = stage
    let taken = stage.take(moment)
    let time = moment.time
    var lines = moving.flatMap { Self.settle(before, $0, until: time, step, names) }
    moving = moving.compactMap { entry in
      guard entry.thing != taken?.thing, before.isActive(entry.thing, at: time) else { return nil }
      var entry = entry
      entry.since += (max(0, time - entry.since) / step) * step
      return entry
    }
    if case .outcome(let outcome) = moment {
      lines.append(Self.line(outcome, taken?.event, stage, names))
    } else if let line = taken.flatMap({ Self.line($0, stage, names) }) {
      lines.append(line)
    }
    if let taken, stage.isFree(taken.thing), stage.isActive(taken.thing, at: time) {
      moving.append(Moving(thing: taken.thing, since: time, activity: lines.last?.activity ?? ""))
    } else if let taken, let pressed = stage.pressed(on: taken.thing) {
      let activity = names.table.activityName(pressed)
      moving.append(Moving(thing: taken.thing, since: time, activity: activity, phase: "pressing"))
    }
    return lines
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
    let felt = table.feedback(of: activity)?.haptics.felt(at: cues) ?? []
    return felt.map { "\($0.key): \(text($0.cue, table.feedbackWord(of: activity, at: $0.moment)))" }
  }

  private static func text(_ cue: FeedbackPlan.Cue, _ word: String?) -> String {
    switch cue {
    case .impact(let strength): DecimalText.text(strength)
    case .word: word ?? ""
    default: "\(cue)"
    }
  }
}

extension FeedbackPlan.Haptics {
  /// What is felt at some of the moments, by their keys below `haptic`.
  func felt(at cues: FeedbackCues) -> [(key: FeedbackKey, moment: FeedbackCues, cue: FeedbackPlan.Cue)] {
    let all: [(FeedbackKey, FeedbackCues, FeedbackPlan.Cue?)] = [
      (.claim, .claim, claim), (.threshold, .threshold, threshold), (.commit, .commit, commit),
    ]
    return all.compactMap { key, moment, cue in
      cues.contains(moment) ? cue.map { (key, moment, $0) } : nil
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
