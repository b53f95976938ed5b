/// A builder of a table's contents. It takes instructions one by one and refuses those that do not fit the earlier ones.
struct TableBuilder: ~Copyable {
  /// The bytes of the table, which have its texts.
  let bytes: [UInt8]
  var product = TableText.none
  var estimator = VelocityEstimator()
  var swipeVelocity = 0.0
  var flingVelocity = 0.0
  var edgeWidth = 0.0
  var states = SlabBuilder<StateEntry>()
  /// The words of all variables.
  var words = SlabBuilder<TableText>()
  var elements = SlabBuilder<ElementEntry>()
  var mechanics = SlabBuilder<TableText>()
  var activities = SlabBuilder<ActivityEntry>()
  var feedback = FeedbackLists()
  var guards = SlabBuilder<GuardInstruction>()
  var conditions = GuardNumbers()
  /// Recognizers with their names and steps, for a layout from left to right.
  var flat = FlatTable()
  var relations = RelationsBuilder()

  // These entries are not complete. They change here and are added to their lists at the end.
  var activity = ActivityEntry(name: .none, does: .none, target: 0)
  var ownFeedback = FeedbackBuilder()
  var recognizer = RecognizerEntry(
    activity: 0, target: 0, fingersLeast: 1, fingersMost: 1, isContinuous: false)
  /// The names and steps of `recognizer`.
  var ownNames = SlabBuilder<NameEntry>()
  var ownSteps = SlabBuilder<StepEntry>()
  var name = NameEntry(mechanic: 0, isContinuous: false, fingersLeast: 1, fingersMost: 1)
  var entry = StepEntry(.press)

  /// The subject of the last instruction, which decides the instructions that may follow.
  var subject = Subject.start
  /// The number of missing words of the last variable.
  var missingWords = 0
  var isComplete = false

  /// Whether the last instruction belongs to an activity.
  var isInActivity: Bool {
    switch subject {
    case .activity, .recognizer, .name, .step: true
    case .start, .declarations, .relations, .end: false
    }
  }

  enum Subject { case start, declarations, activity, recognizer, name, step, relations, end }

  // Readers of specs have the same limits: see `LimitsFitTablesTests`.

  /// The greatest count of any kind of entry, for indices of 16 bits.
  static let limit = 65_535
  /// The greatest number of levels of elements.
  static let mostLevels = 64
  /// The greatest numbers of steps and of presses of a recognizer.
  static let mostSteps = 64
  static let mostPresses = 8
  /// The greatest number of directions or of axes of a step.
  static let mostDirections = 16
  /// The greatest number of detents: more than people can distinguish on a screen.
  static let mostDetents = 16
  /// The greatest delay of `possible`: ten seconds, in microseconds. No touch takes longer to be recognized.
  static let mostShowing: Microseconds = 10_000_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reserves memory for the usual number of entries of a table of this size.
  mutating func reserve(forBytes count: Int) {
    let usual = min(count / 48, Self.limit)
    activities.reserve(usual)
    flat.reserve(usual)
  }

  mutating func apply(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    if isComplete { return .misplaced }
    if missingWords > 0 && opcode != .word { return .misplaced }
    if let reason = enter(opcode, operands) { return reason }
    if !operands.areAllowed(opcode.operands) { return .outOfRange }
    return add(opcode, operands)
  }

