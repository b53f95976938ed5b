/// Which of several choices of places and instants is taken.
///
/// The first few are considered ones, for a trace that a person understands. The others are spread over everything that
/// is allowed: where samples are measured from each other, only some of it makes both claim. A choice depends on its
/// number and on nothing else: the same analysis always shows the same trace.
struct Variation: Sendable {
  /// How many choices are considered ones, and how many there are.
  static let considered = 8
  static let all = 72

  let attempt: Int
  private var seed: UInt64

  init(_ attempt: Int) {
    self.attempt = attempt
    seed = UInt64(attempt) &* 0x9E37_79B9_7F4A_7C15
  }

  var isFree: Bool { attempt >= Self.considered }

  /// The next number in 0 ..< 1 (SplitMix64; Steele, Lea, Flood 2014).
  mutating func next() -> Double {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var z = seed
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / 9_007_199_254_740_992
  }

  /// One of so many.
  mutating func choice(_ count: Int) -> Int { Int(next() * Double(count)) }
}
