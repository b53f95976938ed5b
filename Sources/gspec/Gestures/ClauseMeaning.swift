import GestureRuntime

/// What the words of one part of a gesture say. Each thing is said once.
struct ClauseMeaning {
  /// The range of the words in the line.
  var range: Range<Int>
  var part = GesturePart(verb: .wait)
  private(set) var verb: GestureVerb?
  /// The number of touches, set by `double` or `triple`; `nil` if neither is written.
  var touches: Int?
  var isLong = false
  /// Whether fingers move apart, as in `pinch out`.
  var isOutward: Bool?
  var isClockwise: Bool?
  /// The words that set properties, for the error if a second one sets the same to something else.
  private var words: [PartialKeyPath<ClauseMeaning>: String] = [:]

  init(range: Range<Int>) { self.range = range }

  /// Sets what a word says.
  ///
  /// - Parameter what: what two such words are, in the plural.
  /// - Throws: if an earlier word says something else.
  mutating func set<Value: Equatable>(
    _ property: WritableKeyPath<ClauseMeaning, Value?>, to value: Value, _ what: String,
    by token: GestureToken
  ) throws(GestureError) {
    if let known = self[keyPath: property], known != value {
      let words = "`\(words[property] ?? "")` and `\(token.text)`"
      let help = GestureWords.joined(self.words[property] ?? "", token.text).map { "write `\($0)`" }
      throw GestureError("two \(what): \(words)", help: help ?? "say one of them", at: token.range)
    }
    self[keyPath: property] = value
    words[property] = token.text
  }

  mutating func set(_ new: GestureVerb, by token: GestureToken) throws(GestureError) {
    guard verb == nil else {
      throw GestureError(
        "a second verb in one part", help: "join parts with then, and, or a comma", at: token.range)
    }
    verb = new
  }

  /// The part with its verb; `nil` if the words have only a time (`after`) and no verb, which may follow a comma.
  func finished() throws(GestureError) -> GesturePart? {
    guard let verb else {
      if part.after != nil { return nil }
      throw error("no verb says what the hand does", help: GestureWords.verbHelp)
    }
    try checkSenses(of: verb)
    var finished = part
    finished.verb = try completed(verb)
    try check(finished)
    return finished
  }

  private func error(_ message: String, help: String = "") -> GestureError {
    GestureError(message, help: help, at: range)
  }

  /// The verb with the words that belong to it: how often, how long, outward or inward, clockwise or counterclockwise.
  private func completed(_ verb: GestureVerb) throws(GestureError) -> GestureVerb {
    switch verb {
    case .touch: return .touch(touches ?? 1)
    case .press where isLong: return .longPress
    case .spread:
      guard let isOutward else {
        throw error("which way the fingers pinch is missing", help: Self.pinchHelp)
      }
      return .spread(isOutward: isOutward, lifts: true)
    case .turn(_, let lifts):
      guard let isClockwise else {
        throw error("which way the fingers turn is missing", help: Self.turnHelp)
      }
      return .turn(isClockwise: isClockwise, lifts: lifts)
    case .move: return isOutward.map { GestureVerb.spread(isOutward: $0, lifts: false) } ?? verb
    default: return verb
    }
  }

  // MARK: Checks

  /// Reports `out` of fingers that do not spread, and `clockwise` of fingers that do not turn.
  private func checkSenses(of verb: GestureVerb) throws(GestureError) {
    let isSpread = if case .spread = verb { true } else { verb == .move }
    let isTurn = if case .turn = verb { true } else { false }
    if isOutward != nil, !isSpread {
      throw unused("`\(words[\.isOutward] ?? "")`", help: isTurn ? Self.turnHelp : Self.joinHelp)
    }
    if isClockwise != nil, !isTurn {
      throw unused("`\(words[\.isClockwise] ?? "")`", help: isSpread ? Self.pinchHelp : Self.joinHelp)
    }
  }

  /// Checks that the part has everything that its verb needs.
  private func check(_ part: GesturePart) throws(GestureError) {
    switch part.verb {
    case .move, .drag, .swipe, .fling:
      if part.direction == nil, part.destination == nil {
        throw error("which way it goes is missing", help: "left, right, up, down, at 30deg, or to X,Y")
      }
    case .wait where part.duration == nil: throw error("how long is missing", help: "wait 200ms")
    case .set(let assignment) where assignment.name.isEmpty: throw error("set needs a name")
    default: break
    }
    if let duration = part.duration, duration < 1000, part.isMovement {
      throw error("a movement takes at least 1ms")
    }
    try checkForUnused(part)
  }

  /// Reports directions, distances, angles, speeds and other words that the verb does not use.
  private func checkForUnused(_ part: GesturePart) throws(GestureError) {
    let isTranslation = [.move, .drag, .swipe, .fling].contains(part.verb)
    let isSpread = if case .spread = part.verb { true } else { false }
    let isTurn = if case .turn = part.verb { true } else { false }
    let isTouch = if case .touch = part.verb { true } else { false }
    let isRelease = [.move, .swipe, .fling].contains(part.verb)
    if part.direction != nil || part.destination != nil, !isTranslation { throw unused("a direction") }
    if part.distance != nil, !isTranslation, !isSpread { throw unused("a distance in pt") }
    if part.angle != nil, !isTurn { throw unused("an angle") }
    if part.releaseSpeed != nil, !isRelease {
      throw unused("a speed at the lift", help: "move, swipe and fling may end at a speed")
    }
    if touches != nil, !isTouch { throw unused("a number of touches") }
    if isLong, part.verb != .longPress { throw unused("\"long\"") }
    if part.distance != nil, part.destination != nil {
      throw error("both a distance and an end: one of them says how far")
    }
    if !part.presses { try checkForPresses(part) }
  }

  /// Reports words about presses and times in a part that does not press.
  private func checkForPresses(_ part: GesturePart) throws(GestureError) {
    if part.element != nil || part.place != nil { throw unused("where fingers press", help: Self.placeHelp) }
    // The word "fingers" after a number says finger, too.
    let isOfTool = part.tool.map { $0 != .finger } ?? false
    if part.span != nil || part.apart != nil || isOfTool { throw unused("how fingers press") }
    if part.duration != nil, part.verb != .wait { throw unused("a time") }
    if part.fingers != nil, part.verb != .lift, part.verb != .cancel { throw unused("a number of fingers") }
  }

  private static let pinchHelp = "pinch out (or open), or pinch in (or closed)"
  private static let turnHelp = "clockwise or counterclockwise"
  private static let placeHelp = "say it in the part that presses, as in `press on card, lift`"
  private static let joinHelp = "join parts with then, and, or a comma, each with its verb"

  private func unused(_ what: String, help: String = joinHelp) -> GestureError {
    error("\(what) means nothing here", help: help)
  }
}
