import GestureRuntime
import SpecParser
import TestSupport

/// A slow recognizer that follows `Docs/Recognition.md` to the letter: every candidate by itself, then arbitration.
final class ReferenceRecognizer {
  let spec: CheckedSpec
  let plans: [Plan]
  let world: World
  let arbiter: Arbiter
  var states: [Double]
  private var now: Microseconds?
  /// The time of the last instant.
  private var settled: Microseconds?
  let hands: Hands
  /// The instances of elements that the host has named for the next sample with an element.
  private var instances: [Int: UInt64] = [:]
  /// Where contents stand.
  let contents = Contents()
  /// The frames of elements that the host has named for the next press.
  private var frames: [Int: Rectangle] = [:]
  /// The moves of one time that have not been judged yet.
  private var frame: (time: Microseconds, moved: [Finger])?

  init(_ spec: CheckedSpec, screen: Point?) {
    self.spec = spec
    plans = withLateFingers(elaboratePlans(spec), spec).sorted {
      ($0.activityName, $0.firstName) < ($1.activityName, $1.firstName)
    }
    world = World(
      constants: Constants(metrics: spec.metrics), screen: screen, rounding: Rounding(), sizes: Sizes())
    let hands = Hands()
    self.hands = hands
    arbiter = Arbiter(Rules(spec), fingersInside: hands.inside)
    states = spec.states.map { state in
      if case .number(let low, _) = state.type { low } else { 0 }
    }
  }

  var outcomes: [NamedOutcome] { arbiter.outcomes }
  var rounding: Rounding { world.rounding }

  // MARK: Input

  func say(_ instance: UInt64, of element: Int) { instances[element] = instance }

  func say(_ frame: Rectangle, of element: Int) {
    frames[element] = frame
    world.sizes.known[element] = Point(x: frame.width, y: frame.height)
  }

  func set(slot: Int, value: Double) { states[slot] = value }

  /// Sets back the values of the last outcome.
  func reset(_ activity: String, _ value: ResetValue) {
    for candidate in arbiter.candidates where candidate.plan.activityName == activity {
      if candidate.status == .underWay { candidate.reset(value) }
    }
  }

  func advance(to time: Microseconds) -> Refusal? {
    if let now, time < now { return .timeWentBack }
    pass(to: time)
    return nil
  }

  func flush() {
    guard let frame else { return }
    self.frame = nil
    instant(frame.time) { move(frame.moved, frame.time) }
  }

  func feed(_ sample: TouchSample) -> Refusal? {
    let finger = hands.down.first { $0.number == sample.finger }
    if let refusal = refusal(of: sample, finger) { return refusal }
    // Instances count for one press, or for one sample that names the element under a finger.
    defer { if sample.phase == .down || sample.element != nil && sample.phase != .cancel { instances = [:] } }
    switch sample.phase {
    case .move: finger.map { takeMove($0, sample) }
    case .down: takeDown(sample)
    case .up: finger.map { takeUp($0, sample) }
    case .cancel: finger.map { takeCancel($0, sample) }
    }
    return nil
  }

  private func refusal(of sample: TouchSample, _ finger: Finger?) -> Refusal? {
    if let now, sample.time < now { return .timeWentBack }
    guard sample.location.x.isFinite, sample.location.y.isFinite else { return .placeIsNotFinite }
    if sample.phase == .down {
      if finger != nil { return .fingerIsDown }
      return hands.down.count >= 10 ? .tooManyFingers : nil
    }
    guard let finger else { return .fingerIsNotDown }
    let isSame = finger.history.last?.time == sample.time && finger.place == sample.location
    return sample.phase == .move && isSame ? .duplicate : nil
  }

  /// Lets time pass: the present frame is complete, and timers fire.
  private func pass(to time: Microseconds) {
    flush()
    while let due = nextTimer, due <= time {
      instant(due) {
        for candidate in arbiter.ordered where (candidate.deadline ?? .max) <= due {
          candidate.timer(at: due)
        }
      }
    }
    now = time
  }

