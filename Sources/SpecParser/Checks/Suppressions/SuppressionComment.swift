/// A comment that accepts findings on the line below it:
/// `# gspec:disable-next-line RULE, RULE until 2027-01-31 -- reason`.
struct SuppressionComment {
  var rules: [Located<String>]
  var reason: String
  /// The last day on which the comment counts, as `2027-01-31`; `nil` for always.
  var until: Located<String>?
  /// The beginning of every comment for lint.
  static let mark = "gspec:"
  static let command = "gspec:disable-next-line"

  /// The reason why a comment cannot be read.
  struct Fault: Error {
    var message: String
    var help: String
  }

  /// - Parameter comment: a comment of the file, from its `#`.
  /// - Returns: `nil` if the comment is not for lint.
  static func read(_ comment: Comment, in source: SourceFile) -> Result<SuppressionComment, Fault>? {
    let text = source.text(comment.span)
    let body = body(of: text)
    guard isOne(text) else { return nil }
    return Result { () throws(Fault) in try SuppressionComment(body, of: text, comment.span) }
  }

  /// Whether a comment, from its `#`, is for lint.
  static func isOne(_ comment: String) -> Bool { body(of: comment).hasPrefix(mark) }

  private static func body(of comment: String) -> Substring { comment.drop { $0 == "#" || $0.isBlank } }

  /// - Parameters:
  ///   - body: the comment from its mark on.
  ///   - text: the whole comment, from its `#`.
  private init(_ body: Substring, of text: String, _ span: SourceSpan) throws(Fault) {
    let first = body.words.first ?? ""
    guard first == Self.command else {
      throw Fault(
        message: "no comment for lint begins with `\(String(first).shortened)`",
        help: "write `# \(Self.command) RULE -- why it is accepted`")
    }
    let parts = body.dropFirst(Self.command.count)
    guard let dashes = parts.range(ofWord: "--") else { throw Self.noReason }
    reason = String(parts[dashes.upperBound...]).trimmedSpace
    let head = Self.located(parts[..<dashes.lowerBound], from: text, span)
    let limit = head.firstIndex { $0.value == "until" }
    rules = Array(head[..<(limit ?? head.endIndex)])
    let last = limit.map { head[($0 + 1)...] } ?? []
    until = limit.map { _ in last.first ?? Located("", span) }
    if until == nil { takeDateFromReason(span) }
    guard !rules.isEmpty else {
      throw Fault(
        message: "the comment names no rule", help: "write `# \(Self.command) RULE -- why it is accepted`")
    }
    guard !reason.isEmpty else { throw Self.noReason }
    if let until, !Self.isDate(until.value) {
      throw Fault(
        message: until.value.isEmpty
          ? "no date stands behind `until`" : "`\(until.value.shortened)` is no date",
        help: "write the day as `until 2027-01-31`")
    }
    if let more = last.dropFirst().first {
      throw Fault(
        message: "`\(more.value.shortened)` stands behind the date",
        help: "write the rules first, then one date: `RULE, RULE until 2027-01-31 -- why`")
    }
  }

  private static let noReason = Fault(
    message: "the comment gives no reason", help: "write `-- why it is accepted` behind the rule")

  /// Takes a date from the end of the reason: `-- the card is new by then, until 2027-01-31`.
  private mutating func takeDateFromReason(_ span: SourceSpan) {
    let words = reason[...].words
    guard words.count >= 2, words[words.count - 2] == "until",
      let date = words.last.map(String.init), Self.numbers(date) != nil
    else { return }
    until = Located(date, span)
    reason = words.dropLast(2).joined(separator: " ")
    while reason.hasSuffix(",") { reason.removeLast() }
  }

  /// The words of a part of the comment, without commas, with their places.
  private static func located(
    _ part: Substring, from text: String, _ span: SourceSpan
  ) -> [Located<String>] {
    part.split { $0.isBlank || $0 == "," }.map { word in
      let start = span.start + text[..<word.startIndex].utf8.count
      return Located(
        String(word), SourceSpan(file: span.file, start: start, end: start + word.utf8.count))
    }
  }

  /// Whether a text is a day such as `2027-01-31`. Such texts have the order of the days.
  private static func isDate(_ text: String) -> Bool {
    guard let numbers = numbers(text) else { return false }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
  }

  /// Year, month and day of a text in the form of a date; `nil` for another text. There may be no such day.
  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }
}

extension Substring {
  /// The parts between spaces and tabs.
  fileprivate var words: [Substring] { split(whereSeparator: \.isBlank) }

  /// The range of a word between spaces and tabs, or at an end.
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    words.first { $0 == word }.map { $0.startIndex..<$0.endIndex }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
