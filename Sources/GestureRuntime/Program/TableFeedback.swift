/// The feedback of an activity during decoding. Its instructions come in the order of their bytes. The instructions of a motion follow it,
/// and motions are ordered by their moment.
struct FeedbackBuilder: Sendable {
  var entry = FeedbackEntry()
  /// The last motion, which is added when it is complete.
  var motion = MotionEntry()

  /// The last instruction outside motions, the last moment, and the last instruction inside a motion.
  private var last: UInt8 = 0
  private var lastMoment: UInt64?
  private var lastInMotion: UInt8?
  private var clampMotion: FeedbackPlan.Motion?

  // MARK: Order

  /// Checks the order of an instruction that appears only once.
  mutating func enter(_ opcode: Opcode) -> TableError.Reason? {
    guard last < opcode.rawValue else { return .notInOrder }
    last = opcode.rawValue
    return nil
  }

  /// Checks the order of a haptic or a motion. Both may appear several times, each with a later moment.
  mutating func enter(_ opcode: Opcode, at moment: UInt64) -> TableError.Reason? {
    let isSame =
      opcode == .motion
      ? last == opcode.rawValue : last == Opcode.haptic.rawValue || last == Opcode.hapticWord.rawValue
    if isSame, let lastMoment, moment <= lastMoment { return .notInOrder }
    if !isSame, last > opcode.rawValue { return .notInOrder }
    last = opcode.rawValue
    lastMoment = moment
    return nil
  }

  /// Checks the order of an instruction inside a motion.
  mutating func enterMotion(_ opcode: Opcode) -> TableError.Reason? {
    guard let before = lastInMotion else { return .misplaced }
    guard before < opcode.rawValue else { return .notInOrder }
    lastInMotion = opcode.rawValue
    return nil
  }

  // MARK: What follows

  mutating func setFollow(_ operands: Operands) {
    entry.plan.translation = Point(x: operands.number(0), y: operands.number(1))
    entry.plan.fingersScale = operands.number(2)
    entry.plan.fingersTurn = operands.number(3)
  }

  static func fade(_ operands: Operands) -> FeedbackPlan.Fade {
    FeedbackPlan.Fade(from: operands.number(0), to: operands.number(1))
  }

  // MARK: Limits

  mutating func setBand(_ operands: Operands) -> TableError.Reason? {
    guard let law = FeedbackPlan.Band.Law(rawValue: UInt8(clamping: operands.integer(0))) else {
      return .outOfRange
    }
    entry.plan.band = FeedbackPlan.Band(law: law, coefficient: operands.number(1))
    return nil
  }

  mutating func setBandBeyond(_ operands: Operands) -> TableError.Reason? {
    guard entry.plan.band != nil else { return .misplaced }
    entry.plan.band?.beyond = Self.length(operands)
    return nil
  }

  mutating func setClamp(_ operands: Operands) -> TableError.Reason? {
    guard let measure = FeedbackPlan.Clamp.Measure(rawValue: UInt8(clamping: operands.integer(0))) else {
      return .outOfRange
    }
    entry.plan.clamp = FeedbackPlan.Clamp(measure)
    return nil
  }

  /// - Parameter set: sets one end of the clamp.
  mutating func limitClamp(
    _ operands: Operands, _ set: (inout FeedbackPlan.Clamp, Double) -> Void
  ) -> TableError.Reason? {
    guard var clamp = entry.plan.clamp else { return .misplaced }
    if clamp.measure == .scale, operands.number(0) < 0 { return .outOfRange }
    set(&clamp, operands.number(0))
    guard clamp.least <= clamp.most else { return .outOfRange }
    entry.plan.clamp = clamp
    return nil
  }

  mutating func setShrink(_ operands: Operands) -> TableError.Reason? {
    let (timeout, duration) = (operands.known(0), operands.known(1))
    guard duration <= timeout else { return .outOfRange }
    entry.plan.press = FeedbackPlan.Press(timeout: timeout, duration: duration, scale: operands.number(2))
    return nil
  }

  /// The length from two operands: whether it is a share, and its amount.
  static func length(_ operands: Operands) -> FeedbackLength {
    operands.integer(0) == 1
      ? FeedbackLength(percent: operands.number(1)) : FeedbackLength(points: operands.number(1))
  }

  // MARK: Moments

  mutating func setHaptic(_ operands: Operands) -> TableError.Reason? {
    guard let moment = FeedbackPlan.Haptics.Moment(wire: operands.integer(0)),
      let cue = FeedbackPlan.Cue(wire: operands.integer(1), strength: operands.number(2))
    else { return .outOfRange }
    entry.plan.haptics[moment] = cue
    return nil
  }

  /// - Parameter lists: receives the app's word.
  mutating func setHapticWord(_ operands: Operands, _ lists: inout FeedbackLists) -> TableError.Reason? {
    guard let moment = FeedbackPlan.Haptics.Moment(wire: operands.integer(0)), !operands.text(1).isEmpty
    else { return .outOfRange }
    entry.words.add(lists.words.count)
    lists.words.append(FeedbackWord(moment: moment, word: operands.text(1)))
    entry.plan.haptics[moment] = .word
    return nil
  }

  /// - Parameter lists: receives the motion before, if it is that of a detent.
  mutating func beginMotion(_ operands: Operands, _ lists: inout FeedbackLists) -> TableError.Reason? {
    finishMotion(&lists)
    guard let moment = FeedbackPlan.Motion.Moment(wire: operands.integer(0)) else { return .outOfRange }
    motion = MotionEntry(moment: moment, delay: operands.known(1))
    lastInMotion = Opcode.motion.rawValue
    return nil
  }

  private mutating func finishMotion(_ lists: inout FeedbackLists) {
    guard lastInMotion != nil else { return }
    switch motion.moment {
    case .commit: entry.plan.onCommit = motion.motion
    case .cancel: entry.plan.onCancel = motion.motion
    case .end: entry.plan.onEnd = motion.motion
    case .clamp: clampMotion = motion.motion
    case .detent(let detent):
      entry.commits.add(lists.commits.count)
      lists.commits.append(DetentMotion(detent: detent, motion: motion.motion))
    }
    lastInMotion = nil
  }

  /// Completes the feedback with the activity's commit, after all instructions were read.
  mutating func finish(_ activity: ActivityEntry, _ lists: inout FeedbackLists) -> TableError.Reason? {
    finishMotion(&lists)
    if let clampMotion {
      guard case _? = entry.plan.clamp else { return .misplaced }
      entry.plan.clamp?.motion = clampMotion
    }
    if !entry.commits.isEmpty, let last = lists.commits.last, last.detent >= activity.detents.count {
      return .undeclared
    }
    entry.plan.hasCommit = activity.hasCommit
    entry.plan.threshold = activity.commitDistance.map {
      activity.commitIsShare ? FeedbackLength(percent: $0) : FeedbackLength(points: $0)
    }
    lists.entries.append(entry)
    return nil
  }
}
