import GestureCompiler
import GestureRuntime
import SpecParser

/// Makes lanes for the pages from a replay: what `gspec explain` says, along the time axis.
struct TouchLanes {
  private let loaded: LoadedTable

  /// As many lanes as a drawing has.
  private static let most = 7

  init(_ loaded: LoadedTable) { self.loaded = loaded }

  /// A finding's witness in the whole spec.
  func touch(_ witness: FindingWitness, of finding: Finding) -> DocumentTouch {
    let lanes = lanes(of: WitnessTrace.trace(witness), ReplaySettings())
    // Who neither is in the finding nor wins tells nothing about it.
    let shown = lanes.filter { finding.activities.contains($0.activity) || $0.verdict == .won }
    return DocumentTouch(trace: witness, lanes: Array(shown.prefix(Self.most)))
  }

  /// A case.
  func touch(_ made: SpecCases.Case) -> DocumentTouch {
    let settings = ReplaySettings(showsRivals: made.test.rivals, screen: made.test.screen)
    let lanes = lanes(of: made.trace, settings)
    let screen = made.trace.header.screen ?? made.test.screen
    let events = made.trace.events.compactMap(Self.event)
    let target = events.first { $0.element != nil }?.element ?? ""
    return DocumentTouch(
      trace: FindingWitness(target: target, state: [], screen: [screen.x, screen.y], events: events),
      lanes: Array(lanes.prefix(Self.most)), lanesLeftOut: max(0, lanes.count - Self.most))
  }

  private static func event(_ event: TraceEvent) -> FindingWitness.Event? {
    guard case .touch(let touch) = event.action else { return nil }
    return FindingWitness.Event(
      time: touch.time, phase: touch.phase.name, finger: touch.finger, x: touch.location.x,
      y: touch.location.y, element: touch.phase == .down ? touch.element : nil)
  }

  // MARK: Lanes

  /// Winners first, then those that were possible longest.
  private func lanes(of trace: Trace, _ settings: ReplaySettings) -> [DocumentLane] {
    guard
      let replay = try? Replay.run(trace, table: loaded.table, settings: settings, withReasons: true)
    else { return [] }
    let words = ExplainText(
      replay, of: trace, loaded: loaded.laidOut(settings.layout(of: trace.header)),
      style: TerminalStyle(isColored: false))
    let lanes = CandidateStory.stories(of: replay.reasons).compactMap { lane($0, words, replay) }
    return lanes.enumerated().sorted { Self.rank($0) < Self.rank($1) }.map(\.element)
  }

  /// By verdict, then the later end first, then by number.
  private static func rank(_ lane: (offset: Int, element: DocumentLane)) -> (Int, Int64, Int) {
    let end: Int64 = lane.element.end ?? .max
    switch lane.element.verdict {
    case .won: return (0, -end, lane.offset)
    case .open: return (1, -end, lane.offset)
    case .failed: return (2, -end, lane.offset)
    }
  }

  private func lane(_ story: CandidateStory, _ words: ExplainText, _ replay: Replay) -> DocumentLane? {
    let (sort, text) = words.verdict(story)
    let verdict: DocumentLane.Verdict
    switch sort {
    case .won: verdict = .won
    case .failed: verdict = .failed
    case .open: verdict = .open
    case .aside: return nil
    }
    let number = loaded.table.recognizerActivity(story.recognizer)
    let name = loaded.table.activityName(number)
    let claim = story.events.first { $0.happening == .admitted }?.time
    return DocumentLane(
      activity: name,
      mechanics: loaded.table.recognizerMechanics(story.recognizer).reversed().map(
        loaded.table.mechanicName), verdict: verdict, start: story.start, held: story.hold?.since,
      claim: claim, end: end(story, claim, number, replay), sentence: Self.without(name, text))
  }

  /// When a failure or the last outcome came.
  private func end(_ story: CandidateStory, _ claim: Microseconds?, _ activity: Int, _ replay: Replay)
    -> Microseconds?
  {
    if case .failed = story.decision?.happening { return story.decision?.time }
    guard let claim else { return nil }
    return replay.outcomes.first {
      $0.activity == activity && $0.time >= claim
        && ($0.phase == .ended || $0.phase == .cancelled || $0.phase == .recognized)
    }?.time
  }

  /// A sentence that does not begin with its activity, which stands beside it.
  private static func without(_ name: String, _ text: String) -> String {
    guard text.hasPrefix(name) else { return text }
    let rest = text.dropFirst(name.count)
    return String(rest.hasPrefix(": ") ? rest.dropFirst(2) : rest.drop { $0 == " " })
  }
}
