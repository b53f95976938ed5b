/// A recognizer: a mechanic of an activity, or one movement with several names.
///
/// Generated code has the properties that differ from their defaults. They are in the order of the initializer's parameters.
public struct ProgramRecognizer: Sendable, Equatable, BitwiseCopyable {
  public var activity: Int
  public var target: Int
  /// The number of the target's ancestors.
  public var depth: Int
  public var fingersLeast: Int
  public var fingersMost: Int
  public var isContinuous: Bool
  /// The number of its first step, the number of the step at which it claims, and the number of its steps.
  public var first: Int
  public var claim: Int
  public var count: Int
  /// The step at which a candidate that had won resumes when its fingers are complete again.
  public var again: Int
  public var presses: Int
  /// The number of the last translation step; -1 for none.
  public var translation: Int
  /// The number of its first name, the count of its names, and the index of the continuous one; -1 for none.
  public var names: Int
  public var nameCount: Int
  public var continuousName: Int
  /// The mechanic that a continuous recognizer reports before its end.
  public var mechanic: Int
  public var values: OutcomeValues
  /// The time from the first press to the first timer; `.max` for none.
  public var firstDue: Microseconds
  /// Whether it has an orbit. Its turns then add up from the base.
  public var hasOrbit: Bool
  /// The distance and the velocity of its commit; infinite for none.
  public let commitDistance: Double
  public var commitIsShare: Bool
  public let commitVelocity: Double
  /// The number of its detents, see `GestureProgram.detent`. `commitDistance` is that of the first.
  public var detents: Int
  /// Whether its values are restricted to one axis of the screen, and whether they count from the press.
  public var valuesAlong: Bool
  public var valuesFromPress: Bool
  public var claimsAtLift: Bool
  public var begins: Bool
  /// Whether it stays asleep until a mechanic has claimed, see `GestureProgram.comes`.
  public var sleeps: Bool
  /// Whether only its guard can prevent a candidate at its first press.
  public var startsPlainly: Bool
  /// The number of its guard; -1 for none.
  public var condition: Int
  /// The tools that it accepts.
  public var tools: TouchTools
  /// The number up to which its outcomes count touches in a row; 0 if they do not count.
  public var taps: UInt8
  /// The limits for the next touch of a row: less than this time after the lift, and at most this many points from it.
  public var tapsBefore: Microseconds
  public var tapsNear: Double
  /// The time in microseconds from the press to the outcome `possible`; `.max` if it reports none.
  public var showsPossible: UInt32
  /// The downward points that double the scale, if its movement sets a scale; 0 if the scale is that of its fingers.
  public var doubling: Double
  /// The ends at which it may hand its touch over, see `GestureProgram.taker`.
  public var handsOver: ContentEnds
  /// Whether it only takes touches over, and gets no candidate at a press.
  public var takesOver: Bool
  /// What follows from its other properties, its steps and its names.
  @usableFromInline var derived = Derived()

  @usableFromInline
  struct Derived: Sendable, Equatable, BitwiseCopyable {
    /// Whether it has a commit distance, and whether it has a commit at all.
    @usableFromInline var hasThreshold = false
    @usableFromInline var hasCommit = false
    // `ProgramMemory` sets the others.
    /// Whether its frames need the slow path: see `Candidate.isWatched`.
    @usableFromInline var isWatched = false
    /// Whether a step or a name limits the deviation of its movement.
    @usableFromInline var followsWay = false
    /// Whether any of its lifts must be on the target.
    @usableFromInline var liftsOnTarget = false
    /// Whether its place and times are all that its outcome at the lift of one finger depends on.
    @usableFromInline var endsPlainly = false
    /// Whether that holds for two touches in a row, and whether only time and place of the second press can fail it.
    @usableFromInline var repeatsPlainly = false

    @inlinable init() {}
  }

  @inlinable @inline(__always)
  public init(
    activity: Int = 0, target: Int = 0, depth: Int = 0, fingersLeast: Int = 1, fingersMost: Int = 1,
    isContinuous: Bool = false, first: Int = 0, claim: Int = 0, count: Int = 0, again: Int = 0,
    presses: Int = 1, translation: Int = -1, names: Int = 0, nameCount: Int = 1, continuousName: Int = -1,
    mechanic: Int = 0, values: OutcomeValues = OutcomeValues(rawValue: 0), firstDue: Microseconds = .max,
    hasOrbit: Bool = false,
    commitDistance: Double = .infinity, commitIsShare: Bool = false, commitVelocity: Double = .infinity,
    detents: Int = 0, valuesAlong: Bool = false, valuesFromPress: Bool = false, claimsAtLift: Bool = false,
    begins: Bool = false, sleeps: Bool = false, startsPlainly: Bool = false, condition: Int = -1,
    tools: TouchTools = .usual, taps: UInt8 = 0, tapsBefore: Microseconds = 0, tapsNear: Double = 0,
    showsPossible: UInt32 = .max, doubling: Double = 0, handsOver: ContentEnds = ContentEnds(rawValue: 0),
    takesOver: Bool = false
  ) {
    self.activity = activity
    self.target = target
    self.depth = depth
    self.fingersLeast = fingersLeast
    self.fingersMost = fingersMost
    self.isContinuous = isContinuous
    self.first = first
    self.claim = claim
    self.count = count
    self.again = again
    self.presses = presses
    self.translation = translation
    self.names = names
    self.nameCount = nameCount
    self.continuousName = continuousName
    self.mechanic = mechanic
    self.values = values
    self.firstDue = firstDue
    self.hasOrbit = hasOrbit
    self.commitDistance = commitDistance
    self.commitIsShare = commitIsShare
    self.commitVelocity = commitVelocity
    self.detents = detents
    self.valuesAlong = valuesAlong
    self.valuesFromPress = valuesFromPress
    self.claimsAtLift = claimsAtLift
    self.begins = begins
    self.sleeps = sleeps
    self.startsPlainly = startsPlainly
    self.condition = condition
    self.tools = tools
    self.taps = taps
    self.tapsBefore = tapsBefore
    self.tapsNear = tapsNear
    self.showsPossible = showsPossible
    self.doubling = doubling
    self.handsOver = handsOver
    self.takesOver = takesOver
    derived.hasThreshold = commitDistance < .infinity
    derived.hasCommit = derived.hasThreshold || commitVelocity < .infinity
  }

