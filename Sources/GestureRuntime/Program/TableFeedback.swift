/// The feedback of an activity during decoding. Its instructions come in the order of their bytes. The instructions of a motion follow it,
/// and motions are ordered by their moment.
struct FeedbackBuilder: Sendable {
  var entry = FeedbackEntry()

  /// The last instruction outside motions, the last moment, and the last instruction inside a motion.
  private var last: UInt8 = 0
  private var lastMoment: UInt64?
  private var lastInMotion: UInt8?
  private var motion = MotionEntry()
  private var clampMotion: FeedbackPlan.Motion?

  /// - Parameter lists: receives the app's words and the motions of detents.
  mutating func apply(
    _ opcode: Opcode, _ operands: Operands, _ lists: inout FeedbackLists
  ) -> TableError.Reason? {
    let isInMotion = opcode.rawValue > Opcode.motion.rawValue
    if isInMotion {
      guard let before = lastInMotion else { return .misplaced }
      guard before < opcode.rawValue else { return .notInOrder }
      lastInMotion = opcode.rawValue
      return motion.apply(opcode, operands)
    }
    if let reason = inOrder(opcode, operands) { return reason }
    last = opcode.rawValue
    if opcode.rawValue >= Opcode.haptic.rawValue { return addMoment(opcode, operands, &lists) }
    return opcode.rawValue <= Opcode.size.rawValue ? follow(opcode, operands) : limit(opcode, operands)
  }

  /// Checks the order. Haptics and motions may appear several times, each with a later moment.
  private mutating func inOrder(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    let moment = operands.integer(0)
    let isSame =
      opcode == .motion
      ? last == opcode.rawValue : last == Opcode.haptic.rawValue || last == Opcode.hapticWord.rawValue
    switch opcode {
    case .haptic, .hapticWord, .motion:
      if isSame, let lastMoment, moment <= lastMoment { return .notInOrder }
      if !isSame, last > opcode.rawValue { return .notInOrder }
      lastMoment = moment
    default:
      if last >= opcode.rawValue { return .notInOrder }
    }
    return nil
  }

  // MARK: What follows

  private mutating func follow(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    switch opcode {
    case .follow:
      for index in 0..<4 where !(-100...100).contains(operands.number(index)) { return .outOfRange }
      entry.plan.translation = Point(x: operands.number(0), y: operands.number(1))
      entry.plan.fingersScale = operands.number(2)
      entry.plan.fingersTurn = operands.number(3)
    case .ways:
      guard (1...14).contains(operands.integer(0)) else { return .outOfRange }
      entry.plan.ways = FeedbackPlan.Ways(rawValue: UInt8(operands.integer(0)))
    case .turnPerWidth: entry.plan.turnPerWidth = operands.number(0)
    case .opacity: return Self.fade(operands, upTo: 1, &entry.plan.opacity)
    default: return Self.fade(operands, upTo: 100, &entry.plan.size)
    }
    return nil
  }

  private static func fade(
    _ operands: Operands, upTo most: Double, _ fade: inout FeedbackPlan.Fade
  ) -> TableError.Reason? {
    guard (0...most).contains(operands.number(0)), (0...most).contains(operands.number(1)) else {
      return .outOfRange
    }
    fade = FeedbackPlan.Fade(from: operands.number(0), to: operands.number(1))
    return nil
  }

  // MARK: Limits

  private mutating func limit(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    switch opcode {
    case .band:
      guard operands.integer(0) < 4, let law = FeedbackPlan.Band.Law(rawValue: UInt8(operands.integer(0))),
        operands.number(1) >= 0
      else { return .outOfRange }
      entry.plan.band = FeedbackPlan.Band(law: law, coefficient: operands.number(1))
    case .bandBeyond:
      guard entry.plan.band != nil else { return .misplaced }
      guard let length = Self.length(operands) else { return .outOfRange }
      entry.plan.band?.beyond = length
    case .clamp:
      guard operands.integer(0) < 4,
        let measure = FeedbackPlan.Clamp.Measure(rawValue: UInt8(operands.integer(0)))
      else { return .outOfRange }
      entry.plan.clamp = FeedbackPlan.Clamp(measure)
    case .clampLeast, .clampMost: return setClamp(opcode, operands.number(0))
    case .anchor:
      guard operands.integer(0) == 1 else { return .outOfRange }
      entry.plan.anchor = .fingers
    default: return setShrink(operands)
    }
    return nil
  }

