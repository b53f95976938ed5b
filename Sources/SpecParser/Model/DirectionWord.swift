/// The words for directions, with the axes that each names.
package enum DirectionWord: String, CaseIterable, ReadingWord {
  case right, up, left, down, horizontal, vertical, any, leading, trailing

  /// The words for one direction, counterclockwise.
  package static let sides: [DirectionWord] = [.right, .up, .left, .down]

  /// The word for a direction along an axis, such as `up` for 90°.
  package init?(axis: Double) {
    guard let word = Self.sides.first(where: { $0.axes == [axis] }) else { return nil }
    self = word
  }

  /// In degrees, ascending; of `leading` and `trailing` in a layout from left to right.
  package var axes: [Double] {
    switch self {
    case .right, .trailing: [0]
    case .up: [90]
    case .left, .leading: [180]
    case .down: [270]
    case .horizontal: [0, 180]
    case .vertical: [90, 270]
    case .any: [0, 90, 180, 270]
    }
  }

  /// Half the angle of a word's cone, in degrees on each side of its axis.
  static let halfCone = 45.0

  package var directions: Directions {
    guard self != .any else { return .any }
    let arcs = axes.map { Arc(around: $0, by: Self.halfCone) }
    return Directions(
      arcs: arcs.sorted { $0.start < $1.start }, axes: axes, layout: followsReading ? .ltr : nil)
  }
}

extension Arc {
  /// The word whose cone it is, such as `up` for 45° to 135°; `nil` if there is none.
  package var word: DirectionWord? { DirectionWord.sides.first { $0.directions.arcs == [self] } }
}

extension Axis {
  package var word: DirectionWord { self == .horizontal ? .horizontal : .vertical }
}

extension Directions {
  /// Both directions along each of the axes: every direction for both axes, none for no axis.
  static func along(_ axes: Set<Axis>) -> Directions {
    Axis.allCases.filter(axes.contains).map(\.word.directions)
      .reduce(Directions(arcs: [], axes: [])) { $0.union($1) }
  }
}
