/// The directions of `toward`: arcs, and the axes from which `deviation` is measured.
package struct Directions: Sendable, Hashable, Codable {
  /// In ascending order of `start`; two arcs share at most an end.
  package var arcs: [Arc]
  /// In degrees, ascending: the axes of the words, the middle of an angle range, or all four for `any`.
  package var axes: [Double]
  /// The layout of these directions if they were written with `leading` or `trailing`; `nil` if they are the same in any layout.
  /// `CheckedSpec.laidOut` turns them.
  package var layout: LayoutDirection?

  package var followsReading: Bool { layout != nil }

  package init(arcs: [Arc], axes: [Double], layout: LayoutDirection? = nil) {
    self.arcs = arcs
    self.axes = axes
    self.layout = layout
  }

  /// The maximum number of arcs and of axes: a step of a table holds no more.
  package static let limit = 16

  package static let any = Directions(arcs: [Arc(start: 0, extent: 360)], axes: [0, 90, 180, 270])

  package var isAny: Bool { arcs.contains { $0.extent >= 360 } }

  /// Whether the directions leave none out: as one arc, or as several.
  var coverEverything: Bool { arcs.reduce(0) { $0 + $1.extent } >= 360 }
}

/// An axis along which content scrolls, pages or moves.
package enum Axis: String, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// The axis that a direction follows more; `nil` for a diagonal.
  package init?(direction: Double) {
    let turn = direction.truncatingRemainder(dividingBy: 180)
    if turn == 45 || turn == 135 { return nil }
    self = turn > 45 && turn < 135 ? .vertical : .horizontal
  }
}
