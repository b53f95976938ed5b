/// Some of the regions of `GuardRegions`, by their numbers.
struct RegionSet: Sendable, Hashable {
  /// The number of regions that a set has room for.
  static let most = 128
  private var bits = SIMD2<UInt64>.zero

  init() {}

  /// The regions from 0 up to a count.
  init(count: Int) { for number in 0..<count { insert(number) } }

  /// - Parameter number: below `most`.
  mutating func insert(_ number: Int) { bits[number >> 6] |= 1 << UInt64(number & 63) }

  func contains(_ number: Int) -> Bool { bits[number >> 6] >> UInt64(number & 63) & 1 == 1 }

  func union(_ other: RegionSet) -> RegionSet { RegionSet(bits | other.bits) }
  func intersection(_ other: RegionSet) -> RegionSet { RegionSet(bits & other.bits) }
  func subtracting(_ other: RegionSet) -> RegionSet { RegionSet(bits & ~other.bits) }
  func isSuperset(of other: RegionSet) -> Bool { other.subtracting(self).isEmpty }

  var isEmpty: Bool { bits == .zero }
  var count: Int { bits[0].nonzeroBitCount + bits[1].nonzeroBitCount }
  /// The least number; `nil` if it is empty.
  var first: Int? {
    if bits[0] != 0 { return bits[0].trailingZeroBitCount }
    return bits[1] != 0 ? 64 + bits[1].trailingZeroBitCount : nil
  }

  private init(_ bits: SIMD2<UInt64>) { self.bits = bits }
}
