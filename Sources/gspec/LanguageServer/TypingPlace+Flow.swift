import SpecParser

/// Braces and brackets over several lines.
extension TypingPlace {
  /// The most lines that are read above the cursor.
  private static let reach = 100

  /// The line with the outermost brace or bracket that is open at the cursor; the cursor's own line if there is none above.
  ///
  /// A bracket that somebody forgot to close is not taken for one: what it contains is indented further than its line.
  ///
  /// - Parameters:
  ///   - number: of the cursor's line.
  ///   - text: of that line before the cursor.
  static func firstLine(ofFlowAt number: Int, _ text: String, _ source: SourceFile) -> Int {
    var first = number
    var closed = Brackets(text).closed
    var indentation = text.prefix { $0 == " " }.count
    var line = number - 1
    while line >= max(1, number - reach), indentation > 0 {
      let text = source.text(source.range(ofLine: line))
      let own = text.prefix { $0 == " " }.count
      if own < text.count {
        let brackets = Brackets(text)
        if brackets.opened > closed, own < indentation { first = line }
        closed = max(closed - brackets.opened, 0) + brackets.closed
        indentation = min(indentation, own)
      }
      line -= 1
    }
    return first
  }

  /// The braces and brackets of a line that have no partner in it.
  struct Brackets {
    var opened = 0
    var closed = 0

    init(_ line: String) {
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
}

extension SourceFile {
  /// The indentation of a line; `nil` for an empty line or a comment.
  func indentation(ofLine line: Int) -> Int? {
    let range = range(ofLine: line)
    guard let start = range.first(where: { bytes[$0] != 0x20 }), bytes[start] != 0x23 else { return nil }
    return start - range.lowerBound
  }
}
