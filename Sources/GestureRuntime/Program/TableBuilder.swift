/// Takes instructions one by one, refuses what does not fit what came before, and collects the rest.
struct TableBuilder {
  var product: [UInt8] = []
  var estimator = VelocityEstimator()
  var swipeVelocity = 0.0
  var flingVelocity = 0.0
  var edgeWidth = 0.0
  var states: [StateEntry] = []
  var elements: [ElementEntry] = []
  var mechanics: [[UInt8]] = []
  var activities: [ActivityEntry] = []
  var guards: [GuardInstruction] = []
  var recognizers: [RecognizerEntry] = []
  var relations = RelationsBuilder()

  /// What the last instruction was about: decides what may follow.
  private(set) var subject = Subject.start
  /// Words of the last variable still to come.
  private var missingWords = 0
  private(set) var isComplete = false

  enum Subject { case start, declarations, activity, recognizer, name, step, relations, end }

  /// The most of anything that indices of 16 bits can name.
  static let limit = 65_535

  mutating func apply(_ instruction: Instruction) -> TableError.Reason? {
    if isComplete { return .misplaced }
    if missingWords > 0 && instruction.opcode != .word { return .misplaced }
    if subject == .start && instruction.opcode != .product { return .misplaced }
    let reader = OperandReader(instruction.operands)
    switch instruction.opcode {
    case .product, .velocity, .thresholds, .stateBool, .stateWords, .word, .stateNumber, .element, .mechanic:
      return declare(instruction.opcode, reader)
    case .activity, .begins, .after, .commitDistance, .commitShare, .commitVelocity, .over, .recognizer,
      .name:
      return bind(instruction.opcode, reader)
    case .isOneOf, .isLess, .isAtMost, .isEqual, .constant, .not, .and, .or:
      return addGuard(instruction.opcode, reader)
    case .press, .wait, .translate, .spread, .orbit, .lift:
      return addStep(instruction.opcode, reader)
    case .edges, .least, .before, .gap, .near, .apart, .slop, .distanceLeast, .distanceMost, .deviationLeast,
      .deviationMost, .velocityLeast, .velocityMost, .arc, .axis, .minSpan, .fingerSlop:
      return limit(instruction.opcode, reader)
    case .waits, .prefers, .together, .end:
      return relate(instruction.opcode, reader)
    case .follow, .ways, .turnPerWidth, .opacity, .size, .band, .bandBeyond, .clamp, .clampLeast, .clampMost,
      .anchor, .shrink, .haptic, .hapticWord, .motion, .curve, .spring, .springFor, .decay, .pages, .push,
      .goal, .fade:
      return addFeedback(instruction.opcode, reader)
    }
  }

  // MARK: Declarations

  private mutating func declare(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    guard (subject == .start) == (opcode == .product), subject == .start || subject == .declarations else {
      return .misplaced
    }
    subject = .declarations
    switch opcode {
    case .product: product = operands.text(0)
    case .velocity: return setVelocity(operands)
    case .thresholds: return setThresholds(operands)
    case .stateBool: states.append(StateEntry(name: operands.text(0), domain: .bool))
    case .stateWords: return declareWords(operands)
    case .word: return addWord(operands)
    case .stateNumber: return declareNumber(operands)
    case .element: return declareElement(operands)
    default: mechanics.append(operands.text(0))
    }
    return mechanics.count > Self.limit || states.count > Self.limit ? .tooMany : nil
  }

  private mutating func setVelocity(_ operands: OperandReader) -> TableError.Reason? {
    guard let fit = VelocityEstimator.Fit(rawValue: UInt8(clamping: operands.integer(0))),
      (1...UInt64(VelocityEstimator.sampleLimit)).contains(operands.integer(1)),
      let horizon = operands.time(2), let stopGap = operands.time(3), operands.number(4) > 0
    else { return .outOfRange }
    estimator = VelocityEstimator(
      fit: fit, samples: Int(operands.integer(1)), horizon: horizon, stopGap: stopGap,
      most: operands.number(4))
    return nil
  }

  private mutating func setThresholds(_ operands: OperandReader) -> TableError.Reason? {
    swipeVelocity = operands.number(0)
    flingVelocity = operands.number(1)
    edgeWidth = operands.number(2)
    return swipeVelocity < 0 || flingVelocity < 0 || edgeWidth < 0 ? .outOfRange : nil
  }

  private mutating func declareWords(_ operands: OperandReader) -> TableError.Reason? {
    guard operands.integer(1) > 0, operands.integer(1) <= UInt64(Self.limit) else { return .outOfRange }
    missingWords = Int(operands.integer(1))
    states.append(StateEntry(name: operands.text(0), domain: .words([])))
    return nil
  }

  private mutating func addWord(_ operands: OperandReader) -> TableError.Reason? {
    guard missingWords > 0, case .words(var words)? = states.last?.domain else { return .misplaced }
    states[states.count - 1].domain = .bool
    words.append(operands.text(0))
    states[states.count - 1].domain = .words(words)
    missingWords -= 1
    return nil
  }

