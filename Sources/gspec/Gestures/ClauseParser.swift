import GestureRuntime
import SpecParser

/// Parses the words of one part of a gesture, in any order.
struct ClauseParser {
  private let tokens: [GestureToken]
  private var index = 0
  /// What the words say. A clause without a verb, such as `after 120ms`, is carried to the next, as the verb may follow a comma.
  private(set) var meaning: ClauseMeaning

  init(tokens: [GestureToken], carried: ClauseMeaning?) {
    self.tokens = tokens
    let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    meaning = carried ?? ClauseMeaning(range: range)
    meaning.range = range
  }

  /// Parses the clause; `nil` if it has only a time (`after`) and no verb.
  mutating func read() throws(GestureError) -> GesturePart? {
    while index < tokens.count { try word() }
    return try meaning.finished()
  }

  private func error(_ message: String, help: String = "", at token: GestureToken) -> GestureError {
    GestureError(message, help: help, at: token.range)
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
    if let direction = GestureDirection.words[token.word] {
      try checkSaidOnce(token)
      return try set(direction, token)
    }
    // After the verb, a word that resembles none may be an element, unless one is named.
    let element =
      meaning.part.element == nil
      ? "for an element, write `on \(token.text)`" : "leave it out, or join another part with `then`"
    let other = meaning.verb == nil ? GestureWords.verbHelp : element
    throw error(
      "\"\(token.text)\" is no word of a gesture", help: GestureWords.help(for: token.word) ?? other,
      at: token)
  }

  private mutating func set(_ direction: GestureDirection, _ token: GestureToken) throws(GestureError) {
    try meaning.set(\.part.direction, to: direction, "directions", by: token)
  }

  /// Reports a direction directly behind itself, as in `drag up-up`: two movements may be meant.
  private func checkSaidOnce(_ token: GestureToken) throws(GestureError) {
    guard index > 1, tokens[index - 2].word == token.word else { return }
    throw error(
      "the direction `\(token.text)` is said twice", help: "say it once, or join two movements with `then`",
      at: token)
  }

  // MARK: What the hand does

  private mutating func verbWord(_ token: GestureToken) throws(GestureError) -> Bool {
    let word = token.word
    if word == "set" {
      try assignment(token)
    } else if word == "long" {
      meaning.isLong = true
    } else if let count = GestureWords.touches[word] {
      try meaning.set(\.touches, to: count, "numbers of touches", by: token)
    } else if let verb = GestureWords.verbs[word] {
      try meaning.set(verb, by: token)
      // The verb `spread` also says which way.
      _ = try sense(token)
    } else {
      return try sense(token)
    }
    return true
  }

  /// Parses a word that says which way fingers pinch or turn; returns whether the word is one.
  private mutating func sense(_ token: GestureToken) throws(GestureError) -> Bool {
    if let isOutward = GestureWords.outward[token.word] {
      try set(isOutward: isOutward, token)
    } else if let isClockwise = GestureWords.clockwise[token.word] {
      try meaning.set(\.isClockwise, to: isClockwise, "ways to turn", by: token)
    } else {
      return false
    }
    return true
  }

  private mutating func set(isOutward: Bool, _ token: GestureToken) throws(GestureError) {
    try meaning.set(\.isOutward, to: isOutward, "ways to pinch", by: token)
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
    let setting = StateSetting(name: String(sides[0]), value: StateValue(text: String(sides[1])))
    try meaning.set(.set(setting), by: token)
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
    try meaning.set(.stand(ContentSetting(element: element, stand: stand)), by: token)
  }

  // MARK: How, where and when

