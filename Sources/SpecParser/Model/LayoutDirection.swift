/// The reading direction of the layout.
package enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
  case ltr, rtl

  package var other: LayoutDirection { self == .ltr ? .rtl : .ltr }
}

extension CheckedSpec {
  /// The spec in a layout: `leading` and `trailing` name its directions and edges.
  ///
  /// Only this code resolves the two words. Code that reads a spec sees left and right.
  package func laidOut(_ layout: LayoutDirection) -> CheckedSpec {
    guard layout != self.layout else { return self }
    var spec = self
    spec.layout = layout
    spec.protectedEdges?.value.turn()
    for index in elements.indices {
      spec.elements[index].traits.swipeable?.value.turn()
      spec.elements[index].traits.at?.value.turn()
    }
    for index in kinds.indices {
      if case .directions(let directions)? = kinds[index].along {
        spec.kinds[index].along = .directions(directions.laidOut)
      }
    }
    for index in mechanics.indices {
      spec.mechanics[index].steps = mechanics[index].steps.map(\.laidOut)
    }
    for index in activities.indices {
      spec.activities[index].toward?.value.turn()
      spec.activities[index].kindDirections?.turn()
      spec.activities[index].from?.value.turn()
      for number in activities[index].handOvers.indices {
        spec.activities[index].handOvers[number].turn()
      }
    }
    return spec
  }

  /// Whether the layout changes some activity, element or edge.
  package var followsReading: Bool {
    protectedEdges?.value.followsReading == true
      || activities.contains { $0.handOvers.contains { $0.layout != nil } }
      || elements.contains { $0.traits.at?.value.followsReading == true } || movesFollowReading
  }

  private var movesFollowReading: Bool {
    activities.indices.contains { index in
      activities[index].mechanics.contains { bound in
        mechanics[bound.value].mayFollowReading(for: activities[index])
          && elaborated(bound.value, for: index).steps.contains(where: \.followsReading)
      }
    } || elements.contains { $0.traits.swipeable?.value.followsReading == true }
  }
}

extension Mechanic {
  /// Whether the mechanic or the activity names something that follows the reading direction. The steps may still not follow it.
  fileprivate func mayFollowReading(for activity: Activity) -> Bool {
    activity.from?.value.followsReading == true || activity.directions?.followsReading == true
      || steps.contains { step in
        switch step.action {
        case .press(let press): press.from.followsReading
        case .move(let move):
          if case .translation(let directions?) = move.path { directions.followsReading } else { false }
        case .wait, .lift: false
        }
      }
  }
}

extension Directions {
  /// The directions with left and right exchanged.
  package var mirrored: Directions {
    if isAny { return self }
    return Directions(
      arcs: arcs.map(\.mirrored).sorted { $0.start < $1.start }, axes: axes.map(Arc.mirrored).sorted(),
      layout: layout?.other)
  }

  fileprivate var laidOut: Directions { followsReading ? mirrored : self }

  fileprivate mutating func turn() { self = laidOut }
}

extension Sides {
  fileprivate mutating func turn() {
    guard let layout else { return }
    self = Sides(laidOut(layout.other), layout: layout.other)
  }
}

extension HandOver {
  fileprivate mutating func turn() {
    guard let layout else { return }
    self.layout = layout.other
    ends = ends.map { Located($0.value.mirrored, $0.span) }
  }
}

extension Step {
  fileprivate var laidOut: Step {
    switch action {
    case .press(var press):
      press.from.turn()
      return Step(.press(press), span: span)
    case .move(var move):
      guard case .translation(let directions?) = move.path else { return self }
      move.path = .translation(directions.laidOut)
      return Step(.move(move), span: span)
    case .wait, .lift: return self
    }
  }
}
