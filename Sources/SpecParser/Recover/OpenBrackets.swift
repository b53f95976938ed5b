/// The braces and brackets of a line that have no partner in it.
package struct OpenBrackets: Sendable {
  package var opened = 0
  package var closed = 0

  package init(_ line: String) {
    var parts = TextParts()
    for character in line {
      guard parts.part(of: character) == .plain else { continue }
      switch character {
      case "{", "[": opened += 1
      case "}", "]": if opened > 0 { opened -= 1 } else { closed += 1 }
      default: break
      }
    }
  }
}

/// Braces and brackets over several lines.
extension OpenBrackets {
  /// The most lines that are read above a place.
  private static let reach = 100

  /// The line with the outermost brace or bracket that is open at a place; the place's own line if there is none above.
  ///
  /// A bracket that somebody forgot to close is not taken for one: what it contains is indented further than its line.
  ///
  /// - Parameters:
  ///   - number: of the place's line.
  ///   - text: of that line before the place.
  package static func firstLine(ofFlowAt number: Int, _ text: String, _ source: SourceFile) -> Int {
    var first = number
    var closed = OpenBrackets(text).closed
    var indentation = text.prefix { $0 == " " }.count
    var line = number - 1
    while line >= max(1, number - reach), indentation > 0 {
      let text = source.text(source.range(ofLine: line))
      let own = text.prefix { $0 == " " }.count
      if own < text.count {
        let brackets = OpenBrackets(text)
        if brackets.opened > closed, own < indentation { first = line }
        closed = max(closed - brackets.opened, 0) + brackets.closed
        indentation = min(indentation, own)
      }
      line -= 1
    }
    return first
  }

  /// The lines of the braces and brackets that a line opens, without the line itself.
  static func lines(below line: Int, _ source: SourceFile) -> [Int] {
    guard OpenBrackets(source.text(source.range(ofLine: line))).opened > 0 else { return [] }
    return source.lines(within: line)
  }
}

extension SourceFile {
  /// The indentation of a line; `nil` for an empty line or a comment.
  package func indentation(ofLine line: Int) -> Int? {
    let range = range(ofLine: line)
    guard let start = range.first(where: { bytes[$0] != 0x20 }), bytes[start] != 0x23 else { return nil }
    return start - range.lowerBound
  }

  /// Whether a line is an item of a list.
  func isItem(_ line: Int) -> Bool {
    range(ofLine: line).first { bytes[$0] != 0x20 }.map { bytes[$0] == 0x2D } ?? false
  }

  /// The indentation of the next line with text.
  func indentation(below line: Int) -> Int? {
    guard line < lineCount else { return nil }
    return (line + 1...lineCount).lazy.compactMap { indentation(ofLine: $0) }.first
  }

  /// The indentation of the last line with text above.
  func indentation(above line: Int) -> Int? {
    stride(from: line - 1, to: 0, by: -1).lazy.compactMap { indentation(ofLine: $0) }.first
  }

  /// The lines below a line that are indented further, as far as they follow each other.
  ///
  /// - Parameter ignored: lines whose indentation says nothing.
  func lines(within line: Int, besides ignored: Set<Int> = []) -> [Int] {
    guard let own = indentation(ofLine: line), line < lineCount else { return [] }
    return (line + 1...lineCount).prefix { ignored.contains($0) || indentation(ofLine: $0) ?? .max > own }
      .map(\.self)
  }
}
