/// A part of a generated source, which `RenderSwift` prints.
indirect enum SwiftNode: Sendable {
  /// A declaration or a statement without braces.
  case statement(SwiftText)
  /// A block `head { body } else { otherwise }`; on one line if it is short and fits.
  case block(
    SwiftText, [SwiftNode], parameters: SwiftText? = nil, otherwise: [SwiftNode] = [], isShort: Bool = false)
  /// A case of a switch: `case …: body`, or `default: body`.
  case choice(SwiftText, [SwiftNode])
  /// Paragraphs of a documentation comment, then a list; parameters come directly below their heading.
  case doc([String], list: [String] = [], parameters: [String] = [])
  case comment(String)
  /// A conditional part: `#if condition … #else … #endif`.
  case condition(String, [SwiftNode], otherwise: [SwiftNode])
  /// An empty line, except at the start or end of a block or beside another empty line.
  case blank
}

/// Makes a list of nodes from consecutive expressions; a string is a statement.
@resultBuilder enum SwiftBuilder {
  static func buildExpression(_ text: SwiftText) -> [SwiftNode] { [.statement(text)] }
  static func buildExpression(_ node: SwiftNode) -> [SwiftNode] { [node] }
  static func buildExpression(_ nodes: [SwiftNode]) -> [SwiftNode] { nodes }
  static func buildBlock(_ parts: [SwiftNode]...) -> [SwiftNode] { Array(parts.joined()) }
  static func buildOptional(_ part: [SwiftNode]?) -> [SwiftNode] { part ?? [] }
  static func buildEither(first: [SwiftNode]) -> [SwiftNode] { first }
  static func buildEither(second: [SwiftNode]) -> [SwiftNode] { second }
  static func buildArray(_ parts: [[SwiftNode]]) -> [SwiftNode] { Array(parts.joined()) }
}

// MARK: Functions for emitters

let blank = SwiftNode.blank

func nodes(@SwiftBuilder _ body: () -> [SwiftNode]) -> [SwiftNode] { body() }

/// A declaration or a statement with braces, on several lines.
func block(_ head: SwiftText, @SwiftBuilder _ body: () -> [SwiftNode]) -> SwiftNode {
  .block(head, body())
}

/// An `if` with both branches: `if condition { body } else { otherwise }`.
func either(
  if condition: SwiftText, @SwiftBuilder _ body: () -> [SwiftNode],
  @SwiftBuilder otherwise: () -> [SwiftNode]
) -> SwiftNode {
  .block("if \(condition)", body(), otherwise: otherwise())
}

/// A call with a closure: `head { parameters in body }`.
func block(_ head: SwiftText, taking parameters: SwiftText, @SwiftBuilder _ body: () -> [SwiftNode])
  -> SwiftNode
{
  .block(head, body(), parameters: parameters)
}

/// A block on one line if it fits, such as a getter or a function of one expression.
func short(_ head: SwiftText, _ body: SwiftText) -> SwiftNode {
  .block(head, [.statement(body)], isShort: true)
}

func choice(_ pattern: SwiftText, @SwiftBuilder _ body: () -> [SwiftNode]) -> SwiftNode {
  .choice(pattern, body())
}

func doc(_ paragraphs: String...) -> SwiftNode { .doc(paragraphs) }

/// A conditional part without `#else`.
func only(if condition: String, @SwiftBuilder _ body: () -> [SwiftNode]) -> SwiftNode {
  .condition(condition, body(), otherwise: [])
}

/// A `switch` over `subject` with a value for each pattern.
///
/// - Parameter otherwise: the value of `default`; `nil` if the patterns are exhaustive.
func choose(
  _ subject: String, _ cases: [(pattern: SwiftText, value: SwiftText)], otherwise: SwiftText? = nil
) -> SwiftNode {
  block("switch \(subject)") {
    for (pattern, value) in cases { SwiftNode.choice("case \(pattern)", [.statement(value)]) }
    if let otherwise { SwiftNode.choice("default", [.statement(otherwise)]) }
  }
}
