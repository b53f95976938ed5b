extension Directions {
  /// The union of both. Arcs that overlap become one; arcs that share only an end stay two.
  func union(_ other: Directions) -> Directions {
    let axes = Set(axes + other.axes).sorted()
    let arcs = (self.arcs + other.arcs).sorted { $0.start < $1.start }.merged { last, arc in
      guard arc.start < last.start + last.extent else { return false }
      last.extent = max(last.extent, arc.start + arc.extent - last.start)
      return true
    }
    // Arcs of four words, one for each side, also cover every direction.
    var both = Directions(arcs: Self.closed(arcs), axes: axes)
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
