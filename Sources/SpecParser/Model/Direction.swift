/// A closed arc of directions, counter-clockwise from `start`, in degrees (0° right, 90° up).
///
/// `start` lies in 0 ..< 360 and `extent` in 0 ... 360; 360 is every direction.
package struct Arc: Sendable, Hashable, Codable {
  package var start: Double
  package var extent: Double

  package init(start: Double, extent: Double) {
    self.start = start
    self.extent = extent
  }

  /// The direction halfway along the arc, in 0 ..< 360.
  package var middle: Double {
    (start + extent / 2).truncatingRemainder(dividingBy: 360)
  }
}

/// What `toward` names: arcs, and the axes from which `deviation` is measured.
package struct Directions: Sendable, Hashable, Codable {
  /// Disjoint but for shared ends, in ascending order of `start`.
  package var arcs: [Arc]
  /// In degrees, ascending: the words' own axes, the middle of an angle range, all four for `any`.
  package var axes: [Double]
  /// The layout that these are the directions of, where `leading` or `trailing` is among its words: `CheckedSpec.laidOut` gives
  /// those of the other one. `nil` where they are the same in any.
  package var layout: LayoutDirection?

  package var followsReading: Bool { layout != nil }

  package init(arcs: [Arc], axes: [Double], layout: LayoutDirection? = nil) {
    self.arcs = arcs
    self.axes = axes
    self.layout = layout
  }

  /// The most arcs, and the most axes: a step of a table holds no more.
  package static let limit = 16

  /// Every direction.
  package static let any = Directions(arcs: [Arc(start: 0, extent: 360)], axes: [0, 90, 180, 270])

  package var isAny: Bool { arcs.contains { $0.extent >= 360 } }
}

/// An edge of the screen.
package enum ScreenEdge: String, Sendable, Hashable, CaseIterable {
  case left = "left-edge"
  case right = "right-edge"
  case top = "top-edge"
  case bottom = "bottom-edge"
}

/// An axis along which content scrolls, pages or moves.
package enum Axis: String, Sendable, Hashable, CaseIterable {
  case horizontal, vertical
}
