import GestureRuntime

/// One line of `run --feedback`: an outcome, a press, or a moment after the lift.
struct FeedbackLine: Sendable {
  var time: Microseconds
  var target: String
  /// Nil where no outcome is told.
  var outcome: NamedOutcome?
  /// `press`, `release`, `settling`, `rest`; the outcome's phase otherwise.
  var phase: String
  var activity: String
  /// Nil where the activity has no feedback.
  var values: FeedbackValues?
  var cues: [String] = []
  /// Where it will rest and when; at a lift.
  var rest: FeedbackValues?
}

/// Makes the lines of a replay, in the order of their times.
enum FeedbackLines {
  /// More samples than anybody reads between two events.
  private static let sampleLimit = 10_000

  static func lines(
    _ replay: Replay, table: Table, scenes: FeedbackScenes, step: Microseconds
  ) -> [FeedbackLine] {
    var stage = FeedbackStage(table, scenes)
    var lines: [FeedbackLine] = []
    // Elements on their way: since when, and by which activity.
    var moving: [(element: Int, since: Microseconds, activity: String)] = []
    for moment in replay.timeline {
      let before = stage
      let taken = stage.take(moment)
      let time = moment.time
      lines += moving.flatMap { settle(before, $0, until: time, step, table) }
      moving = moving.compactMap { entry in
        guard entry.element != taken?.element, before.isActive(entry.element, at: time) else { return nil }
        return (entry.element, entry.since + (max(0, time - entry.since) / step) * step, entry.activity)
      }
      if case .outcome(let outcome) = moment {
        lines.append(line(outcome, taken?.event, stage, table))
      } else if let taken {
        lines.append(contentsOf: line(taken, stage, table).map { [$0] } ?? [])
      }
      if let taken, stage.isFree(taken.element), stage.isActive(taken.element, at: time) {
        moving.append((taken.element, time, lines.last?.activity ?? ""))
      }
    }
    lines += moving.flatMap { settle(stage, $0, until: nil, step, table) }
    return lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private static func line(
    _ outcome: Outcome, _ event: FeedbackStage.Event?, _ stage: FeedbackStage, _ table: Table
  ) -> FeedbackLine {
    let named = NamedOutcome(outcome, table: table)
    let element = stage.target(of: outcome.activity)
    var line = FeedbackLine(
      time: outcome.time, target: named.text(.target), outcome: named, phase: outcome.phase.name,
      activity: named.text(.activity))
    guard case .outcome(_, let cues)? = event, let player = stage.players[element] else { return line }
    line.values = player.values(at: outcome.time)
    line.cues = names(cues, table, outcome.activity)
    if stage.isFree(element) { line.rest = player.rest }
    return line
  }

  private static func line(
    _ taken: (element: Int, time: Microseconds, event: FeedbackStage.Event), _ stage: FeedbackStage,
    _ table: Table
  ) -> FeedbackLine? {
    let (phase, activity): (String, Int)
    switch taken.event {
    case .outcome: return nil
    case .press(let pressed): (phase, activity) = ("press", pressed)
    case .release(let released): (phase, activity) = ("release", released)
    }
    return FeedbackLine(
      time: taken.time, target: table.elementPath(ElementID(index: taken.element)), phase: phase,
      activity: table.activityName(activity), values: stage.players[taken.element]?.values(at: taken.time))
  }

  /// Samples of an element on its way, from after its start to before a time, or to its rest.
  private static func settle(
    _ stage: FeedbackStage, _ entry: (element: Int, since: Microseconds, activity: String),
    until end: Microseconds?, _ step: Microseconds, _ table: Table
  ) -> [FeedbackLine] {
    guard let player = stage.players[entry.element] else { return [] }
    let target = table.elementPath(ElementID(index: entry.element))
    let rest = player.restTime
    var lines: [FeedbackLine] = []
    var time = entry.since + step
    while lines.count < sampleLimit, time < end ?? .max, time < rest ?? .max {
      lines.append(
        FeedbackLine(
          time: time, target: target, phase: "settling", activity: entry.activity,
          values: player.values(at: time)))
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

  /// `threshold: light`
  private static func names(_ cues: FeedbackCues, _ table: Table, _ activity: Int) -> [String] {
    let haptics = table.feedback(of: activity)?.haptics
    let all: [(FeedbackCues, String, FeedbackPlan.Cue?)] = [
      (.claim, "claim", haptics?.claim), (.threshold, "threshold", haptics?.threshold),
      (.commit, "commit", haptics?.commit),
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

extension FeedbackStage {
  /// Whether an element is not at rest.
  func isActive(_ element: Int, at time: Microseconds) -> Bool {
    players[element]?.isActive(at: time) ?? false
  }

  /// Whether no finger holds it.
  func isFree(_ element: Int) -> Bool { players[element].map { !$0.isHeld } ?? true }
}
