/// The contents of a loaded table, for the emitter, which writes them as Swift.
///
/// The engine reads the same data, so both output styles have one source.
public struct ProgramFacts: Sendable {
  private let contents: TableContents
  private let program: TableProgram
  private let rows: ProgramRows

  /// - Parameter reading: the layout for which directions and edges are given.
  public init(_ table: Table, reading: ReadingDirection = .leftToRight) {
    contents = table.contents(reading)
    program = TableProgram(contents)
    rows = contents.memory.rows
  }

  public var recognizerCount: Int { rows.recognizers.count }
  public var stepCount: Int { rows.steps.count }
  public var nameCount: Int { rows.names.count }
  public var elementCount: Int { contents.elements.count }
  /// The number of different guards.
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

  /// The recognizers with this target, in the order in which they get candidates.
  public func starters(on element: Int) -> [Int] { rows.startersOf[element].map { rows.starters[$0] } }

  /// The mechanics of which one must have claimed before the recognizer may start.
  public func after(_ recognizer: Int) -> [Int] { program.after(recognizer) }

  /// The elements that a recognizer's outcomes name.
  public func over(_ recognizer: Int) -> [Int] { program.over(recognizer) }

  /// The detents of a recognizer, the nearest first.
  public func detents(_ recognizer: Int) -> [ProgramDetent] {
    (0..<program.recognizer(recognizer).detents).map { program.detent(recognizer, $0) }
  }

  /// The ranges of directions of a step.
  public func arcs(_ step: Int) -> [DirectionRange] { program.arcs(step) }

  /// The directions from which a step's deviation is measured, in degrees.
  public func axes(_ step: Int) -> [Double] { program.axes(step) }

  /// Whether recognizer `a` is the special case of `b`, which has the same target.
  public func isSpecialCase(_ a: Int, of b: Int) -> Bool { program.isSpecialCase(a, of: b) }

  /// The facts about openings: touches of one finger that has only landed.
  public var openings: OpeningFacts {
    OpeningFacts(program, rows, relations: contents.lists.view.pointee.relations)
  }

  /// The hand-overs: activity, activity that takes over, and ends.
  public var handOvers: [(activity: Int, taker: Int, ends: ContentEnds)] {
    let takers = contents.lists.view.pointee.takers
    return (0..<takers.count).map { (takers[$0].activity, takers[$0].taker, takers[$0].ends) }
  }

  /// Whether guards of hand-overs may ask the state of what a touch is on.
  public var asksPaths: Bool { program.asksPaths }

  /// Pairs of activities: the first waits for the second, is preferred to it, or may win together with it.
  public var relations: (waits: [(Int, Int)], prefers: [(Int, Int)], together: [(Int, Int)]) {
    func pairs(_ keys: SlabView<UInt32>) -> [(Int, Int)] {
      (0..<keys.count).map { (Int(keys[$0] >> 16), Int(keys[$0] & 0xffff)) }
    }
    let relations = contents.lists.view.pointee.relations
    return (pairs(relations.waits), pairs(relations.prefers), pairs(relations.together))
  }
}
