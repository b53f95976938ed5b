/// Angles and arcs: overlaps and distances on the circle.
extension Directions {
  /// The greatest angle between an allowed direction and the nearest axis, in degrees.
  package var greatestDeviation: Double {
    arcs.map(greatestDeviation).max() ?? 0
  }

  /// The greatest angle to the nearest axis in an arc: at an end of the arc, or halfway between two axes within it.
  private func greatestDeviation(in arc: Arc) -> Double {
    var candidates = [arc.start, arc.start + arc.extent]
    for (index, axis) in axes.enumerated() {
      let next = index + 1 < axes.count ? axes[index + 1] : axes[0] + 360
      let halfway = (axis + next) / 2
      if arc.contains(halfway) { candidates.append(halfway) }
    }
    return candidates.map(deviation).max() ?? 0
  }

  /// The angle from a direction to the nearest axis, in degrees.
  private func deviation(of angle: Double) -> Double {
    axes.map { Arc.distance($0, angle) }.min() ?? 0
  }

  /// Whether they have directions in common, over more than one angle.
  func overlaps(_ other: Directions) -> Bool {
    arcs.contains { arc in other.arcs.contains { arc.overlaps($0) } }
  }

  /// Whether movements along an axis of one are movements along an axis of the other, in either sense, over more than one angle.
  func sharesAxis(with other: Directions) -> Bool {
    arcs.contains { arc in
      other.arcs.contains { arc.overlaps($0) || arc.overlaps($0.opposite) }
    }
  }
}