  private mutating func declareNumber(_ operands: OperandReader) -> TableError.Reason? {
    guard operands.number(1) <= operands.number(2) else { return .outOfRange }
    let domain = StateDomain.number(low: operands.number(1), high: operands.number(2))
    states.append(StateEntry(name: operands.text(0), domain: domain))
    return nil
  }

  private mutating func declareElement(_ operands: OperandReader) -> TableError.Reason? {
    guard operands.integer(1) <= UInt64(elements.count) else { return .undeclared }
    guard elements.count < Self.limit else { return .tooMany }
    let parent = Int(operands.integer(1)) - 1
    let depth = parent < 0 ? 0 : elements[parent].depth + 1
    guard depth < 64 else { return .tooMany }
    elements.append(ElementEntry(name: operands.text(0), parent: parent, depth: depth))
    return nil
  }

  // MARK: Activities

  private mutating func bind(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    switch opcode {
    case .activity: return addActivity(operands)
    case .recognizer: return addRecognizer(operands)
    case .name: return addName(operands)
    default:
      guard subject == .activity, var activity = activities.last, activity.feedback == nil else {
        return .misplaced
      }
      if let reason = qualify(&activity, opcode, operands) { return reason }
      activities[activities.count - 1] = activity
      return nil
    }
  }

  private mutating func addActivity(_ operands: OperandReader) -> TableError.Reason? {
    if let reason = finishActivity() { return reason }
    guard operands.integer(2) < UInt64(elements.count) else { return .undeclared }
    guard activities.count < Self.limit else { return .tooMany }
    if let last = activities.last, !last.name.lexicographicallyPrecedes(operands.text(0)) {
      return .notInOrder
    }
    var activity = ActivityEntry(
      name: operands.text(0), does: operands.text(1), target: Int(operands.integer(2)))
    activity.guardStart = guards.count
    activity.guardEnd = guards.count
    activities.append(activity)
    subject = .activity
    return nil
  }

  private func qualify(
    _ activity: inout ActivityEntry, _ opcode: Opcode, _ operands: OperandReader
  ) -> TableError.Reason? {
    switch opcode {
    case .begins: activity.begins = true
    case .after:
      guard operands.integer(0) < UInt64(mechanics.count) else { return .undeclared }
      activity.after.append(Int(operands.integer(0)))
    case .over:
      guard operands.integer(0) < UInt64(elements.count) else { return .undeclared }
      if let last = activity.over.last, last >= Int(operands.integer(0)) { return .notInOrder }
      activity.over.append(Int(operands.integer(0)))
    case .commitDistance, .commitShare:
      guard activity.commitDistance == nil, operands.number(0) > 0 else { return .outOfRange }
      activity.commitDistance = operands.number(0)
      activity.commitIsShare = opcode == .commitShare
    default:
      guard activity.commitVelocity == nil, operands.number(0) > 0 else { return .outOfRange }
      activity.commitVelocity = operands.number(0)
    }
    return nil
  }

  /// Feedback comes before the guard, its instructions in the order of their bytes.
  private mutating func addFeedback(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    guard subject == .activity, let activity = activities.last, activity.guardStart == activity.guardEnd
    else {
      return .misplaced
    }
    var feedback = activity.feedback ?? FeedbackEntry()
    if let reason = feedback.apply(opcode, operands) { return reason }
    activities[activities.count - 1].feedback = feedback
    return nil
  }

  /// Checks feedback, guard and last recognizer of the activity that is complete now.
  private mutating func finishActivity() -> TableError.Reason? {
    if let reason = finishRecognizer() { return reason }
    guard let activity = activities.last else { return nil }
    if var feedback = activity.feedback {
      if let reason = feedback.finish(activity) { return reason }
      activities[activities.count - 1].feedback = feedback
    }
    return GuardCheck.reason(guards[activity.guardStart..<activity.guardEnd])
  }

  private mutating func addGuard(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    guard subject == .activity, !activities.isEmpty else { return .misplaced }
    let state = Int(clamping: operands.integer(0))
    let isTest = opcode == .isOneOf || opcode == .isLess || opcode == .isAtMost || opcode == .isEqual
    if isTest && state >= states.count { return .undeclared }
    switch opcode {
    case .isOneOf:
      guard operands.integer(1) <= UInt64(Self.limit) else { return .outOfRange }
      guards.append(.isOneOf(state: state, first: operands.integer(1), bits: operands.integer(2)))
    case .isLess: guards.append(.isLess(state: state, than: operands.number(1)))
    case .isAtMost: guards.append(.isAtMost(state: state, than: operands.number(1)))
    case .isEqual: guards.append(.isEqual(state: state, to: operands.number(1)))
    case .constant:
      guard operands.integer(0) < 2 else { return .outOfRange }
      guards.append(.constant(operands.integer(0) == 1))
    case .not: guards.append(.not)
    case .and: guards.append(.and)
    default: guards.append(.or)
    }
    activities[activities.count - 1].guardEnd = guards.count
    return nil
  }

  // MARK: Recognizers

