/// Decides the next pairs of shapes on several cores, before the analysis needs them one by one.
///
/// A pair that takes long is decided only when the analysis needs it, and after several of these a thread stops. This wastes little work
/// when the analysis reaches its bound, and the bound is at the same pair on any number of cores.
struct DecideAhead {
  /// A pair of shapes, in the order in which it is decided, and the first recognizers with these shapes.
  struct Question: Sendable {
    var key: AnalyzeConflicts.DecisionKey
    var recognizers: [RecognizerPlace]
  }

  /// The data and the answers of one thread.
  private final class Worker: @unchecked Sendable {
    // Sendable: one thread at a time uses it, and `WorkSpread.run` waits for all of them.
    let recognizers: LoneRecognizers
    private let pool: ShapePool
    /// Its own copies, since threads that retain the same arrays slow each other down.
    private var shapes: [Int: RecognizerShape] = [:]
    var answers: [(key: AnalyzeConflicts.DecisionKey, decision: PairDecision)] = []
    /// The work on pairs that were not decided, in microseconds as `TouchSearch` counts them. Nothing else counts it.
    private var wasted = 0
    /// Where a worker leaves all other pairs to the analysis. No decision depends on this.
    private static let mostWasted = 200_000

    init(_ machine: Machine, _ pool: ShapePool) {
      recognizers = LoneRecognizers(machine)
      self.pool = pool
    }

    func shape(_ number: Int) -> RecognizerShape {
      if let known = shapes[number] { return known }
      let own = pool.shapes[number].unshared
      shapes[number] = own
      return own
    }

    /// The decision; `nil` if a limit cuts it short.
    func decide(_ question: Question, _ hand: HandLimits) -> PairDecision? {
      guard wasted < Self.mostWasted else { return nil }
      let decide = DecidePair(hand: hand, targets: question.key.targets, limits: .ahead)
      let found = decide.found(shape(question.key.first), shape(question.key.second))
      guard found.isComplete else {
        wasted += found.work
        return nil
      }
      let decision = decide.decide(found, question.recognizers, recognizers)
      if decision.work - found.work <= decide.limits.work { return decision }
      wasted += decision.work
      return nil
    }

    /// Removes and returns the answers, and begins anew.
    func takeAnswers() -> [(key: AnalyzeConflicts.DecisionKey, decision: PairDecision)] {
      defer { (answers, wasted) = ([], 0) }
      return answers
    }
  }

  private let spread: WorkSpread
  private let hand: HandLimits
  private let workers: [Worker]
  private var answers: [AnalyzeConflicts.DecisionKey: PairDecision] = [:]

  init(_ machine: Machine, _ hand: HandLimits, _ pool: ShapePool, _ spread: WorkSpread) {
    self.spread = spread
    self.hand = hand
    workers = spread.width > 1 ? (0..<spread.width).map { _ in Worker(machine, pool) } : []
  }

  /// Whether there are several threads.
  var isUseful: Bool { !workers.isEmpty }

  mutating func decide(_ questions: [Question]) {
    spread.run(questions, workers) { [hand] worker, question in
      if let decision = worker.decide(question, hand) {
        worker.answers.append((question.key, decision))
      }
    }
    for worker in workers {
      for (key, decision) in worker.takeAnswers() { answers[key] = decision }
    }
  }

  /// Removes and returns the decision about two shapes.
  mutating func take(_ key: AnalyzeConflicts.DecisionKey) -> PairDecision? {
    answers.isEmpty ? nil : answers.removeValue(forKey: key)
  }

  /// Drops decisions that were not used.
  mutating func forget() { answers = [:] }
}

extension AnalyzeConflicts {
  /// Number of pairs of activities in which to look for pairs of shapes to decide.
  private static let pairsAhead = 2048
  /// Number of pairs of shapes after which to stop looking.
  private static let questionsAhead = 256
  /// Least number of pairs of shapes for which starting threads is worthwhile.
  private static let leastAhead = 16

  /// Decides the shapes of the next pairs of activities.
  ///
  /// - Returns: the index of the pair before which to call this again.
  mutating func decideAhead(_ pairs: [(Int, Int)], from first: Int) -> Int {
    ahead.forget()
    guard ahead.isUseful, !isWellSpent, cache == nil else { return pairs.count }
    let start = ContinuousClock.now
    var asked: Set<DecisionKey> = []
    var questions: [DecideAhead.Question] = []
    var next = first
    while next < min(pairs.count, first + Self.pairsAhead), questions.count < Self.questionsAhead {
      let (a, b) = pairs[next]
      next += 1
      guard isAsked(a, b), isCompared(a, b) else { continue }
      questions += self.questions(a, b, &asked)
    }
    if questions.count >= Self.leastAhead { ahead.decide(questions) }
    report.profile.add(.search, since: start)
    return next
  }

  /// The undecided pairs of shapes of two activities.
  ///
  /// - Parameter asked: pairs of shapes that were seen before, in either order.
  private func questions(_ a: Int, _ b: Int, _ asked: inout Set<DecisionKey>) -> [DecideAhead.Question] {
    let targets = subject.targets(a, b)
    var questions: [DecideAhead.Question] = []
    for first in subject.shapes[a].indices where !subject.isLate[a][first] {
      for second in subject.shapes[b].indices where !subject.isLate[b][second] {
        for i in subject.shapes[a][first] {
          for j in subject.shapes[b][second] {
            var key = DecisionKey(first: i, second: j, targets: targets)
            guard asked.insert(key).inserted, decisions.index(forKey: key) == nil else { continue }
            var recognizers = [RecognizerPlace(a, first), RecognizerPlace(b, second)]
            if subject.pool.isOtherWayRound(key) {
              key = key.swapped
              recognizers.reverse()
              guard asked.insert(key).inserted else { continue }
            }
            guard here.decisions.index(forKey: key) == nil else { continue }
            questions.append(DecideAhead.Question(key: key, recognizers: recognizers))
          }
        }
      }
    }
    return questions
  }
}

extension RecognizerShape {
  /// A copy that shares no array with the original.
  fileprivate var unshared: RecognizerShape {
    var shape = self
    shape.contacts = contacts.map { contact in
      var contact = contact
      contact.steps = contact.steps.map { step in
        var step = step
        step.passDirections = AngleSet(kept: step.passDirections.ranges.map { $0 })
        step.holdDirections = AngleSet(kept: step.holdDirections.ranges.map { $0 })
        return step
      }
      return contact
    }
    return shape
  }
}
