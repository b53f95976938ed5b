/// A reversal is a move that goes back: in a direction opposite to that of the move before it.
extension Mechanic {
  /// The steps with the directions of every reversal in place.
  ///
  /// - Parameter toward: the activity's directions, which moves take that name none themselves; `nil` is any.
  package func steps(toward: Directions?) -> [Step] {
    var last = toward ?? .any
    return steps.map { step in
      guard case .move(var move) = step.action, case .translation(let own) = move.path else { return step }
      last = move.isReversal ? last.opposite : own ?? toward ?? .any
      guard move.isReversal else { return step }
      move.path = .translation(last)
      return Step(.move(move), span: step.span)
    }
  }
}

extension Directions {
  /// Turned by 180 degrees. What names both senses of an axis, or every direction, is its own opposite.
  package var opposite: Directions {
    if isAny { return self }
    let turned = arcs.map {
      Arc(start: ($0.start + 180).truncatingRemainder(dividingBy: 360), extent: $0.extent)
    }
    let back = axes.map { ($0 + 180).truncatingRemainder(dividingBy: 360) }
    return Directions(
      arcs: turned.sorted { $0.start < $1.start }, axes: back.sorted(), layout: layout)
  }
}
