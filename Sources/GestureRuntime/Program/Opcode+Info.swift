extension Opcode {
  /// Name, operands and meaning. A new instruction is a case of `Opcode` and a line here.
  public var info: OpcodeInfo {
    switch self {
    case .product: OpcodeInfo("product", 0, [.text("name")], "The product's name.")
    case .velocity:
      OpcodeInfo(
        "velocity", 0,
        [
          .count("estimator"), .count("samples"), .time("horizon"), .time("stop-gap"), .number("most"),
        ],
        "The velocity estimator (0 least squares, 1 linear, 2 impulse, 3 endpoints) and its metrics.")
    case .thresholds:
      OpcodeInfo(
        "thresholds", 0, [.number("swipe"), .number("fling"), .number("edge")],
        "Swipe velocity, least fling velocity, edge width.")
    case .stateBool: OpcodeInfo("state-bool", 0, [.text("name")], "A variable that is 0 or 1.")
    case .stateWords:
      OpcodeInfo("state-words", 0, [.text("name"), .count("words")], "A variable; its words follow.")
    case .word: OpcodeInfo("word", 1, [.text("name")], "A word of the last variable.")
    case .stateNumber:
      OpcodeInfo(
        "state-number", 0, [.text("name"), .number("low"), .number("high")], "A variable in a range.")
    case .element:
      OpcodeInfo(
        "element", 0, [.text("name"), .count("parent")],
        "An element; its parent is the element before number `parent`, 0 is none.")
    case .mechanic: OpcodeInfo("mechanic", 0, [.text("name")], "The name of a mechanic.")
    case .activity:
      OpcodeInfo(
        "activity", 0, [.text("name"), .text("does"), .count("target")],
        "An activity, its kind and its target. Activities stand in the order of their names.")
    case .begins: OpcodeInfo("begins", 1, [], "It may only be the first to claim in a touch.")
    case .after:
      OpcodeInfo("after", 1, [.count("mechanic")], "It sleeps until this mechanic has claimed.")
    case .commitDistance:
      OpcodeInfo("commit-distance", 1, [.number("points")], "Committed at this distance.")
    case .commitShare:
      OpcodeInfo("commit-share", 1, [.number("percent")], "Committed at this share of the target's size.")
    case .commitVelocity:
      OpcodeInfo("commit-velocity", 1, [.number("velocity")], "Committed at this velocity at the lift.")
    case .over:
      OpcodeInfo("over", 1, [.count("element")], "Its outcomes say whether a finger is over this element.")
    case .recognizer:
      OpcodeInfo(
        "recognizer", 1, [.count("fingers-least"), .count("fingers-most"), .count("continuous")],
        "A recognizer of the last activity; its names and steps follow.")
    case .name:
      OpcodeInfo(
        "name", 2,
        [.count("mechanic"), .count("continuous"), .count("fingers-least"), .count("fingers-most")],
        "A name that its movement can bear; limits that follow decide whether it does.")
    case .isOneOf:
      OpcodeInfo(
        "is-one-of", 1, [.count("state"), .count("first"), .count("bits")],
        "Push whether the value is `first` plus the place of a set bit.")
    case .isLess:
      OpcodeInfo("is-less", 1, [.count("state"), .number("than")], "Push whether the value is less.")
    case .isAtMost:
      OpcodeInfo("is-at-most", 1, [.count("state"), .number("than")], "Push whether it is not more.")
    case .isEqual: OpcodeInfo("is-equal", 1, [.count("state"), .number("to")], "Push whether it is equal.")
    case .constant: OpcodeInfo("constant", 1, [.count("value")], "Push 0 or 1.")
    case .not: OpcodeInfo("not", 1, [], "Turn the top round.")
    case .and: OpcodeInfo("and", 1, [], "Replace the top two by whether both hold.")
    case .or: OpcodeInfo("or", 1, [], "Replace the top two by whether one holds.")
    case .press: OpcodeInfo("press", 2, [], "Fingers land.")
    case .wait: OpcodeInfo("wait", 2, [], "Fingers stay.")
    case .translate: OpcodeInfo("translate", 2, [], "The centre of the fingers moves.")
    case .spread:
      OpcodeInfo("spread", 2, [.count("senses")], "Their distance changes: 1 outward, 2 inward, 3 either.")
    case .orbit:
      OpcodeInfo(
        "orbit", 2, [.count("senses")], "They turn: 1 clockwise, 2 counter-clockwise, 3 either.")
    case .lift: OpcodeInfo("lift", 2, [], "Fingers leave.")
    case .edges:
      OpcodeInfo("edges", 3, [.count("mask")], "From an edge: 1 left, 2 right, 4 top, 8 bottom.")
    case .least: OpcodeInfo("least", 3, [.time("time")], "It lasts at least so long.")
    case .before: OpcodeInfo("before", 3, [.time("time")], "It lasts less than this.")
    case .gap:
      OpcodeInfo(
        "gap", 3, [.time("least"), .time("before")], "Time from the last lift to this press.")
    case .near: OpcodeInfo("near", 3, [.number("points")], "At most so far from the last lift.")
    case .apart: OpcodeInfo("apart", 3, [.number("points")], "No two fingers further apart.")
    case .slop: OpcodeInfo("slop", 3, [.number("most")], "What still counts as no movement.")
    case .distanceLeast: OpcodeInfo("distance-least", 3, [.number("least")], "Moves at least so far.")
    case .distanceMost: OpcodeInfo("distance-most", 3, [.number("most")], "Moves at most so far.")
    case .deviationLeast: OpcodeInfo("deviation-least", 3, [.number("degrees")], "Strays at least so far.")
    case .deviationMost: OpcodeInfo("deviation-most", 3, [.number("degrees")], "Strays at most so far.")
    case .velocityLeast: OpcodeInfo("velocity-least", 3, [.number("least")], "At least so fast.")
    case .velocityMost: OpcodeInfo("velocity-most", 3, [.number("most")], "At most so fast.")
    case .arc:
      OpcodeInfo("arc", 3, [.number("start"), .number("extent")], "Directions, counter-clockwise.")
    case .axis: OpcodeInfo("axis", 3, [.number("degrees")], "A direction to measure deviation from.")
    case .minSpan: OpcodeInfo("min-span", 3, [.number("points")], "Claims nothing at a smaller span.")
    case .fingerSlop:
      OpcodeInfo("finger-slop", 3, [.number("points")], "One finger must be further from its base.")
    case .waits: OpcodeInfo("waits", 0, [.count("activity"), .count("for")], "It waits for the other.")
    case .prefers: OpcodeInfo("prefers", 0, [.count("activity"), .count("over")], "It beats the other.")
    case .together: OpcodeInfo("together", 0, [.count("one"), .count("other")], "Both may win.")
    case .end: OpcodeInfo("end", 0, [], "The table ends here.")
    // Feedback
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
    case .goal:
      OpcodeInfo(
        "goal", 2, [.count("target"), .number("amount")],
        """
        Where to: 0 the start, 1 outside, 2 the threshold, 3 a page on, 4 into its limits, 5 points, 6 per cent, \
        7 a scale, 8 degrees. The start unless said.
        """)
    }
  }
}

extension OperandInfo {
  static func count(_ name: StaticString) -> OperandInfo { OperandInfo(name, .count) }
  static func time(_ name: StaticString) -> OperandInfo { OperandInfo(name, .time) }
  static func number(_ name: StaticString) -> OperandInfo { OperandInfo(name, .number) }
  static func text(_ name: StaticString) -> OperandInfo { OperandInfo(name, .text) }
}
