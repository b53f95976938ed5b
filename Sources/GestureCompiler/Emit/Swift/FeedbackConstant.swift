import GestureRuntime

/// A plan as a Swift expression that makes the very same one; what is as usual is left out.
enum FeedbackConstant {
  /// The expression, an argument a line.
  static func lines(_ plan: FeedbackPlan) -> [String] {
    let arguments = follow(plan) + limits(plan) + motions(plan) + haptics(plan)
    guard !arguments.isEmpty else { return ["GestureRuntime.FeedbackPlan()"] }
    let last = arguments.count - 1
    return ["GestureRuntime.FeedbackPlan("]
      + arguments.enumerated().map { "  " + $1 + ($0 == last ? ")" : ",") }
  }

  private static func follow(_ plan: FeedbackPlan) -> [String] {
    var arguments: [String] = []
    if plan.translation.x != 0 || plan.translation.y != 0 {
      arguments.append(
        "translation: GestureRuntime.Point(x: \(plan.translation.x), y: \(plan.translation.y))")
    }
    if plan.fingersScale != 0 { arguments.append("fingersScale: \(plan.fingersScale)") }
    if plan.fingersTurn != 0 { arguments.append("fingersTurn: \(plan.fingersTurn)") }
    if plan.turnPerWidth != 0 { arguments.append("turnPerWidth: \(plan.turnPerWidth)") }
    if plan.opacity != .none { arguments.append("opacity: \(fade(plan.opacity))") }
    if plan.size != .none { arguments.append("size: \(fade(plan.size))") }
    if plan.ways != .any { arguments.append("ways: \(ways(plan.ways))") }
    if let threshold = plan.threshold { arguments.append("threshold: \(length(threshold))") }
    if plan.hasCommit { arguments.append("hasCommit: true") }
    return arguments
  }

  private static func fade(_ fade: FeedbackPlan.Fade) -> String {
    ".init(from: \(fade.from), to: \(fade.to))"
  }

  private static func ways(_ ways: FeedbackPlan.Ways) -> String {
    let all: [(FeedbackPlan.Ways, String)] = [
      (.left, ".left"), (.right, ".right"), (.up, ".up"), (.down, ".down"),
    ]
    return "[" + all.filter { ways.contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }

  private static func length(_ length: FeedbackLength) -> String {
    length.isShare ? ".init(percent: \(length.amount))" : ".init(points: \(length.amount))"
  }

  private static func limits(_ plan: FeedbackPlan) -> [String] {
    var arguments: [String] = []
    if let band = plan.band {
      let beyond = band.beyond.map { ", beyond: \(length($0))" } ?? ""
      arguments.append("band: .init(law: .\(band.law), coefficient: \(band.coefficient)\(beyond))")
    }
    if let clamp = plan.clamp {
      let least = clamp.least > -.infinity ? ", least: \(clamp.least)" : ""
      let most = clamp.most < .infinity ? ", most: \(clamp.most)" : ""
      let motion = clamp.motion == FeedbackPlan.Motion(.atOnce) ? "" : ", motion: \(motion(clamp.motion))"
      arguments.append("clamp: .init(.\(clamp.measure)\(least)\(most)\(motion))")
    }
    if plan.anchor == .fingers { arguments.append("anchor: .fingers") }
    return arguments
  }

  // MARK: Motions

  private static func motions(_ plan: FeedbackPlan) -> [String] {
    [("onCommit", plan.onCommit), ("onCancel", plan.onCancel), ("onEnd", plan.onEnd)].compactMap {
      name, motion in motion.map { "\(name): \(Self.motion($0))" }
    }
  }

  private static func motion(_ motion: FeedbackPlan.Motion) -> String {
    var text = ".init(\(path(motion.path))"
    if motion.target != .start { text += ", to: \(target(motion.target))" }
    if motion.delay > 0 { text += ", delay: \(motion.delay)" }
    switch motion.push {
    case .distances(let distances)?: text += ", push: .distances(\(distances))"
    case .speed(let speed)?: text += ", push: .speed(\(speed))"
    case nil: break
    }
    if let opacity = motion.opacity { text += ", opacity: \(opacity)" }
    return text + ")"
  }

  private static func path(_ path: FeedbackPlan.Path) -> String {
    switch path {
    case .atOnce: ".atOnce"
    case .curve(let curve, let seconds):
      ".curve(.init(x1: \(curve.x1), y1: \(curve.y1), x2: \(curve.x2), y2: \(curve.y2)), \(seconds))"
    case .spring(let spring): ".spring(\(Self.spring(spring)))"
    case .decay(let decay, let spring): ".decay(.init(rate: \(decay.rate)), \(Self.spring(spring)))"
    case .pages(let decay, let length, let spring):
      ".pages(.init(rate: \(decay.rate)), \(Self.length(length)), \(Self.spring(spring)))"
    }
  }

  private static func spring(_ spring: Spring) -> String {
    ".init(stiffness: \(spring.stiffness), damping: \(spring.damping))"
  }

  private static func target(_ target: FeedbackPlan.Target) -> String {
    switch target {
    case .place(let length): ".place(\(Self.length(length)))"
    case .scale(let scale): ".scale(\(scale))"
    case .angle(let degrees): ".angle(\(degrees))"
    default: ".\(target)"
    }
  }

  // MARK: Presses and haptics

  private static func haptics(_ plan: FeedbackPlan) -> [String] {
    var arguments: [String] = []
    if let press = plan.press {
      arguments.append(
        "press: .init(timeout: \(press.timeout), duration: \(press.duration), scale: \(press.scale))")
    }
    let cues = [
      ("claim", plan.haptics.claim), ("threshold", plan.haptics.threshold), ("commit", plan.haptics.commit),
    ].compactMap { name, cue in cue.map { "\(name): \(Self.cue($0))" } }
    if !cues.isEmpty { arguments.append("haptics: .init(\(cues.joined(separator: ", ")))") }
    return arguments
  }

  private static func cue(_ cue: FeedbackPlan.Cue) -> String {
    if case .impact(let strength) = cue { return ".impact(\(strength))" }
    return ".\(cue)"
  }
}
