extension Opcode {
  /// The name, first version, place, operands with ranges, and meaning of an instruction, for loader, encoder and listings.
  package var info: OpcodeInfo { Self.infos[Int(rawValue)] }

  /// Parts of `info`. Copying all of it for each of a table's thousands of instructions would be slow.
  var place: OpcodePlace { Self.infos[Int(rawValue)].place }
  var operands: [OperandInfo] { Self.infos[Int(rawValue)].operands }
  var since: UInt16 { Self.infos[Int(rawValue)].since }

  /// The infos by raw value, created once.
  private static let infos = (UInt8.min...UInt8.max).map { (Opcode(rawValue: $0) ?? .end).declared }

  private var declared: OpcodeInfo {
    switch self {
    case .product: OpcodeInfo("product", since: 1, .product, [.text("name")], "The product's name.")
    case .velocity:
      OpcodeInfo(
        "velocity", since: 1, .declaration,
        [
          .count("estimator"), .count("samples", 1...UInt64(VelocityEstimator.sampleLimit)),
          .time("horizon"), .time("stop-gap"), .number("most", .positive),
        ],
        "The velocity estimator (0 least squares, 1 linear, 2 impulse, 3 endpoints) and its metrics.")
    case .thresholds:
      OpcodeInfo(
        "thresholds", since: 1, .declaration,
        [.number("swipe", .notNegative), .number("fling", .notNegative), .number("edge", .notNegative)],
        "Swipe velocity, least fling velocity, edge width.")
    case .stateBool:
      OpcodeInfo("state-bool", since: 1, .declaration, [.text("name")], "A variable that is 0 or 1.")
    case .stateWords:
      OpcodeInfo(
        "state-words", since: 1, .declaration,
        [.text("name"), .count("words", 1...UInt64(TableBuilder.limit))],
        "A variable; its words follow.")
    case .word: OpcodeInfo("word", since: 1, .word, [.text("name")], "A word of the last variable.")
    case .stateNumber:
      OpcodeInfo(
        "state-number", since: 1, .declaration, [.text("name"), .number("low"), .number("high")],
        "A variable in a range.")
    case .element:
      OpcodeInfo(
        "element", since: 1, .declaration, [.text("name"), .count("parent")],
        "An element; its parent is the element before number `parent`, 0 is none.")
    case .stateOf:
      OpcodeInfo(
        "state-of", since: 3, .declaration, [.count("state"), .count("element")],
        "The variable is the element's: each instance of it has a value of its own.")
    case .mechanic: OpcodeInfo("mechanic", since: 1, .declaration, [.text("name")], "The name of a mechanic.")
    case .activity:
      OpcodeInfo(
        "activity", since: 1, .activity, [.text("name"), .text("does"), .count("target")],
        "An activity, its kind and its target. Activities stand in the order of their names.")
    case .begins:
      OpcodeInfo("begins", since: 1, .qualifier, [], "It may only be the first to claim in a touch.")
    case .takesOver:
      OpcodeInfo("takes-over", since: 3, .qualifier, [], "It begins only where another hands its touch over.")
    case .after:
      OpcodeInfo(
        "after", since: 1, .qualifier, [.count("mechanic")], "It sleeps until this mechanic has claimed.")
    case .commitDistance:
      OpcodeInfo(
        "commit-distance", since: 1, .qualifier, [.number("points", .positive)], "Committed at this distance."
      )
    case .commitShare:
      OpcodeInfo(
        "commit-share", since: 1, .qualifier, [.number("percent", .positive)],
        "Committed at this share of the target's size.")
    case .commitVelocity:
      OpcodeInfo(
        "commit-velocity", since: 1, .qualifier, [.number("velocity", .positive)],
        "Committed at this velocity at the lift.")
    case .detent:
      OpcodeInfo(
        "detent", since: 3, .qualifier,
        [.text("name"), .count("share", 0...1), .number("amount", .positive), .count("projected", 0...1)],
        "Committed at this distance, the nearest first: points, or per cent of the target's size with share 1."
      )
    case .valuesAlong:
      OpcodeInfo(
        "values-along", since: 3, .qualifier, [],
        "Its translation and velocity keep to one axis of the screen.")
    case .valuesFromPress:
      OpcodeInfo(
        "values-from-press", since: 3, .qualifier, [], "Its values count from the press, not from the claim.")
    case .over:
      OpcodeInfo(
        "over", since: 1, .qualifier, [.count("element")],
        "Its outcomes say whether a finger is over this element.")
    case .tools:
      OpcodeInfo(
        "tools", since: 3, .qualifier, [.count("mask", 1...UInt64(TouchTools.all.rawValue))],
        "What may touch: 1 finger, 2 pen, 4 eraser, 8 mouse. Finger and mouse unless said.")
    case .taps:
      OpcodeInfo(
        "taps", since: 3, .qualifier,
        [.count("most", 2...255), .time("before", .positive), .number("near", .notNegative)],
        "Its outcomes count touches in a row: each before so long after the last lift, so near to it.")
    case .showsPossible:
      OpcodeInfo(
        "shows-possible", since: 3, .qualifier, [.time("after")],
        "Its outcomes say that it is possible, so long after the press, and that it failed after that.")
    case .recognizer:
      OpcodeInfo(
        "recognizer", since: 1, .recognizer,
        [
          .count("fingers-least", 1...UInt64(TouchTracker.fingerLimit)),
          .count("fingers-most", 1...UInt64(TouchTracker.fingerLimit)), .count("continuous", 0...1),
        ],
        "A recognizer of the last activity; its names and steps follow.")
    case .name:
      OpcodeInfo(
        "name", since: 1, .name,
        [
          .count("mechanic"), .count("continuous", 0...1), .count("fingers-least"), .count("fingers-most"),
        ],
        "A name that its movement can bear; limits that follow decide whether it does.")
    case .isOneOf:
      OpcodeInfo(
        "is-one-of", since: 1, .condition,
        [.count("state"), .count("first", 0...UInt64(TableBuilder.limit)), .count("bits")],
        "Push whether the value is `first` plus the place of a set bit.")
    case .isLess:
      OpcodeInfo(
        "is-less", since: 1, .condition, [.count("state"), .number("than")], "Push whether the value is less."
      )
    case .isAtMost:
      OpcodeInfo(
        "is-at-most", since: 1, .condition, [.count("state"), .number("than")], "Push whether it is not more."
      )
    case .isEqual:
      OpcodeInfo(
        "is-equal", since: 1, .condition, [.count("state"), .number("to")], "Push whether it is equal.")
    case .constant: OpcodeInfo("constant", since: 1, .condition, [.count("value", 0...1)], "Push 0 or 1.")
    case .not: OpcodeInfo("not", since: 1, .condition, [], "Turn the top round.")
    case .and: OpcodeInfo("and", since: 1, .condition, [], "Replace the top two by whether both hold.")
    case .or: OpcodeInfo("or", since: 1, .condition, [], "Replace the top two by whether one holds.")
    case .press: OpcodeInfo("press", since: 1, .step, [], "Fingers land.")
    case .wait: OpcodeInfo("wait", since: 1, .step, [], "Fingers stay.")
    case .translate: OpcodeInfo("translate", since: 1, .step, [], "The centre of the fingers moves.")
    case .spread:
      OpcodeInfo(
        "spread", since: 1, .step, [.count("senses", 1...UInt64(MoveSenses.all.rawValue))],
        "Their distance changes: 1 outward, 2 inward, 3 either.")
    case .orbit:
      OpcodeInfo(
        "orbit", since: 1, .step, [.count("senses", 1...UInt64(MoveSenses.all.rawValue))],
        "They turn: 1 clockwise, 2 counter-clockwise, 3 either.")
    case .lift: OpcodeInfo("lift", since: 1, .step, [], "Fingers leave.")
    case .edges:
      OpcodeInfo(
        "edges", since: 1, .limit([.press]), [.count("mask", 1...UInt64(ScreenEdges.all.rawValue))],
        "From an edge: 1 left, 2 right, 4 top, 8 bottom."
      )
    case .least: OpcodeInfo("least", since: 1, .limitOfAny, [.time("time")], "It lasts at least so long.")
    case .before:
      OpcodeInfo("before", since: 1, .limitOfAny, [.time("time", .positive)], "It lasts less than this.")
    case .gap:
      OpcodeInfo(
        "gap", since: 1, .limit([.press]), [.time("least"), .time("before")],
        "Time from the last lift to this press.")
    case .near:
      OpcodeInfo(
        "near", since: 1, .limit([.press]), [.number("points", .notNegative)],
        "At most so far from the last lift.")
    case .apart:
      OpcodeInfo(
        "apart", since: 1, .limit([.press]), [.number("points", .notNegative)],
        "No two fingers further apart.")
    case .slop:
      OpcodeInfo(
        "slop", since: 1, .limit([.wait, .lift, .translate, .spread, .orbit]),
        [.number("most", .notNegative)],
        "What still counts as no movement.")
    case .distanceLeast:
      OpcodeInfo("distance-least", since: 1, .limitOfAny, [.number("least")], "Moves at least so far.")
    case .distanceMost:
      OpcodeInfo("distance-most", since: 1, .limitOfAny, [.number("most")], "Moves at most so far.")
    case .deviationLeast:
      OpcodeInfo("deviation-least", since: 1, .limitOfAny, [.number("degrees")], "Strays at least so far.")
    case .deviationMost:
      OpcodeInfo("deviation-most", since: 1, .limitOfAny, [.number("degrees")], "Strays at most so far.")
    case .velocityLeast:
      OpcodeInfo("velocity-least", since: 1, .limitOfAny, [.number("least")], "At least so fast.")
    case .velocityMost:
      OpcodeInfo("velocity-most", since: 1, .limitOfAny, [.number("most")], "At most so fast.")
    case .arc:
      OpcodeInfo(
        "arc", since: 1, .limit([.translate]), [.number("start", .directions), .number("extent", .angles)],
        "Directions, counter-clockwise.")
    case .axis:
      OpcodeInfo(
        "axis", since: 1, .limit([.translate]), [.number("degrees", .directions)],
        "A direction to measure deviation from.")
    case .minSpan:
      OpcodeInfo(
        "min-span", since: 1, .limit([.spread]), [.number("points", .notNegative)],
        "Claims nothing at a smaller span.")
    case .fingerSlop:
      OpcodeInfo(
        "finger-slop", since: 1, .limit([.orbit]), [.number("points", .notNegative)],
        "One finger must be further from its base.")
    case .mirrored:
      OpcodeInfo(
        "mirrored", since: 3, .limit([.press, .translate]), [],
        "In a layout from right to left, left and right of its edges, directions and axes change places.")
    case .doubling:
      OpcodeInfo(
        "doubling", since: 3, .limit([.translate]), [.number("points", .positive)],
        "Its way down is a scale: each so many points make it twice as large, up half as large.")
    case .onTarget:
      OpcodeInfo(
        "on-target", since: 3, .limit([.lift]), [.number("slop", .notNegative)],
        "Every finger lifts on the target, or at most so many points outside its frame.")
    case .waits:
      OpcodeInfo(
        "waits", since: 1, .relation, [.count("activity"), .count("for")], "It waits for the other.")
    case .prefers:
      OpcodeInfo("prefers", since: 1, .relation, [.count("activity"), .count("over")], "It beats the other.")
    case .together:
      OpcodeInfo("together", since: 1, .relation, [.count("one"), .count("other")], "Both may win.")
    case .handOver:
      OpcodeInfo(
        "hand-over", since: 3, .relation, [.count("activity"), .count("to"), .count("ends", HandOver.wires)],
        """
        The other goes on with its touch beyond ends of its target's content: bits 1 left, 2 right, 4 top, 8 bottom, 16 where it \
        took the touch over itself. With 32, left and right change places in a layout from right to left.
        """)
    case .end: OpcodeInfo("end", since: 1, .end, [], "The table ends here.")
    // Feedback
    case .follow:
      OpcodeInfo(
        "follow", since: 2, .feedback, [.number("x"), .number("y"), .number("scale"), .number("turn")],
        "What follows the fingers: factors of their way, a power of their scale, a factor of their turn.")
    case .ways:
      OpcodeInfo(
        "ways", since: 2, .feedback, [.count("mask")],
        "What counts as progress: 1 left, 2 right, 4 up, 8 down. Any unless said.")
    case .turnPerWidth:
      OpcodeInfo(
        "turn-per-width", since: 2, .feedback, [.number("degrees")],
        "Clockwise, for a translation of the screen's width.")
    case .opacity:
      OpcodeInfo("opacity", since: 2, .feedback, [.number("from"), .number("to")], "At progress 0 and 1.")
    case .size:
      OpcodeInfo(
        "size", since: 2, .feedback, [.number("from"), .number("to")], "The scale at progress 0 and 1.")
    case .band:
      OpcodeInfo(
        "band", since: 2, .feedback, [.count("law"), .number("coefficient")],
        "A rubber band (0 the platform's, 1 smooth, 2 the article's text, 3 its code).")
    case .bandBeyond:
      OpcodeInfo(
        "band-beyond", since: 2, .feedbackDetail, [.count("share"), .number("amount")],
        "It begins here: points, or per cent with share 1.")
    case .clamp:
      OpcodeInfo(
        "clamp", since: 2, .feedback, [.count("measure")],
        "Limits of rest (0 points, 1 per cent, 2 scale, 3 degrees).")
    case .clampLeast:
      OpcodeInfo("clamp-least", since: 2, .feedbackDetail, [.number("value")], "The lower end.")
    case .clampMost: OpcodeInfo("clamp-most", since: 2, .feedbackDetail, [.number("value")], "The upper end.")
    case .anchor:
      OpcodeInfo(
        "anchor", since: 2, .feedback, [.count("at")], "It is scaled and turned about: 1 the fingers.")
    case .shrink:
      OpcodeInfo(
        "shrink", since: 2, .feedback, [.time("timeout"), .time("duration"), .number("scale")],
        "A press shrinks it for a duration that ends at the timeout.")
    case .haptic:
      OpcodeInfo(
        "haptic", since: 2, .moment, [.count("moment"), .count("cue"), .number("strength")],
        """
        What is felt at 0 the claim, 1 the threshold, 2 a commit: 0 light, 1 medium, 2 heavy, 3 soft, 4 rigid, \
        5 selection, 6 success, 7 warning, 8 error, 9 an impact of this strength.
        """)
    case .hapticWord:
      OpcodeInfo(
        "haptic-word", since: 2, .moment, [.count("moment"), .text("word")], "A cue of the app's own.")
    case .motion:
      OpcodeInfo(
        "motion", since: 2, .moment, [.count("when"), .time("delay")],
        "How it goes on (0 committed, 1 cancelled, 2 ended, 3 into its clamp, 4 and more committed to a detent, numbered from 0); without a path it is there at once."
      )
    case .curve:
      OpcodeInfo(
        "curve", since: 2, .motionDetail,
        [.number("x1"), .number("y1"), .number("x2"), .number("y2"), .time("duration")],
        "Along a cubic Bézier curve from (0, 0) to (1, 1).")
    case .spring:
      OpcodeInfo(
        "spring", since: 2, .motionDetail, [.number("damping"), .time("response")],
        "By damping ratio and response.")
    case .springFor:
      OpcodeInfo(
        "spring-for", since: 2, .motionDetail, [.number("damping"), .time("duration")],
        "By damping ratio and duration.")
    case .decay:
      OpcodeInfo(
        "decay", since: 2, .motionDetail, [.number("rate")],
        "A fling that keeps this share of its speed each millisecond.")
    case .pages:
      OpcodeInfo(
        "pages", since: 2, .motionDetail, [.count("share"), .number("amount")],
        "It snaps to pages of this length.")
    case .push:
      OpcodeInfo(
        "push", since: 2, .motionDetail, [.count("unit"), .number("amount")],
        "The velocity of what the finger let rest: 0 distances a second, 1 points a second, towards the target."
      )
    case .fade:
      OpcodeInfo("fade", since: 2, .motionDetail, [.number("opacity")], "What a commit fades to on its way.")
    case .plain:
      OpcodeInfo(
        "plain", since: 3, .motionDetail, [],
        "The curve begins with its own velocity, whatever the fingers' was.")
    case .goal:
      OpcodeInfo(
        "goal", since: 2, .motionDetail, [.count("target"), .number("amount")],
        """
        Where to: 0 the start, 1 outside, 2 the threshold, 3 a page on, 4 into its limits, 5 points, 6 per cent, \
        7 a scale, 8 degrees. The start unless said.
        """)
    }
  }
}

extension OperandInfo {
  static func count(_ name: StaticString, _ range: ClosedRange<UInt64> = 0...UInt64.max) -> OperandInfo {
    OperandInfo(name, .count, .counts(range))
  }

  static func time(_ name: StaticString, _ range: OperandRange = .any) -> OperandInfo {
    OperandInfo(name, .time, range)
  }

  static func number(_ name: StaticString, _ range: OperandRange = .any) -> OperandInfo {
    OperandInfo(name, .number, range)
  }

  static func text(_ name: StaticString) -> OperandInfo { OperandInfo(name, .text, .any) }
}
