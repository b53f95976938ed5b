extension SyntaxReader {
  /// The tools that an activity accepts: `tools: pen`, `tools: [finger, mouse]`.
  func tools(_ field: Field) -> Located<Set<Tool>>? {
    let words = words(field)
    let named = words.compactMap { tool($0, of: field.name) }
    guard named.count == words.count, !named.isEmpty else { return nil }
    return Located(Set(named), field.span)
  }

  private func tool(_ word: Located<String>, of owner: String) -> Tool? {
    if word.value == Tool.palm.rawValue {
      return fault(
        SyntaxRules.type, "a palm starts nothing: no activity can take it", at: word.span,
        help: ["write \(listed(Tool.named.map(\.rawValue), joinedBy: "or"))"])
    }
    if let tool = Self.toolsElsewhere[word.value] {
      return fault(
        SyntaxRules.type, "`\(word.value)` is no value of `\(owner)`", at: word.span,
        help: ["here it is called `\(tool.rawValue)`"])
    }
    return choice(word, of: owner, NamedTool.self).flatMap { Tool(rawValue: $0.value.rawValue) }
  }

  /// The names of the tools in other toolkits.
  private static let toolsElsewhere: [String: Tool] = [
    "stylus": .pen, "pencil": .pen, "apple-pencil": .pen, "touch": .finger, "direct": .finger,
    "rubber": .eraser, "trackpad": .mouse, "touchpad": .mouse, "pointer": .mouse, "cursor": .mouse,
  ]

  /// The words that `tools` accepts.
  private enum NamedTool: String, CaseIterable { case finger, pen, eraser, mouse }
}
