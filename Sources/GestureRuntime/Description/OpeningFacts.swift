/// What a lift, a second finger, a timer or a movement does to recognizers while a touch is one finger that has done nothing.
///
/// It follows from the spec alone and is worked out when a table is loaded. A set of recognizers is a word with a bit for each, so a spec with
/// more than `limit` of them has no openings.
public struct OpeningFacts: Sendable {
  /// The number of bits of a word.
  public static var limit: Int { 64 }

  /// By element: recognizers whose target it is, and those whose target is it or one of its ancestors.
  public private(set) var onTarget: [UInt64] = []
  public private(set) var onPath: [UInt64] = []
  /// Recognizers that must come from an edge, by the edges that will do.
  public private(set) var edges: [OpeningEdges] = []
  /// Recognizers that do more than wait after their first press.
  public private(set) var hasty: UInt64 = 0
  /// Recognizers that a lift does not fail; that a second finger on the same element does not fail.
  public private(set) var lifts: UInt64 = 0
  public private(set) var takesSecond: UInt64 = 0
  /// By how long after the press their first timer is due, the soonest first.
  public private(set) var dues: [OpeningDue] = []
  /// Recognizers whose first timer fails them; those that it lets claim, with nothing more to be done.
  public private(set) var failsAtTimer: UInt64 = 0
  public private(set) var claimsAtTimer: UInt64 = 0
  /// By how far the finger can go before they take notice, the shortest way first.
  public private(set) var calms: [OpeningCalm] = []
  /// By the movement that concerns them.
  public private(set) var slops: [OpeningSlop] = []
  /// Recognizers whose activity stands in a `wait` or a `prefer`.
  public private(set) var related: UInt64 = 0
  /// Recognizers that claim at a timer or a movement, and need nothing else to do so.
  public private(set) var claimers: UInt64 = 0
  /// By recognizer: those that it outranks when both claim at the same instant.
  public private(set) var goesBefore: [UInt64] = []
  /// By recognizer: those that do not fail when it wins.
  public private(set) var survivors: [UInt64] = []
  /// By the number of a guard, recognizers that have it.
  private(set) var guarded: [UInt64] = []

  /// Of a program that has none.
  init() {}

  init(_ program: TableProgram, _ rows: ProgramRows) {
    let count = rows.recognizers.count
    guard count > 0, count <= Self.limit else { return }
    addElements(program, rows)
    guarded = Array(repeating: 0, count: program.settings.guards)
    for number in 0..<count {
      let bit: UInt64 = 1 << UInt64(number)
      let recognizer = rows.recognizers[number]
      let wait = rows.steps[rows.wait(number)]
      if recognizer.condition >= 0 { guarded[recognizer.condition] |= bit }
      addPress(recognizer, rows.steps[recognizer.first].mask, wait, bit)
      addTimer(recognizer, wait, bit)
      addMove(recognizer, wait, bit)
      if program.mayWait(recognizer.activity) || program.mayBePreferred(recognizer.activity) {
        related |= bit
      }
    }
    dues.sort { $0.time < $1.time }
    calms.sort { $0.square < $1.square }
    for number in 0..<count { addWinner(number, program, rows) }
  }

  private mutating func addElements(_ program: TableProgram, _ rows: ProgramRows) {
    for element in 0..<rows.startersOf.count {
      let those = rows.startersOf[element].reduce(UInt64(0)) { $0 | 1 << UInt64(rows.starters[$1]) }
      let parent = program.parent(element)
      onTarget.append(those)
      onPath.append(parent < 0 ? those : those | onPath[parent])
    }
  }

  private mutating func addPress(
    _ recognizer: ProgramRecognizer, _ mask: UInt8, _ wait: ProgramStep, _ bit: UInt64
  ) {
    if recognizer.sleeps || recognizer.claim == recognizer.first { hasty |= bit }
    if wait.kind == .lift { lifts |= bit }
    if recognizer.fingersMost > 1 { takesSecond |= bit }
    guard mask != 0 else { return }
    if let place = edges.firstIndex(where: { $0.mask == mask }) {
      edges[place].those |= bit
    } else {
      edges.append(OpeningEdges(mask: mask, those: bit))
    }
  }

