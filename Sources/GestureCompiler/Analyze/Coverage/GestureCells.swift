import SpecParser

/// The basic gestures of an element, one for each way in which its activities can tell them apart.
///
/// Durations are divided at every limit of a hold or lift, and directions at every end of an arc that some movement allows. Between two
/// divisions, one gesture stands for all.
struct GestureCells {
  /// A range of durations, in microseconds; open if `high` is `nil`.
  struct Span: Sendable, Hashable {
    var low: Int64
    var high: Int64?
  }

  let holds: [(span: Span, gesture: BasicGesture)]
  /// Ranges of directions; one from 0° to 360° if no movement divides them.
  let sectors: [Extent]
  /// Whether ranges of durations or directions beyond the greatest number were left out.
  let isCut: Bool
  /// The duration from which a press is too long for a touch, in microseconds.
  let touchEnd: Int64
  /// The most ranges of durations, and of directions.
  private static let most = 128

  /// - Parameter shapes: the recognizers of the element and of its ancestors.
  init(_ shapes: [RecognizerShape], _ metrics: Metrics) {
    let end = metrics[.touchMaxDuration].amount ?? metrics[.longPressTimeout].amount ?? 400_000
    touchEnd = Int64(end)
    let holds = Self.holds(shapes, from: touchEnd)
    let sectors = Self.sectors(shapes)
    isCut = max(holds.count, sectors.count) > Self.most
    self.holds = Array(holds.prefix(Self.most))
    self.sectors = Array(sectors.prefix(Self.most))
  }

  private static func holds(_ shapes: [RecognizerShape], from start: Int64) -> [(Span, BasicGesture)] {
    var cuts: Set<Int64> = [start]
    for step in shapes.flatMap({ $0.contacts.first?.steps ?? [] }) where !step.kind.isMove {
      cuts.insert(step.time.least)
      if step.time.isLimited { cuts.insert(step.time.before) }
    }
    let sorted = cuts.filter { $0 >= start }.sorted()
    return sorted.enumerated().compactMap { index, low in
      guard index + 1 < sorted.count else { return (Span(low: low, high: nil), .hold(low + 1_000_000)) }
      let high = sorted[index + 1]
      // An included end of a range divides after its last microsecond, so a range below 2 µs is empty.
      return high - low < 2 ? nil : (Span(low: low, high: high), .hold((low + high) / 2))
    }
  }

  private static func sectors(_ shapes: [RecognizerShape]) -> [Extent] {
    var cuts: Set<Double> = []
    for step in shapes.flatMap({ $0.contacts.flatMap(\.steps) }) where step.kind == .translate {
      for set in [step.passDirections, step.holdDirections] where !set.isAll {
        for range in set.ranges { cuts.formUnion([range.low, range.high].map { $0 == 360 ? 0 : $0 }) }
      }
    }
    // Ranges on both sides of 0° meet there. They are divided at 0° only if an arc ends there.
    let sorted = (cuts.isEmpty ? [0] : cuts).sorted()
    let sectors = sorted.enumerated().map { index, low in
      Extent(low, index + 1 < sorted.count ? sorted[index + 1] : sorted[0] + 360)
    }
    // Excluded ends of arcs lie just beside included ones; such narrow sectors are dropped.
    return sectors.filter { $0.high - $0.low > 1e-3 }
  }

  /// The direction that stands for a sector, in 0 ..< 360.
  static func middle(_ sector: Extent) -> Double {
    Arc.direction((sector.low + sector.high) / 2)
  }
}
