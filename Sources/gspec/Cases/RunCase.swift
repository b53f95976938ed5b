import GestureRuntime
import SpecParser

/// The result of one case.
struct CaseResult: Sendable {
  var test: TestCase
  /// The trace of the case, with the target on presses that name no element, and the state before the first press. Its names are whole
  /// paths, as generated code has them.
  var trace: Trace
  /// The reasons for which the case failed; empty if it passed.
  var failures: [CaseFailure]
  /// All outcomes of the replay.
  var outcomes: [NamedOutcome]

  var hasPassed: Bool { failures.isEmpty }
}

/// A reason for which a case failed.
struct CaseFailure: Sendable, Hashable {
  var sentence: String
  /// The activity that was expected and did not come; `nil` if something else is wrong.
  var awaited: String?
}

/// Why a case cannot be run.
enum CaseError: Error {
  /// Its trace cannot be read, or does not suit the table.
  case trace(CommandFailure)
  /// Fingers cannot perform its gesture, or it is too long.
  case gesture(GestureError, at: SourceSpan)
}

/// Runs one case with a table and compares the outcomes with its demands.
enum RunCase {
  /// Runs a case.
  ///
  /// - Parameters:
  ///   - test: the case, with its names resolved.
  ///   - folder: the folder of the cases file, for traces; may be empty.
  static func result(
    _ test: TestCase, _ loaded: LoadedTable, folder: String
  ) throws(CaseError) -> CaseResult {
    let table = loaded.table
    var trace = try trace(test, loaded, folder: folder)
    let names = loaded.names
    let state = test.state.map { names.whole($0.setting) }
    let replay: Replay
    do {
      let settings = ReplaySettings(
        target: test.target?.value, state: state, showsRivals: test.rivals, screen: test.screen)
      replay = try Replay.run(
        trace, names: names, settings: settings, withReasons: JudgeFeedback.isNeeded(for: test))
    } catch {
      throw .trace(CommandFailure(error, path: place(of: test, folder: folder)))
    }
    let outcomes = replay.named(by: table)
    let refused = replay.refusals.first.map { ["a sample was refused: \($0.refusal.sentence)"] } ?? []
    let feedback = JudgeFeedback(test: test, names: names).failures(replay, of: trace)
    let failures =
      refused.map { CaseFailure(sentence: $0) } + JudgeOutcomes(test: test).failures(outcomes)
      + feedback.map { CaseFailure(sentence: $0) }
    trace.settle(on: test.target?.value, state: state)
    trace.writeWholeNames(names)
    return CaseResult(test: test, trace: trace, failures: failures, outcomes: outcomes)
  }

  /// The trace that the product receives: that of the gesture or the file, without swipes that the system takes. Parameters as above.
  static func trace(
    _ test: TestCase, _ loaded: LoadedTable, folder: String
  ) throws(CaseError) -> Trace {
    var trace = try input(test, folder: folder, loaded.table)
    trace.header.layout = test.layout ?? trace.header.layout
    if !test.content.isEmpty {
      let start = trace.events.first?.action.time ?? 0
      trace.events.insert(TraceEvent(.at(start, test.content.map(\.value))), at: 0)
    }
    guard !test.systemEdges.isEmpty else { return trace }
    let screen = trace.header.screen ?? test.screen
    return SystemEdges(
      test.systemEdges, loaded.source?.spec, screen: screen, layout: trace.header.layout ?? .leftToRight
    ).taken(from: trace)
  }

  /// The path of the trace.
  private static func place(of test: TestCase, folder: String) -> String {
    guard case .trace(let path) = test.input else { return "the gesture" }
    return PathText.resolved(path.value, in: folder)
  }

  private static func input(_ test: TestCase, folder: String, _ table: Table) throws(CaseError) -> Trace {
    switch test.input {
    case .trace(let path):
      do {
        return try LoadTrace.trace(
          PathText.resolved(path.value, in: folder),
          options: TraceOptions(format: test.inputFormat, dpi: test.dpi), from: .text)
      } catch {
        throw .trace(error)
      }
    case .gesture(let line, let text):
      do {
        return try Hand.trace(line.laidOut(test.layout ?? .leftToRight), settings: hand(of: test, table))
      } catch {
        throw .gesture(error, at: text.span)
      }
    }
  }

  private static func hand(of test: TestCase, _ table: Table) -> HandSettings {
    var layout = ScreenLayout(size: test.screen)
    for (element, frame) in test.frames { layout.frames[element.value] = frame }
    return HandSettings(
      layout: layout, namesElements: table.namesElements, tellsFrames: table.liftsOnTarget,
      target: test.target?.value, frameRate: test.frameRate, jitter: test.jitter, seed: test.seed)
  }
}

/// Compares outcomes with the demands of a case.
struct JudgeOutcomes {
  let test: TestCase