  private var nextTimer: Microseconds? {
    let timers = arbiter.candidates.compactMap(\.deadline) + [arbiter.nextShowing(after: settled)]
    return timers.compactMap { $0 }.min()
  }

  private func takeMove(_ finger: Finger, _ sample: TouchSample) {
    if frame?.time != sample.time {
      pass(to: sample.time)
      frame = (sample.time, [])
    }
    if sample.element != nil { finger.pass(over: path(of: element(of: sample)), instances) }
    finger.move(to: sample.location, at: sample.time)
    frame?.moved.append(finger)
  }

  private func takeDown(_ sample: TouchSample) {
    pass(to: sample.time)
    let finger = Finger(
      serial: hands.fingers.count, sample: sample, path: path(of: element(of: sample)),
      instances: instances)
    finger.frames = frames
    frames = [:]
    let starts = finger.path.filter { hands.inside($0, with: finger).isEmpty }
    hands.fingers.append(finger)
    if let element = finger.element, let size = finger.size { world.sizes.known[element] = size }
    instant(sample.time) {
      press(finger, starts, sample.time)
      completeAgain(finger, sample.time)
    }
  }

  private func takeUp(_ finger: Finger, _ sample: TouchSample) {
    pass(to: sample.time)
    if sample.element != nil { finger.pass(over: path(of: element(of: sample)), instances) }
    defer { finger.isGone = true }
    if finger.place != sample.location {
      finger.move(to: sample.location, at: sample.time)
      instant(sample.time) { move([finger], sample.time) }
    }
    finger.isDown = false
    finger.liftTime = sample.time
    var contested: [Candidate] = []
    instant(sample.time) {
      contested = lift(finger, sample.time)
      endSequences()
      completeAgain(finger, sample.time)
    }
    contested.removeAll { $0.status != .underWay }
    guard !contested.isEmpty else { return }
    instant(sample.time) {
      for candidate in contested { end(candidate, sample.time) }
      endSequences()
      completeAgain(finger, sample.time)
    }
  }

  private func takeCancel(_ finger: Finger, _ sample: TouchSample) {
    pass(to: sample.time)
    defer { finger.isGone = true }
    finger.isDown = false
    finger.liftTime = sample.time
    instant(sample.time) {
      cancel(finger, sample.time)
      endSequences()
      completeAgain(finger, sample.time)
    }
  }

  private func element(of sample: TouchSample) -> Int? {
    sample.element == .nothing ? nil : sample.element?.index
  }

  private func path(of element: Int?) -> [Int] {
    var path: [Int] = []
    var next = element
    while let element = next {
      path.append(element)
      next = spec.elements[element].parent
    }
    return path
  }

  // MARK: One instant

  private func instant(_ time: Microseconds, _ takeIn: () -> Void) {
    takeIn()
    arbiter.settle(at: time)
    settled = time
  }

  private func move(_ moved: [Finger], _ time: Microseconds) {
    var leaving: [Candidate] = []
    for candidate in arbiter.ordered where candidate.isListening && moved.contains(where: candidate.has) {
      candidate.frame(at: time)
      guard candidate.status == .underWay else { continue }
      if endMet(candidate) != nil {
        leaving.append(candidate)
      } else {
        arbiter.emit(candidate.runningOutcome(.changed, at: time))
      }
    }
    handOver(leaving, moved, time)
    for finger in moved { finger.settled = finger.place }
  }

