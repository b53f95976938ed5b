/// A recognizer: a mechanic of an activity, or one movement with several names.
public struct ProgramRecognizer: Sendable, BitwiseCopyable {
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
  /// The steps at which a candidate resumes when its fingers are complete again: `again` after it had won, else `middle`.
  public var again: Int
  public var middle: Int
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
  public var hasThreshold: Bool
  public var hasCommit: Bool
  public var commitDistance: Double
  public var commitIsShare: Bool
  public var commitVelocity: Double
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
  /// The time in microseconds from the press to the outcome `possible`; `.max` if it reports none.
  public var showsPossible: UInt32
  /// The limits for the next touch of a row: less than this time after the lift, and at most this many points from it.
  public var tapsBefore: Microseconds
  public var tapsNear: Double
  /// The downward points that double the scale, if its movement sets a scale; 0 if the scale is that of its fingers.
  public var doubling: Double
  /// The ends at which it may hand its touch over, see `GestureProgram.taker`.
  public var handsOver: ContentEnds
  /// Whether a step or a name limits the deviation of its movement. `ProgramMemory` sets it.
  @usableFromInline var followsWay = false
  /// Whether any of its lifts must be on the target. `ProgramMemory` sets it.
  @usableFromInline var liftsOnTarget = false
  /// Whether it only takes touches over, and gets no candidate at a press.
  public var takesOver: Bool

  @inlinable @inline(__always)
  public init(
    activity: Int, target: Int, depth: Int, fingersLeast: Int, fingersMost: Int, isContinuous: Bool,
    first: Int,
    claim: Int, count: Int, again: Int, middle: Int, presses: Int, translation: Int, names: Int,
    nameCount: Int = 1, continuousName: Int, mechanic: Int, values: OutcomeValues,
    firstDue: Microseconds = .max, hasOrbit: Bool = false, hasThreshold: Bool = false,
    hasCommit: Bool = false,
    commitDistance: Double = .infinity, commitIsShare: Bool = false, commitVelocity: Double = .infinity,
    detents: Int = 0,
    valuesAlong: Bool = false, valuesFromPress: Bool = false, claimsAtLift: Bool = false,
    begins: Bool = false, sleeps: Bool = false, startsPlainly: Bool = false,
    condition: Int = -1, tools: TouchTools = .usual, taps: UInt8 = 0,
    tapsBefore: Microseconds = 0, tapsNear: Double = 0, showsPossible: UInt32 = .max, doubling: Double = 0,
    handsOver: ContentEnds = [], takesOver: Bool = false
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
    self.middle = middle
    self.presses = presses
    self.translation = translation
    self.names = names
    self.nameCount = nameCount
    self.continuousName = continuousName
    self.mechanic = mechanic
    self.values = values
    self.firstDue = firstDue
    self.hasOrbit = hasOrbit
    self.hasThreshold = hasThreshold
    self.hasCommit = hasCommit
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
    self.showsPossible = showsPossible
    self.tapsBefore = tapsBefore
    self.tapsNear = tapsNear
    self.doubling = doubling
    self.handsOver = handsOver
    self.takesOver = takesOver
  }

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
  @inlinable var isFollowed: Bool { values.contains(.rotation) || hasThreshold || followsWay }
}

extension ProgramRecognizer {
  /// Sets `followsWay` and `liftsOnTarget` from its steps and names.
  mutating func followWay(_ steps: SlabView<ProgramStep>, _ names: SlabView<ProgramName>) {
    for number in first..<(first + count) {
      let step = steps.row(number)
      if step.pointee.kind == .translate && step.pointee.limits.deviationMost < 180 { followsWay = true }
      if step.pointee.liftSlop < .infinity { liftsOnTarget = true }
    }
    for number in self.names..<(self.names + nameCount)
    where names[number].limits.deviationMost < 180 { followsWay = true }
  }
}

/// One name of a movement.
public struct ProgramName: Sendable, BitwiseCopyable {
  public var mechanic: Int
  public var fingersLeast: Int
  public var fingersMost: Int
  /// Whether it has no limits.
  public var isOpen: Bool
  public var limits: ProgramLimits

  @inlinable @inline(__always)
  public init(_ mechanic: Int, fingersLeast: Int, fingersMost: Int, limits: ProgramLimits? = nil) {
    self.mechanic = mechanic
    self.fingersLeast = fingersLeast
    self.fingersMost = fingersMost
    isOpen = limits == nil
    self.limits = limits ?? ProgramLimits()
  }
}
