extension Opcode {
  /// Name, operands and meaning of what belongs to feedback.
  var feedbackInfo: OpcodeInfo {
    switch self {
    case .follow:
      OpcodeInfo(
        "follow", 1, [.number("x"), .number("y"), .number("scale"), .number("turn")],
        "What follows the fingers: factors of their way, a power of their scale, a factor of their turn.")
    case .ways:
      OpcodeInfo(
        "ways", 1, [.count("mask")],
        "What counts as progress: 1 left, 2 right, 4 up, 8 down. Any unless said.")
    case .turnPerWidth:
      OpcodeInfo(
        "turn-per-width", 1, [.number("degrees")], "Clockwise, for a translation of the screen's width.")
    case .opacity:
      OpcodeInfo("opacity", 1, [.number("from"), .number("to")], "At progress 0 and 1.")
    case .size: OpcodeInfo("size", 1, [.number("from"), .number("to")], "The scale at progress 0 and 1.")
    case .band:
      OpcodeInfo(
        "band", 1, [.count("law"), .number("coefficient")],
        "A rubber band (0 the platform's, 1 smooth, 2 the article's text, 3 its code).")
    case .bandBeyond:
      OpcodeInfo(
        "band-beyond", 2, [.count("share"), .number("amount")],
        "It begins here: points, or per cent with share 1.")
    case .clamp:
      OpcodeInfo(
        "clamp", 1, [.count("measure")], "Limits of rest (0 points, 1 per cent, 2 scale, 3 degrees).")
    case .clampLeast: OpcodeInfo("clamp-least", 2, [.number("value")], "The lower end.")
    case .clampMost: OpcodeInfo("clamp-most", 2, [.number("value")], "The upper end.")
    case .anchor: OpcodeInfo("anchor", 1, [.count("at")], "It is scaled and turned about: 1 the fingers.")
    case .shrink:
      OpcodeInfo(
        "shrink", 1, [.time("timeout"), .time("duration"), .number("scale")],
        "A press shrinks it for a duration that ends at the timeout.")
    default: motionInfo
    }
  }

  private var motionInfo: OpcodeInfo {
    switch self {
    case .haptic:
      OpcodeInfo(
        "haptic", 1, [.count("moment"), .count("cue"), .number("strength")],
        """
        What is felt at 0 the claim, 1 the threshold, 2 a commit: 0 light, 1 medium, 2 heavy, 3 soft, 4 rigid, \
        5 selection, 6 success, 7 warning, 8 error, 9 an impact of this strength.
        """)
    case .hapticWord:
      OpcodeInfo("haptic-word", 1, [.count("moment"), .text("word")], "A cue of the app's own.")
    case .motion:
      OpcodeInfo(
        "motion", 1, [.count("when"), .time("delay")],
        "How it goes on (0 committed, 1 cancelled, 2 ended, 3 into its clamp); without a path it is there at once."
      )
    case .curve:
      OpcodeInfo(
        "curve", 2,
        [.number("x1"), .number("y1"), .number("x2"), .number("y2"), .time("duration")],
        "Along a cubic Bézier curve from (0, 0) to (1, 1).")
    case .spring:
      OpcodeInfo("spring", 2, [.number("damping"), .time("response")], "By damping ratio and response.")
    case .springFor:
      OpcodeInfo("spring-for", 2, [.number("damping"), .time("duration")], "By damping ratio and duration.")
    case .decay:
      OpcodeInfo(
        "decay", 2, [.number("rate")], "A fling that keeps this share of its speed each millisecond.")
    case .pages:
      OpcodeInfo("pages", 2, [.count("share"), .number("amount")], "It snaps to pages of this length.")
    case .push:
      OpcodeInfo(
        "push", 2, [.count("unit"), .number("amount")],
        "The velocity of what the finger let rest: 0 distances a second, 1 points a second, towards the target."
      )
    case .fade:
      OpcodeInfo("fade", 2, [.number("opacity")], "What a commit fades to on its way.")
    default:
      OpcodeInfo(
        "goal", 2, [.count("target"), .number("amount")],
        """
        Where to: 0 the start, 1 outside, 2 the threshold, 3 a page on, 4 into its limits, 5 points, 6 per cent, \
        7 a scale, 8 degrees. The start unless said.
        """)
    }
  }
}
