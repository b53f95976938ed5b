/// What a loaded table says, for the emitter, which writes it as Swift.
///
/// It is what the engine reads of the table, so that both styles have one source.
public struct ProgramFacts: Sendable {
  private let contents: TableContents
  private let program: TableProgram
  private let rows: ProgramRows

  /// - Parameter reading: the layout whose directions and edges they are.
  public init(_ table: Table, reading: ReadingDirection = .leftToRight) {
    contents = table.contents(reading)
    program = TableProgram(contents)
    rows = contents.memory.rows
  }

  /// Whether generated code says the same as an instruction. What is added to the language is answered here, when the emitter has it.
  public static func knows(_ opcode: Opcode) -> Bool {
    switch opcode {
    case .takesOver, .product, .velocity, .thresholds, .stateBool, .stateWords, .word, .stateNumber, .element,
      .stateOf,
      .mechanic, .activity, .begins, .after, .commitDistance, .commitShare, .commitVelocity, .over, .tools,
      .detent, .taps, .valuesAlong, .valuesFromPress, .recognizer, .name, .isOneOf, .isLess, .isAtMost,
      .isEqual,
      .constant, .not, .and, .or, .press, .wait, .translate, .spread, .orbit, .lift, .edges, .least, .before,
      .gap,
      .near, .apart, .slop, .distanceLeast, .distanceMost, .deviationLeast, .deviationMost, .velocityLeast,
      .velocityMost, .arc, .axis, .minSpan, .fingerSlop, .mirrored, .doubling, .waits, .prefers, .together,
      .handOver, .showsPossible, .onTarget, .end:
      true
    // What is seen and felt is the same whatever recognizes.
    case .follow, .ways, .turnPerWidth, .opacity, .size, .band, .bandBeyond, .clamp, .clampLeast, .clampMost,
      .anchor, .shrink, .haptic, .hapticWord, .motion, .curve, .spring, .springFor, .decay, .pages, .push,
      .goal, .fade, .plain:
      true
    }
  }

  public var recognizerCount: Int { rows.recognizers.count }
  public var stepCount: Int { rows.steps.count }
  public var nameCount: Int { rows.names.count }
  public var elementCount: Int { contents.elements.count }
  /// How many different guards activities have.
  public var guardCount: Int { contents.settings.guards }
  public var activityCount: Int { contents.activities.count }
  public var presses: Int { contents.settings.presses }
  public var swipeVelocity: Double { contents.settings.swipeVelocity }
  public var flingVelocity: Double { contents.settings.flingVelocity }
  public var edgeWidth: Double { contents.settings.edgeWidth }
  public var velocity: (fit: UInt8, samples: Int, horizon: Microseconds, stopGap: Microseconds, most: Double)
  {
    let estimator = contents.settings.estimator
    return (
      estimator.fit.rawValue, estimator.samples, estimator.horizon, estimator.stopGap, estimator.most
    )
  }

  public func step(_ number: Int) -> ProgramStep { program.step(number) }
  public func recognizer(_ number: Int) -> ProgramRecognizer { program.recognizer(number) }
  public func name(_ number: Int) -> ProgramName { program.name(number) }
  public func parent(_ element: Int) -> Int { program.parent(element) }

  /// Recognizers whose target is an element, in the order in which they get their candidates.
  public func starters(on element: Int) -> [Int] { rows.startersOf[element].map { rows.starters[$0] } }

  /// Mechanics that a recognizer comes after.
  public func after(_ recognizer: Int) -> [Int] { program.after(recognizer) }

  /// Elements that a recognizer's outcomes name.
  public func over(_ recognizer: Int) -> [Int] { program.over(recognizer) }

  /// The places at which a recognizer's movement may commit, the nearest first.
  public func detents(_ recognizer: Int) -> [ProgramDetent] {
    (0..<program.recognizer(recognizer).detents).map { program.detent(recognizer, $0) }
  }

  /// The ranges of directions of a step.
  public func arcs(_ step: Int) -> [DirectionRange] { program.arcs(step) }

  /// What a step's deviation is measured from, in degrees.
  public func axes(_ step: Int) -> [Double] { program.axes(step) }

  /// Whether a recognizer is the special case of another on its target.
  public func isSpecialCase(_ a: Int, of b: Int) -> Bool { program.isSpecialCase(a, of: b) }

  /// What a touch of one finger comes to as long as it has done nothing.
  public var openings: OpeningFacts {
    OpeningFacts(program, rows, relations: contents.lists.view.pointee.relations)
  }

  /// Who hands over to whom at which ends.
  public var handOvers: [(activity: Int, taker: Int, ends: ContentEnds)] {
    let takers = contents.lists.view.pointee.takers
    return (0..<takers.count).map { (takers[$0].activity, takers[$0].taker, takers[$0].ends) }
  }

  /// Pairs of activities: those of which one waits for the other, is preferred to it, or may win beside it.
  public var relations: (waits: [(Int, Int)], prefers: [(Int, Int)], together: [(Int, Int)]) {
    func pairs(_ keys: SlabView<UInt32>) -> [(Int, Int)] {
      (0..<keys.count).map { (Int(keys[$0] >> 16), Int(keys[$0] & 0xffff)) }
    }
    let relations = contents.lists.view.pointee.relations
    return (pairs(relations.waits), pairs(relations.prefers), pairs(relations.together))
  }
}
