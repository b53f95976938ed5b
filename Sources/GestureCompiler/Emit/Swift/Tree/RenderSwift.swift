/// Prints trees of Swift as `swift format` would: two spaces a level, lines of at most 100 columns where they can break.
struct RenderSwift {
  /// The default line length of swift-format. A line that fits also fits a longer limit.
  static let width = 100

  static func text(_ nodes: [SwiftNode]) -> String {
    var renderer = RenderSwift()
    renderer.write(nodes)
    return renderer.lines.map { $0 + "\n" }.joined()
  }

  private var lines: [String] = []
  private var depth = 0
  /// The line being written.
  private var current = ""
  /// Whether an empty line comes before the next one.
  private var isBlankDue = false
  /// How many groups of operands over several lines end here, one inside the other.
  private var endingGroups = 0

  private var room: Int { Self.width - current.count }

  private mutating func write(_ nodes: [SwiftNode]) {
    for node in nodes { write(node) }
  }

  private mutating func write(_ node: SwiftNode) {
    switch node {
    case .statement(let text):
      begin()
      add(text, before: 0)
      end()
    case .block(let head, let body, let parameters, let otherwise, let isShort):
      begin()
      let line = isShort ? Self.line(head, body) : nil
      if let line, line.count <= room { return end(line) }
      let opening = body.isEmpty ? "{}" : parameters.map { "{ \($0.flat) in" } ?? "{"
      add(head, before: opening.count + 1)
      // On its own line if the head's last line is indented deeper than its first.
      if current.hasPrefix(String(repeating: "  ", count: depth + 1)) {
        newLine(2 * depth)
      } else {
        current += " "
      }
      end(opening)
      if !body.isEmpty { indented(body, otherwise.isEmpty ? "}" : "} else {") }
      if !otherwise.isEmpty { indented(otherwise, "}") }
    case .choice(let pattern, let body):
      // A case has the indentation of its `switch`.
      depth -= 1
      defer { depth += 1 }
      begin()
      add(pattern, before: 1)
      if case .statement(let text)? = body.first, body.count == 1, text.flat.count + 2 <= room {
        return end(": " + text.flat)
      }
      end(":")
      indented(body)
    case .doc(let paragraphs, let list, let parameters):
      document(paragraphs.filter { !$0.isEmpty }, list)
      for parameter in parameters { comment("///   - ", parameter, then: "///     ") }
    case .comment(let text): comment("// ", text)
    case .condition(let condition, let body, let otherwise):
      put("#if " + condition)
      indented(body, otherwise.isEmpty ? "#endif" : "#else")
      if !otherwise.isEmpty { indented(otherwise, "#endif") }
    case .blank: isBlankDue = !lines.isEmpty
    }
  }

  /// The block on one line, `head { statement }`; `nil` if the body is not one statement.
  private static func line(_ head: SwiftText, _ body: [SwiftNode]) -> String? {
    guard case .statement(let text)? = body.first, body.count == 1 else { return nil }
    return "\(head.flat) { \(text.flat) }"
  }

  // MARK: Lines

  private mutating func begin() {
    if isBlankDue { lines.append("") }
    isBlankDue = false
    current = String(repeating: "  ", count: depth)
  }

  private mutating func end(_ text: String = "") {
    lines.append(current + text)
    current = ""
  }

  private mutating func put(_ text: String) {
    begin()
    end(text)
  }

  /// Writes a body without empty lines at its ends, and its closing line.
  private mutating func indented(_ body: [SwiftNode], _ close: String? = nil) {
    depth += 1
    isBlankDue = false
    for (index, node) in body.enumerated() {
      if case .blank = node, index == 0 { continue }
      write(node)
    }
    depth -= 1
    guard let close else { return }
    isBlankDue = false
    put(close)
  }

  // MARK: Comments

  private mutating func document(_ paragraphs: [String], _ list: [String]) {
    for (number, paragraph) in paragraphs.enumerated() {
      if number > 0 { put("///") }
      comment("/// ", paragraph)
    }
    if !list.isEmpty, !paragraphs.isEmpty { put("///") }
    for item in list { comment("/// - ", item, then: "///   ") }
  }

  private mutating func comment(_ lead: String, _ text: String, then: String? = nil) {
    var line = lead
    for word in Self.unbroken(text) {
      let isFirst = line == lead || line == then
      if !isFirst, 2 * depth + line.count + 1 + word.count > Self.width {
        put(line)
        line = (then ?? lead) + word
      } else {
        line += (isFirst ? "" : " ") + word
      }
    }
    put(line == lead ? String(line.dropLast()) : line)
  }

  /// The words of a comment. One that would begin a quotation, a list or a heading of Markdown at the start of a line stays behind the word
  /// before it.
  private static func unbroken(_ text: String) -> [String] {
    SwiftWords.plain(text).split(separator: " ").reduce(into: []) { words, word in
      let beginsBlock =
        word.hasPrefix(">") || word.hasPrefix("```") || word.hasPrefix("~~~")
        || ["-", "+", "*", "1.", "1)"].contains(word) || word.allSatisfy { $0 == "#" }
      if beginsBlock, let last = words.last {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
  }

  // MARK: Text that may break

  /// - Parameter tail: number of columns that follow on the last line.
  private mutating func add(_ text: SwiftText, before tail: Int, at indent: Int? = nil) {
    let indent = indent ?? 2 * depth
    for (index, piece) in text.pieces.enumerated() {
      let tail = Self.width(of: text.pieces[(index + 1)...], before: tail)
      if piece.flat.count + tail <= room || piece.isWords {
        current += piece.flat
        if piece.flat != ")" { endingGroups = 0 }
        continue
      }
      switch piece {
      case .words(let words): current += words
      case .space: newLine(indent + 2)
      case .list(let list): add(list, before: tail, at: indent)
      case .operands(let operands, let sign):
        for (index, operand) in operands.enumerated() {
          if index > 0 {
            newLine(indent + 2)
            current += sign + " "
          }
          let isLast = index == operands.count - 1
          add(operand, before: isLast ? tail : 0, at: index > 0 ? indent + 2 : indent)
        }
        endingGroups += 1
      }
    }
  }

  /// The columns that some pieces take up to the first possible break.
  private static func width(of pieces: ArraySlice<SwiftText.Piece>, before tail: Int) -> Int {
    var width = 0
    for piece in pieces {
      switch piece {
      case .words(let text): width += text.count
      case .list(let list): return width + (list.items.isEmpty ? list.open + list.close : list.open).count
      case .operands(let operands, _): return width + (operands.first?.flat.count ?? 0)
      case .space: return width
      }
    }
    return width + tail
  }

  private mutating func add(_ list: SwiftText.List, before tail: Int, at indent: Int) {
    current += list.open
    if !list.open.isEmpty { newLine(indent + 2) }
    for (index, item) in list.items.enumerated() {
      let isLast = index == list.items.count - 1
      let after = isLast && !list.closesOnOwnLine ? list.close.count + tail : 1
      if index > 0 {
        if 1 + item.flat.count + after <= room { current += " " } else { newLine(indent + 2) }
      }
      add(item, before: after, at: indent + 2)
      if !isLast || list.endsInComma { current += "," }
    }
    if list.closesOnOwnLine || endingGroups > 1 { newLine(indent) }
    current += list.close
    endingGroups = 0
  }

  private mutating func newLine(_ indent: Int) {
    end()
    current = String(repeating: " ", count: indent)
  }
}

extension SwiftText.Piece {
  fileprivate var isWords: Bool {
    if case .words = self { true } else { false }
  }
}
