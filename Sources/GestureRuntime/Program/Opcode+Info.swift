extension Opcode {
  #if hasFeature(Embedded)
    // Without texts and arrays, an info is made as fast as it is found.
    var place: OpcodePlace { declared.place }
    var operands: OperandInfos { declared.operands }
    var since: UInt16 { declared.since }
  #else
    /// The name, first version, place, operands with ranges, and meaning of an instruction, for loader, encoder and listings.
    package var info: OpcodeInfo { Self.infos[Int(rawValue)] }

    /// Parts of `info`. Copying all of it for each of a table's thousands of instructions would be slow.
    var place: OpcodePlace { Self.infos[Int(rawValue)].place }
    var operands: OperandInfos { Self.infos[Int(rawValue)].operands }
    var since: UInt16 { Self.infos[Int(rawValue)].since }

    /// The infos by raw value, created once.
    private static let infos = (UInt8.min...UInt8.max).map { (Opcode(rawValue: $0) ?? .end).declared }
  #endif

  private var declared: OpcodeInfo {
    switch self {
    case .product: OpcodeInfo("product", since: 1, .product, .text("name"), means: "The product's name.")
    case .velocity:
      OpcodeInfo(
        "velocity", since: 1, .declaration, .count("estimator"), .count("samples", .samples),
        .time("horizon"), .time("stop-gap"), .number("most", .positive),
        means: "The velocity estimator (0 least squares, 1 linear, 2 impulse, 3 endpoints) and its metrics.")
    case .thresholds:
      OpcodeInfo(
        "thresholds", since: 1, .declaration, .number("swipe", .notNegative), .number("fling", .notNegative),
        .number("edge", .notNegative), means: "Swipe velocity, least fling velocity, edge width.")
    case .stateBool:
      OpcodeInfo("state-bool", since: 1, .declaration, .text("name"), means: "A variable that is 0 or 1.")
    case .stateWords:
      OpcodeInfo(
        "state-words", since: 1, .declaration, .text("name"), .count("words", .words),
        means: "A variable; its words follow.")
    case .word: OpcodeInfo("word", since: 1, .word, .text("name"), means: "A word of the last variable.")
    case .stateNumber:
      OpcodeInfo(
        "state-number", since: 1, .declaration, .text("name"), .number("low"), .number("high"),
        means: "A variable in a range.")
    case .element:
      OpcodeInfo(
        "element", since: 1, .declaration, .text("name"), .count("parent"),
        means: "An element; its parent is the element before number `parent`, 0 is none.")
    case .stateOf:
      OpcodeInfo(
        "state-of", since: 3, .declaration, .count("state"), .count("element"),
        means: "The variable is the element's: each instance of it has a value of its own.")
    case .mechanic:
      OpcodeInfo("mechanic", since: 1, .declaration, .text("name"), means: "The name of a mechanic.")
    case .activity:
      OpcodeInfo(
        "activity", since: 1, .activity, .text("name"), .text("does"), .count("target"),
        means: "An activity, its kind and its target. Activities stand in the order of their names.")
    case .begins:
      OpcodeInfo("begins", since: 1, .qualifier, means: "It may only be the first to claim in a touch.")
    case .takesOver:
      OpcodeInfo(
        "takes-over", since: 3, .qualifier, means: "It begins only where another hands its touch over.")
    case .after:
      OpcodeInfo(
        "after", since: 1, .qualifier, .count("mechanic"), means: "It sleeps until this mechanic has claimed."
      )
    case .commitDistance:
      OpcodeInfo(
        "commit-distance", since: 1, .qualifier, .number("points", .positive),
        means: "Committed at this distance.")
    case .commitShare:
      OpcodeInfo(
        "commit-share", since: 1, .qualifier, .number("percent", .positive),
        means: "Committed at this share of the target's size.")
    case .commitVelocity:
      OpcodeInfo(
        "commit-velocity", since: 1, .qualifier, .number("velocity", .positive),
        means: "Committed at this velocity at the lift.")
    case .detent:
      OpcodeInfo(
        "detent", since: 3, .qualifier, .text("name"), .count("share", .flag), .number("amount", .positive),
        .count("projected", .flag),
        means:
          "Committed at this distance, the nearest first: points, or per cent of the target's size with share 1."
      )
    case .valuesAlong:
      OpcodeInfo(
        "values-along", since: 3, .qualifier,
        means: "Its translation and velocity keep to one axis of the screen.")
    case .valuesFromPress:
      OpcodeInfo(
        "values-from-press", since: 3, .qualifier,
        means: "Its values count from the press, not from the claim.")
    case .over:
      OpcodeInfo(
        "over", since: 1, .qualifier, .count("element"),
        means: "Its outcomes say whether a finger is over this element.")
    case .tools:
      OpcodeInfo(
        "tools", since: 3, .qualifier, .count("mask", .tools),
        means: "What may touch: 1 finger, 2 pen, 4 eraser, 8 mouse. Finger and mouse unless said.")
    case .taps:
      OpcodeInfo(
        "taps", since: 3, .qualifier, .count("most", .touches), .time("before", .positive),
        .number("near", .notNegative),
        means: "Its outcomes count touches in a row: each before so long after the last lift, so near to it.")
    case .showsPossible:
      OpcodeInfo(
        "shows-possible", since: 3, .qualifier, .time("after"),
        means: "Its outcomes say that it is possible, so long after the press, and that it failed after that."
      )
    case .recognizer:
      OpcodeInfo(
        "recognizer", since: 1, .recognizer, .count("fingers-least", .fingers),
        .count("fingers-most", .fingers),
        .count("continuous", .flag), means: "A recognizer of the last activity; its names and steps follow.")
    case .name:
      OpcodeInfo(
        "name", since: 1, .name, .count("mechanic"), .count("continuous", .flag), .count("fingers-least"),
        .count("fingers-most"),
        means: "A name that its movement can bear; limits that follow decide whether it does.")
    case .isOneOf:
      OpcodeInfo(
        "is-one-of", since: 1, .condition, .count("state"), .count("first", .offset), .count("bits"),
        means: "Push whether the value is `first` plus the place of a set bit.")
    case .isLess:
      OpcodeInfo(
        "is-less", since: 1, .condition, .count("state"), .number("than"),
        means: "Push whether the value is less.")
    case .isAtMost:
      OpcodeInfo(
        "is-at-most", since: 1, .condition, .count("state"), .number("than"),
        means: "Push whether it is not more.")
    case .isEqual:
      OpcodeInfo(
        "is-equal", since: 1, .condition, .count("state"), .number("to"), means: "Push whether it is equal.")
    case .constant:
      OpcodeInfo("constant", since: 1, .condition, .count("value", .flag), means: "Push 0 or 1.")
    case .not: OpcodeInfo("not", since: 1, .condition, means: "Turn the top round.")
    case .and: OpcodeInfo("and", since: 1, .condition, means: "Replace the top two by whether both hold.")
    case .or: OpcodeInfo("or", since: 1, .condition, means: "Replace the top two by whether one holds.")
    case .press: OpcodeInfo("press", since: 1, .step, means: "Fingers land.")
    case .wait: OpcodeInfo("wait", since: 1, .step, means: "Fingers stay.")
    case .translate: OpcodeInfo("translate", since: 1, .step, means: "The centre of the fingers moves.")
    case .spread:
      OpcodeInfo(
        "spread", since: 1, .step, .count("senses", .senses),
        means: "Their distance changes: 1 outward, 2 inward, 3 either.")
    case .orbit:
      OpcodeInfo(
        "orbit", since: 1, .step, .count("senses", .senses),
        means: "They turn: 1 clockwise, 2 counter-clockwise, 3 either.")
    case .lift: OpcodeInfo("lift", since: 1, .step, means: "Fingers leave.")
    case .edges:
      OpcodeInfo(
        "edges", since: 1, .limit(StepKinds(.press)), .count("mask", .edges),
        means: "From an edge: 1 left, 2 right, 4 top, 8 bottom.")
    case .least:
      OpcodeInfo("least", since: 1, .limitOfAny, .time("time"), means: "It lasts at least so long.")
    case .before:
      OpcodeInfo("before", since: 1, .limitOfAny, .time("time", .positive), means: "It lasts less than this.")
    case .gap:
      OpcodeInfo(
        "gap", since: 1, .limit(StepKinds(.press)), .time("least"), .time("before"),
        means: "Time from the last lift to this press.")
    case .near:
      OpcodeInfo(
        "near", since: 1, .limit(StepKinds(.press)), .number("points", .notNegative),
        means: "At most so far from the last lift.")
    case .apart:
      OpcodeInfo(
        "apart", since: 1, .limit(StepKinds(.press)), .number("points", .notNegative),
        means: "No two fingers further apart.")
    case .slop:
      OpcodeInfo(
        "slop", since: 1, .limit(.afterPress), .number("most", .notNegative),
        means: "What still counts as no movement."
      )
    case .distanceLeast:
      OpcodeInfo("distance-least", since: 1, .limitOfAny, .number("least"), means: "Moves at least so far.")
    case .distanceMost:
      OpcodeInfo("distance-most", since: 1, .limitOfAny, .number("most"), means: "Moves at most so far.")
    case .deviationLeast:
      OpcodeInfo(
        "deviation-least", since: 1, .limitOfAny, .number("degrees"), means: "Strays at least so far.")
    case .deviationMost:
      OpcodeInfo("deviation-most", since: 1, .limitOfAny, .number("degrees"), means: "Strays at most so far.")
    case .velocityLeast:
      OpcodeInfo("velocity-least", since: 1, .limitOfAny, .number("least"), means: "At least so fast.")
    case .velocityMost:
      OpcodeInfo("velocity-most", since: 1, .limitOfAny, .number("most"), means: "At most so fast.")
    case .arc:
      OpcodeInfo(
        "arc", since: 1, .limit(StepKinds(.translate)), .number("start", .directions),
        .number("extent", .angles),
        means: "Directions, counter-clockwise.")
    case .axis:
      OpcodeInfo(
        "axis", since: 1, .limit(StepKinds(.translate)), .number("degrees", .directions),
        means: "A direction to measure deviation from.")
    case .minSpan:
      OpcodeInfo(
        "min-span", since: 1, .limit(StepKinds(.spread)), .number("points", .notNegative),
        means: "Claims nothing at a smaller span.")
    case .fingerSlop:
      OpcodeInfo(
        "finger-slop", since: 1, .limit(StepKinds(.orbit)), .number("points", .notNegative),
        means: "One finger must be further from its base.")
    case .mirrored:
      OpcodeInfo(
        "mirrored", since: 3, .limit(StepKinds(.press).and(.translate)),
        means:
          "In a layout from right to left, left and right of its edges, directions and axes change places.")
    case .doubling:
      OpcodeInfo(
        "doubling", since: 3, .limit(StepKinds(.translate)), .number("points", .positive),
        means: "Its way down is a scale: each so many points make it twice as large, up half as large.")
    case .onTarget:
      OpcodeInfo(
        "on-target", since: 3, .limit(StepKinds(.lift)), .number("slop", .notNegative),
        means: "Every finger lifts on the target, or at most so many points outside its frame.")
    case .waits:
      OpcodeInfo(
        "waits", since: 1, .relation, .count("activity"), .count("for"), means: "It waits for the other.")
    case .prefers:
      OpcodeInfo(
        "prefers", since: 1, .relation, .count("activity"), .count("over"), means: "It beats the other.")
    case .together:
      OpcodeInfo("together", since: 1, .relation, .count("one"), .count("other"), means: "Both may win.")
    case .handOver:
      OpcodeInfo(
        "hand-over", since: 3, .relation, .count("activity"), .count("to"), .count("ends", .ends),
        means: """
          The other goes on with its touch beyond ends of its target's content: bits 1 left, 2 right, 4 top, 8 bottom, 16 where it \
          took the touch over itself. With 32, left and right change places in a layout from right to left.
          """)
    case .end: OpcodeInfo("end", since: 1, .end, means: "The table ends here.")
    // Feedback
    case .follow:
      OpcodeInfo(
        "follow", since: 2, .feedback, .number("x", .factor), .number("y", .factor),
        .number("scale", .factor),
        .number("turn", .factor),
        means:
          "What follows the fingers: factors of their way, a power of their scale, a factor of their turn.")
    case .ways:
      OpcodeInfo(
        "ways", since: 2, .feedback, .count("mask", .ways),
        means: "What counts as progress: 1 left, 2 right, 4 up, 8 down. Any unless said.")
    case .turnPerWidth:
      OpcodeInfo(
        "turn-per-width", since: 2, .feedback, .number("degrees"),
        means: "Clockwise, for a translation of the screen's width.")
    case .opacity:
      OpcodeInfo(
        "opacity", since: 2, .feedback, .number("from", .share), .number("to", .share),
        means: "At progress 0 and 1.")
    case .size:
      OpcodeInfo(
        "size", since: 2, .feedback, .number("from", .scale), .number("to", .scale),
        means: "The scale at progress 0 and 1.")
    case .band:
      OpcodeInfo(
        "band", since: 2, .feedback, .count("law"), .number("coefficient", .notNegative),
        means: "A rubber band (0 the platform's, 1 smooth, 2 the article's text, 3 its code).")
    case .bandBeyond:
      OpcodeInfo(
        "band-beyond", since: 2, .feedbackDetail, .count("share", .flag), .number("amount", .notNegative),
        means: "It begins here: points, or per cent with share 1.")
    case .clamp:
      OpcodeInfo(
        "clamp", since: 2, .feedback, .count("measure"),
        means: "Limits of rest (0 points, 1 per cent, 2 scale, 3 degrees).")
    case .clampLeast:
      OpcodeInfo("clamp-least", since: 2, .feedbackDetail, .number("value"), means: "The lower end.")
    case .clampMost:
      OpcodeInfo("clamp-most", since: 2, .feedbackDetail, .number("value"), means: "The upper end.")
    case .anchor:
      OpcodeInfo(
        "anchor", since: 2, .feedback, .count("at", .one),
        means: "It is scaled and turned about: 1 the fingers.")
    case .shrink:
      OpcodeInfo(
        "shrink", since: 2, .feedback, .time("timeout", .positive), .time("duration", .positive),
        .number("scale", .scale),
        means: "A press shrinks it for a duration that ends at the timeout.")
    case .haptic:
      OpcodeInfo(
        "haptic", since: 2, .moment, .count("moment"), .count("cue"), .number("strength"),
        means: """
          What is felt at 0 the claim, 1 the threshold, 2 a commit: 0 light, 1 medium, 2 heavy, 3 soft, 4 rigid, \
          5 selection, 6 success, 7 warning, 8 error, 9 an impact of this strength.
          """)
    case .hapticWord:
      OpcodeInfo(
        "haptic-word", since: 2, .moment, .count("moment"), .text("word"), means: "A cue of the app's own.")
    case .motion:
      OpcodeInfo(
        "motion", since: 2, .moment, .count("when"), .time("delay"),
        means:
          "How it goes on (0 committed, 1 cancelled, 2 ended, 3 into its clamp, 4 and more committed to a detent, numbered from 0); without a path it is there at once."
      )
    case .curve:
      OpcodeInfo(
        "curve", since: 2, .motionDetail, .number("x1", .share), .number("y1", .ordinate),
        .number("x2", .share),
        .number("y2", .ordinate),
        .time("duration"), means: "Along a cubic Bézier curve from (0, 0) to (1, 1).")
    case .spring:
      OpcodeInfo(
        "spring", since: 2, .motionDetail, .number("damping", .notNegative), .time("response"),
        means: "By damping ratio and response.")
    case .springFor:
      OpcodeInfo(
        "spring-for", since: 2, .motionDetail, .number("damping", .notNegative), .time("duration"),
        means: "By damping ratio and duration.")
    case .decay:
      OpcodeInfo(
        "decay", since: 2, .motionDetail, .number("rate", .rate),
        means: "A fling that keeps this share of its speed each millisecond.")
    case .pages:
      OpcodeInfo(
        "pages", since: 2, .motionDetail, .count("share", .flag), .number("amount", .positive),
        means: "It snaps to pages of this length.")
    case .push:
      OpcodeInfo(
        "push", since: 2, .motionDetail, .count("unit", .flag), .number("amount"),
        means:
          "The velocity of what the finger let rest: 0 distances a second, 1 points a second, towards the target."
      )
    case .fade:
      OpcodeInfo(
        "fade", since: 2, .motionDetail, .number("opacity", .share),
        means: "What a commit fades to on its way.")
    case .plain:
      OpcodeInfo(
        "plain", since: 3, .motionDetail,
        means: "The curve begins with its own velocity, whatever the fingers' was.")
    case .goal:
      OpcodeInfo(
        "goal", since: 2, .motionDetail, .count("target"), .number("amount"),
        means: """
          Where to: 0 the start, 1 outside, 2 the threshold, 3 a page on, 4 into its limits, 5 points, 6 per cent, \
          7 a scale, 8 degrees. The start unless said.
          """)
    }
  }
}

extension OperandInfo {
  static func count(_ name: StaticString, _ range: OperandRange = .any) -> OperandInfo {
    OperandInfo(name, .count, range)
  }

  static func time(_ name: StaticString, _ range: OperandRange = .any) -> OperandInfo {
    OperandInfo(name, .time, range)
  }

  static func number(_ name: StaticString, _ range: OperandRange = .any) -> OperandInfo {
    OperandInfo(name, .number, range)
  }

  static func text(_ name: StaticString) -> OperandInfo { OperandInfo(name, .text, .any) }
}
