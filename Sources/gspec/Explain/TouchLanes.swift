import GestureCompiler
import GestureRuntime
import SpecParser

/// Makes lanes for pages from a replay: the sentences of `gspec explain` along a time axis.
struct TouchLanes {
  let loaded: LoadedTable

  /// The limit on the lanes of a drawing.
  private static let most = 7

  /// The lanes of a finding's witness, replayed in the whole spec.
  func touch(_ witness: FindingWitness, of finding: Finding) -> DocumentTouch {
    let lanes = lanes(of: WitnessTrace.trace(witness), ReplaySettings())
    // Candidates that are neither in the finding nor win are not relevant.
    let shown = lanes.filter { finding.activities.contains($0.activity) || $0.verdict == .won }
    return DocumentTouch(trace: witness, lanes: Array(shown.prefix(Self.most)))
  }

  /// The lanes of a case.
  func touch(_ made: CaseResult) -> DocumentTouch {
    let settings = ReplaySettings(showsRivals: made.test.rivals, screen: made.test.screen)
    let lanes = lanes(of: made.trace, settings)
    let screen = made.trace.header.screen ?? made.test.screen
    let events = made.trace.touches.map(Self.event)
    let presses = made.trace.touches.filter { $0.phase == .down }
    let target = events.first { $0.element != nil }?.element ?? ""
    return DocumentTouch(
      trace: FindingWitness(target: target, state: [], screen: [screen.x, screen.y], events: events),
      tools: presses.map { Tool(rawValue: $0.tool.word) ?? .finger }, lanes: Array(lanes.prefix(Self.most)),
      lanesLeftOut: max(0, lanes.count - Self.most))
  }

  private static func event(_ touch: TraceTouch) -> FindingWitness.Event {
    FindingWitness.Event(
      time: touch.time, phase: touch.phase.name, finger: touch.finger, x: touch.location.x,
      y: touch.location.y, element: touch.phase == .down ? touch.element : nil)
  }

  // MARK: Lanes

  /// The lanes of a trace: winners, undecided candidates, then failed ones; in each group, those that end last come first.
  private func lanes(of trace: Trace, _ settings: ReplaySettings) -> [DocumentLane] {
    guard let words = ExplainText(of: trace, loaded, settings) else { return [] }
    let lanes = words.stories.compactMap { lane($0, words) }
    return lanes.sorted { Self.rank($0) < Self.rank($1) }
  }

  /// The sort key of a lane: the verdict, then the end from late to early.
  private static func rank(_ lane: DocumentLane) -> (Int, Int64) {
    let end: Int64 = lane.end ?? .max
    return switch lane.verdict {
    case .won: (0, -end)
    case .open: (1, -end)
    case .failed: (2, -end)
    }
  }

  private func lane(_ story: CandidateStory, _ words: ExplainText) -> DocumentLane? {
    guard case (let verdict?, let text) = words.verdict(story) else { return nil }
    let number = loaded.table.recognizerActivity(story.recognizer)
    let name = loaded.table.activityName(number)
    let claim = story.events.first { $0.happening == .admitted }?.time
    return DocumentLane(
      activity: name,
      mechanics: loaded.table.recognizerMechanics(story.recognizer).reversed().map(
        loaded.table.mechanicName), verdict: verdict, start: story.start, held: story.hold?.since,
      claim: claim, end: end(story, claim, words.traced), sentence: Self.without(name, text))
  }

  /// The time of the failure, or of the first final outcome after the claim.
  private func end(_ story: CandidateStory, _ claim: Microseconds?, _ traced: TracedReplay)
    -> Microseconds?
  {
    if case .failed = story.decision?.happening { return story.decision?.time }
    guard let claim else { return nil }
    return traced.outcomes(story.events[0], from: claim).first {
      $0.phase == .ended || $0.phase == .cancelled || $0.phase == .recognized
    }?.time
  }

  /// The sentence without its activity at the beginning, since the drawing shows the activity.
  private static func without(_ name: String, _ text: String) -> String {
    guard text.hasPrefix(name) else { return text }
    let rest = text.dropFirst(name.count)
    return String(rest.hasPrefix(": ") ? rest.dropFirst(2) : rest.drop { $0 == " " })
  }
}
