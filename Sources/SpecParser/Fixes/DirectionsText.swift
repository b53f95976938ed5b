/// Subtracts directions, and writes them in the words of the language.
extension Directions {
  /// These directions without the others, as words if words name them exactly. Both share the ends of arcs. `nil` if nothing is left, or
  /// nothing is removed.
  package func without(_ other: Directions) -> Directions? {
    let cuts = Set((arcs + other.arcs).flatMap { [$0.start, $0.end] }).sorted()
    guard cuts.count > 1 else { return nil }
    var left: [Arc] = []
    for (index, start) in cuts.enumerated() {
      let end = index + 1 < cuts.count ? cuts[index + 1] : cuts[0] + 360
      let middle = Arc.direction((start + end) / 2)
      guard arcs.contains(where: { $0.contains(middle) }),
        !other.arcs.contains(where: { $0.contains(middle) })
      else { continue }
      left.append(Arc(start: start, extent: end - start))
    }
    let rest = Self.merged(left)
    let extent = { (arcs: [Arc]) in arcs.reduce(0) { $0 + $1.extent } }
    guard !rest.isEmpty, extent(rest) < extent(arcs) - 1e-6 else { return nil }
    // A range of angles does not follow the reading direction.
    if followsReading {
      return Self.inWords(rest).map {
        Directions(arcs: $0.arcs, axes: $0.axes, layout: $0.mirrored != $0 ? layout : nil)
      }
    }
    return Self.inWords(rest) ?? rest.map { Directions(arcs: [$0], axes: [$0.middle]) }.united
  }

  /// The directions as `toward` is written: `left`, `225deg..135deg`, `[up, 30deg..60deg]`.
  package var text: String {
    let words = Self.words(for: arcs)
    if let words, Self.inWords(arcs)?.axes == axes {
      let names = words.map { word in layout.map { word.byReading(in: $0).rawValue } ?? word.rawValue }
      return names.oneOrList
    }
    return arcs.map { "\(MeasureText.exact($0.start))deg..\(MeasureText.exact($0.end))deg" }.oneOrList
  }

  /// The arcs with adjacent ones joined, also over 0°.
  private static func merged(_ arcs: [Arc]) -> [Arc] {
    var result = arcs.merged { last, arc in
      guard last.start + last.extent == arc.start else { return false }
      last.extent += arc.extent
      return true
    }
    if result.count > 1, let first = result.first, let last = result.last,
      last.start + last.extent == first.start + 360
    {
      result[result.count - 1].extent += first.extent
      result.removeFirst()
    }
    return result.sorted { $0.start < $1.start }
  }

  private static func inWords(_ arcs: [Arc]) -> Directions? {
    words(for: arcs)?.map(\.directions).united
  }

  /// The words whose cones fill the arcs exactly; `nil` if there are none.
  private static func words(for arcs: [Arc]) -> [DirectionWord]? {
    let fitting = DirectionWord.sides.filter { side in
      let cone = side.directions.arcs[0]
      return arcs.contains { Arc.turn(from: $0.start, to: cone.start) + cone.extent <= $0.extent + 1e-9 }
    }
    guard !fitting.isEmpty,
      abs(Double(fitting.count) * 90 - arcs.reduce(0) { $0 + $1.extent }) < 1e-6
    else { return nil }
    if fitting == [.right, .left] { return [.horizontal] }
    if fitting == [.up, .down] { return [.vertical] }
    return fitting.count == 4 ? [.any] : fitting
  }
}

extension DirectionWord {
  /// The word for the same side in a layout, such as `leading`; itself for other words.
  fileprivate func byReading(in layout: LayoutDirection) -> DirectionWord {
    switch self {
    case .left: layout == .ltr ? .leading : .trailing
    case .right: layout == .ltr ? .trailing : .leading
    default: self
    }
  }
}

extension [Directions] {
  /// The union of all, as one list in `toward` is read; `nil` for none.
  fileprivate var united: Directions? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { $0.union($1) }
  }
}
