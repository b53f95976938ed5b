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
    let strays = recognizer.names.contains { $0.limits[stated: .deviation] != nil }
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
      + name.limits.instructions(in: .move(.translation(nil)))
  }

  private static func instructions(_ step: ElaboratedStep, hasAxes: Bool) -> [Instruction] {
    var code = [head(step.kind)]
    if !step.edges.isEmpty {
      code.append(Instruction(.edges, [.bits(ScreenEdges(step.edges.sides.map(\.runtime)))]))
    }
    code += step.limits.instructions(in: step.kind)
    if let directions = step.kind.directions { code += ways(directions, hasAxes) }
    if let doubling = step.doubling { code.append(Instruction(.doubling, [.number(doubling)])) }
    if step.followsReading { code.append(Instruction(.mirrored)) }
    return code
  }

  private static func head(_ kind: ElaboratedStep.Kind) -> Instruction {
    switch kind {
    case .press: Instruction(.press)
    case .wait: Instruction(.wait)
    case .move(let path):
      switch path {
      case .translation: Instruction(.translate)
      case .spread: Instruction(.spread, [.bits(path.senses)])
      case .orbit: Instruction(.orbit, [.bits(path.senses)])
      }
    case .lift: Instruction(.lift)
    }
  }

  /// Directions, and the axes for the deviation if a step or a name limits it.
  private static func ways(_ directions: Directions, _ hasAxes: Bool) -> [Instruction] {
    let arcs = directions.isAny ? [] : directions.arcs
    let axes = hasAxes ? directions.axes : []
    return arcs.map { Instruction(.arc, [.number($0.start), .number($0.extent)]) }
      + axes.map { Instruction(.axis, [.number($0)]) }
  }
}
