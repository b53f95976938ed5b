/// A side of the screen, which is an edge of it for a press, or an end of content.
package enum Side: String, Sendable, Hashable, CaseIterable, ScreenSide {
  case left, right, top, bottom

  package var mirrored: Side { self == .left ? .right : self == .right ? .left : self }

  /// The direction away from it, in degrees: down for the top.
  package var inward: Double {
    switch self {
    case .left: 0
    case .right: 180
    case .top: 270
    case .bottom: 90
    }
  }
}

/// A side, or a word for one, that can be an edge of the screen.
package protocol ScreenSide: RawRepresentable<String> {}

extension ScreenSide {
  /// The word for it as an edge of the screen: `left-edge`.
  package var edge: String { rawValue + "-edge" }
}

/// Sides as a spec names them: `at: [top, leading]`, `from: leading-edge`.
package struct Sides: Sendable, Hashable {
  package static let none = Sides([])

  /// In the order of the text, none twice.
  package var sides: [Side]
  /// The layout of the sides; `nil` if they are the same in any layout.
  package var layout: LayoutDirection?

  package init(_ sides: [Side], layout: LayoutDirection? = nil) {
    self.sides = sides
    self.layout = layout
  }

  /// Sides whose order says nothing.
  package init(_ sides: Set<Side>, layout: LayoutDirection? = nil) {
    self.init(Side.allCases.filter(sides.contains), layout: layout)
  }

  package var isEmpty: Bool { sides.isEmpty }

  /// Whether left and right change places with the layout.
  package var followsReading: Bool { layout != nil }

  package func contains(_ side: Side) -> Bool { sides.contains(side) }

  /// The sides of both, which follow the layout if either does.
  package func intersection(_ other: Sides) -> Sides {
    Sides(sides.filter(other.contains), layout: layout ?? other.layout)
  }

  /// The sides as written, in the order of the text.
  package var words: [String] { sides.map { layout?.word(of: $0) ?? $0.rawValue } }

  /// The sides in a layout.
  package func laidOut(_ layout: LayoutDirection) -> [Side] {
    self.layout == nil || self.layout == layout ? sides : sides.map(\.mirrored)
  }
}

extension LayoutDirection {
  /// The word for a side: `leading` for the left in a layout from left to right; `top` and `bottom` in any.
  package func word(of side: Side) -> String {
    switch side {
    case .top, .bottom: side.rawValue
    case .left: self == .ltr ? "leading" : "trailing"
    case .right: self == .ltr ? "trailing" : "leading"
    }
  }
}

/// The words for sides of the screen and ends of content.
package enum SideWord: String, CaseIterable, Sendable, ReadingWord, ScreenSide {
  case left, right, top, bottom, leading, trailing

  /// The word for every edge of the screen.
  static let anyEdge = "any-edge"
  static let edges = allCases.map(\.edge) + [anyEdge]

  /// The side in a layout from left to right.
  package var side: Side {
    switch self {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .top: .top
    case .bottom: .bottom
    }
  }
}
