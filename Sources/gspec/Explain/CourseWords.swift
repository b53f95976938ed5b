import GestureCompiler
import GestureRuntime
import SpecParser

/// Describes the outcomes of a winner: `began at 48 ms, ended at 300 ms as fling`.
struct CourseWords {
  let traced: TracedReplay

  private var loaded: LoadedTable { traced.loaded }

  func text(_ story: CandidateStory) -> String {
    let admissions = story.events.filter { $0.happening == .admitted }.map(\.time)
    let admitted = admissions.first ?? story.start
    let own = traced.outcomes(story.events[0], from: admitted)
    guard let first = own.first(where: { $0.phase.isRecognized }) else {
      return CoursePart.claimed(time: MeasureText.time(admitted)).text
    }
    var words = stint(first, own)
    // A gesture that ended because a finger lifted may begin again with the next finger.
    for again in admissions.dropFirst() {
      let later = traced.outcomes(story.events[0], from: again).drop { $0.phase != .began }
      if let begin = later.first { words += CoursePart.again.text + stint(begin, later) }
    }
    return words + hold(story) + passing(story)
      + unknownSize(loaded.table.recognizerActivity(story.recognizer))
  }

  /// Describes hand-overs from and to other activities.
  private func passing(_ story: CandidateStory) -> String {
    story.events.map { event in
      switch event.happening {
      case .tookOver(let giver): CoursePart.tookOver(activity: loaded.table.activityName(giver)).text
      case .handedOver(let taker, let reach, let room):
        CoursePart.handedOver(
          activity: loaded.table.activityName(taker), room: MeasureText.brief(room, .length),
          reach: MeasureText.brief(reach, .length)
        ).text
      case .handOverRefused(let taker, let refusal):
        CoursePart.refused(
          activity: loaded.table.activityName(taker), time: MeasureText.time(event.time),
          reason: RefusalWords(loaded: loaded).reason(refusal, of: taker, event)
        ).text
      default: ""
      }
    }.joined()
  }

  /// Describes one claim up to its end.
  private func stint(_ first: Outcome, _ outcomes: ArraySlice<Outcome>) -> String {
    var parts = [CoursePart.first(phase: first.phase.name, time: MeasureText.time(first.time))]
    if first.taps > 0 { parts.append(.touchInRow(ordinal: ExplainWords.ordinal(Int(first.taps)))) }
    guard first.phase == .began else { return words(parts + commit(first)) }
    if let end = outcomes.first(where: { $0.phase == .ended || $0.phase == .cancelled }) {
      parts.append(.last(phase: end.phase.name, time: MeasureText.time(end.time)))
      if end.mechanic != first.mechanic {
        parts.append(.mechanic(name: loaded.table.mechanicName(end.mechanic)))
      }
      if end.phase == .ended { parts += commit(end) }
    }
    return words(parts)
  }

  private func words(_ parts: [CoursePart]) -> String { parts.map(\.text).joined() }

  /// Describes whether a movement took effect, and if not, by which measures.
  private func commit(_ end: Outcome) -> [CoursePart] {
    guard end.values.contains(.committed) else { return [] }
    if end.isCommitted {
      let detents = loaded.table.detentNames(of: end.activity)
      let reached = Int(end.detent) - 1
      return [detents.indices.contains(reached) ? .committedTo(detent: detents[reached]) : .committed]
    }
    let motion = motion(at: end).text
    // Rounded down, so that no movement below the threshold looks like one that is past it.
    let share = MeasureText.text((end.progress * 100).rounded(.down), .proportion)
    let hasShare = end.values.contains(.progress) && shareOfUnknownSize(end.activity) == nil
    return [hasShare ? .notCommitted(share: share, motion: motion) : .tooSlowToCommit(motion: motion)]
      + (commitLimits(end.activity).map { [.commitTakes(limits: $0)] } ?? [])
  }

  /// The thresholds of an activity's commit.
  private func commitLimits(_ activity: Int) -> String? {
    ExplainWords.limits(
      distance: loaded.commitDistance(of: activity), velocity: loaded.table.commit(of: activity).velocity,
      at: loaded.placeOfCommit(of: activity))
  }

  private func motion(at end: Outcome) -> CoursePart {
    let speed = MeasureText.brief(end.velocity.length, .velocity)
    return speed == MeasureText.brief(0, .velocity)
      ? .still : .moving(direction: ExplainWords.direction(Angle.direction(end.velocity)), speed: speed)
  }

  private func hold(_ story: CandidateStory) -> String {
    guard let hold = story.hold else { return "" }
    let rival = loaded.table.activityName(hold.rival)
    return CoursePart.held(time: MeasureText.time(hold.since), activity: rival).text
  }

  /// A note on a threshold that is a share of an unknown size, and so is never reached.
  private func unknownSize(_ activity: Int) -> String {
    shareOfUnknownSize(activity).map {
      "; its threshold is \(MeasureText.text($0, .proportion)) of a size that the trace does not give"
    } ?? ""
  }

  /// The share of a size in per cent at which an activity commits, if the trace does not give the size.
  private func shareOfUnknownSize(_ activity: Int) -> Double? {
    guard !traced.facts.knowsSizes, let share = loaded.commitDistance(of: activity),
      share.dimension == .proportion
    else { return nil }
    return share.amount
  }
}
