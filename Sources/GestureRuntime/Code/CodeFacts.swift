/// What a loaded table says, in the terms of generated code: for the emitter, which writes it as Swift.
///
/// Derived from the very entries that the interpreter reads, so that both styles have one source.
public struct CodeFacts: Sendable {
  private let contents: TableContents
  private let table: TableView
  private let steps: [CodeStep]

  public init(_ table: Table) {
    contents = table.contents
    self.table = table.contents.flat.view
    let view = self.table
    steps = (0..<view.recognizers.count).flatMap { number in
      view.recognizers[number].steps.map { Self.step(view, number, $0) }
    }
  }

  /// Whether generated code says the same as an instruction. What is added to the language is answered here, when `CodeMachine` has it.
  public static func knows(_ opcode: Opcode) -> Bool {
    switch opcode {
    case .product, .velocity, .thresholds, .stateBool, .stateWords, .word, .stateNumber, .element, .mechanic,
      .activity, .begins, .after, .commitDistance, .commitShare, .commitVelocity, .over, .recognizer, .name,
      .isOneOf, .isLess, .isAtMost, .isEqual, .constant, .not, .and, .or, .press, .wait, .translate, .spread,
      .orbit, .lift, .edges, .least, .before, .gap, .near, .apart, .slop, .distanceLeast, .distanceMost,
      .deviationLeast, .deviationMost, .velocityLeast, .velocityMost, .arc, .axis, .minSpan, .fingerSlop,
      .waits, .prefers, .together, .end:
      true
    // What is seen and felt is the same whatever recognizes.
    case .follow, .ways, .turnPerWidth, .opacity, .size, .band, .bandBeyond, .clamp, .clampLeast, .clampMost,
      .anchor, .shrink, .haptic, .hapticWord, .motion, .curve, .spring, .springFor, .decay, .pages, .push,
      .goal, .fade:
      true
    }
  }

  public var recognizerCount: Int { table.recognizers.count }
  public var stepCount: Int { steps.count }
  public var nameCount: Int { table.names.count }
  public var elementCount: Int { table.parents.count }
  public var activityCount: Int { contents.activities.count }
  public var presses: Int { contents.presses }
  public var swipeVelocity: Double { contents.swipeVelocity }
  public var flingVelocity: Double { contents.flingVelocity }
  public var edgeWidth: Double { contents.edgeWidth }
  public var velocity: (fit: UInt8, samples: Int, horizon: Microseconds, stopGap: Microseconds, most: Double)
  {
    let estimator = contents.estimator
    return (
      estimator.fit.rawValue, estimator.samples, estimator.horizon, estimator.stopGap, estimator.most
    )
  }

  public func parent(_ element: Int) -> Int { table.parents[element] }

  /// Recognizers whose target is an element, in the order in which they get their candidates.
  public func starters(on element: Int) -> [Int] { table.startersOf[element].map { table.starters[$0] } }

  public func step(_ number: Int) -> CodeStep { steps[number] }

  public func recognizer(_ number: Int) -> CodeRecognizer {
    let info = table.recognizers[number]
    let first = info.steps.first
    let claim = first + info.claimStep
    var again = claim
    while steps[again].kind == .wait && steps[again].contactHasMove { again -= 1 }
    if steps[again].kind == .press { again = claim }
    return CodeRecognizer(
      activity: info.activity, target: info.target, depth: info.depth, fingersLeast: info.fingersLeast,
      fingersMost: info.fingersMost, isContinuous: info.isContinuous, first: first, claim: claim,
      count: info.steps.count, again: again, middle: min(first + 1, claim), presses: info.presses,
      translation: info.translation < 0 ? -1 : first + info.translation, names: info.names.first,
      nameCount: info.names.count, continuousName: info.continuousName, mechanic: info.mechanicUnderWay,
      values: info.values, firstDue: info.firstDue, hasOrbit: info.turns, hasThreshold: info.hasThreshold,
      hasCommit: info.hasCommit,
      commitDistance: info.commitDistance, commitIsShare: info.commitIsShare,
      commitVelocity: info.commitVelocity, claimsAtLift: info.claimsAtLift, begins: info.begins,
      sleeps: !info.after.isEmpty, startsPlainly: info.startsPlainly)
  }

