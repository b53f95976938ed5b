import GestureRuntime

/// The tremble of fingers: a bounded random walk from a generator with a fixed seed.
struct Tremble: Sendable {
  private var state: UInt64
  private let radius: Double
  private var offsets: [Int: Point] = [:]

  /// Creates a tremble.
  ///
  /// - Parameter radius: the largest distance from the place of the finger, in points.
  init(seed: UInt64, radius: Double) {
    state = seed
    self.radius = radius
  }

  var isStill: Bool { radius <= 0 }

  /// The next offset of a finger. It keeps most of the last offset, as hands do.
  mutating func offset(of finger: Int) -> Point {
    if isStill { return Point(x: 0, y: 0) }
    let last = offsets[finger] ?? Point(x: 0, y: 0)
    var next = Point(
      x: Self.memory * last.x + (1 - Self.memory) * radius * symmetric(),
      y: Self.memory * last.y + (1 - Self.memory) * radius * symmetric())
    let length = (next.x * next.x + next.y * next.y).squareRoot()
    if length > radius { next = Point(x: next.x * radius / length, y: next.y * radius / length) }
    offsets[finger] = next
    return next
  }

  private static let memory = 0.6

  /// A random number in -1 ... 1.
  private mutating func symmetric() -> Double {
    Double(next() >> 11) / Double(1 << 53) * 2 - 1
  }

  /// The next number of the SplitMix64 generator.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
