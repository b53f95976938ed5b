/// The effects of a lift, a second finger, a timer or a movement on the recognizers of an opening. The touch is then one finger that has
/// only landed.
///
/// They follow from the spec alone and are computed when a table is loaded. Recognizers are bits by their numbers, 64 to a word.
public struct OpeningFacts: Sendable {
  /// The number of recognizers with a bit in one word.
  @inlinable public static var bits: Int { 64 }

  /// The bit of a recognizer in its word.
  @inlinable @inline(__always)
  public static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number % bits) }

  /// The number of words for some recognizers.
  static func words(of recognizers: Int) -> Int { (recognizers + bits - 1) / bits }

  /// The facts by word: the first word has the recognizers 0 to 63.
  package private(set) var words: [OpeningWord] = []
  /// Whether the first press of any recognizer must be at an edge.
  package private(set) var hasEdges = false
  /// Whether any recognizer accepts other tools than the usual ones.
  package private(set) var hasTools = false

  /// Creates the facts of a program without openings.
  init() {}

  init(_ program: TableProgram, _ rows: ProgramRows, relations: Relations) {
    let count = rows.recognizers.count
    // Whether an activity has a recognizer with several presses.
    var repeats = [Bool](repeating: false, count: relations.marks.count)
    for number in 0..<count where rows.recognizers[number].presses > 1 {
      repeats[rows.recognizers[number].activity] = true
    }
    for first in stride(from: 0, to: count, by: Self.bits) {
      var word = OpeningWord(elements: rows.startersOf.count, guards: program.settings.guards)
      for number in first..<min(first + Self.bits, count) {
        let activity = rows.recognizers[number].activity
        word.add(number, rows, marks: relations.marks[activity], repeats: repeats[activity])
        hasTools = hasTools || rows.recognizers[number].tools != .usual
      }
      word.finish(program)
      hasEdges = hasEdges || !word.edges.isEmpty
      words.append(word)
    }
  }
}

