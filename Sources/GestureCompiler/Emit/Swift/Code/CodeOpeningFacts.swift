import GestureRuntime

/// What `EmitCodeOpenings` writes: which recognizers do what as long as a touch is one finger that has done nothing.
struct CodeOpeningFacts {
  private let facts: ProgramFacts
  private let relations: (waits: [(Int, Int)], prefers: [(Int, Int)], together: [(Int, Int)])

  init(_ facts: ProgramFacts) {
    self.facts = facts
    relations = facts.relations
  }

  var all: [Int] { Array(0..<facts.recognizerCount) }

  /// Recognizers whose target is an element or one of its ancestors.
  func onPath(of element: Int) -> [Int] {
    var numbers: [Int] = []
    var current = element
    while current >= 0 {
      numbers += facts.starters(on: current)
      current = facts.parent(current)
    }
    return numbers
  }

  /// The step that a recognizer waits for after its first press.
  func wait(_ number: Int) -> ProgramStep {
    let recognizer = facts.recognizer(number)
    return facts.step(
      recognizer.fingersLeast > 1 ? recognizer.first : min(recognizer.first + 1, recognizer.claim))
  }

  func edges(_ number: Int) -> UInt8 { facts.step(facts.recognizer(number).first).mask }

  func isHasty(_ number: Int) -> Bool {
    let recognizer = facts.recognizer(number)
    return recognizer.sleeps || recognizer.claim == recognizer.first
  }

  // MARK: Timers

  var byFirstDue: [(time: Microseconds, numbers: [Int])] {
    grouped { facts.recognizer($0).firstDue }.filter { $0.value < .max }.map { ($0.value, $0.numbers) }
  }

  func failsAtTimer(_ number: Int) -> Bool {
    let wait = wait(number)
    return wait.kind == .press || wait.kind == .lift || (wait.kind.isMove && wait.limits.least == 0)
  }

  /// A hold that begins; one that is discrete may still have no name.
  func claimsAtTimer(_ number: Int) -> Bool {
    wait(number).kind == .wait && wait(number).isClaim && facts.recognizer(number).isContinuous
  }

  // MARK: Moves

  var byCalm: [(square: Double, numbers: [Int])] {
    grouped { wait($0).kind == .press ? .infinity : wait($0).quietSquare }.filter { $0.value < .infinity }
      .map { ($0.value, $0.numbers) }
  }

  /// What a movement beyond its slop does to a recognizer.
  enum Crossing { case nothing, fails, claims, directed, other }

  func crossing(_ number: Int) -> Crossing {
    let step = wait(number)
    switch step.kind {
    case .press: return .nothing
    case .wait, .lift: return step.keepsStill ? .fails : .other
    case .spread, .orbit: return .other
    case .translate: break
    }
    let limits = step.limits
    let isPlain =
      limits.distanceLeast <= step.slop && limits.distanceMost == .infinity && limits.deviationLeast <= 0
      && limits.deviationMost >= 180 && limits.velocityLeast <= 0 && limits.velocityMost == .infinity
      && limits.least == 0
    guard isPlain, step.isClaim, facts.recognizer(number).isContinuous else { return .other }
    return step.isDirected ? .directed : .claims
  }

  /// Recognizers by the size of the movement that concerns them, as a condition over `size`.
  var crossings: [(condition: String, numbers: [Int])] {
    let concerned = all.filter { crossing($0) != .nothing }
    return EmitCodeDirections.grouped(concerned) { number in
      let step = wait(number)
      let least = step.limits.distanceLeast
      let beyond = "size > \(EmitCode.number(step.slop))"
      guard step.kind.isMove, least > 0, least < step.slop else { return beyond }
      return "\(beyond) || size >= \(EmitCode.number(least))"
    }.map { ($0.text, $0.numbers) }
  }

  // MARK: Winners

  func mayClaim(_ number: Int) -> Bool {
    claimsAtTimer(number) || crossing(number) == .claims || crossing(number) == .directed
  }

  func isRelated(_ number: Int) -> Bool {
    let activity = facts.recognizer(number).activity
    return (relations.waits + relations.prefers).contains { $0.0 == activity || $0.1 == activity }
  }

  /// Those that lie further out, or on the same target and are less special.
  func goesBefore(_ number: Int) -> [Int] {
    let mine = facts.recognizer(number)
    return all.filter { other in
      let theirs = facts.recognizer(other)
      if other == number { return false }
      if mine.depth != theirs.depth { return mine.depth > theirs.depth }
      return mine.target == theirs.target && facts.isSpecialCase(number, of: other)
    }
  }

  func survivors(_ winner: Int) -> [Int] {
    let activity = facts.recognizer(winner).activity
    return all.filter { number in
      let other = facts.recognizer(number).activity
      let pair = (min(activity, other), max(activity, other))
      return other != activity
        && (relations.together.contains { $0 == pair }
          || relations.prefers.contains { $0 == (other, activity) })
    }
  }

  /// Recognizers with the same value together, the least value first.
  private func grouped<Value: Hashable & Comparable>(
    _ value: (Int) -> Value
  ) -> [(value: Value, numbers: [Int])] {
    Dictionary(grouping: all, by: value).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
