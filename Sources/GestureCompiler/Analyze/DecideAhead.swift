/// Decides pairs of shapes on several cores, shortly before they are asked for one after the other.
///
/// What takes long is left to whoever asks: so that little is done in vain where a bound is reached, and a bound is reached at the same
/// pair on any number of cores.
struct DecideAhead {
  /// A pair of shapes, the same way round as it is decided, and the recognizers by which it is met first.
  struct Question: Sendable {
    var key: AnalyzeConflicts.DecisionKey
    var recognizers: [AnalyzeConflicts.RecognizerPlace]
  }

  /// What one thread uses and has found.
  private final class Worker: @unchecked Sendable {
    // Sendable: one thread uses it at a time, and `WorkSpread.run` waits for all of them.
    let recognizers: LoneRecognizers
    private let pool: ShapePool
    /// Shapes of its own: threads that count references to the same arrays wait for each other.
    private var shapes: [Int: RecognizerShape] = [:]
    var answers: [(key: AnalyzeConflicts.DecisionKey, decision: PairDecision)] = []

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

    /// The decision, unless a limit cuts it short.
    func decide(_ question: Question, _ hand: HandLimits) -> PairDecision? {
      let decide = DecidePair(hand: hand, targets: question.key.targets, limits: .ahead)
      let found = decide.found(shape(question.key.first), shape(question.key.second))
      guard found.isComplete else { return nil }
      let decision = decide.decide(found, question.recognizers, recognizers)
      return decision.work - found.work <= decide.limits.work ? decision : nil
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

  /// Whether anything is gained by it.
  var isUseful: Bool { !workers.isEmpty }

  mutating func decide(_ questions: [Question]) {
    spread.run(questions, workers) { [hand] worker, question in
      if let decision = worker.decide(question, hand) {
        worker.answers.append((question.key, decision))
      }
    }
    for worker in workers {
      for (key, decision) in worker.answers { answers[key] = decision }
      worker.answers = []
    }
  }

  /// What was decided of two shapes; once.
  mutating func take(_ key: AnalyzeConflicts.DecisionKey) -> PairDecision? {
    answers.isEmpty ? nil : answers.removeValue(forKey: key)
  }

  /// What was not asked for is of no more use.
  mutating func forget() { answers = [:] }
}

extension AnalyzeConflicts {
  /// So many pairs of activities are looked at for pairs of shapes that are still to be decided.
  private static let pairsAhead = 2048
  /// So many pairs of shapes are decided at once.
  private static let questionsAhead = 256

  /// Decides what the next pairs will ask for.
  ///
  /// - Returns: the pair before which there is more to be decided.
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
      guard isCompared(a, b) else { continue }
      questions += self.questions(a, b, &asked)
    }
    if questions.count > 1 { ahead.decide(questions) }
    report.profile.add(.search, since: start)
    return next
  }

  /// What is still to be decided of two activities.
  ///
  /// - Parameter asked: what was looked at before, either way round.
  private func questions(_ a: Int, _ b: Int, _ asked: inout Set<DecisionKey>) -> [DecideAhead.Question] {
    let targets = subject.targets(a, b)
    var questions: [DecideAhead.Question] = []
    for first in subject.shapes[a].indices {
      for second in subject.shapes[b].indices {
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
  /// The same, in arrays that nothing else has.
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
