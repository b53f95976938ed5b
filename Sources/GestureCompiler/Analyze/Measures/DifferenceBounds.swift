/// A system of difference bounds over instants, kept closed: every implied bound is stored.
///
/// Instants and bounds are whole microseconds. So a system without a negative cycle has a solution in whole numbers, and some solution
/// reaches each bound between two instants (Bellman's theorem).
struct DifferenceBounds: Sendable {
  /// No bound. It is small enough that two of them can be added.
  static let none = Int64.max / 4

  private(set) var count = 0
  /// `bounds[i * count + j]` is the most that instant i minus instant j can be.
  private var bounds: [Int64] = []
  private(set) var isFeasible = true

  /// Adds an instant without bounds and returns its index.
  mutating func add() -> Int {
    let old = count
    let size = old + 1
    let grown = [Int64](unsafeUninitializedCapacity: size * size) { grown, filled in
      bounds.withUnsafeBufferPointer { bounds in
        for i in 0..<old {
          for j in 0..<old { grown.initializeElement(at: i * size + j, to: bounds[i * old + j]) }
          grown.initializeElement(at: i * size + old, to: Self.none)
          grown.initializeElement(at: old * size + i, to: Self.none)
        }
      }
      grown.initializeElement(at: size * size - 1, to: 0)
      filled = size * size
    }
    bounds = grown
    count = size
    return old
  }

  /// The most that instant `i` can lie after instant `j`.
  func most(_ i: Int, after j: Int) -> Int64 { bounds[i * count + j] }

  /// The least that instant `i` lies after instant `j`.
  func least(_ i: Int, after j: Int) -> Int64 { -bounds[j * count + i] }

  /// Whether the distance between every two instants can vary by at least `room`.
  func hasRoom(_ room: Int64) -> Bool {
    for i in 0..<count {
      for j in 0..<i where bounds[i * count + j] + bounds[j * count + i] < room { return false }
    }
    return true
  }

  /// Requires that instant `i` lies at most `bound` after instant `j`.
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
        // The new bound shortens no path from here.
        if part >= bounds[p * count + j] { continue }
        for q in 0..<count {
          let tail = bounds[j * count + q]
          if tail < Self.none, part + tail < bounds[p * count + q] { bounds[p * count + q] = part + tail }
        }
      }
    }
  }
}

/// One difference bound, as required before closing.
struct TimeBound: Sendable, Hashable {
  var later: Int
  var earlier: Int
  var most: Int64
  /// Whether the hand can choose the time. A timer is due at a fixed instant.
  var isHands: Bool
}