  private mutating func setClamp(_ opcode: Opcode, _ value: Double) -> TableError.Reason? {
    guard var clamp = entry.plan.clamp else { return .misplaced }
    if clamp.measure == .scale, value < 0 { return .outOfRange }
    if opcode == .clampLeast { clamp.least = value } else { clamp.most = value }
    guard clamp.least <= clamp.most else { return .outOfRange }
    entry.plan.clamp = clamp
    return nil
  }

  private mutating func setShrink(_ operands: Operands) -> TableError.Reason? {
    guard let timeout = operands.time(0), let duration = operands.time(1), timeout >= 1, duration >= 1,
      duration <= timeout, (0...100).contains(operands.number(2))
    else { return .outOfRange }
    entry.plan.press = FeedbackPlan.Press(timeout: timeout, duration: duration, scale: operands.number(2))
    return nil
  }

  /// The length from two operands: whether it is a share, and its amount; nil if a value is not allowed.
  static func length(_ operands: Operands) -> FeedbackLength? {
    guard operands.integer(0) < 2, operands.number(1) >= 0 else { return nil }
    return operands.integer(0) == 1
      ? FeedbackLength(percent: operands.number(1)) : FeedbackLength(points: operands.number(1))
  }

  // MARK: Moments

  private mutating func addMoment(
    _ opcode: Opcode, _ operands: Operands, _ lists: inout FeedbackLists
  ) -> TableError.Reason? {
    let moment = operands.integer(0)
    if opcode == .motion {
      finishMotion(&lists)
      guard moment < 4 + UInt64(TableBuilder.mostDetents), let delay = operands.time(1) else {
        return .outOfRange
      }
      motion = MotionEntry(when: moment, delay: delay)
      lastInMotion = opcode.rawValue
      return nil
    }
    guard moment < 3 else { return .outOfRange }
    if opcode == .hapticWord {
      guard !operands.text(1).isEmpty else { return .outOfRange }
      entry.words.add(lists.words.count)
      lists.words.append(FeedbackWord(moment: moment, word: operands.text(1)))
      return setCue(.word, moment)
    }
    let strength = operands.number(2)
    guard let cue = FeedbackPlan.Cue(number: operands.integer(1), strength: strength) else {
      return .outOfRange
    }
    return setCue(cue, moment)
  }

  private mutating func setCue(_ cue: FeedbackPlan.Cue, _ moment: UInt64) -> TableError.Reason? {
    switch moment {
    case 0: entry.plan.haptics.claim = cue
    case 1: entry.plan.haptics.threshold = cue
    default: entry.plan.haptics.commit = cue
    }
    return nil
  }

