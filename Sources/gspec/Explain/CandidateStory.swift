import GestureRuntime
import SpecParser

/// The events of one candidate.
struct CandidateStory: Sendable, Hashable {
  /// The number of the candidate in the runtime.
  var number: UInt32
  var recognizer: Int
  /// The time of its first event, usually the press that started it.
  var start: Microseconds
  var events: [CandidateEvent]

  /// Groups events by candidate. Stories are sorted by start, then by recognizer.
  static func stories(of events: [CandidateEvent]) -> [CandidateStory] {
    // If the guard fails, there is no candidate, and the number is not its own.
    let candidates = events.enumerated().grouped { number, event in
      event.happening == .guardFailed ? -1 - number : Int(event.candidate)
    }
    let stories = candidates.map { _, own in
      let first = own[0].element
      return CandidateStory(
        number: first.candidate, recognizer: first.recognizer, start: first.time,
        events: own.map(\.element))
    }
    return stories.sorted { ($0.start, $0.recognizer) < ($1.start, $1.recognizer) }
  }

  /// The last failure, admission or failed guard; `nil` if the candidate is undecided.
  var decision: CandidateEvent? {
    events.last { event in
      switch event.happening {
      case .failed, .admitted, .guardFailed: true
      case .started, .advanced, .claimed, .held, .handedOver, .handOverRefused, .tookOver: false
      }
    }
  }

  /// The last step that the candidate waited for.
  var lastStep: Int { events.last?.step ?? 0 }

  var wasAdmitted: Bool { events.contains { $0.happening == .admitted } }

  /// The activity for which the claim was first held, and the time.
  var hold: (rival: Int, since: Microseconds)? {
    for event in events { if case .held(let rival) = event.happening { return (rival, event.time) } }
    return nil
  }
}
