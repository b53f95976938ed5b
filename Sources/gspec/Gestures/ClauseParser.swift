import GestureRuntime
import SpecParser

/// Parses the words of one part of a gesture, in any order.
struct ClauseParser {
  private let tokens: [GestureToken]
  private var index = 0
  /// The part of a clause without a verb, such as `after 120ms`. The verb may follow a comma.
  private(set) var carried: GesturePart?
  private var part: GesturePart
  private var verb: GestureVerb?
  /// The number of touches, set by `double` or `triple`; `nil` if neither is written.
  private var touches: Int?
  private var isLong = false
  private var sense: Bool?

  init(tokens: [GestureToken], carried: GesturePart?) {
    self.tokens = tokens
    part = carried ?? GesturePart(.wait)
  }

  /// Parses the clause; `nil` if it has only a time (`after`) and no verb. The part is then in `carried`.
  mutating func read() throws(GestureError) -> GesturePart? {
    while index < tokens.count { try word() }
    guard let verb else {
      guard part.after != nil else {
        throw error("no verb says what the hand does", help: GestureWords.verbHelp)
      }
      carried = part
      return nil
    }
    part.verb = try completed(verb)
    try check()
    return part
  }

  private var whole: Range<Int> {
    (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
  }

  private func error(_ message: String, help: String = "", at token: GestureToken? = nil) -> GestureError {
    GestureError(message, help: help, at: token?.range ?? whole)
  }

  private mutating func next() -> GestureToken? {
    guard index < tokens.count else { return nil }
    defer { index += 1 }
    return tokens[index]
  }

  private var peek: GestureToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func word() throws(GestureError) {
    guard let token = next() else { return }
    if try verbWord(token) { return }
    if try manner(token) { return }
    if try fingers(token) { return }
    if GestureQuantity(token.word) != nil { return try quantity(token) }
    if let degrees = GestureDirection.degrees[token.word] {
      part.direction = degrees
      part.followsReading = GestureDirection.followsReading(token.word)
      return
    }
    throw error("\"\(token.text)\" is no word of a gesture", help: GestureWords.verbHelp, at: token)
  }

  // MARK: What the hand does

  private mutating func verbWord(_ token: GestureToken) throws(GestureError) -> Bool {
    switch token.word {
    case "double": touches = 2
    case "triple": touches = 3
    case "long": isLong = true
    case "touch", "tap", "touches", "taps": try set(.touch(1), token)
    case "press", "presses": try set(.press, token)
    case "hold", "holds": try set(.hold, token)
    case "move", "moves": try set(.move, token)
    case "drag", "drags": try set(.drag, token)
    case "swipe", "swipes": try set(.swipe, token)
    case "fling", "flings", "flick", "flicks": try set(.fling, token)
    case "pinch", "pinches": try set(.spread(isOutward: true, lifts: true), token)
    case "spread", "spreads":
      sense = true
      try set(.spread(isOutward: true, lifts: true), token)
    case "rotate", "rotates": try set(.turn(isClockwise: true, lifts: true), token)
    case "turn", "turns": try set(.turn(isClockwise: true, lifts: false), token)
    case "wait", "waits": try set(.wait, token)
    case "lift", "lifts": try set(.lift, token)
    case "cancel", "cancels": try set(.cancel, token)
    case "set": try assignment(token)
    default: return false
    }
    return true
  }

  private mutating func set(_ new: GestureVerb, _ token: GestureToken) throws(GestureError) {
    guard verb == nil else {
      throw error("a second verb in one part", help: "join parts with then, and, or a comma", at: token)
    }
    verb = new
  }

  /// Parses an assignment such as `set selection = some` or `set zoom=2.5`.
  private mutating func assignment(_ token: GestureToken) throws(GestureError) {
    if index + 1 < tokens.count, tokens[index + 1].word == "at" { return try stand(token) }
    var text = ""
    while let next = next() { text += next.text }
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
      throw error(
        "set needs a name and a value", help: "write set NAME = VALUE, or set ELEMENT at END", at: token)
    }
    try set(.set(StateSetting(name: String(sides[0]), value: StateValue(text: String(sides[1])))), token)
  }

  /// Parses a scroll position such as `set list at top` or `set list at top 40pt`.
  private mutating func stand(_ token: GestureToken) throws(GestureError) {
    let element = next()?.text ?? ""
    index += 1
    var stand = WrittenStand()
    while let word = next() {
      guard let end = SideWord(rawValue: word.word) else {
        throw error(
          "\"\(word.text)\" is no end of content", help: WrittenStand.endHelp, at: word)
      }
      var points = 0.0
      if let room = peek.flatMap({ GestureQuantity($0.word) }), room.unit == "pt", room.amount >= 0 {
        points = room.amount
        index += 1
      }
      stand.set(end, to: points)
    }
    guard stand != WrittenStand() else {
      throw error("which end \"\(element)\" is at is missing", help: WrittenStand.endHelp, at: token)
    }
    try set(.stand(ContentSetting(element: element, stand: stand)), token)
  }