  /// The reasons for which the case fails; empty if it passes.
  func failures(_ outcomes: [NamedOutcome]) -> [CaseFailure] {
    var failures: [CaseFailure] = []
    if let expect = test.expect {
      if expect.isEmpty {
        if let first = outcomes.first(where: \.outcome.phase.isRecognized) {
          failures.append(CaseFailure(sentence: "nothing should be recognized, but \(told(first)) was"))
        }
      } else {
        failures += unmet(expect, outcomes)
      }
    }
    for pattern in test.forbid {
      if let found = outcomes.first(where: { pattern.mismatch($0) == nil }) {
        failures.append(CaseFailure(sentence: "\(pattern.text) is forbidden; found: \(told(found))"))
      }
    }
    return failures
  }

  /// The failure of patterns without an outcome. Each takes the first later outcome that matches; if any choice matches all, this one does.
  private func unmet(_ patterns: [OutcomePattern], _ outcomes: [NamedOutcome]) -> [CaseFailure] {
    var next = 0
    var matched: Set<Int> = []
    for pattern in patterns {
      guard
        let index = outcomes.indices.dropFirst(next).first(where: { pattern.mismatch(outcomes[$0]) == nil })
      else { return [missing(pattern, outcomes, from: next, matched)] }
      matched.insert(index)
      next = index + 1
    }
    return test.only ? surplus(outcomes, matched: matched).map { CaseFailure(sentence: $0) } : []
  }

  /// - Parameters:
  ///   - next: the index behind the outcome that the pattern before took.
  ///   - matched: the indices of outcomes that patterns before took.
  private func missing(
    _ pattern: OutcomePattern, _ outcomes: [NamedOutcome], from next: Int, _ matched: Set<Int>
  ) -> CaseFailure {
    let cameBefore = outcomes.indices.prefix(next).contains {
      !matched.contains($0) && pattern.mismatch(outcomes[$0]) == nil
    }
    if cameBefore {
      return CaseFailure(
        sentence: "expected \(pattern.text) after \(told(outcomes[next - 1])): it came before")
    }
    // The nearest miss has the same activity in the right phase, with a value that does not match.
    let near = outcomes[next...].first {
      $0[.activity] == pattern.names[.activity].map { .text($0.value) } && pattern.mismatch($0) != .phase
    }
    guard let near, let key = pattern.mismatch(near) else {
      let times = matched.count { pattern.mismatch(outcomes[$0]) == nil }
      let came = times == 1 ? "once" : "\(times) times"
      return CaseFailure(
        sentence: "expected \(pattern.text)"
          + (times == 0 ? ": it did not come" : " again: it came only \(came)"),
        awaited: pattern.names[.activity]?.value)
    }
    return CaseFailure(sentence: "expected \(pattern.text), but \(told(key, of: near))")
  }

  private func surplus(_ outcomes: [NamedOutcome], matched: Set<Int>) -> [String] {
    let listed = Set(matched.map { outcomes[$0].outcome.activity })
    let claims = Set(matched.compactMap { claim(of: $0, outcomes) })
    for (index, outcome) in outcomes.enumerated() where !matched.contains(index) {
      if !listed.contains(outcome.outcome.activity) {
        return ["only the listed outcomes are allowed; found: \(told(outcome))"]
      }
      if outcome.outcome.phase.isClaim, !claims.contains(index) {
        return ["`\(outcome.text(.activity))` claims more often than listed; found: \(told(outcome))"]
      }
    }
    return []
  }

  /// The index of the claim to which an outcome belongs: whoever lists `pan ended` lists that pan, and need not list its begin. `nil` for
  /// `possible` and `failed`.
  private func claim(of index: Int, _ outcomes: [NamedOutcome]) -> Int? {
    let outcome = outcomes[index].outcome
    guard outcome.phase.isRecognized else { return nil }
    return outcomes[...index].lastIndex { $0.outcome.phase.isClaim && $0.outcome.isOfOneTouch(with: outcome) }
  }

  /// The value of an outcome, by the key that cases have for it.
  private func told(_ key: OutcomeKey, of outcome: NamedOutcome) -> String {
    switch (key, outcome[key]) {
    case (.t, let time?): "`at` was \(time.text)ms"
    case (.mechanic, let name?): "`by` was \(name.text)"
    case (_, let value?): "`\(key.rawValue)` was \(value.text)"
    // Outcomes leave these out.
    case (.tool, nil): "`tool` was \(TouchTool.finger.word)"
    case (.detent, nil): "`detent` was \(OutcomePattern.noDetent)"
    case (_, nil): "it has no `\(key.rawValue)`"
    }
  }

  private func told(_ outcome: NamedOutcome) -> String {
    "\(outcome.text(.activity)) \(outcome.text(.phase)) at \(outcome.text(.t))ms"
  }
}
