extension Directions {
  /// The union of both. Arcs that overlap become one; arcs that share only an end stay two.
  func union(_ other: Directions) -> Directions {
    let axes = Set(axes + other.axes).sorted()
    var arcs: [Arc] = []
    for arc in (self.arcs + other.arcs).sorted(by: { $0.start < $1.start }) {
      if let last = arcs.last, arc.start < last.start + last.extent {
        arcs[arcs.count - 1].extent = max(last.extent, arc.start + arc.extent - last.start)
      } else {
        arcs.append(arc)
      }
    }
    arcs = Self.closed(arcs)
    // Arcs of four words, one for each side, also cover every direction.
    var both = Directions(arcs: arcs, axes: axes)
    if both.coverEverything { both.arcs = Directions.any.arcs }
    // Left and right together are the same in any layout.
    guard followsReading || other.followsReading, both.mirrored != both else { return both }
    return Directions(arcs: both.arcs, axes: both.axes, layout: layout ?? other.layout)
  }

  /// Joins the last arc with the first ones if it reaches over 0°.
  private static func closed(_ arcs: [Arc]) -> [Arc] {
    var arcs = arcs
    while arcs.count > 1, let first = arcs.first, let last = arcs.last,
      first.start + 360 < last.start + last.extent
    {
      arcs.removeFirst()
      arcs[arcs.count - 1].extent = max(last.extent, first.start + 360 + first.extent - last.start)
    }
    return arcs
  }
}
