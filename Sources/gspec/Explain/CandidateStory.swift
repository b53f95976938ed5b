import GestureRuntime

/// What happened to one candidate: a mechanic of an activity in the touches that it took part in.
struct CandidateStory: Sendable, Hashable {
  /// The runtime's number of the candidate.
  var number: UInt32
  var recognizer: Int
  /// The press that made it.
  var start: Microseconds
  var events: [CandidateEvent]

  /// Puts a record in order: stories by start, then by activity and mechanic.
  static func stories(of events: [CandidateEvent]) -> [CandidateStory] {
    var indices: [UInt32: Int] = [:]
    var stories: [CandidateStory] = []
    for event in events {
      // A candidate that never was one has no number of its own.
      if event.happening == .guardFailed {
        stories.append(story(from: event))
      } else if let index = indices[event.candidate] {
        stories[index].events.append(event)
      } else {
        indices[event.candidate] = stories.count
        stories.append(story(from: event))
      }
    }
    return stories.enumerated().sorted {
      ($0.element.start, $0.element.recognizer, $0.offset) < (
        $1.element.start, $1.element.recognizer, $1.offset
      )
    }.map(\.element)
  }

  private static func story(from event: CandidateEvent) -> CandidateStory {
    CandidateStory(number: event.candidate, recognizer: event.recognizer, start: event.time, events: [event])
  }

  /// The event that decided it: a failure, an admission, a guard; `nil` while nothing has.
  var decision: CandidateEvent? {
    events.last { event in
      switch event.happening {
      case .failed, .admitted, .guardFailed: true
      case .started, .advanced, .claimed, .held, .handedOver, .tookOver: false
      }
    }
  }

  /// The step that it waited for in the end.
  var lastStep: Int { events.last?.step ?? 0 }

  var wasAdmitted: Bool { events.contains { $0.happening == .admitted } }

  /// The activity that its claim was held for, and since when.
  var hold: (rival: Int, since: Microseconds)? {
    for event in events { if case .held(let rival) = event.happening { return (rival, event.time) } }
    return nil
  }
}