  public func name(_ number: Int) -> CodeName {
    let name = table.names[number]
    return CodeName(
      name.mechanic, fingersLeast: name.fingersLeast, fingersMost: name.fingersMost,
      limits: name.limits.isOpen ? nil : Self.limits(name.limits))
  }

  /// Mechanics that a recognizer comes after.
  public func after(_ recognizer: Int) -> [Int] {
    table.recognizers[recognizer].after.map { table.after[$0] }
  }

  /// Elements that a recognizer's outcomes name.
  public func over(_ recognizer: Int) -> [Int] {
    table.recognizers[recognizer].over.map { table.over[$0] }
  }

  /// The ranges of directions of a step: start and extent in degrees, and the unit vector of the middle.
  public func arcs(_ step: Int) -> [(start: Double, extent: Double, middle: Point)] {
    table.steps[step].arcs.map { (table.arcs[$0].start, table.arcs[$0].extent, table.arcs[$0].middle) }
  }

  /// What a step's deviation is measured from, in degrees.
  public func axes(_ step: Int) -> [Double] { table.steps[step].axes.map { table.axes[$0] } }

  /// Pairs of activities: those of which one waits for the other, is preferred to it, or may win beside it.
  public var relations: (waits: [(Int, Int)], prefers: [(Int, Int)], together: [(Int, Int)]) {
    func pairs(_ keys: SlabView<UInt32>) -> [(Int, Int)] {
      (0..<keys.count).map { (Int(keys[$0] >> 16), Int(keys[$0] & 0xffff)) }
    }
    let relations = table.relations
    return (pairs(relations.waits), pairs(relations.prefers), pairs(relations.together))
  }

  /// Whether a recognizer is the special case of another on its target.
  public func isSpecialCase(_ a: Int, of b: Int) -> Bool {
    SpecialCase(table: table).decides(table.recognizers[a], table.recognizers[b]) == true
  }

  // MARK: Steps

  private static func step(_ table: TableView, _ recognizer: Int, _ number: Int) -> CodeStep {
    let info = table.steps[number]
    let range = table.recognizers[recognizer].steps
    let end = range.first + range.count
    func kind(_ number: Int) -> StepKind? {
      number >= range.first && number < end ? Self.kind(table.steps[number].kind) : nil
    }
    var press = number
    while press > range.first && table.steps[press].kind != .press { press -= 1 }
    return CodeStep(
      Self.kind(info.kind), number, last: kind(number - 1), next: kind(number + 1), press: press,
      isClaim: number == range.first + table.recognizers[recognizer].claimStep, mask: info.mask,
      contactHasMove: info.contactHasMove, keepsStill: info.keepsStill, slop: info.slop,
      fingerSlop: info.fingerSlop, minSpan: info.minSpan, gapLeast: info.gapLeast,
      gapBefore: info.gapBefore, near: info.near, apart: info.apart, isDirected: !info.arcs.isEmpty,
      quiet: info.quiet, limits: Self.limits(info.limits))
  }

  private static func kind(_ kind: StepKind) -> StepKind {
    switch kind {
    case .press: .press
    case .wait: .wait
    case .translate: .translate
    case .spread: .spread
    case .orbit: .orbit
    case .lift: .lift
    }
  }

  private static func limits(_ limits: MoveLimits) -> CodeLimits {
    CodeLimits(
      distanceLeast: limits.distance.least, distanceMost: limits.distance.most,
      deviationLeast: limits.deviation.least, deviationMost: limits.deviation.most,
      velocityLeast: limits.velocity.least, velocityMost: limits.velocity.most, least: limits.least,
      before: limits.before)
  }
}
