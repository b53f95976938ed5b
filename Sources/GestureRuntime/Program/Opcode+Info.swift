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
    default: limitOrGuardInfo
    }
  }

  private var limitOrGuardInfo: OpcodeInfo {
    switch self {
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
    default: feedbackInfo
    }
  }
}

extension OperandInfo {
  static func count(_ name: StaticString) -> OperandInfo { OperandInfo(name, .count) }
  static func time(_ name: StaticString) -> OperandInfo { OperandInfo(name, .time) }
  static func number(_ name: StaticString) -> OperandInfo { OperandInfo(name, .number) }
  static func text(_ name: StaticString) -> OperandInfo { OperandInfo(name, .text) }
}
