import GestureRuntime
import SpecParser

/// Encodes an activity's feedback in the order of the instructions' opcodes. Defaults are not written.
enum EncodeFeedback {
  static func instructions(_ feedback: MachineFeedback) -> [Instruction] {
    follow(feedback) + limits(feedback) + feedback.haptics.map(haptic) + feedback.motions.flatMap(motion)
  }

  private static func follow(_ feedback: MachineFeedback) -> [Instruction] {
    var code: [Instruction] = []
    let factors = [
      feedback.translation.x, feedback.translation.y, feedback.fingersScale, feedback.fingersTurn,
    ]
    if factors.contains(where: { $0 != 0 }) {
      code.append(Instruction(.follow, factors.map { .number($0) }))
    }
    if feedback.ways != .any {
      code.append(Instruction(.ways, [.bits(feedback.ways)]))
    }
    if feedback.turnPerWidth != 0 {
      code.append(Instruction(.turnPerWidth, [.number(feedback.turnPerWidth)]))
    }
    if feedback.opacity != .none { code.append(fade(.opacity, feedback.opacity)) }
    if feedback.size != .none { code.append(fade(.size, feedback.size)) }
    return code
  }

  private static func fade(_ opcode: Opcode, _ fade: FeedbackPlan.Fade) -> Instruction {
    Instruction(opcode, [.number(fade.from), .number(fade.to)])
  }

  private static func limits(_ feedback: MachineFeedback) -> [Instruction] {
    var code: [Instruction] = []
    if let band = feedback.band {
      code.append(Instruction(.band, [.count(Int(band.law.rawValue)), .number(band.coefficient)]))
      if let beyond = band.beyond { code.append(Instruction(.bandBeyond, length(beyond))) }
    }
    if let clamp = feedback.clamp {
      code.append(Instruction(.clamp, [.count(Int(clamp.measure.rawValue))]))
      if let least = clamp.least { code.append(Instruction(.clampLeast, [.number(least)])) }
      if let most = clamp.most { code.append(Instruction(.clampMost, [.number(most)])) }
    }
    if feedback.isAnchoredToFingers { code.append(Instruction(.anchor, [.count(1)])) }
    if let shrink = feedback.shrink {
      code.append(
        Instruction(.shrink, [.time(shrink.timeout), .time(shrink.duration), .number(shrink.scale)]))
    }
    return code
  }

  /// Operands for a length: 1 for a percentage, else 0, and the amount.
  private static func length(_ quantity: Quantity) -> [Operand] {
    [.count(quantity.dimension == .proportion ? 1 : 0), .number(quantity.amount)]
  }

  private static func haptic(_ haptic: MachineHaptic) -> Instruction {
    let moment = Operand.integer(haptic.moment.wire)
    guard let (number, strength) = haptic.cue.wire else {
      return Instruction(.hapticWord, [moment, .string(haptic.word)])
    }
    return Instruction(.haptic, [moment, .integer(number), .number(strength)])
  }

  // MARK: Motions

  private static func motion(_ motion: MachineMotion) -> [Instruction] {
    var code = [Instruction(.motion, [.integer(motion.moment.wire), .time(motion.delay)])]
    switch motion.path {
    case .curve(let points, let duration)?, .plainCurve(let points, let duration)?:
      code.append(
        Instruction(
          .curve,
          [.number(points.x1), .number(points.y1), .number(points.x2), .number(points.y2), .time(duration)]))
    case .spring(let damping, let response)?:
      code.append(Instruction(.spring, [.number(damping), .time(response)]))
    case .springFor(let damping, let duration)?:
      code.append(Instruction(.springFor, [.number(damping), .time(duration)]))
    case nil: break
    }
    if let decay = motion.decay { code.append(Instruction(.decay, [.number(decay)])) }
    if let pages = motion.pages { code.append(Instruction(.pages, length(pages))) }
    if let push = motion.push {
      code.append(
        Instruction(.push, [.count(push.dimension == .velocity ? 1 : 0), .number(push.amount)]))
    }
    if motion.target != .start { code.append(goal(motion.target)) }
    if let opacity = motion.opacity { code.append(Instruction(.fade, [.number(opacity)])) }
    if case .plainCurve? = motion.path { code.append(Instruction(.plain, [])) }
    return code
  }

  private static func goal(_ target: FeedbackPlan.Target) -> Instruction {
    Instruction(.goal, [.integer(target.wire.number), .number(target.wire.amount)])
  }
}
