import SpecParser
import TestSupport

/// Writes a spec in another layout: other indentation and spaces, keys with fixed names in any order, empty lines and comments
/// anywhere.
struct RandomLayout {
  private let source: SourceFile
  private let root: LocatedNode
  private var random: RandomNumbers
  private var hasComments = false
  private var count = 0

  /// - Returns: `nil` for texts with values of several lines or with anchors.
  init?(_ text: String, seed: UInt64) {
    source = SourceFile(path: "a.gspec.yaml", text: text)
    random = RandomNumbers(seed: seed)
    guard let root = ParseYAML.parse(source).tree.root, Self.isPlain(root, source) else { return nil }
    self.root = root
  }

  private static func isPlain(_ node: LocatedNode, _ source: SourceFile) -> Bool {
    guard node.alias == nil, node.anchor == nil else { return false }
    switch node.content {
    case .scalar: return !source.text(node.span.start..<node.span.end).contains("\n")
    case .sequence(let items, _): return items.allSatisfy { isPlain($0, source) }
    case .mapping(let entries, _): return entries.allSatisfy { isPlain($0.value, source) }
    }
  }

  mutating func text(withComments: Bool) -> String {
    hasComments = withComments
    guard case .mapping(let entries, _) = root.content else { return "" }
    return mapping(entries, indent: 0, .keys(.top)).joined(separator: "\n") + "\n"
  }

  private func written(_ node: LocatedNode) -> String { source.text(node.span.start..<node.span.end) }

  private mutating func comment() -> String {
    count += 1
    return "# note \(count)\(random.chance(30) ? " - a: [b" : "")"
  }

  private mutating func between(_ indent: Int) -> [String] {
    var lines: [String] = []
    if random.chance(10) { lines.append(random.chance(50) ? "" : "   ") }
    if hasComments, random.chance(10) {
      lines.append(String(repeating: " ", count: random.chance(70) ? indent : random.int(0...12)) + comment())
    }
    return lines
  }

  private mutating func end() -> String {
    if hasComments, random.chance(15) { return String(repeating: " ", count: random.int(1...9)) + comment() }
    return random.chance(10) ? "  " : ""
  }

  private mutating func mapping(
    _ entries: [LocatedNode.Entry], indent: Int, _ place: LanguageChild
  ) -> [String] {
    var entries = entries
    if case .keys = place, hasComments || random.chance(50) { entries.shuffle(using: &random) }
    return entries.flatMap { entry -> [String] in
      let child = LanguageContext.child(of: place, written(entry.key))
      let own = value(entry.value, indent: indent, child)
      return between(indent)
        + [String(repeating: " ", count: indent) + written(entry.key) + ":" + own.first] + own.rest
    }
  }

  private mutating func value(
    _ node: LocatedNode, indent: Int, _ place: LanguageChild
  ) -> (first: String, rest: [String]) {
    let step = hasComments ? random.int(1...6) : 3
    switch node.content {
    case .mapping(let entries, let isFlow) where !entries.isEmpty:
      // Brackets stay brackets, because formatting leaves the choice between brackets and blocks to the author.
      if isFlow { return (" " + flow(node, place) + end(), []) }
      return (end(), mapping(entries, indent: indent + step, place))
    case .sequence(let items, false) where !items.isEmpty:
      let own = indent + step
      return (
        end(),
        items.flatMap { item -> [String] in
          let lines = value(item, indent: own, place)
          let dash = String(repeating: " ", count: own) + "-"
          guard case .mapping(_, false) = item.content, let first = lines.rest.first(where: { !$0.isEmpty })
          else { return between(own) + [dash + lines.first] + lines.rest }
          // The first key may stand behind the dash, if no comment comes before it.
          let deep = first.prefix { $0 == " " }.count
          guard !hasComments, lines.rest.first == first, deep > own + 1 else {
            return between(own) + [dash + lines.first] + lines.rest
          }
          let space = String(repeating: " ", count: deep - own - 1)
          return [dash + space + first.dropFirst(deep)] + lines.rest.dropFirst()
        }
      )
    case .sequence: return (" " + flow(node, place) + end(), [])
    default:
      let text = written(node)
      return ((text.isEmpty ? "" : String(repeating: " ", count: random.int(1...3)) + text) + end(), [])
    }
  }

  private mutating func flow(_ node: LocatedNode, _ place: LanguageChild) -> String {
    let space = { (random: inout RandomNumbers) in String(repeating: " ", count: random.int(0...2)) }
    switch node.content {
    case .sequence(let items, _):
      let texts = items.map { space(&random) + flow($0, place) + space(&random) }
      return "[" + texts.joined(separator: ",") + "]"
    case .mapping(let entries, _):
      let texts = entries.map { entry in
        space(&random) + written(entry.key) + ": "
          + flow(entry.value, LanguageContext.child(of: place, written(entry.key))) + space(&random)
      }
      let isInBraces =
        source.bytes[node.span.start] == 0x7B || !(source.text(node.span.start..<node.span.end).contains(":"))
      return isInBraces ? "{" + texts.joined(separator: ",") + "}" : texts.joined(separator: ", ")
    case .scalar: return written(node)
    }
  }
}
