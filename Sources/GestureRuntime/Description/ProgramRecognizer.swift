/// A recognizer: a mechanic of an activity, or one movement with several names.
public struct ProgramRecognizer: Sendable, BitwiseCopyable {
  public var activity: Int
  public var target: Int
  /// How many ancestors the target has.
  public var depth: Int
  public var fingersLeast: Int
  public var fingersMost: Int
  public var isContinuous: Bool
  /// Numbers of its first step, of that at which it claims, and of how many there are.
  public var first: Int
  public var claim: Int
  public var count: Int
  /// The step that is asked when it begins again, and that which it starts with in the middle of a touch.
  public var again: Int
  public var middle: Int
  public var presses: Int
  /// The number of the last translation; -1 for none.
  public var translation: Int
  /// Numbers of its names, and which of them is the continuous one's; -1 for none.
  public var names: Int
  public var nameCount: Int
  public var continuousName: Int
  /// The mechanic whose name a continuous one bears before its end.
  public var mechanic: Int
  public var values: OutcomeValues
  /// From the first press to the first timer; `.max` for none.
  public var firstDue: Microseconds
  /// Whether it has an orbit: turns are added up from the base on.
  public var hasOrbit: Bool
  public var hasThreshold: Bool
  public var hasCommit: Bool
  public var commitDistance: Double
  public var commitIsShare: Bool
  public var commitVelocity: Double
  /// How many detents it has, see `GestureProgram.detent`; the commit distance is the first one's.
  public var detents: Int
  /// Whether its values keep to one axis of the screen; whether they count from the press.
  public var valuesAlong: Bool
  public var valuesFromPress: Bool
  public var claimsAtLift: Bool
  public var begins: Bool
  /// Whether it sleeps until a mechanic has claimed, see `GestureProgram.comes`.
  public var sleeps: Bool
  /// Whether nothing but its guard can fail it at its first press.
  public var startsPlainly: Bool
  /// The number of its guard; -1 where it has none.
  public var condition: Int
  /// What may touch.
  public var tools: TouchTools
  /// Its outcomes count touches in a row up to here; 0 for one that counts none.
  public var taps: UInt8
  /// Its outcomes say that it is possible so many microseconds after the press; `.max` where they do not.
  public var showsPossible: UInt32
  /// The next of them comes before so long after the lift, and at most so far from it.
  public var tapsBefore: Microseconds
  public var tapsNear: Double
  /// Points downward for twice the scale, where its movement is one; 0 for one whose scale is that of its fingers.
  public var doubling: Double
  /// Ends at which its touch may go on as another activity's, see `GestureProgram.taker`.
  public var handsOver: ContentEnds
  /// Whether how straight its movement goes counts: a step or a name limits the deviation. `ProgramMemory` sets it.
  @usableFromInline var followsWay = false
  /// Whether a lift of it must be on its target. `ProgramMemory` sets it.
  @usableFromInline var liftsOnTarget = false
  /// Whether it gets a candidate at no press: it only takes touches over.
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

  /// Those that its outcomes have before its end.
  @inlinable var valuesUnderWay: OutcomeValues {
    let values = values.subtracting(.velocity)
    return hasThreshold ? values.union(.progress) : values
  }

  /// Those at its end.
  @inlinable var valuesAtEnd: OutcomeValues {
    var values = values
    if hasThreshold { values.insert(.progress) }
    if hasCommit { values.insert(.committed) }
    return values
  }

  /// Whether something of it is noted frame by frame.
  @inlinable var isFollowed: Bool { values.contains(.rotation) || hasThreshold || followsWay }
}

extension ProgramRecognizer {
  /// With `followsWay` and `liftsOnTarget` as its steps and names have it.
  mutating func followWay(_ steps: [ProgramStep], _ names: [ProgramName]) {
    followsWay =
      steps[first..<(first + count)].contains { $0.kind == .translate && $0.limits.deviationMost < 180 }
      || names[self.names..<(self.names + nameCount)].contains { $0.limits.deviationMost < 180 }
    liftsOnTarget = steps[first..<(first + count)].contains { $0.liftSlop < .infinity }
  }
}

/// One name of a movement.
public struct ProgramName: Sendable, BitwiseCopyable {
  public var mechanic: Int
  public var fingersLeast: Int
  public var fingersMost: Int
  /// Whether it has any limits.
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