  private mutating func addRecognizer(_ operands: OperandReader) -> TableError.Reason? {
    if let reason = finishRecognizer() { return reason }
    guard let activity = activities.last, subject != .relations else { return .misplaced }
    let fingers = operands.integer(0)...max(operands.integer(0), operands.integer(1))
    guard fingers.lowerBound >= 1, fingers.upperBound <= UInt64(TouchTracker.fingerLimit),
      operands.integer(0) <= operands.integer(1), operands.integer(2) < 2
    else { return .outOfRange }
    guard recognizers.count < Self.limit else { return .tooMany }
    recognizers.append(
      RecognizerEntry(
        activity: activities.count - 1, target: activity.target, fingersLeast: Int(fingers.lowerBound),
        fingersMost: Int(fingers.upperBound), isContinuous: operands.integer(2) == 1))
    subject = .recognizer
    return nil
  }

  private mutating func addName(_ operands: OperandReader) -> TableError.Reason? {
    guard subject == .recognizer || subject == .name else { return .misplaced }
    guard operands.integer(0) < UInt64(mechanics.count) else { return .undeclared }
    guard operands.integer(1) < 2 else { return .outOfRange }
    let recognizer = recognizers[recognizers.count - 1]
    guard operands.integer(2) >= UInt64(recognizer.fingersLeast), operands.integer(2) <= operands.integer(3),
      operands.integer(3) <= UInt64(recognizer.fingersMost)
    else { return .outOfRange }
    recognizers[recognizers.count - 1].names.append(
      NameEntry(
        mechanic: Int(operands.integer(0)), isContinuous: operands.integer(1) == 1,
        fingersLeast: Int(operands.integer(2)), fingersMost: Int(operands.integer(3))))
    subject = .name
    return nil
  }

  private mutating func addStep(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    guard subject == .name || subject == .step else { return .misplaced }
    guard recognizers[recognizers.count - 1].steps.count < 64 else { return .tooMany }
    var step = StepEntry(kind: Self.kind(opcode))
    if opcode == .spread || opcode == .orbit {
      guard (1...3).contains(operands.integer(0)) else { return .outOfRange }
      step.mask = UInt8(operands.integer(0))
    }
    recognizers[recognizers.count - 1].steps.append(step)
    subject = .step
    return nil
  }

  private static func kind(_ opcode: Opcode) -> StepKind {
    switch opcode {
    case .press: .press
    case .wait: .wait
    case .translate: .translate
    case .spread: .spread
    case .orbit: .orbit
    default: .lift
    }
  }

  private mutating func limit(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    let last = recognizers.count - 1
    if subject == .name {
      let name = recognizers[last].names.count - 1
      return recognizers[last].names[name].setLimit(opcode, operands)
    }
    guard subject == .step else { return .misplaced }
    return recognizers[last].steps[recognizers[last].steps.count - 1].setLimit(opcode, operands)
  }

  private mutating func finishRecognizer() -> TableError.Reason? {
    guard subject == .recognizer || subject == .name || subject == .step else { return nil }
    let last = recognizers.count - 1
    guard recognizers[last].finish() else { return .impossibleSteps }
    elements[recognizers[last].target].recognizers.append(last)
    return nil
  }

  // MARK: Relations

  private mutating func relate(_ opcode: Opcode, _ operands: OperandReader) -> TableError.Reason? {
    if subject != .relations {
      if let reason = finishActivity() { return reason }
      subject = .relations
    }
    if opcode == .end {
      if WaitCheck.hasCircle(relations.waits, activities: activities.count) { return .circular }
      isComplete = true
      return nil
    }
    guard operands.integer(0) < UInt64(activities.count), operands.integer(1) < UInt64(activities.count)
    else {
      return .undeclared
    }
    let key = Relations.key(Int(operands.integer(0)), Int(operands.integer(1)))
    if operands.integer(0) == operands.integer(1) { return .outOfRange }
    switch opcode {
    case .waits: return Self.append(key, to: &relations.waits)
    case .prefers: return Self.append(key, to: &relations.prefers)
    default:
      guard operands.integer(0) < operands.integer(1) else { return .notInOrder }
      return Self.append(key, to: &relations.together)
    }
  }

  private static func append(_ key: UInt32, to pairs: inout [UInt32]) -> TableError.Reason? {
    if let last = pairs.last, last >= key { return .notInOrder }
    pairs.append(key)
    return nil
  }
}

/// Typed access to operands of an instruction that the reader has decoded; one that it does not have is 0.
struct OperandReader {
  private let operands: [Operand]

  init(_ operands: [Operand]) { self.operands = operands }

  func integer(_ index: Int) -> UInt64 { index < operands.count ? operands[index].integer : 0 }
  func number(_ index: Int) -> Double { index < operands.count ? operands[index].number : 0 }
  func text(_ index: Int) -> [UInt8] { index < operands.count ? operands[index].text : [] }

  /// A time of at most 2^53 microseconds; `nil` when it is longer.
  func time(_ index: Int) -> Microseconds? {
    integer(index) <= UInt64(TouchTracker.timeLimit) ? Microseconds(integer(index)) : nil
  }
}