  /// Performs an instruction. A new instruction needs a declaration in `Opcode.info` and a case here.
  private mutating func add(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    switch opcode {
    case .product: product = operands.text(0)
    case .velocity: return setVelocity(operands)
    case .thresholds:
      (swipeVelocity, flingVelocity) = (operands.number(0), operands.number(1))
      edgeWidth = operands.number(2)
    case .stateBool: return declare(StateEntry(name: operands.text(0), domain: .bool))
    case .stateWords:
      missingWords = Int(operands.integer(1))
      return declare(StateEntry(name: operands.text(0), domain: .words(.none)))
    case .word: return addWord(operands)
    case .stateNumber: return declareNumber(operands)
    case .element: return declareElement(operands)
    case .stateOf: return giveState(operands)
    case .mechanic:
      mechanics.append(operands.text(0))
      return mechanics.count > Self.limit ? .tooMany : nil
    case .activity: return addActivity(operands)
    case .begins: activity.begins = true
    case .takesOver: activity.takesOver = true
    case .after: return addAfter(operands)
    case .over: return addOver(operands)
    case .valuesAlong: activity.valuesAlong = true
    case .valuesFromPress: activity.valuesFromPress = true
    case .tools: return setTools(operands)
    case .taps: return setTaps(operands)
    case .showsPossible: return setShowsPossible(operands)
    case .commitDistance: return setCommit(operands.number(0), isShare: false)
    case .commitShare: return setCommit(operands.number(0), isShare: true)
    case .commitVelocity: return setCommitVelocity(operands)
    case .detent: return addDetent(operands)
    case .isOneOf:
      return test(operands) {
        .isOneOf(state: $0, first: operands.integer(1), bits: operands.integer(2))
      }
    case .isLess: return test(operands) { .isLess(state: $0, than: operands.number(1)) }
    case .isAtMost: return test(operands) { .isAtMost(state: $0, than: operands.number(1)) }
    case .isEqual: return test(operands) { .isEqual(state: $0, to: operands.number(1)) }
    case .constant: ask(.constant(operands.integer(0) == 1))
    case .not: ask(.not)
    case .and: ask(.and)
    case .or: ask(.or)
    case .recognizer: return addRecognizer(operands)
    case .name: return addName(operands)
    case .press: return addStep(.press)
    case .wait: return addStep(.wait)
    case .translate: return addStep(.translate)
    case .spread: return addStep(.spread, senses: MoveSenses(rawValue: operands.bits(0)))
    case .orbit: return addStep(.orbit, senses: MoveSenses(rawValue: operands.bits(0)))
    case .lift: return addStep(.lift)
    case .edges: entry.step.edges = ScreenEdges(rawValue: operands.bits(0))
    case .gap: return setGap(operands)
    case .near: entry.step.near = operands.number(0)
    case .apart: entry.step.apart = operands.number(0)
    case .slop: entry.step.slop = operands.number(0)
    case .minSpan: entry.step.minSpan = operands.number(0)
    case .fingerSlop: entry.step.fingerSlop = operands.number(0)
    case .onTarget: entry.step.liftSlop = operands.number(0)
    case .arc: return addArc(operands)
    case .mirrored: entry.isMirrored = true
    case .axis: return addAxis(operands)
    case .doubling: entry.doubling = operands.number(0)
    case .least: changeLimits { $0.least = operands.known(0) }
    case .before: changeLimits { $0.before = operands.known(0) }
    case .distanceLeast: changeLimits { $0.distanceLeast = operands.number(0) }
    case .distanceMost: changeLimits { $0.distanceMost = operands.number(0) }
    case .deviationLeast: changeLimits { $0.deviationLeast = operands.number(0) }
    case .deviationMost: changeLimits { $0.deviationMost = operands.number(0) }
    case .velocityLeast: changeLimits { $0.velocityLeast = operands.number(0) }
    case .velocityMost: changeLimits { $0.velocityMost = operands.number(0) }
    case .waits: return Self.relate(operands, of: activities.count, in: &relations.waits)
    case .prefers: return Self.relate(operands, of: activities.count, in: &relations.prefers)
    case .together:
      if operands.integer(0) > operands.integer(1) && operands.integer(0) < UInt64(activities.count) {
        return .notInOrder
      }
      return Self.relate(operands, of: activities.count, in: &relations.together)
    case .handOver: return addHandOver(operands)
    case .end: return finish()
    case .follow: ownFeedback.setFollow(operands)
    case .ways: ownFeedback.entry.plan.ways = FeedbackPlan.Ways(rawValue: operands.bits(0))
    case .turnPerWidth: ownFeedback.entry.plan.turnPerWidth = operands.number(0)
    case .opacity: ownFeedback.entry.plan.opacity = FeedbackBuilder.fade(operands)
    case .size: ownFeedback.entry.plan.size = FeedbackBuilder.fade(operands)
    case .band: return ownFeedback.setBand(operands)
    case .bandBeyond: return ownFeedback.setBandBeyond(operands)
    case .clamp: return ownFeedback.setClamp(operands)
    case .clampLeast: return ownFeedback.limitClamp(operands) { $0.least = $1 }
    case .clampMost: return ownFeedback.limitClamp(operands) { $0.most = $1 }
    case .anchor: ownFeedback.entry.plan.anchor = .fingers
    case .shrink: return ownFeedback.setShrink(operands)
    case .haptic: return ownFeedback.setHaptic(operands)
    case .hapticWord: return ownFeedback.setHapticWord(operands, &feedback)
    case .motion: return ownFeedback.beginMotion(operands, &feedback)
    case .curve: ownFeedback.motion.setCurve(operands)
    case .spring: return ownFeedback.motion.setSpring(operands, isWithResponse: true)
    case .springFor: return ownFeedback.motion.setSpring(operands, isWithResponse: false)
    case .decay: return ownFeedback.motion.setDecay(operands)
    case .pages: return ownFeedback.motion.setPages(operands)
    case .push: ownFeedback.motion.setPush(operands)
    case .goal: return ownFeedback.motion.setTarget(operands)
    case .fade: return ownFeedback.motion.setOpacity(operands)
    case .plain: return ownFeedback.motion.setPlain()
    }
    return nil
  }

  // MARK: Where an instruction may stand

  /// Checks whether an instruction may follow here, and finishes the entries to which it does not belong.
  ///
  /// - Parameter operands: not yet checked.
  private mutating func enter(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    switch opcode.place {
    case .product:
      guard subject == .start else { return .misplaced }
      subject = .declarations
    case .declaration: return subject == .declarations ? nil : .misplaced
    case .word: return missingWords > 0 ? nil : .misplaced
    case .activity: return subject == .start || subject == .relations ? .misplaced : finishActivity()
    case .qualifier:
      return subject == .activity && activity.feedback < 0 ? nil : .misplaced
    case .feedback, .feedbackDetail: return enterFeedback() ? ownFeedback.enter(opcode) : .misplaced
    case .moment:
      return enterFeedback() ? ownFeedback.enter(opcode, at: operands.integer(0)) : .misplaced
    case .motionDetail: return enterFeedback() ? ownFeedback.enterMotion(opcode) : .misplaced
    case .condition: return subject == .activity ? nil : .misplaced
    case .recognizer:
      if let reason = finishRecognizer() { return reason }
      return isInActivity ? nil : .misplaced
    case .name: return subject == .recognizer || subject == .name ? nil : .misplaced
    case .step: return subject == .name || subject == .step ? nil : .misplaced
    case .limit(let kinds):
      return subject == .step && kinds.contains(entry.kind) ? nil : .misplaced
    case .limitOfAny: return subject == .name || subject == .step ? nil : .misplaced
    case .relation, .end:
      if subject == .start { return .misplaced }
      if subject != .relations {
        if let reason = finishActivity() { return reason }
        subject = .relations
      }
    }
    return nil
  }
}
