/// What `from` names.
struct NamedEdges {
  var edges: Located<Set<ScreenEdge>>
  /// Whether `leading-edge` or `trailing-edge` is among the words; `edges` are those of a layout from left to right.
  var followsReading: Bool
}

/// The words for edges of the screen.
enum EdgeWord: String, CaseIterable {
  case left = "left-edge"
  case right = "right-edge"
  case top = "top-edge"
  case bottom = "bottom-edge"
  case leading = "leading-edge"
  case trailing = "trailing-edge"

  var edge: ScreenEdge {
    switch self {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .top: .top
    case .bottom: .bottom
    }
  }

  var followsReading: Bool { self == .leading || self == .trailing }
}

extension SyntaxReader {
  /// `left-edge`, `any-edge` or a list of edges.
  func edges(_ field: Field) -> NamedEdges? {
    let words = words(field)
    if words.contains(where: { $0.value == "any-edge" }) {
      return NamedEdges(edges: Located(Set(ScreenEdge.allCases), field.span), followsReading: false)
    }
    let named = words.compactMap { choice($0, of: field.name, as: SyntaxRules.direction, EdgeWord.self) }
    guard named.count == words.count, !named.isEmpty else { return nil }
    let relative = named.filter(\.value.followsReading)
    if let word = relative.first, let fixed = named.first(where: { [.left, .right].contains($0.value) }) {
      reportMixedSides(
        Located(word.value.rawValue, word.span), Located(fixed.value.rawValue, fixed.span),
        of: "edge of the screen")
      return nil
    }
    let edges = Set(named.map(\.value.edge))
    // Both sides are the same two in any layout.
    return NamedEdges(
      edges: Located(edges, field.span),
      followsReading: !relative.isEmpty && !edges.isSuperset(of: [.left, .right]))
  }
}
