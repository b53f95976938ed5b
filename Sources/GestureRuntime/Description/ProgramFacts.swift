/// The contents of a loaded table, for the emitter, which writes them as Swift.
///
/// The engine reads the same data, so both output styles have one source.
package struct ProgramFacts: Sendable {
  private let contents: TableContents
  private let program: TableProgram
  private let rows: ProgramRows

  /// - Parameter reading: the layout for which directions and edges are given.
  package init(_ table: Table, reading: ReadingDirection = .leftToRight) {
    contents = table.contents(reading)
    program = TableProgram(contents)
    rows = contents.memory.rows
  }

  package var recognizerCount: Int { rows.recognizers.count }
  package var stepCount: Int { rows.steps.count }
  package var nameCount: Int { rows.names.count }
  package var elementCount: Int { contents.elements.count }
  /// The number of different guards.
  package var guardCount: Int { contents.settings.guards }
  package var activityCount: Int { contents.activities.count }
  package var presses: Int { contents.settings.presses }
  package var swipeVelocity: Double { contents.settings.swipeVelocity }
  package var flingVelocity: Double { contents.settings.flingVelocity }
  package var edgeWidth: Double { contents.settings.edgeWidth }
  package var velocity: (fit: UInt8, samples: Int, horizon: Microseconds, stopGap: Microseconds, most: Double)
  {
    let estimator = contents.settings.estimator
    return (
      estimator.fit.rawValue, estimator.samples, estimator.horizon, estimator.stopGap, estimator.most
    )
  }

  package func step(_ number: Int) -> ProgramStep { program.step(number) }
  package func recognizer(_ number: Int) -> ProgramRecognizer { program.recognizer(number) }
  package func name(_ number: Int) -> ProgramName { program.name(number) }
  package func parent(_ element: Int) -> Int { program.parent(element) }

  /// The recognizers with this target, in the order in which they get candidates.
  package func starters(on element: Int) -> [Int] { rows.startersOf[element].map { rows.starters[$0] } }

  /// The mechanics of which one must have claimed before the recognizer may start.
  package func after(_ recognizer: Int) -> [Int] { program.after(recognizer) }

  /// The elements that a recognizer's outcomes name.
  package func over(_ recognizer: Int) -> [Int] { program.over(recognizer) }

  /// The detents of a recognizer, the nearest first.
  package func detents(_ recognizer: Int) -> [ProgramDetent] {
    (0..<program.recognizer(recognizer).detents).map { program.detent(recognizer, $0) }
  }

  /// The ranges of directions of a step.
  package func arcs(_ step: Int) -> [DirectionRange] { program.arcs(step) }

  /// The directions from which a step's deviation is measured, in degrees.
  package func axes(_ step: Int) -> [Double] { program.axes(step) }

  /// Whether recognizer `a` is the special case of `b`, which has the same target.
  package func isSpecialCase(_ a: Int, of b: Int) -> Bool { program.isSpecialCase(a, of: b) }

  /// The facts about openings: touches of one finger that has only landed.
  package var openings: OpeningFacts {
    OpeningFacts(program, rows, relations: contents.lists.view.pointee.relations)
  }

  /// The hand-overs: activity, activity that takes over, and ends.
  package var handOvers: [(activity: Int, taker: Int, ends: ContentEnds)] {
    let takers = contents.lists.view.pointee.takers
    return (0..<takers.count).map { (takers[$0].activity, takers[$0].taker, takers[$0].ends) }
  }

  /// Whether guards of hand-overs may ask the state of what a touch is on.
  package var asksPaths: Bool { program.asksPaths }

  /// Pairs of activities: the first waits for the second, is preferred to it, or may win together with it.
  package var relations: (waits: [(Int, Int)], prefers: [(Int, Int)], together: [(Int, Int)]) {
    func pairs(_ keys: SlabView<UInt32>) -> [(Int, Int)] {
      (0..<keys.count).map { (Int(keys[$0] >> 16), Int(keys[$0] & 0xffff)) }
    }
    let relations = contents.lists.view.pointee.relations
    return (pairs(relations.waits), pairs(relations.prefers), pairs(relations.together))
  }
}
