import SpecParser

/// The place of the cursor in a spec. It is found from the lines alone, because half-typed text is rarely valid YAML.
struct TypingPlace {
  /// The keys from the top to the mapping that contains the cursor.
  private(set) var keys: [String] = []
  /// The key whose value is being typed; `nil` if a key is being typed.
  private(set) var valueOf: String?
  /// The text of the value before the cursor, from the key on.
  private(set) var typed = ""
  /// Whether the value is an item of a list.
  private(set) var isInList = false
  /// Whether the value begins on a line above, and `typed` is only a part of it.
  private(set) var isContinued = false
  /// Whether the cursor is in a comment.
  private(set) var isInComment = false
  /// The range of the word or path at the cursor, in bytes.
  let word: Range<Int>
  /// The keys before the cursor in the same braces; `nil` outside braces.
  private(set) var inBraces: Set<String>?
  /// Whether the innermost braces around the cursor are an item of a list; `nil` outside braces.
  private(set) var areBracesItem: Bool?
  /// The number of the cursor's line, and the column of its keys.
  let number: Int
  let column: Int
  /// Whether the cursor's line begins an item of a list.
  let isItem: Bool

  init(_ source: SourceFile, at offset: Int) {
    number = source.position(at: offset).line
    let range = source.range(ofLine: number)
    let end = min(max(offset, range.lowerBound), range.upperBound)
    let first = OpenBrackets.firstLine(ofFlowAt: number, source.text(range.lowerBound..<end), source)
    // Braces over several lines are read as if they were on one.
    let line = source.text(source.range(ofLine: first).lowerBound..<end)
    let (dashed, rest) = Self.item(line)
    column = line.allSatisfy { $0 == " " } ? line.count : dashed
    isItem = column > line.prefix { $0 == " " }.count
    let start = source.bytes[range.lowerBound..<end].lastIndex(where: Self.isEnd).map { $0 + 1 }
    let stop = source.bytes[end..<range.upperBound].firstIndex(where: Self.isEnd)
    let begin = start ?? range.lowerBound
    // A comment that begins at the cursor is no word.
    let isBeforeComment = begin == end && end < range.upperBound && source.bytes[end] == UInt8(ascii: "#")
    let last = isBeforeComment ? end : stop ?? range.upperBound
    // The dash of an item is no word either.
    let isDash = isItem && rest.isEmpty && source.bytes[begin..<last].elementsEqual("-".utf8)
    word = (isDash ? end : begin)..<last
    keys = Self.keys(above: first, column: column, source)
    take(rest)
    // The items of a list of words are values of the list's key.
    if valueOf == nil, let key = keys.last, LanguageContext.form(at: keys) == .value {
      keys.removeLast()
      valueOf = key
      isInList = isItem
      isContinued = true
    }
  }

  /// Whether a key at the cursor begins an item of a list and has no dash yet, if no other key stands in its column.
  var beginsItem: Bool {
    guard !isItem, inBraces == nil, case .list(let context) = LanguageContext.form(at: keys) else {
      return false
    }
    return !context.mayStandAlone
  }

  /// Whether a byte ends a word or a path: a space, a quote, a comma, a colon, a bracket or a comparison.
  static func isEnd(_ byte: UInt8) -> Bool { " \"',:[]{}()=!<>".utf8.contains(byte) }

  /// The column and the text of a line after its indentation and any dashes. A list item is one level deeper than its dash.
  private static func item(_ line: String) -> (column: Int, rest: Substring) {
    var column = line.prefix { $0 == " " }.count
    var rest = line.dropFirst(column)
    while rest.hasPrefix("- ") || rest == "-" {
      let dash = rest.dropFirst().prefix { $0 == " " }.count + 1
      column += dash
      rest = rest.dropFirst(dash)
    }
    return (column, rest)
  }

