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
  private struct Brackets {
    var opened = 0
    var closed = 0

    init(_ line: String) {
      var quote: Character?
      var last: Character = " "
      for character in line {
        defer { last = character }
        if let mark = quote {
          if character == mark { quote = nil }
          continue
        }
        switch character {
        // A quote inside a word is an apostrophe.
        case "\"" where " [{,:".contains(last), "'" where " [{,:".contains(last): quote = character
        case "#" where last == " ": return
        case "{", "[": opened += 1
        case "}", "]": if opened > 0 { opened -= 1 } else { closed += 1 }
        default: break
        }
      }
    }
  }
}
