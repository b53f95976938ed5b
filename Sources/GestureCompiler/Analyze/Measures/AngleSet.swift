import SpecParser

/// A set of directions as closed ranges in 0 ... 360, ascending and disjoint. 0 and 360 are one direction, stored as 0.
struct AngleSet: Sendable, Hashable {
  private(set) var ranges: [Extent]

  static let all = AngleSet(ranges: [Extent(0, 360)])

  /// Inset of the ends of an open range, in degrees.
  private static let inset = 1e-7

  private init(ranges: [Extent]) { self.ranges = ranges }

  /// Restores a set from its stored ranges.
  init(kept ranges: [Extent]) { self.ranges = ranges }

  init(_ directions: Directions) {
    self = directions.isAny ? .all : directions.arcs.reduce(AngleSet(ranges: [])) { $0.union(AngleSet($1)) }
  }

  /// The directions of an arc, counter-clockwise from its start.
  init(_ arc: Arc) {
    self.init(from: arc.start, extent: arc.extent)
  }

  init(from start: Double, extent: Double) {
    if extent >= 360 {
      self = .all
      return
    }
    let first = Arc.direction(start)
    let end = first + extent
    if end < 360 {
      ranges = [Extent(first, end)]
    } else {
      ranges = [Extent(0, end - 360), Extent(first, 360)]
    }
  }

  /// Directions whose angle to the nearest axis lies in a range.
  init(within deviation: Extent, ofAxes axes: [Double]) {
    var set = AngleSet(ranges: [])
    for axis in axes { set = set.union(AngleSet(from: axis - deviation.high, extent: 2 * deviation.high)) }
    if deviation.low > 0 {
      for axis in axes {
        let near = AngleSet(from: axis - deviation.low, extent: 2 * deviation.low)
        set = set.intersection(near.closedComplement)
      }
    }
    self = set
  }

  var isEmpty: Bool { ranges.isEmpty }
  var isAll: Bool { ranges.count == 1 && ranges[0].low == 0 && ranges[0].high == 360 }
  /// Sum of all ranges, in degrees.
  var measure: Double { ranges.reduce(0) { $0 + ($1.high - $1.low) } }

  /// One connected part, in degrees counter-clockwise from its start.
  struct Span {
    var start: Double
    var extent: Double

    /// Whether it contains all directions of another, up to rounding.
    func covers(_ other: Span) -> Bool {
      let offset = Arc.turn(from: start, to: other.start)
      let hair = 1e-6
      return (offset > 360 - hair ? 0 : offset) + other.extent <= extent + hair
    }
  }

  /// The connected parts. A range that ends at 360 and one that begins at 0 are one part.
  var spans: [Span] {
    var spans = ranges.map { Span(start: $0.low, extent: $0.high - $0.low) }
    guard ranges.count > 1, let first = ranges.first, let last = ranges.last, first.low == 0, last.high == 360
    else { return spans }
    spans.removeFirst()
    spans[spans.count - 1].extent += first.high
    return spans
  }

  func contains(_ angle: Double) -> Bool { ranges.contains { $0.contains(angle) } }

  /// Whether every direction of another set is in this one.
  func covers(_ other: AngleSet) -> Bool { intersection(other) == other }

  func intersection(_ other: AngleSet) -> AngleSet {
    if isAll { return other }
    if other.isAll { return self }
    var result: [Extent] = []
    for a in ranges {
      for b in other.ranges {
        let both = a.intersection(b)
        if !both.isEmpty { result.append(both) }
      }
    }
    return AngleSet(ranges: Self.merged(result))
  }

  /// Whether no direction is in both sets.
  func isApart(from other: AngleSet) -> Bool {
    !ranges.contains { range in other.ranges.contains { !range.intersection($0).isEmpty } }
  }

  func union(_ other: AngleSet) -> AngleSet {
    AngleSet(ranges: Self.merged(ranges + other.ranges))
  }

  /// The directions that are not in the set, with each open end moved inward by `inset`.
  var complement: AngleSet { gaps(inset: Self.inset) }

  /// The complement including its ends.
  private var closedComplement: AngleSet { gaps(inset: 0) }

  private func gaps(inset: Double) -> AngleSet {
    var result: [Extent] = []
    var start = 0.0
    var startInset = contains(0) ? inset : 0
    for range in ranges {
      let gap = Extent(start + startInset, range.low - inset)
      if gap.high > gap.low { result.append(gap) }
      start = range.high
      startInset = inset
    }
    let last = Extent(start + startInset, 360 - (contains(0) ? inset : 0))
    if last.high > last.low { result.append(last) }
    return AngleSet(ranges: result)
  }

  private static func merged(_ ranges: [Extent]) -> [Extent] {
    ranges.sorted { ($0.low, $0.high) < ($1.low, $1.high) }.merged { last, range in
      guard range.low <= last.high else { return false }
      last.high = max(last.high, range.high)
      return true
    }
  }
}
