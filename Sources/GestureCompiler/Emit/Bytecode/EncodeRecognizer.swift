import GestureRuntime
import SpecParser

/// Encodes one recognizer: its names, then its steps, each followed by its limits.
enum EncodeRecognizer {
  static func instructions(_ recognizer: MachineRecognizer) -> [Instruction] {
    var code = [
      Instruction(
        .recognizer,
        [
          .count(recognizer.fingers.lowerBound), .count(recognizer.fingers.upperBound),
          .count(recognizer.isContinuous ? 1 : 0),
        ])
    ]
    for name in recognizer.names { code += instructions(name) }
    let strays = recognizer.names.contains { $0.deviation != Limits() }
    for step in recognizer.steps { code += instructions(step, hasAxes: strays || step.deviation != Limits()) }
    return code
  }

  private static func instructions(_ name: MachineName) -> [Instruction] {
    [
      Instruction(
        .name,
        [
          .count(name.mechanic), .count(name.isContinuous ? 1 : 0), .count(name.fingers.lowerBound),
          .count(name.fingers.upperBound),
        ])
    ]
      + duration(name.duration)
      + measure(name.distance, .distanceLeast, .distanceMost)
      + measure(name.deviation, .deviationLeast, .deviationMost)
      + measure(name.velocity, .velocityLeast, .velocityMost)
  }

  private static func instructions(_ step: ElaboratedStep, hasAxes: Bool) -> [Instruction] {
    var code = [head(step.kind)]
    if !step.edges.isEmpty { code.append(Instruction(.edges, [.count(mask(step.edges))])) }
    code += duration(step.duration)
    if let gap = step.gap {
      code.append(Instruction(.gap, [.time(first(gap)), .time(tooLate(gap) ?? Self.never)]))
    }
    if let near = step.near { code.append(Instruction(.near, [.number(near.amount)])) }
    if let apart = step.apart { code.append(Instruction(.apart, [.number(apart.amount)])) }
    if let slop = step.slop { code.append(Instruction(.slop, [.number(slop.amount)])) }
    if let slop = step.liftSlop { code.append(Instruction(.onTarget, [.number(slop.amount)])) }
    if let slop = step.fingerSlop { code.append(Instruction(.fingerSlop, [.number(slop.amount)])) }
    if let span = step.minSpan, span.amount > 0 { code.append(Instruction(.minSpan, [.number(span.amount)])) }
    code += measure(step.distance, .distanceLeast, .distanceMost)
    code += measure(step.deviation, .deviationLeast, .deviationMost)
    code += measure(step.velocity, .velocityLeast, .velocityMost)
    if let directions = step.kind.directions { code += ways(directions, hasAxes) }
    if let doubling = step.doubling { code.append(Instruction(.doubling, [.number(doubling)])) }
    if step.followsReading { code.append(Instruction(.mirrored)) }
    return code
  }

  /// A time that is never reached: the longest that a table can store.
  private static let never = 9_007_199_254_740_992.0

  private static func head(_ kind: ElaboratedStep.Kind) -> Instruction {
    switch kind {
    case .press: Instruction(.press)
    case .wait: Instruction(.wait)
    case .move(let path):
      switch path {
      case .translation: Instruction(.translate)
      case .spread: Instruction(.spread, [.count(mask(path))])
      case .orbit: Instruction(.orbit, [.count(mask(path))])
      }
    case .lift: Instruction(.lift)
    }
  }

  private static func mask(_ path: MovePath) -> Int {
    path.signs.map { ($0.isPositive ? 1 : 0) + ($0.isNegative ? 2 : 0) } ?? 0
  }

  private static func mask(_ edges: Set<ScreenEdge>) -> Int {
    (edges.contains(.left) ? 1 : 0) + (edges.contains(.right) ? 2 : 0) + (edges.contains(.top) ? 4 : 0)
      + (edges.contains(.bottom) ? 8 : 0)
  }

  /// Directions, and the axes for the deviation if a step or a name limits it.
  private static func ways(_ directions: Directions, _ hasAxes: Bool) -> [Instruction] {
    let arcs = directions.isAny ? [] : directions.arcs
    let axes = hasAxes ? directions.axes : []
    return arcs.map { Instruction(.arc, [.number($0.start), .number($0.extent)]) }
      + axes.map { Instruction(.axis, [.number($0)]) }
  }

  private static func measure(_ limits: Limits, _ least: Opcode, _ most: Opcode) -> [Instruction] {
    var code: [Instruction] = []
    if let low = limits.low { code.append(Instruction(least, [.number(low.amount)])) }
    if let high = limits.high { code.append(Instruction(most, [.number(high.amount)])) }
    return code
  }

  private static func duration(_ limits: Limits) -> [Instruction] {
    var code: [Instruction] = []
    if first(limits) > 0 { code.append(Instruction(.least, [.time(first(limits))])) }
    if let end = tooLate(limits) { code.append(Instruction(.before, [.time(end)])) }
    return code
  }

  /// The first microsecond that is long enough.
  private static func first(_ limits: Limits) -> Double {
    guard let low = limits.low else { return 0 }
    return low.isIncluded ? low.amount : low.amount + 1
  }

  /// The first microsecond that is too long.
  private static func tooLate(_ limits: Limits) -> Double? {
    limits.high.map { $0.isIncluded ? $0.amount + 1 : $0.amount }
  }
}
