/// A system of difference bounds over instants, kept closed: every bound that follows from others is in place.
///
/// Instants are whole microseconds and bounds are whole numbers, so that a system without a negative cycle has a solution
/// in whole numbers, and the bounds between any two instants are reached by some solution (Bellman's theorem).
struct DifferenceBounds: Sendable {
  /// No bound. Small enough that two of them can be added.
  static let none = Int64.max / 4

  private(set) var count = 0
  /// `bounds[i * count + j]` is the most that instant i minus instant j can be.
  private var bounds: [Int64] = []
  private(set) var isFeasible = true

  /// Adds an instant without bounds and gives its number.
  mutating func add() -> Int {
    let old = count
    var grown: [Int64] = []
    grown.reserveCapacity((old + 1) * (old + 1))
    for i in 0..<old {
      grown.append(contentsOf: bounds[(i * old)..<(i * old + old)])
      grown.append(Self.none)
    }
    for _ in 0..<old { grown.append(Self.none) }
    grown.append(0)
    bounds = grown
    count = old + 1
    return old
  }

  /// The most that instant `i` can lie after instant `j`.
  func most(_ i: Int, after j: Int) -> Int64 { bounds[i * count + j] }

  /// The least that instant `i` lies after instant `j`.
  func least(_ i: Int, after j: Int) -> Int64 { -bounds[j * count + i] }

  /// Whether every instant can be chosen among so many at least, seen from every other.
  func hasRoom(_ room: Int64) -> Bool {
    for i in 0..<count {
      for j in 0..<i where bounds[i * count + j] + bounds[j * count + i] < room { return false }
    }
    return true
  }

  /// Demands that instant `i` lies at most `bound` after instant `j`.
  mutating func limit(_ i: Int, after j: Int, atMost bound: Int64) {
    guard isFeasible, bound < bounds[i * count + j] else { return }
    if bounds[j * count + i] + bound < 0 {
      isFeasible = false
      return
    }
    let count = count
    bounds.withUnsafeMutableBufferPointer { bounds in
      for p in 0..<count {
        let head = bounds[p * count + i]
        if head >= Self.none { continue }
        let part = head + bound
        // No way is shorter from here by this bound.
        if part >= bounds[p * count + j] { continue }
        for q in 0..<count {
          let tail = bounds[j * count + q]
          if tail < Self.none, part + tail < bounds[p * count + q] { bounds[p * count + q] = part + tail }
        }
      }
    }
  }
}

/// One difference bound, as it was demanded.
struct TimeBound: Sendable, Hashable {
  var later: Int
  var earlier: Int
  var most: Int64
  /// Whether the hand chooses: not so for a timer, which is due at an instant of its own.
  var isHands: Bool
}