  private mutating func manner(_ token: GestureToken) throws(GestureError) -> Bool {
    if let tool = GestureWords.tools[token.word] {
      try meaning.set(\.part.tool, to: tool, "tools", by: token)
      return true
    }
    switch token.word {
    case "in", "for": try inOrFor(token)
    case "toward", "towards": try toward(token)
    case "by", "with": try checkFollowed(token)
    case "after":
      let (time, word) = try time(after: token)
      try meaning.set(\.part.after, to: time, "times after the part before", by: word)
    case "on":
      guard let name = next() else {
        throw error("an element is missing after \"on\"", help: "say `on ELEMENT`", at: token)
      }
      try meaning.set(\.part.element, to: name.text, "elements", by: name)
    case "at", "from": try place(token)
    case "to":
      let (point, word) = try point(after: token)
      try meaning.set(\.part.destination, to: point, "ends", by: word)
    case "released", "release": try release(token)
    case "span":
      let (length, word) = try length(after: token)
      try meaning.set(\.part.span, to: length, "spans", by: word)
    default: return false
    }
    return true
  }

  /// Distinguishes the time `in 300ms` from the sense `pinch in`.
  private mutating func inOrFor(_ token: GestureToken) throws(GestureError) {
    if isTime(at: index) { return }
    guard token.word == "in", meaning.verb?.takesIn ?? true else {
      throw error(
        "a time is missing after \"\(token.text)\"",
        help: Self.timeHelp(token) + ", and how far alone, as 200pt",
        at: token)
    }
    try set(isOutward: false, token)
  }

  /// Whether a time stands at an index, perhaps with a space before its unit, which is reported there.
  private func isTime(at index: Int) -> Bool {
    guard index < tokens.count, let quantity = GestureQuantity(tokens[index].word) else { return false }
    let next = index + 1 < tokens.count ? tokens[index + 1].word : ""
    return ["ms", "s"].contains(quantity.unit.isEmpty ? next : quantity.unit)
  }

  private static func timeHelp(_ token: GestureToken) -> String { "with ms or s: \(token.text) 120ms" }

  private mutating func toward(_ token: GestureToken) throws(GestureError) {
    guard let next = next(), let direction = GestureDirection(next.word) else {
      throw error(
        "a direction is missing after \"\(token.text)\"", help: "left, right, up, down or 30deg", at: token)
    }
    try set(direction, next)
  }

  /// Checks that a word such as `with` has something to go with.
  private func checkFollowed(_ token: GestureToken) throws(GestureError) {
    guard let next = peek, !["by", "with"].contains(next.word) else {
      throw error(
        "what follows \"\(token.text)\" is missing", help: "with pen, or with two fingers", at: token)
    }
  }

  private mutating func place(_ token: GestureToken) throws(GestureError) {
    guard let next = next() else { throw error("a place is missing after \"\(token.text)\"", at: token) }
    if let edge = SideWord(rawValue: next.word), let word = peek, word.word == "edge" {
      index += 1
      let both = GestureToken(
        text: "\(next.text) \(word.text)", range: next.range.lowerBound..<word.range.upperBound)
      try set(.edge(edge), both)
    } else if ["center", "centre", "middle"].contains(next.word) {
      try set(.center, next)
    } else if let point = Self.point(next.word) {
      try set(.point(point), next)
    } else if let quantity = GestureQuantity(next.word), quantity.unit == "deg" {
      try set(GestureDirection(degrees: quantity.amount), next)
    } else {
      let isSpeed = GestureQuantity(next.word)?.unit == "pt/s"
      throw error(
        "\"\(next.text)\" is no place",
        help: isSpeed
          ? "for the speed at the lift, write released at \(next.text)"
          : "write at 120,300 (points), at left edge, at center, or at 30deg (a direction)",
        at: next)
    }
  }

  private mutating func set(_ place: GesturePlace, _ token: GestureToken) throws(GestureError) {
    try meaning.set(\.part.place, to: place, "places", by: token)
  }

  private static func point(_ word: String) -> Point? {
    let sides = word.split(separator: ",")
    guard sides.count == 2, let x = Double(sides[0]), let y = Double(sides[1]), x.isFinite, y.isFinite else {
      return nil
    }
    return Point(x: x, y: y)
  }