/// The facts about the recognizers of one word.
package struct OpeningWord: Sendable {
  /// For each element: recognizers whose target it is, and recognizers whose target is the element or an ancestor.
  package private(set) var onTarget: [UInt64]
  package private(set) var onPath: [UInt64] = []
  /// Recognizers whose first press must be at an edge, by their allowed edges, and recognizers that may start anywhere.
  package private(set) var edges: [OpeningEdges] = []
  package private(set) var edgeless = UInt64.max
  /// Recognizers by the time from the press to their first timer, the earliest first.
  package private(set) var dues: [OpeningDue] = []
  /// Recognizers by the distance within which they do not react to the finger, the shortest first.
  package private(set) var calms: [OpeningCalm] = []
  /// Recognizers by the movement to which they react, the shortest first.
  package private(set) var slops: [OpeningSlop] = []
  /// Recognizers by the number of their guard.
  package private(set) var guarded: [UInt64]
  package private(set) var sets = OpeningSets()
  /// Recognizers by accepted tool.
  package private(set) var tools = OpeningTools()

  init(elements: Int, guards: Int) {
    onTarget = Array(repeating: 0, count: elements)
    guarded = Array(repeating: 0, count: guards)
  }

  /// - Parameter repeats: whether a recognizer of its activity has several presses.
  fileprivate mutating func add(_ number: Int, _ rows: ProgramRows, marks: UInt8, repeats: Bool) {
    let bit = OpeningFacts.bit(number)
    let recognizer = rows.recognizers[number]
    let wait = rows.steps[rows.wait(number)]
    if recognizer.takesOver { return }
    onTarget[recognizer.target] |= bit
    if recognizer.condition >= 0 { guarded[recognizer.condition] |= bit }
    tools.add(recognizer.tools, bit)
    if marks & 3 != 0 { sets.related |= bit }
    if marks & 4 != 0 { sets.together |= bit }
    addPress(recognizer, rows.steps[recognizer.first], wait, bit)
    addTimer(recognizer, wait, bit)
    addMove(recognizer, wait, bit)
    if marks == 0 { addLift(recognizer, wait, rows, repeats, bit) }
    if recognizer.beginsWithPair(rows.steps) { sets.pairs |= bit }
  }

  fileprivate mutating func finish(_ program: TableProgram) {
    for element in onTarget.indices {
      let parent = program.parent(element)
      onPath.append(parent < 0 ? onTarget[element] : onTarget[element] | onPath[parent])
    }
    edgeless = ~edges.reduce(0) { $0 | $1.those }
    dues = dues.inOrder { $0.time < $1.time }
    calms = calms.inOrder { $0.square < $1.square }
    slops = slops.inOrder { $0.reach < $1.reach }
  }

  private mutating func addPress(
    _ recognizer: ProgramRecognizer, _ press: ProgramStep, _ wait: ProgramStep, _ bit: UInt64
  ) {
    if recognizer.sleeps || recognizer.claim == recognizer.first || recognizer.showsPossible < .max
      || recognizer.derived.liftsOnTarget || press.mayRefuse(firstOf: recognizer.fingersLeast)
    {
      sets.hasty |= bit
    }
    if wait.kind == .lift { sets.lifts |= bit }
    if recognizer.fingersMost > 1 { sets.takesSecond |= bit }
    guard !press.edges.isEmpty else { return }
    if let place = edges.firstIndex(where: { $0.edges == press.edges }) {
      edges[place].those |= bit
    } else {
      edges.append(OpeningEdges(edges: press.edges, those: bit))
    }
  }

  /// Adds a recognizer without relations: its behavior at the lift does not depend on others.
  private mutating func addLift(
    _ recognizer: ProgramRecognizer, _ wait: ProgramStep, _ rows: ProgramRows, _ repeats: Bool,
    _ bit: UInt64
  ) {
    guard wait.kind == .lift, wait.limits.least == 0, wait.limits.velocityLeast <= 0,
      wait.limits.velocityMost == .infinity, recognizer.fingersLeast == 1
    else { return }
    if !wait.isClaim {
      if wait.next == .press { sets.waitsForPress |= bit }
      return
    }
    // A claim is not held for a recognizer of its own activity.
    guard !recognizer.begins, !repeats, recognizer.nameCount == 1,
      rows.names[recognizer.names].isOpen
    else { return }
    sets.claimsAtLift |= bit
  }

  private mutating func addTimer(_ recognizer: ProgramRecognizer, _ wait: ProgramStep, _ bit: UInt64) {
    if wait.failsAtFirstTimer || wait.kind == .press { sets.failsAtTimer |= bit }
    // A continuous hold begins at the timer. A discrete one may still get no name.
    if wait.kind == .wait && wait.isClaim && recognizer.isContinuous { sets.claimsAtTimer |= bit }
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
    case .move(let move):
      guard move == .translate, wait.isClaim, recognizer.isContinuous, Self.isPlain(wait.limits, wait.slop)
      else {
        slops[place].others |= bit
        return
      }
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

  /// The index of the entry for a movement longer than a slop, or at least as long as `least`. Creates the entry if needed.
  private mutating func slop(_ slop: Double, orAt least: Double) -> Int {
    if let place = slops.firstIndex(where: { $0.slop == slop && $0.least == least }) { return place }
    slops.append(OpeningSlop(slop: slop, least: least))
    return slops.count - 1
  }

  /// Whether every movement beyond the slop meets all limits except the direction.
  private static func isPlain(_ limits: ProgramLimits, _ slop: Double) -> Bool {
    limits.distanceLeast <= slop && limits.distanceMost == .infinity && limits.deviationLeast <= 0
      && limits.deviationMost >= 180 && limits.velocityLeast <= 0 && limits.velocityMost == .infinity
      && limits.least == 0
  }
}

/// Sets of the recognizers of one word, by behavior.
public struct OpeningSets: Sendable, BitwiseCopyable {
  /// Recognizers that do more than wait after their first press.
  public var hasty: UInt64 = 0
  /// Recognizers that do not fail at a lift, and recognizers that do not fail at a second finger on the same element.
  public var lifts: UInt64 = 0
  public var takesSecond: UInt64 = 0
  /// Recognizers that start with two fingers and then wait for a lift, a timer or a movement of both.
  public var pairs: UInt64 = 0
  /// Recognizers that always claim at the lift, and recognizers that then wait for the next press. None of them has a relation.
  public var claimsAtLift: UInt64 = 0
  public var waitsForPress: UInt64 = 0
  /// Recognizers that fail at their first timer, and recognizers that claim at it without further conditions.
  public var failsAtTimer: UInt64 = 0
  public var claimsAtTimer: UInt64 = 0
  /// Recognizers whose activity is in a `wait` or `prefer`, and recognizers whose activity is in a `together`.
  public var related: UInt64 = 0
  public var together: UInt64 = 0

  @inlinable
  public init() {}

  /// Creates the sets from constants that follow from the spec.
  @inlinable @inline(__always)
  public init(
    hasty: UInt64 = 0, lifts: UInt64 = 0, takesSecond: UInt64 = 0, pairs: UInt64 = 0,
    claimsAtLift: UInt64 = 0, waitsForPress: UInt64 = 0, failsAtTimer: UInt64 = 0, claimsAtTimer: UInt64 = 0,
    related: UInt64 = 0, together: UInt64 = 0
  ) {
    self.hasty = hasty
    self.lifts = lifts
    self.takesSecond = takesSecond
    self.pairs = pairs
    self.claimsAtLift = claimsAtLift
    self.waitsForPress = waitsForPress
    self.failsAtTimer = failsAtTimer
    self.claimsAtTimer = claimsAtTimer
    self.related = related
    self.together = together
  }
}

/// The recognizers of one word, by accepted tool.
package struct OpeningTools: Sendable, Equatable, BitwiseCopyable {
  package private(set) var finger: UInt64 = 0
  package private(set) var pen: UInt64 = 0
  package private(set) var eraser: UInt64 = 0
  package private(set) var mouse: UInt64 = 0

  init() {}

  mutating func add(_ tools: TouchTools, _ bit: UInt64) {
    if tools.contains(.finger) { finger |= bit }
    if tools.contains(.pen) { pen |= bit }
    if tools.contains(.eraser) { eraser |= bit }
    if tools.contains(.mouse) { mouse |= bit }
  }

  package subscript(tool: TouchTool) -> UInt64 {
    switch tool {
    case .finger: finger
    case .pen: pen
    case .eraser: eraser
    case .mouse: mouse
    case .palm: 0
    }
  }
}

/// Recognizers whose first press must be at one of these edges.
package struct OpeningEdges: Sendable, BitwiseCopyable {
  package var edges: ScreenEdges
  package var those: UInt64
}

/// Recognizers whose first timer is due at this time after the press.
package struct OpeningDue: Sendable, BitwiseCopyable {
  package var time: Microseconds
  package var those: UInt64
}

/// Recognizers that do not react to a finger up to this square of its distance from its press.
package struct OpeningCalm: Sendable, BitwiseCopyable {
  package var square: Double
  package var those: UInt64
}

/// The effect on recognizers of a movement longer than a slop, or at least as long as `least` (infinite for none).
package struct OpeningSlop: Sendable, BitwiseCopyable {
  package var slop: Double
  package var least: Double
  package var fails: UInt64 = 0
  package var claims: UInt64 = 0
  /// Recognizers that claim if they allow the direction of the movement, and fail otherwise.
  package var directed: UInt64 = 0
  package var others: UInt64 = 0

  /// The length below which no movement has an effect.
  var reach: Double { min(slop, least) }
}