  private mutating func addTimer(_ recognizer: ProgramRecognizer, _ wait: ProgramStep, _ bit: UInt64) {
    if wait.kind == .press || wait.kind == .lift || (wait.kind.isMove && wait.limits.least == 0) {
      failsAtTimer |= bit
    }
    // A hold that begins; one that is discrete may still have no name.
    if wait.kind == .wait && wait.isClaim && recognizer.isContinuous {
      claimsAtTimer |= bit
      claimers |= bit
    }
    guard recognizer.firstDue < .max else { return }
    if let place = dues.firstIndex(where: { $0.time == recognizer.firstDue }) {
      dues[place].those |= bit
    } else {
      dues.append(OpeningDue(time: recognizer.firstDue, those: bit))
    }
  }

  // MARK: Moves

  private mutating func addMove(_ recognizer: ProgramRecognizer, _ wait: ProgramStep, _ bit: UInt64) {
    guard wait.kind != .press else { return }
    addCalm(wait.quietSquare, bit)
    let least = wait.limits.distanceLeast
    let isSooner = wait.kind.isMove && least > 0 && least < wait.slop
    let place = slop(wait.slop, orAt: isSooner ? least : .infinity)
    switch wait.kind {
    case .press: break
    case .wait, .lift: if wait.keepsStill { slops[place].fails |= bit } else { slops[place].others |= bit }
    case .spread, .orbit: slops[place].others |= bit
    case .translate:
      guard wait.isClaim, recognizer.isContinuous, Self.isPlain(wait.limits, wait.slop) else {
        slops[place].others |= bit
        return
      }
      claimers |= bit
      if wait.isDirected { slops[place].directed |= bit } else { slops[place].claims |= bit }
    }
  }

  private mutating func addCalm(_ square: Double, _ bit: UInt64) {
    guard square < .infinity else { return }
    if let place = calms.firstIndex(where: { $0.square == square }) {
      calms[place].those |= bit
    } else {
      calms.append(OpeningCalm(square: square, those: bit))
    }
  }

  /// The place of those whom a movement beyond a slop concerns, or one of at least so far.
  private mutating func slop(_ slop: Double, orAt least: Double) -> Int {
    if let place = slops.firstIndex(where: { $0.slop == slop && $0.least == least }) { return place }
    slops.append(OpeningSlop(slop: slop, least: least))
    return slops.count - 1
  }

  /// Whether a movement that has passed its slop keeps all limits, but for its direction.
  private static func isPlain(_ limits: ProgramLimits, _ slop: Double) -> Bool {
    limits.distanceLeast <= slop && limits.distanceMost == .infinity && limits.deviationLeast <= 0
      && limits.deviationMost >= 180 && limits.velocityLeast <= 0 && limits.velocityMost == .infinity
      && limits.least == 0
  }

  // MARK: Winners

  private mutating func addWinner(_ number: Int, _ program: TableProgram, _ rows: ProgramRows) {
    goesBefore.append(0)
    survivors.append(.max)
    guard claimers & 1 << UInt64(number) != 0 else { return }
    survivors[number] = 0
    let mine = rows.recognizers[number]
    for other in 0..<rows.recognizers.count where other != number {
      let theirs = rows.recognizers[other]
      let bit: UInt64 = 1 << UInt64(other)
      let isOutside = mine.depth > theirs.depth
      let isLessSpecial =
        mine.depth == theirs.depth && mine.target == theirs.target
        && program.isSpecialCase(number, of: other)
      if isOutside || isLessSpecial { goesBefore[number] |= bit }
      if mine.activity == theirs.activity { continue }
      if program.areTogether(mine.activity, theirs.activity)
        || program.isPreferred(theirs.activity, over: mine.activity)
      {
        survivors[number] |= bit
      }
    }
  }
}

/// Recognizers whose first press must lie at one of some edges (bits as in a table).
public struct OpeningEdges: Sendable, BitwiseCopyable {
  public var mask: UInt8
  public var those: UInt64
}

/// Recognizers whose first timer is due so long after the press.
public struct OpeningDue: Sendable, BitwiseCopyable {
  public var time: Microseconds
  public var those: UInt64
}

/// Recognizers that take no notice of a finger up to this square of its distance from its press.
public struct OpeningCalm: Sendable, BitwiseCopyable {
  public var square: Double
  public var those: UInt64
}

/// What a movement beyond a slop, or of at least a distance (infinite for none), does to recognizers.
public struct OpeningSlop: Sendable, BitwiseCopyable {
  public var slop: Double
  public var least: Double
  public var fails: UInt64 = 0
  public var claims: UInt64 = 0
  /// They claim if the movement goes where they allow, and fail otherwise.
  public var directed: UInt64 = 0
  public var others: UInt64 = 0
}