  private mutating func finishMotion(_ lists: inout FeedbackLists) {
    guard lastInMotion != nil else { return }
    switch motion.when {
    case 0: entry.plan.onCommit = motion.motion
    case 1: entry.plan.onCancel = motion.motion
    case 2: entry.plan.onEnd = motion.motion
    case 3: clampMotion = motion.motion
    default:
      entry.commits.add(lists.commits.count)
      lists.commits.append(DetentMotion(detent: Int(motion.when) - 4, motion: motion.motion))
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

extension FeedbackPlan.Cue {
  /// Creates a cue from its number in tables. Only impacts have a strength.
  init?(number: UInt64, strength: Double) {
    if number == 9 {
      guard (0...1).contains(strength) else { return nil }
      self = .impact(strength)
      return
    }
    guard strength == 0 else { return nil }
    switch number {
    case 0: self = .light
    case 1: self = .medium
    case 2: self = .heavy
    case 3: self = .soft
    case 4: self = .rigid
    case 5: self = .selection
    case 6: self = .success
    case 7: self = .warning
    case 8: self = .error
    default: return nil
    }
  }
}

/// A motion during decoding.
struct MotionEntry: Sendable {
  var when: UInt64 = 0
  var delay: Microseconds = 0
  private var curve: (TimingCurve, Double)?
  private var spring: Spring?
  private var decay: Decay?
  private var pages: FeedbackLength?
  private var push: FeedbackPlan.Push?
  private var target = FeedbackPlan.Target.start
  private var opacity: Double?
  private var isPlain = false

  init(when: UInt64 = 0, delay: Microseconds = 0) {
    self.when = when
    self.delay = delay
  }

  var motion: FeedbackPlan.Motion {
    FeedbackPlan.Motion(path, to: target, delay: delay, push: push, opacity: opacity)
  }

  private var path: FeedbackPlan.Path {
    let bounce = spring ?? FeedbackPlan.Path.standardSpring
    if let pages { return .pages(decay ?? .fast, pages, bounce) }
    if let decay { return .decay(decay, bounce) }
    if let spring { return .spring(spring) }
    return curve.map { isPlain ? .plainCurve($0.0, $0.1) : .curve($0.0, $0.1) } ?? .atOnce
  }

  mutating func apply(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    switch opcode {
    case .curve: return setCurve(operands)
    case .spring, .springFor: return setSpring(opcode, operands)
    case .decay:
      guard curve == nil else { return .misplaced }
      guard (0.5...0.99999).contains(operands.number(0)) else { return .outOfRange }
      decay = Decay(rate: operands.number(0))
    case .pages:
      guard curve == nil else { return .misplaced }
      guard let length = FeedbackBuilder.length(operands), length.amount > 0 else { return .outOfRange }
      pages = length
    case .push:
      guard operands.integer(0) < 2 else { return .outOfRange }
      push = operands.integer(0) == 0 ? .distances(operands.number(1)) : .speed(operands.number(1))
    case .fade:
      guard when == 0 || when > 3 else { return .misplaced }
      guard (0...1).contains(operands.number(0)) else { return .outOfRange }
      opacity = operands.number(0)
    case .plain:
      guard curve != nil else { return .misplaced }
      isPlain = true
    default: return setTarget(operands.integer(0), operands.number(1))
    }
    return nil
  }

  private mutating func setCurve(_ operands: Operands) -> TableError.Reason? {
    guard let duration = operands.time(4), (0...1).contains(operands.number(0)),
      (0...1).contains(operands.number(2)), operands.number(1).magnitude <= 1000,
      operands.number(3).magnitude <= 1000
    else { return .outOfRange }
    let points = TimingCurve(
      x1: operands.number(0), y1: operands.number(1), x2: operands.number(2), y2: operands.number(3))
    curve = (points, Double(duration) / 1e6)
    return nil
  }

  private mutating func setSpring(_ opcode: Opcode, _ operands: Operands) -> TableError.Reason? {
    guard curve == nil, spring == nil else { return .misplaced }
    guard operands.number(0) >= 0, let time = operands.time(1) else { return .outOfRange }
    let seconds = Double(time) / 1e6
    spring =
      opcode == .spring
      ? Spring(dampingRatio: operands.number(0), response: seconds)
      : Spring(dampingRatio: operands.number(0), duration: seconds)
    return nil
  }

  private mutating func setTarget(_ kind: UInt64, _ amount: Double) -> TableError.Reason? {
    if kind < 5, amount != 0 { return .outOfRange }
    switch kind {
    case 0: target = .start
    case 1: target = .outside
    case 2: target = .threshold
    case 3: target = .page
    case 4: target = .inside
    case 5: target = .place(FeedbackLength(points: amount))
    case 6: target = .place(FeedbackLength(percent: amount))
    case 7: target = .scale(amount)
    case 8: target = .angle(amount)
    default: return .outOfRange
    }
    return nil
  }
}
