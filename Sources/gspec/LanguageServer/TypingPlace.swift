import SpecParser

/// The place of the cursor in a spec. It is found from the lines alone, because half-typed text is rarely valid YAML.
struct TypingPlace {
  /// The keys from the top to the mapping that contains the cursor.
  private(set) var keys: [String] = []
  /// The key whose value is being typed; `nil` if a key is being typed.
  private(set) var valueOf: String?
  /// The other keys of the mapping.
  private(set) var siblings: Set<String> = []

  init(_ source: SourceFile, at offset: Int) {
    let number = source.position(at: offset).line
    let range = source.range(ofLine: number)
    let line = source.text(range.lowerBound..<min(max(offset, range.lowerBound), range.upperBound))
    var column = line.prefix { $0 == " " }.count
    var rest = line.dropFirst(column)
    // A list item is one level deeper than its dash.
    while rest.hasPrefix("- ") || rest == "-" {
      let dash = rest.dropFirst().prefix { $0 == " " }.count + 1
      column += dash
      rest = rest.dropFirst(dash)
    }
    let isBlank = line.allSatisfy { $0 == " " }
    keys = Self.keys(above: number, column: isBlank ? line.count : column, source)
    siblings = Self.siblings(of: number, column: isBlank ? line.count : column, source)
    take(rest)
  }

  /// Reads the part of the line before the cursor.
  private mutating func take(_ text: Substring) {
    var word = ""
    /// The key of each open bracket, and whether it is a brace.
    var open: [(key: String?, isBrace: Bool)] = []
    var key: String?
    var seen: Set<String> = []
    for character in text {
      switch character {
      case ":" where !word.isEmpty && (key == nil || open.last?.isBrace == false):
        key = word.trimmed
        seen.insert(word.trimmed)
        word = ""
      case "{", "[":
        open.append((key, character == "{"))
        if character == "{" { (key, seen) = (nil, []) }
        word = ""
      case "}", "]":
        if let last = open.popLast() { key = last.key }
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
      let next = open.dropFirst(index + 1).first
      if bracket.isBrace || next.map({ $0.isBrace && $0.key != outer }) == true { keys.append(outer) }
    }
    if open.contains(where: \.isBrace) { siblings = seen }
    valueOf = key
  }

  /// The keys above a line that contain it by their indentation, the outermost first.
  private static func keys(above number: Int, column: Int, _ source: SourceFile) -> [String] {
    var keys: [String] = []
    var column = column
    var line = number - 1
    while line >= 1, column > 0 {
      let text = source.text(source.range(ofLine: line))
      if let (own, key) = key(in: text), own < column {
        keys.append(key)
        column = own
      }
      line -= 1
    }
    return keys.reversed()
  }

  /// The keys of the same mapping, above and below the line.
  private static func siblings(of number: Int, column: Int, _ source: SourceFile) -> Set<String> {
    var result: Set<String> = []
    for step in [-1, 1] {
      var line = number + step
      while (1...source.lineCount).contains(line) {
        let text = source.text(source.range(ofLine: line))
        if let (own, key) = key(in: text) {
          if own < column { break }
          if own == column { result.insert(key) }
        }
        line += step
      }
    }
    return result
  }

  /// The first key of a line and its column, after any dashes.
  private static func key(in line: String) -> (Int, String)? {
    var column = line.prefix { $0 == " " }.count
    var rest = line.dropFirst(column)
    while rest.hasPrefix("- ") {
      let dash = rest.dropFirst().prefix { $0 == " " }.count + 1
      column += dash
      rest = rest.dropFirst(dash)
    }
    guard !rest.hasPrefix("#"), let colon = rest.firstIndex(of: ":") else { return nil }
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