  @inlinable public var hasThreshold: Bool { derived.hasThreshold }
  @inlinable public var hasCommit: Bool { derived.hasCommit }

  /// The step at which a candidate that has not won resumes when its fingers are complete again.
  @inlinable var middle: Int { min(first + 1, claim) }

  /// The values of its outcomes before the end.
  @inlinable var valuesUnderWay: OutcomeValues {
    let values = values.subtracting(.velocity)
    return hasThreshold ? values.union(.progress) : values
  }

  /// The values of its outcome at the end.
  @inlinable var valuesAtEnd: OutcomeValues {
    var values = values
    if hasThreshold { values.insert(.progress) }
    if hasCommit { values.insert(.committed) }
    return values
  }

  /// Whether the engine has to follow it in every frame.
  @inlinable var isFollowed: Bool {
    isContinuous && (values.contains(.rotation) || hasThreshold || derived.followsWay)
  }
}

extension ProgramRecognizer {
  /// Whether it starts with two fingers and then waits for an action of both.
  func beginsWithPair(_ steps: SlabView<ProgramStep>) -> Bool {
    guard fingersLeast == 2, startsPlainly else { return false }
    let kind = steps[first + 1].kind
    return kind != .press && (!hasOrbit || kind == .orbit)
  }

  /// Sets what the fast path of touches needs to know.
  private mutating func derivePlainness(_ steps: SlabView<ProgramStep>, _ names: SlabView<ProgramName>) {
    derived.endsPlainly =
      claimsAtLift && !hasCommit && taps == 0 && values.isDisjoint(with: [.velocity, .over])
    if endsTwoTouches(steps) {
      derived.repeatsPlainly =
        derived.endsPlainly && nameCount == 1 && names[self.names].isOpen && steps[first + 2].takesAnyFinger
    }
  }

  /// Whether it is two touches, and the last lift claims at any velocity.
  private func endsTwoTouches(_ steps: SlabView<ProgramStep>) -> Bool {
    guard presses == 2, count == 4 else { return false }
    let (kind, limits) = (steps[first + 3].kind, steps[first + 3].limits)
    return kind == .lift && limits.least == 0 && limits.velocityLeast <= 0 && limits.velocityMost == .infinity
  }

  /// Sets what follows from its steps and names.
  mutating func derive(_ steps: SlabView<ProgramStep>, _ names: SlabView<ProgramName>) {
    derived.isWatched =
      hasThreshold || valuesAlong || values.contains(.over) || doubling > 0 || !handsOver.isEmpty
    for number in first..<(first + count) {
      let step = steps.row(number)
      if step.pointee.kind == .translate && step.pointee.limits.deviationMost < 180 {
        derived.followsWay = true
      }
      if step.pointee.liftSlop < .infinity { derived.liftsOnTarget = true }
    }
    #if !FEW_BYTES && !hasFeature(Embedded)
      derivePlainness(steps, names)
    #endif
    for number in self.names..<(self.names + nameCount)
    where names[number].limits.deviationMost < 180 { derived.followsWay = true }
  }
}

/// One name of a movement.
public struct ProgramName: Sendable, BitwiseCopyable {
  public var mechanic: Int
  public var fingersLeast: Int
  public var fingersMost: Int
  /// Whether it has no limits.
  public var isOpen: Bool
  /// Whether it has no limits but those of the velocity.
  @usableFromInline let isOfVelocity: Bool
  public let limits: ProgramLimits

  @inlinable @inline(__always)
  public init(_ mechanic: Int, fingersLeast: Int, fingersMost: Int, limits: ProgramLimits? = nil) {
    self.mechanic = mechanic
    self.fingersLeast = fingersLeast
    self.fingersMost = fingersMost
    isOpen = limits == nil
    self.limits = limits ?? ProgramLimits()
    isOfVelocity =
      self.limits
      == ProgramLimits(velocityLeast: self.limits.velocityLeast, velocityMost: self.limits.velocityMost)
  }
}
