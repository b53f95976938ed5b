/// Reversals: moves in a direction opposite to that of the move before.
extension Mechanic {
  /// The steps with the directions of every reversal in place.
  ///
  /// - Parameter toward: the activity's directions, for moves that name none; `nil` is any.
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
  /// The directions turned by 180 degrees. Both directions of an axis, or every direction, are their own opposite.
  package var opposite: Directions {
    if isAny { return self }
    return Directions(
      arcs: arcs.map(\.opposite).sorted { $0.start < $1.start }, axes: axes.map(Arc.opposite).sorted(),
      layout: layout)
  }
}
