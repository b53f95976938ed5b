import SpecParser

/// Shows the changes of a text line by line, like `diff -u`.
enum RenderDiff {
  /// The number of unchanged lines around a change.
  private static let context = 2

  static func render(_ before: [UInt8], _ after: [UInt8], path: String, style: TerminalStyle) -> String {
    let script = script(lines(of: before), lines(of: after))
    guard script.contains(where: { $0.sign != " " }) else { return "" }
    return style.bold("--- \(path)") + "\n" + style.bold("+++ \(path)") + "\n"
      + hunks(script).map { text($0, style) }.joined()
  }

  private struct Line {
    var sign: Character
    var text: String
    /// The line number in the old and in the new text, from 1. If the line is not in a text, the number of the next line there.
    var old: Int
    var new: Int
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "", bytes: bytes)
    let texts = (1...file.lineCount).map { file.text(file.range(ofLine: $0)) }
    return texts.last == "" ? texts.dropLast() : texts
  }

  private static func script(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if a < old.count, removed.contains(a) {
        lines.append(Line(sign: "-", text: old[a], old: a + 1, new: b + 1))
        a += 1
      } else if b < new.count, inserted.contains(b) {
        lines.append(Line(sign: "+", text: new[b], old: a + 1, new: b + 1))
        b += 1
      } else {
        lines.append(Line(sign: " ", text: new[min(b, new.count - 1)], old: a + 1, new: b + 1))
        a += 1
        b += 1
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  private static func hunks(_ lines: [Line]) -> [ArraySlice<Line>] {
    let ranges = lines.indices.filter { lines[$0].sign != " " }.map { index in
      max(0, index - context)..<min(lines.count, index + context + 1)
    }
    return ranges.merged { last, range in
      guard last.upperBound >= range.lowerBound else { return false }
      last = last.lowerBound..<range.upperBound
      return true
    }.map { lines[$0] }
  }

  private static func text(_ hunk: ArraySlice<Line>, _ style: TerminalStyle) -> String {
    guard let first = hunk.first else { return "" }
    let (old, new) = (hunk.count { $0.sign != "+" }, hunk.count { $0.sign != "-" })
    return style.dim("@@ -\(first.old),\(old) +\(first.new),\(new) @@") + "\n"
      + hunk.map { text($0, style) + "\n" }.joined()
  }

  private static func text(_ line: Line, _ style: TerminalStyle) -> String {
    let text = "\(line.sign)\(line.text)"
    switch line.sign {
    case "-": return style.red(text)
    case "+": return style.green(text)
    default: return text
    }
  }
}