  /// Reads the part of the line before the cursor.
  private mutating func take(_ text: Substring) {
    var word = ""
    /// Of each open bracket: its key, whether it is a brace, and the keys before it.
    var open: [(key: String?, isBrace: Bool, seen: Set<String>)] = []
    var key: String?
    var seen: Set<String> = []
    var parts = TextParts()
    for character in text {
      let part = parts.part(of: character)
      guard part != .comment else { continue }
      let character = character.isNewline ? " " : character
      typed.append(character)
      guard part == .plain else {
        word.append(character)
        continue
      }
      switch character {
      case ":" where !word.isEmpty && (key == nil || open.last?.isBrace == false):
        key = word.trimmed
        seen.insert(word.trimmed)
        (word, typed) = ("", "")
      case "{", "[":
        open.append((key, character == "{", seen))
        if character == "{" { (key, seen) = (nil, []) }
        word = ""
      case "}", "]":
        if let last = open.popLast() { (key, seen) = (last.key, last.seen) }
        word = ""
      case ",":
        if let last = open.last { key = last.isBrace ? nil : last.key }
        word = ""
      default: word.append(character)
      }
    }
    for (index, bracket) in open.enumerated() {
      guard let outer = bracket.key else { continue }
      // `resolve: [{` opens one level of keys, `steps: [move: {` opens two.
      let inner = index + 1 < open.count ? open[index + 1].key : key
      if bracket.isBrace || inner != outer { keys.append(outer) }
    }
    if let brace = open.lastIndex(where: \.isBrace) {
      inBraces = seen
      areBracesItem = brace > 0 ? !open[brace - 1].isBrace : isItem && open[brace].key == nil
    }
    valueOf = key
    isInList = open.last?.isBrace == false
    isInComment = parts.isInComment
  }

  /// The keys above a line that contain it by their indentation, the outermost first.
  private static func keys(above number: Int, column: Int, _ source: SourceFile) -> [String] {
    var keys: [String] = []
    var column = column
    var line = number - 1
    while line >= 1, column > 0 {
      if let (own, key) = key(ofLine: line, source, before: column) {
        keys.append(key)
        column = own
      }
      line -= 1
    }
    return keys.reversed()
  }

  /// The other keys of the mapping that contains the cursor, above and below the line. Other items of a list are other mappings.
  func siblings(in source: SourceFile) -> Set<String> {
    if let inBraces { return inBraces.union(keysBehind(in: source)) }
    var result: Set<String> = []
    // The first key of an item has none above it.
    for step in isItem ? [1] : [-1, 1] {
      var line = number + step
      while (1...source.lineCount).contains(line) {
        let indentation = source.indentation(ofLine: line) ?? .max
        // What is further to the left ends the mapping. Above the cursor it may be the dash before the first key.
        if step > 0, indentation < column { break }
        if indentation <= column, let (own, key) = Self.key(ofLine: line, source, before: column + 1),
          own == column
        {
          result.insert(key)
        }
        if indentation < column { break }
        line += step
      }
    }
    return result
  }

  /// The first key of a line and its column, after any dashes; `nil` if it is not before a column.
  private static func key(ofLine line: Int, _ source: SourceFile, before limit: Int) -> (Int, String)? {
    let range = source.range(ofLine: line)
    // Most lines of a large spec are further to the right, and are not read.
    guard source.bytes[range].prefix(limit).contains(where: { $0 != 0x20 }) else { return nil }
    let (column, rest) = item(source.text(range))
    guard column < limit, !rest.hasPrefix("#"), let colon = rest.firstIndex(of: ":") else { return nil }
    let after = rest.index(after: colon)
    guard after == rest.endIndex || rest[after] == " " else { return nil }
    let key = String(rest[..<colon]).trimmed
    return key.isEmpty ? nil : (column, key)
  }
}

extension String {
  /// The text without surrounding spaces and quotes.
  fileprivate var trimmed: String {
    var text = self[...]
    while let first = text.first, " \"'".contains(first) { text.removeFirst() }
    while let last = text.last, " \"'".contains(last) { text.removeLast() }
    return String(text)
  }
}