  /// The verb with the words that belong to it: how often, how long, outward or inward, clockwise or counterclockwise.
  private func completed(_ verb: GestureVerb) throws(GestureError) -> GestureVerb {
    switch verb {
    case .touch: return .touch(touches ?? 1)
    case .press where isLong: return .longPress
    case .spread:
      guard let sense else {
        throw error(
          "which way the fingers pinch is missing", help: "pinch out (or open), or pinch in (or closed)")
      }
      return .spread(isOutward: sense, lifts: true)
    case .turn(_, let lifts):
      guard let sense else {
        throw error("which way the fingers turn is missing", help: "clockwise or counterclockwise")
      }
      return .turn(isClockwise: sense, lifts: lifts)
    case .move where sense != nil: return .spread(isOutward: sense ?? true, lifts: false)
    default: return verb
    }
  }

  // MARK: How, where and when

  private mutating func manner(_ token: GestureToken) throws(GestureError) -> Bool {
    switch token.word {
    case "out", "open", "outward", "clockwise": sense = true
    case "closed", "close", "inward", "counterclockwise", "anticlockwise": sense = false
    case "in", "for": try inOrFor(token)
    case "toward", "towards": toward()
    case "by", "with": break
    case "finger", "fingers": part.tool = .finger
    case "pen", "stylus", "pencil": part.tool = .pen
    case "eraser": part.tool = .eraser
    case "mouse": part.tool = .mouse
    case "palm": part.tool = .palm
    case "after": part.after = try time(after: token)
    case "on": part.element = try name(after: token)
    case "at", "from": try place(token)
    case "to": part.destination = try point(after: token)
    case "released", "release": try release(token)
    case "span": part.span = try length(after: token)
    default: return false
    }
    return true
  }

  /// Distinguishes the time `in 300ms` from the sense `pinch in`.
  private mutating func inOrFor(_ token: GestureToken) throws(GestureError) {
    if let next = peek, let quantity = GestureQuantity(next.word), ["ms", "s"].contains(quantity.unit) {
      return
    }
    guard token.word == "in" else { throw error("a time is missing after \"for\"", at: token) }
    sense = false
  }

  /// Parses an angle after `toward`. In `toward left`, the next word is parsed as any direction.
  private mutating func toward() {
    guard let next = peek, let quantity = GestureQuantity(next.word), quantity.unit == "deg" else { return }
    part.direction = quantity.amount
    index += 1
  }

  private mutating func name(after token: GestureToken) throws(GestureError) -> String {
    guard let name = next() else { throw error("an element is missing after \"on\"", at: token) }
    return name.text
  }

  private mutating func place(_ token: GestureToken) throws(GestureError) {
    guard let next = next() else { throw error("a place is missing after \"\(token.text)\"", at: token) }
    if let edge = GestureEdge(rawValue: next.word), peek?.word == "edge" {
      index += 1
      part.place = .edge(edge)
    } else if ["center", "centre", "middle"].contains(next.word) {
      part.place = .center
    } else if let point = Self.point(next.word) {
      part.place = .point(point)
    } else if let quantity = GestureQuantity(next.word), quantity.unit == "deg" {
      part.direction = quantity.amount
    } else {
      throw error(
        "\"\(next.text)\" is no place",
        help: "write at 120,300 (points), at left edge, at center, or at 30deg (a direction)",
        at: next)
    }
  }

  private static func point(_ word: String) -> Point? {
    let sides = word.split(separator: ",")
    guard sides.count == 2, let x = Double(sides[0]), let y = Double(sides[1]), x.isFinite, y.isFinite else {
      return nil
    }
    return Point(x: x, y: y)
  }

  private mutating func point(after token: GestureToken) throws(GestureError) -> Point {
    guard let next = next(), let point = Self.point(next.word) else {
      throw error("a point is missing after \"\(token.text)\"", help: "write to 120,300 in points", at: token)
    }
    return point
  }

  private mutating func release(_ token: GestureToken) throws(GestureError) {
    if peek?.word == "at" { index += 1 }
    guard let next = next(), let quantity = GestureQuantity(next.word), quantity.unit == "pt/s",
      quantity.amount >= 0
    else { throw error("a speed is missing after \"\(token.text)\"", help: "released at 900pt/s", at: token) }
    part.releaseSpeed = quantity.amount
  }