  private mutating func point(after token: GestureToken) throws(GestureError) -> (Point, GestureToken) {
    guard let next = next(), let point = Self.point(next.word) else {
      throw error("a point is missing after \"\(token.text)\"", help: "write to 120,300 in points", at: token)
    }
    return (point, next)
  }

  private mutating func release(_ token: GestureToken) throws(GestureError) {
    if peek?.word == "at" { index += 1 }
    guard let next = next(), let quantity = GestureQuantity(next.word), quantity.unit == "pt/s",
      quantity.amount >= 0
    else { throw error("a speed is missing after \"\(token.text)\"", help: "released at 900pt/s", at: token) }
    try meaning.set(\.part.releaseSpeed, to: quantity.amount, "speeds at the lift", by: next)
  }

  private mutating func time(after token: GestureToken) throws(GestureError) -> (Microseconds, GestureToken) {
    guard let next = next(), let time = GestureQuantity(next.word).flatMap(Self.time) else {
      throw error(
        "a time is missing after \"\(token.text)\"", help: Self.timeHelp(token), at: token)
    }
    return (time, next)
  }

  private static func time(_ quantity: GestureQuantity) -> Microseconds? {
    let factor: Double? = quantity.unit == "ms" ? 1000 : quantity.unit == "s" ? 1_000_000 : nil
    guard let factor, quantity.amount >= 0, quantity.amount * factor <= 3.6e9 else { return nil }
    return Microseconds((quantity.amount * factor).rounded())
  }

  private mutating func length(after token: GestureToken) throws(GestureError) -> (Double, GestureToken) {
    guard let next = next(), let quantity = GestureQuantity(next.word), quantity.unit == "pt",
      quantity.amount > 0
    else {
      throw error("a length in pt is missing after \"\(token.text)\"", at: token)
    }
    return (quantity.amount, next)
  }

  /// Parses a number of fingers such as `two finger`, `2 fingers` or `2-finger`; returns whether the word is one.
  private mutating func fingers(_ token: GestureToken) throws(GestureError) -> Bool {
    let isFollowed = peek?.word == "finger" || peek?.word == "fingers"
    guard let count = GestureWords.numbers[token.word] ?? (isFollowed ? Int(token.word) : nil) else {
      return false
    }
    guard (1...10).contains(count) else { throw error("a hand has 1 to 10 fingers here", at: token) }
    try meaning.set(\.part.fingers, to: count, "numbers of fingers", by: token)
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
        try meaning.set(\.part.apart, to: time, "times between presses", by: token)
      } else {
        try meaning.set(\.part.duration, to: time, "times", by: token)
      }
    case "pt" where quantity.amount > 100_000:
      throw error("a distance of at most 100000pt is needed", at: token)
    case "pt" where quantity.amount >= 0:
      try meaning.set(\.part.distance, to: quantity.amount, "distances", by: token)
    case "deg": try meaning.set(\.part.angle, to: quantity.amount, "angles", by: token)
    default:
      throw error(
        "\"\(token.text)\" is no quantity of a gesture",
        help: meantQuantity(quantity, token)
          ?? "units are: pt (from 0), ms s deg, and pt/s after released at",
        at: token)
    }
  }

  /// What to write for a quantity with another word for its unit (`160px`), or with a space before it (`0.4 s`).
  private func meantQuantity(_ quantity: GestureQuantity, _ token: GestureToken) -> String? {
    let written = quantity.unit.isEmpty ? peek?.word : quantity.unit
    guard let written, let unit = NearMiss.unit(written), unit != quantity.unit,
      ["pt", "ms", "s", "deg"].contains(unit), quantity.amount >= 0
    else { return nil }
    return "write \(token.text.dropLast(quantity.unit.count))\(unit)"
  }
}

extension GestureVerb {
  /// Whether `in` says which way it goes.
  fileprivate var takesIn: Bool {
    switch self {
    case .spread, .move: true
    case .touch, .longPress, .press, .hold, .drag, .swipe, .fling, .turn, .wait, .lift, .cancel, .set, .stand:
      false
    }
  }
}
