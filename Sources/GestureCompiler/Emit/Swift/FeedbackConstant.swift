import GestureRuntime

/// Writes a plan as a Swift expression that makes an equal plan, without arguments for defaults.
enum FeedbackConstant {
  static func text(_ plan: FeedbackPlan) -> SwiftText {
    "GestureRuntime.FeedbackPlan\(call: follow(plan) + limits(plan) + motions(plan) + haptics(plan))"
  }

  private static func follow(_ plan: FeedbackPlan) -> [SwiftText] {
    var arguments: [SwiftText] = []
    if plan.translation.x != 0 || plan.translation.y != 0 {
      arguments.append(
        "translation: GestureRuntime.Point(x: \(plan.translation.x), y: \(plan.translation.y))")
    }
    if plan.fingersScale != 0 { arguments.append("fingersScale: \(plan.fingersScale)") }
    if plan.fingersTurn != 0 { arguments.append("fingersTurn: \(plan.fingersTurn)") }
    if plan.turnPerWidth != 0 { arguments.append("turnPerWidth: \(plan.turnPerWidth)") }
    if plan.opacity != .none { arguments.append("opacity: \(fade(plan.opacity))") }
    if plan.size != .none { arguments.append("size: \(fade(plan.size))") }
    if plan.ways != .any {
      let ways = SwiftWords.options(
        plan.ways, ["left": .left, "right": .right, "up": .up, "down": .down])
      arguments.append("ways: \(ways)")
    }
    if plan.isMirrored { arguments.append("isMirrored: true") }
    if let threshold = plan.threshold { arguments.append("threshold: \(length(threshold))") }
    if plan.hasCommit { arguments.append("hasCommit: true") }
    return arguments
  }

  private static func fade(_ fade: FeedbackPlan.Fade) -> SwiftText {
    ".init(from: \(fade.from), to: \(fade.to))"
  }

  private static func length(_ length: FeedbackLength) -> SwiftText {
    length.isShare ? ".init(percent: \(length.amount))" : ".init(points: \(length.amount))"
  }

  private static func limits(_ plan: FeedbackPlan) -> [SwiftText] {
    var arguments: [SwiftText] = []
    if let band = plan.band {
      let beyond: [SwiftText] = band.beyond.map { ["beyond: \(length($0))"] } ?? []
      arguments.append(
        "band: .init\(call: ["law: .\(band.law)", "coefficient: \(band.coefficient)"] + beyond)")
    }
    if let clamp = plan.clamp {
      var parts: [SwiftText] = [".\(clamp.measure)"]
      if clamp.least > -.infinity { parts.append("least: \(clamp.least)") }
      if clamp.most < .infinity { parts.append("most: \(clamp.most)") }
      if clamp.motion != FeedbackPlan.Motion(.atOnce) { parts.append("motion: \(motion(clamp.motion))") }
      arguments.append("clamp: .init\(call: parts)")
    }
    if plan.anchor == .fingers { arguments.append("anchor: .fingers") }
    return arguments
  }

  // MARK: Motions

  private static func motions(_ plan: FeedbackPlan) -> [SwiftText] {
    [("onCommit", plan.onCommit), ("onCancel", plan.onCancel), ("onEnd", plan.onEnd)].compactMap {
      name, motion in motion.map { "\(name): \(Self.motion($0))" }
    }
  }

  static func motion(_ motion: FeedbackPlan.Motion) -> SwiftText {
    var parts = [path(motion.path)]
    if motion.target != .start { parts.append("to: \(target(motion.target))") }
    if motion.delay > 0 { parts.append("delay: \(motion.delay)") }
    switch motion.push {
    case .distances(let distances)?: parts.append("push: .distances(\(distances))")
    case .speed(let speed)?: parts.append("push: .speed(\(speed))")
    case nil: break
    }
    if let opacity = motion.opacity { parts.append("opacity: \(opacity)") }
    return ".init\(call: parts)"
  }

  private static func path(_ path: FeedbackPlan.Path) -> SwiftText {
    switch path {
    case .atOnce: ".atOnce"
    case .curve(let points, let seconds): ".curve\(call: [curve(points), "\(seconds)"])"
    case .plainCurve(let points, let seconds): ".plainCurve\(call: [curve(points), "\(seconds)"])"
    case .spring(let spring): ".spring(\(Self.spring(spring)))"
    case .decay(let decay, let spring):
      ".decay\(call: [".init(rate: \(decay.rate))", Self.spring(spring)])"
    case .pages(let decay, let length, let spring):
      ".pages\(call: [".init(rate: \(decay.rate))", Self.length(length), Self.spring(spring)])"
    }
  }

  private static func curve(_ curve: TimingCurve) -> SwiftText {
    ".init(x1: \(curve.x1), y1: \(curve.y1), x2: \(curve.x2), y2: \(curve.y2))"
  }

  private static func spring(_ spring: Spring) -> SwiftText {
    ".init(stiffness: \(spring.stiffness), damping: \(spring.damping))"
  }

  private static func target(_ target: FeedbackPlan.Target) -> SwiftText {
    switch target {
    case .place(let length): ".place(\(Self.length(length)))"
    case .scale(let scale): ".scale(\(scale))"
    case .angle(let degrees): ".angle(\(degrees))"
    default: ".\(target)"
    }
  }

  // MARK: Presses and haptics

  private static func haptics(_ plan: FeedbackPlan) -> [SwiftText] {
    var arguments: [SwiftText] = []
    if let press = plan.press {
      arguments.append(
        "press: .init(timeout: \(press.timeout), duration: \(press.duration), scale: \(press.scale))")
    }
    let cues: [SwiftText] = [
      ("claim", plan.haptics.claim), ("threshold", plan.haptics.threshold), ("commit", plan.haptics.commit),
    ].compactMap { name, cue in cue.map { "\(name): \(Self.cue($0))" } }
    if !cues.isEmpty { arguments.append("haptics: .init\(call: cues)") }
    return arguments
  }

  private static func cue(_ cue: FeedbackPlan.Cue) -> SwiftText {
    if case .impact(let strength) = cue { return ".impact(\(strength))" }
    return ".\(cue)"
  }
}