  private mutating func time(after token: GestureToken) throws(GestureError) -> Microseconds {
    guard let next = next(), let time = GestureQuantity(next.word).flatMap(Self.time) else {
      throw error(
        "a time is missing after \"\(token.text)\"", help: "with ms or s: \(token.text) 120ms", at: token)
    }
    return time
  }

  private static func time(_ quantity: GestureQuantity) -> Microseconds? {
    let factor: Double? = quantity.unit == "ms" ? 1000 : quantity.unit == "s" ? 1_000_000 : nil
    guard let factor, quantity.amount >= 0, quantity.amount * factor <= 3.6e9 else { return nil }
    return Microseconds((quantity.amount * factor).rounded())
  }

  private mutating func length(after token: GestureToken) throws(GestureError) -> Double {
    guard let next = next(), let quantity = GestureQuantity(next.word), quantity.unit == "pt",
      quantity.amount > 0
    else {
      throw error("a length in pt is missing after \"\(token.text)\"", at: token)
    }
    return quantity.amount
  }

  /// Parses a number of fingers such as `two finger`, `2 fingers` or `2-finger`; returns whether the word is one.
  private mutating func fingers(_ token: GestureToken) throws(GestureError) -> Bool {
    let isFollowed = peek?.word == "finger" || peek?.word == "fingers"
    guard let count = GestureWords.numbers[token.word] ?? (isFollowed ? Int(token.word) : nil) else {
      return false
    }
    guard (1...10).contains(count) else { throw error("a hand has 1 to 10 fingers here", at: token) }
    part.fingers = count
    return true
  }

  private mutating func quantity(_ token: GestureToken) throws(GestureError) {
    guard let quantity = GestureQuantity(token.word) else { return }
    switch quantity.unit {
    case "ms", "s":
      guard let time = Self.time(quantity) else {
        throw error("a time from 0 to an hour is needed", at: token)
      }
      if peek?.word == "apart" {
        index += 1
        part.apart = time
      } else {
        part.duration = time
      }
    case "pt" where (0...100_000).contains(quantity.amount): part.distance = quantity.amount
    case "deg": part.angle = quantity.amount
    default:
      throw error(
        "\"\(token.text)\" is no quantity of a gesture",
        help: "units are: pt (from 0), ms s deg, and pt/s after released at",
        at: token)
    }
  }
}

extension ClauseParser {
  /// Checks that the part has everything that its verb needs.
  fileprivate func check() throws(GestureError) {
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
    try checkForUnused()
  }

  /// Reports directions, distances, angles, speeds and other words that the verb does not use.
  private func checkForUnused() throws(GestureError) {
    let isTranslation = [.move, .drag, .swipe, .fling].contains(part.verb)
    let isSpread = if case .spread = part.verb { true } else { false }
    let isTurn = if case .turn = part.verb { true } else { false }
    let isTouch = if case .touch = part.verb { true } else { false }
    let isRelease = [.move, .swipe, .fling].contains(part.verb)
    if part.direction != nil || part.destination != nil, !isTranslation { throw unused("a direction") }
    if part.distance != nil, !isTranslation, !isSpread { throw unused("a distance in pt") }
    if part.angle != nil, !isTurn { throw unused("an angle") }
    if part.releaseSpeed != nil, !isRelease { throw unused("a speed at the lift") }
    if touches != nil, !isTouch { throw unused("a number of touches") }
    if isLong, part.verb != .longPress { throw unused("\"long\"") }
    if sense != nil, !isSpread, !isTurn { throw unused("a sense, such as inward or clockwise,") }
    if part.distance != nil, part.destination != nil {
      throw error("both a distance and an end: one of them says how far")
    }
    if !part.presses { try checkForPresses() }
  }

  /// Reports words about presses and times in a part that does not press.
  private func checkForPresses() throws(GestureError) {
    if part.element != nil || part.place != nil { throw unused("where fingers press") }
    // The word "fingers" after a number says finger, too.
    let isOfTool = part.tool.map { $0 != .finger } ?? false
    if part.span != nil || part.apart != nil || isOfTool { throw unused("how fingers press") }
    if part.duration != nil, part.verb != .wait { throw unused("a time") }
    if part.fingers != nil, part.verb != .lift, part.verb != .cancel { throw unused("a number of fingers") }
  }

  private func unused(_ what: String) -> GestureError {
    error("\(what) means nothing here", help: "join parts with then, and, or a comma, each with its verb")
  }
}

extension StateValue {
  /// Creates the value of a text: `true` and `false` are bools, numbers are numbers, all else is a word.
  init(text: String) {
    switch text {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      if let number = Double(text), number.isFinite { self = .number(number) } else { self = .word(text) }
    }
  }
}
