import GestureRuntime

/// Shows every element of a table what a replay says: one player for each target of an activity with feedback.
struct FeedbackStage {
  /// What has just happened to an element.
  enum Event: Sendable {
    case outcome(Outcome, FeedbackCues)
    case press(activity: Int)
    case release(activity: Int)
  }

  private let table: Table
  private let scenes: FeedbackScenes
  private let plans: [FeedbackPlan?]
  /// By element.
  private(set) var players: [Int: FeedbackPlayer] = [:]
  /// Candidates that may still claim, by element; and those that show a long press.
  private var waiting: [Int: Set<UInt32>] = [:]
  private var pressing: [UInt32: Int] = [:]

  init(_ table: Table, _ scenes: FeedbackScenes) {
    self.table = table
    self.scenes = scenes
    plans = (0..<table.activityCount).map { table.feedback(of: $0) }
  }

  func target(of activity: Int) -> Int { table.activityTarget(activity).index }

  /// - Returns: the element that it happened to, and what; nil where no feedback goes by it.
  mutating func take(_ moment: ReplayMoment) -> (element: Int, time: Microseconds, event: Event)? {
    switch moment {
    case .outcome(let outcome):
      let element = target(of: outcome.activity)
      guard let plan = plans[outcome.activity] else { return nil }
      let cues = change(element) { $0.receive(outcome, as: plan) }
      if outcome.phase == .began || outcome.phase == .recognized { waiting[element] = nil }
      return (element, outcome.time, .outcome(outcome, cues))
    case .reason(let event): return take(event)
    }
  }

  private mutating func take(
    _ event: CandidateEvent
  ) -> (element: Int, time: Microseconds, event: Event)? {
    let activity = table.recognizerActivity(event.recognizer)
    let element = target(of: activity)
    guard let plan = plans[activity] else { return nil }
    switch event.happening {
    case .started:
      waiting[element, default: []].insert(event.candidate)
      if plan.press != nil { pressing[event.candidate] = activity }
      let wasMoving = players[element]?.isActive(at: event.time) ?? false
      change(element) { $0.press(at: event.time, as: plan) }
      return plan.press != nil || wasMoving ? (element, event.time, .press(activity: activity)) : nil
    case .admitted:
      pressing[event.candidate] = nil
      return nil
    case .failed: return fail(event, activity, element)
    case .guardFailed, .advanced, .claimed, .held: return nil
    }
  }

  /// A candidate that fails shows no press any more; when none is left, the touch came to nothing.
  private mutating func fail(
    _ event: CandidateEvent, _ activity: Int, _ element: Int
  ) -> (element: Int, time: Microseconds, event: Event)? {
    let hadPress = pressing.removeValue(forKey: event.candidate) != nil
    let wasLast = waiting[element]?.remove(event.candidate) != nil && waiting[element]?.isEmpty == true
    if hadPress { change(element) { $0.cancelPress(at: event.time) } }
    if wasLast { change(element) { $0.release(at: event.time) } }
    let moves = wasLast && players[element]?.isActive(at: event.time) == true
    return hadPress || moves ? (element, event.time, .release(activity: activity)) : nil
  }

  @discardableResult
  private mutating func change<Result>(
    _ element: Int, _ body: (inout FeedbackPlayer) -> Result
  ) -> Result {
    body(&players[element, default: FeedbackPlayer(scenes.scene(of: element))])
  }
}
