/// The text of a declaration, a statement or an expression, with the places where it may break over lines.
///
/// It is written as a string with interpolations: `"init\(parameters: list)"`, `"f\(call: arguments)"`, `"= \(array: items)"`.
struct SwiftText: Sendable, ExpressibleByStringInterpolation {
  enum Piece: Sendable {
    /// Text that stays on one line.
    case words(String)
    /// Items between brackets.
    case list(List)
    /// Expressions separated by an operator.
    case operands([SwiftText], sign: String)
    /// A space or a line break.
    case space
  }

  struct List: Sendable {
    var open: String
    var items: [SwiftText]
    var close: String
    /// Whether the closing bracket of a multi-line list has its own line.
    var closesOnOwnLine = false
    /// Whether a multi-line list ends with a comma.
    var endsInComma = false
  }

  var pieces: [Piece]

  init(_ text: String) { pieces = [.words(text)] }
  init(stringLiteral text: String) { self.init(text) }
  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Operands with a sign between them, such as `a
  /// b
  /// c`; `none` if there are no operands.
  init(_ operands: [SwiftText], sign: String, none: String) {
    pieces =
      operands.count > 1 ? [.operands(operands, sign: sign)] : operands.first?.pieces ?? [.words(none)]
  }

  /// The text on one line.
  var flat: String { pieces.map(\.flat).joined() }

  struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { if !text.isEmpty { pieces.append(.words(text)) } }

    mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral(String(describing: value)) }

    mutating func appendInterpolation(_ text: SwiftText) { pieces += text.pieces }

    /// Arguments `(a, b)` after a function's name.
    mutating func appendInterpolation(call arguments: [SwiftText]) {
      pieces.append(.list(List(open: "(", items: arguments, close: ")")))
    }

    /// Parameters `(a: A, b: B)` in a declaration.
    mutating func appendInterpolation(parameters: [SwiftText]) {
      pieces.append(.list(List(open: "(", items: parameters, close: ")", closesOnOwnLine: true)))
    }

    /// An array `[a, b]`.
    mutating func appendInterpolation(array elements: [SwiftText]) {
      pieces.append(
        .list(
          List(
            open: "[", items: elements, close: "]", closesOnOwnLine: true, endsInComma: elements.count > 1)))
    }

    /// Items with commas between them, without brackets.
    mutating func appendInterpolation(list items: [SwiftText]) {
      pieces.append(.list(List(open: "", items: items, close: "")))
    }

    /// A place where a line may break outside a list.
    mutating func appendInterpolation(space: Void) { pieces.append(.space) }
  }
}

extension SwiftText.Piece {
  var flat: String {
    switch self {
    case .words(let text): text
    case .list(let list): list.open + list.items.map(\.flat).joined(separator: ", ") + list.close
    case .operands(let operands, let sign): operands.map(\.flat).joined(separator: " \(sign) ")
    case .space: " "
    }
  }
}

extension [String] {
  /// Each as a text without places to break.
  var texts: [SwiftText] { map { SwiftText($0) } }
}
