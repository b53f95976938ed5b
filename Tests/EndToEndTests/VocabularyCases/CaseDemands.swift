import GestureCompiler
import GestureRuntime
import SpecParser

@testable import gspec

/// The activities that one case demands or forbids, and how nearly the forbidden ones were recognized.
struct CaseDemands {
  let run: ProductCase
  let loaded: LoadedTable
  private var table: Table { loaded.table }

  /// The outcomes that the case demands.
  var demanded: [NamedOutcome] {
    run.outcomes.filter { outcome in
      (run.test.expect ?? []).contains { $0.mismatch(outcome) == nil }
    }
  }

  /// Whether the case fails if the activity is recognized.
  func forbids(_ activity: Int) -> Bool {
    let name = table.activityName(activity)
    if run.test.forbid.contains(where: { $0.names[.activity]?.value == name }) { return true }
    guard let expect = run.test.expect else { return false }
    if expect.isEmpty { return true }
    return run.test.only && !expect.contains { $0.names[.activity]?.value == name }
  }

  /// The ways in which forbidden activities were nearly recognized.
  var nearMisses: [(way: NearMiss, activity: Int, mechanics: [Int])] {
    run.reasons.compactMap { event in
      let activity = table.recognizerActivity(event.recognizer)
      let mechanics = table.recognizerMechanics(event.recognizer)
      guard forbids(activity), let way = way(event) else { return nil }
      return (way, activity, mechanics)
    } + slower
  }

  private func way(_ event: CandidateEvent) -> NearMiss? {
    if event.happening == .guardFailed { return .guardFails }
    guard case .failed(let reason) = event.happening, isNear(reason, of: event.recognizer) else { return nil }
    return NearMiss.allCases.first { $0.causes.contains(reason.cause) }
  }

  /// Whether a failed candidate came near enough. A touch is no near miss of a drag, nor is one finger a near miss of four.
  private func isNear(_ reason: FailureReason, of recognizer: Int) -> Bool {
    switch reason.cause {
    case .movedTooLittle, .fingersMovedTooLittle, .spanTooSmall, .liftedTooSoon, .tooSlow:
      reason.measured >= reason.limit / 2
    case .nextPressTooLate: presses > 1
    case .pressWindow, .tooFewFingers: presses + 1 >= fingers(recognizer)
    default: true
    }
  }

  /// The least number of fingers of a recognizer.
  private func fingers(_ recognizer: Int) -> Int {
    loaded.source?.machine.recognizer(recognizer)?.recognizer.fingers.lowerBound ?? 1
  }

  private var presses: Int {
    run.trace.events.count { if case .touch(let touch) = $0.action { touch.phase == .down } else { false } }
  }

  /// A movement that ended with a slow name, as the case demands, was too slow for its other names.
  private var slower: [(way: NearMiss, activity: Int, mechanics: [Int])] {
    demanded.compactMap { outcome in
      let index = outcome.outcome
      let recognizers = (0..<table.recognizerCount).filter {
        table.recognizerActivity($0) == index.activity
          && table.recognizerMechanics($0).contains(index.mechanic)
      }
      guard index.phase == .ended, let recognizer = recognizers.first else { return nil }
      return (.tooSlow, index.activity, table.recognizerMechanics(recognizer).filter { $0 != index.mechanic })
    }
  }
}