  private func press(_ finger: Finger, _ starts: [Int], _ time: Microseconds) {
    for candidate in arbiter.ordered where candidate.concerns(finger) {
      if candidate.status == .sleeping { candidate.contacts.insert(finger.serial) }
      guard candidate.isListening else { continue }
      candidate.press(finger, at: time, startsSequence: starts.contains(candidate.plan.target))
    }
    for plan in starts.flatMap({ target in plans.filter { $0.target == target } })
    where !plan.takesOver && takes(finger.tool, plan) && guardHolds(of: plan) {
      let candidate = Candidate(plan, world)
      candidate.home = finger
      arbiter.add(candidate)
      if plan.after.isEmpty {
        candidate.press(finger, at: time, startsSequence: true)
      } else {
        candidate.status = .sleeping
        candidate.sequenceStart = time
        candidate.contacts.insert(finger.serial)
      }
    }
    arbiter.failLosers(with: finger)
  }

  /// Whether a recognizer takes a tool: fingers and the mouse, unless the activity names tools.
  func takes(_ tool: TouchTool, _ plan: Plan) -> Bool {
    guard let named = spec.activities[plan.activity].tools else { return tool == .finger || tool == .mouse }
    return named.value.contains { $0.rawValue == "\(tool)" }
  }

  func guardHolds(of plan: Plan) -> Bool {
    guard let condition = spec.activities[plan.activity].condition else { return true }
    return holds(condition, in: states)
  }

  /// Takes in a lift, last by recognizers under way. They end, unless a claim may still take over from them.
  ///
  /// - Returns: recognizers from which a claim may still take over.
  private func lift(_ finger: Finger, _ time: Microseconds) -> [Candidate] {
    for candidate in arbiter.ordered where candidate.isAlive && candidate.has(finger) {
      candidate.lift(finger, at: time)
    }
    var contested: [Candidate] = []
    for candidate in arbiter.ordered where candidate.status == .underWay && candidate.has(finger) {
      candidate.lift(finger, at: time)
      guard candidate.lead.state == .ended else { continue }
      if arbiter.isContested(candidate) { contested.append(candidate) } else { end(candidate, time) }
    }
    return contested
  }

  private func end(_ candidate: Candidate, _ time: Microseconds) {
    arbiter.emit(candidate.endOutcome(at: time))
    arbiter.finish(candidate)
    beginAgain(candidate)
  }

  private func cancel(_ finger: Finger, _ time: Microseconds) {
    for candidate in arbiter.ordered where candidate.contacts.contains(finger.serial) {
      switch candidate.status {
      case .underWay:
        if candidate.has(finger) { arbiter.cancel(candidate, time) }
      case .possible, .sleeping, .incomplete: candidate.fail(.cancelled)
      case .held:
        if candidate.plan.isContinuous, candidate.lateEnd == nil { candidate.fail(.cancelled) }
      case .finished, .failed: break
      }
    }
  }

  /// Fails candidates that sleep or wait for more fingers, if no finger is left on their target.
  private func endSequences() {
    for candidate in arbiter.candidates where candidate.isYetToStart {
      if hands.inside(candidate).isEmpty { candidate.fail(.neverStarted) }
    }
  }

  // MARK: Starting in the middle

  /// Lets a continuous recognizer of several fingers that ended at a lift wait until its number of fingers is down again.
  private func beginAgain(_ candidate: Candidate) {
    guard candidate.plan.first.fingers.lowerBound > 1 else { return }
    let again = Candidate(candidate.plan, world)
    again.status = .incomplete
    again.contacts = candidate.contacts
    again.sequenceStart = candidate.sequenceStart
    again.home = candidate.home
    again.earlier = candidate
    arbiter.add(again)
  }

  /// Starts candidates whose number of fingers is complete. All fingers inside the target count, also those ignored before.
  private func completeAgain(_ finger: Finger, _ time: Microseconds) {
    for candidate in arbiter.ordered
    where candidate.status == .incomplete && candidate.concerns(finger) {
      let inside = hands.inside(candidate)
      guard candidate.plan.first.fingers.contains(inside.count) else { continue }
      candidate.wake(with: inside, at: time, isAgain: candidate.earlier != nil)
    }
  }
}
