import GestureRuntime

/// An element instance that shows feedback.
struct ShownThing: Sendable, Hashable, Comparable {
  var element: Int
  /// The number of the instance; 0 if none is named.
  var instance: UInt64

  static func < (a: Self, b: Self) -> Bool { (a.element, a.instance) < (b.element, b.instance) }

  /// The path with keys, such as `list[inbox]/message[42]`.
  func path(_ table: Table, _ instances: InstanceNames) -> String {
    instances.path(instance) ?? table.elementPath(ElementID(index: element))
  }
}

/// Plays the feedback of a replay, with one player for each target instance of an activity with feedback.
struct FeedbackStage {
  /// An event that changes the feedback of an element.
  enum Event: Sendable {
    case outcome(Outcome, FeedbackCues)
    case press(activity: Int)
    case release(activity: Int)
  }

  private let table: Table
  private let scenes: FeedbackScenes
  private let instances: InstanceNames
  private let plans: [FeedbackPlan?]
  private(set) var players: [ShownThing: FeedbackPlayer] = [:]
  /// Candidates that may still claim, by target instance; and candidates that show a press.
  private var waiting: [ShownThing: Set<UInt32>] = [:]
  private var pressing: [UInt32: (activity: Int, thing: ShownThing)] = [:]

  init(_ table: Table, _ scenes: FeedbackScenes, _ instances: InstanceNames) {
    self.table = table
    self.instances = instances
    self.scenes = scenes
    plans = (0..<table.activityCount).map { table.feedback(of: $0) }
  }

  func target(of activity: Int, _ instance: UInt64) -> ShownThing {
    ShownThing(element: table.activityTarget(activity).index, instance: instance)
  }

  /// Processes one report of the replay.
  ///
  /// - Returns: the target instance and the event; `nil` if it changes no feedback.
  mutating func take(_ moment: ReplayMoment) -> (thing: ShownThing, time: Microseconds, event: Event)? {
    switch moment {
    case .outcome(let outcome):
      let thing = target(of: outcome.activity, outcome.instance)
      guard let plan = table.feedback(of: outcome.activity, at: outcome.detent) else { return nil }
      let cues = change(thing, outcome.time) { $0.receive(outcome, as: plan) }
      if outcome.phase.isClaim { waiting[thing] = nil }
      return (thing, outcome.time, .outcome(outcome, cues))
    case .reason(let event): return take(event)
    }
  }

  private mutating func take(
    _ event: CandidateEvent
  ) -> (thing: ShownThing, time: Microseconds, event: Event)? {
    let activity = table.recognizerActivity(event.recognizer)
    let thing = target(of: activity, event.instance)
    guard let plan = plans[activity] else { return nil }
    switch event.happening {
    case .started:
      waiting[thing, default: []].insert(event.candidate)
      if plan.press != nil { pressing[event.candidate] = (activity, thing) }
      let wasMoving = players[thing]?.isActive(at: event.time) ?? false
      change(thing, event.time) { $0.press(at: event.time, as: plan) }
      return plan.press != nil || wasMoving ? (thing, event.time, .press(activity: activity)) : nil
    case .admitted:
      pressing[event.candidate] = nil
      return nil
    case .failed: return fail(event, activity, thing)
    case .guardFailed, .advanced, .claimed, .held, .handedOver, .handOverRefused, .tookOver: return nil
    }
  }

  /// Ends the press that a failed candidate shows. After the last candidate, the element is released.
  private mutating func fail(
    _ event: CandidateEvent, _ activity: Int, _ thing: ShownThing
  ) -> (thing: ShownThing, time: Microseconds, event: Event)? {
    let hadPress = pressing.removeValue(forKey: event.candidate) != nil
    let wasLast = waiting[thing]?.remove(event.candidate) != nil && waiting[thing]?.isEmpty == true
    if hadPress { change(thing, event.time) { $0.cancelPress(at: event.time) } }
    if wasLast { change(thing, event.time) { $0.release(at: event.time) } }
    let moves = wasLast && players[thing]?.isActive(at: event.time) == true
    return hadPress || moves ? (thing, event.time, .release(activity: activity)) : nil
  }

  /// The activity whose press an element instance shows; the first if there are several.
  func pressed(on thing: ShownThing) -> Int? {
    pressing.values.filter { $0.thing == thing }.map(\.activity).min()
  }

  /// Changes the player of an element instance. At rest it gets the scene of that time, as hosts measure it then.
  @discardableResult
  private mutating func change<Result>(
    _ thing: ShownThing, _ time: Microseconds, _ body: (inout FeedbackPlayer) -> Result
  ) -> Result {
    var player = players[thing] ?? FeedbackPlayer()
    if !player.isActive(at: time) {
      player.scene = scenes.scene(of: thing.element, thing.path(table, instances), at: time)
    }
    defer { players[thing] = player }
    return body(&player)
  }
}
