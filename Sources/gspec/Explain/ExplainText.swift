import GestureCompiler
import GestureRuntime
import SpecParser

/// Prints a replay as text: for every touch sequence each candidate, its last step, and the reason for its end.
struct ExplainText {
  let traced: TracedReplay
  private let sentences: FailureSentence
  private let style: TerminalStyle
  /// By start, then by recognizer.
  let stories: [CandidateStory]

  init(_ replay: Replay, of trace: Trace, loaded: LoadedTable, style: TerminalStyle) {
    traced = TracedReplay(replay, of: trace, loaded: loaded)
    self.style = style
    stories = CandidateStory.stories(of: replay.reasons)
    sentences = FailureSentence(traced: traced)
  }

  /// What comes of a trace, without colours; `nil` if it cannot be replayed.
  init?(of trace: Trace, _ loaded: LoadedTable, _ settings: ReplaySettings) {
    guard let replay = try? Replay.run(trace, names: loaded.names, settings: settings, withReasons: true)
    else { return nil }
    self.init(
      replay, of: trace, loaded: loaded.laidOut(settings.layout(of: trace.header)),
      style: TerminalStyle(isColored: false))
  }

  private var loaded: LoadedTable { traced.loaded }

  /// The texts of all sequences by time, each but the first after a blank line.
  var lines: [String] {
    if stories.isEmpty && traced.replay.untaken.isEmpty { return ["no touch found a candidate\n"] }
    let headed = stories.map { (start: $0.start, heading: heading($0), line: line($0)) }
    // One section for the presses of one time with one heading.
    let sections = headed.grouped { "\($0.start) \($0.heading)" }.map { _, own in
      (start: own[0].start, text: own[0].heading + own.map(\.line).joined())
    }
    let untaken = traced.replay.untaken.map { press in
      (start: press.time, text: style.bold(press.place) + "\n  – " + press.sentence + "\n")
    }
    let ordered = (sections + untaken).sorted { $0.start < $1.start }
    return ordered.enumerated().map { ($0.offset == 0 ? "" : "\n") + $0.element.text }
  }

  /// The heading of a sequence, such as `press at 0 ms on list/message, at 195,236`.
  private func heading(_ story: CandidateStory) -> String {
    let time = story.start
    let press = traced.touches(story.events[0]).press(at: time)
    let tool = press.map { $0.tool == .finger ? "" : " by \($0.tool.word)" } ?? ""
    let element = tool + (press?.element.map { " on \($0)" } ?? "")
    let place =
      press.map { ", at \(DecimalText.brief($0.location.x)),\(DecimalText.brief($0.location.y))" } ?? ""
    if press == nil { return style.bold("in the same touch, at \(MeasureText.time(time))") + "\n" }
    return style.bold("press at \(MeasureText.time(time))\(element)\(place)") + "\n"
  }

  private func line(_ story: CandidateStory) -> String {
    let names = mechanics(story)
    let verdict = verdict(story)
    switch verdict.sort {
    case .won: return style.green("  ✓ \(verdict.text)") + style.dim(" — \(names)") + "\n"
    case nil: return style.dim("  – \(verdict.text) — \(names)") + "\n"
    case .failed:
      return "  ✗ " + verdict.text + style.dim(" — \(names), waiting for \(waiting(story))") + "\n"
    case .open: return "  … " + verdict.text + style.dim(" — \(names), waiting for \(waiting(story))") + "\n"
    }
  }

  /// The result of a candidate, and its reason as a sentence that begins with its activity. The result is `nil` if the candidate took no part
  /// in the touch: its guard or its tools do not match, or it only takes touches over.
  func verdict(_ story: CandidateStory) -> (sort: DocumentLane.Verdict?, text: String) {
    let name = activity(story)
    switch story.decision?.happening {
    case .admitted: return (.won, "\(name): \(course(story))")
    case .failed(let reason):
      return (reason.cause.takesNoPart ? nil : story.wasAdmitted ? .won : .failed, failure(story, reason))
    case .guardFailed:
      return (nil, "\(name): \(ExplainWords.guardFailed[0])\(condition(story))\(fallback(story))")
    default:
      let hold = story.hold.map { ", held for \(loaded.table.activityName($0.rival))" } ?? ""
      return (.open, "\(name): undecided when the trace ends\(hold)")
    }
  }

  func activity(_ story: CandidateStory) -> String {
    loaded.table.activityName(loaded.table.recognizerActivity(story.recognizer))
  }

  func mechanics(_ story: CandidateStory) -> String {
    loaded.table.recognizerMechanics(story.recognizer).reversed().map(loaded.table.mechanicName)
      .joined(separator: "/")
  }

  /// Describes a failure. If another claim won, the text begins with it and the time: `archive lost to scroll at 48 ms: …`.
  private func failure(_ story: CandidateStory, _ reason: FailureReason) -> String {
    guard let event = story.decision else { return "" }
    let (failure, showing) = (sentences.failure(event, reason), showing(story, event.time))
    if story.wasAdmitted {
      let over = CoursePart.over(
        time: MeasureText.time(event.time), reason: ExplainPhrase.reason.text(for: failure))
      return "\(activity(story)): \(course(story))\(over.text)\(showing)"
    }
    return ExplainPhrase.failure.text(for: failure) + (failure.holds(.hasClaimedItself) ? "" : showing)
  }

  /// `; it was shown as possible from 100 ms on`, if the failure ended that; otherwise empty.
  private func showing(_ story: CandidateStory, _ end: Microseconds) -> String {
    let own = traced.outcomes(story.events[0], from: story.start).prefix { $0.time <= end }
    guard own.contains(where: { $0.phase == .failed && $0.time == end }),
      let first = own.last(where: { $0.phase == .possible })
    else { return "" }
    return "; it was shown as possible from \(MeasureText.time(first.time)) on"
  }

  private func course(_ story: CandidateStory) -> String {
    CourseWords(traced: traced).text(story)
  }

  /// `, turn-page takes over`, if the fallback was admitted; otherwise empty.
  private func fallback(_ story: CandidateStory) -> String {
    guard let spec = loaded.source?.spec,
      let other = loaded.declared(loaded.table.recognizerActivity(story.recognizer))?.fallback
    else { return "" }
    let name = spec.activities[other.value].name.value
    let hasTakenOver = stories[stories.partition { $0.start >= story.start }...]
      .prefix { $0.start == story.start }.contains { $0.wasAdmitted && activity($0) == name }
    return hasTakenOver ? ", \(name) takes over" : ""
  }

  /// The guard after a colon, such as `: selection == some`.
  private func condition(_ story: CandidateStory) -> String {
    loaded.guardText(of: loaded.table.recognizerActivity(story.recognizer)).map { ": \($0)" } ?? ""
  }

  /// The step that it waited for, in words: "the second press", "a hold", "a movement", "the lift".
  private func waiting(_ story: CandidateStory) -> String {
    let step = story.decision?.step ?? story.lastStep
    let kinds = loaded.table.stepKinds(of: story.recognizer)
    guard kinds.indices.contains(step) else { return "step \(step + 1)" }
    switch kinds[step] {
    case .press:
      let number = kinds.prefix(step + 1).count { $0 == .press }
      return number > 1 ? "the \(ExplainWords.ordinal(number)) press" : "its fingers"
    case .wait: return "a hold"
    case .move(.translate): return "a movement"
    case .move(.spread): return "a change of span"
    case .move(.orbit): return "a turn"
    case .lift: return "the lift"
    }
  }
}
