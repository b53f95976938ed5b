import TestSupport

/// The search for a touch on which two activities both claim: it keeps the touches that come nearest.
struct PairGoal {
  let first: Int
  let second: Int
  /// Whether some finding names the two.
  let isFound: Bool
  /// Whether a touch has let both claim.
  var isMet = false
  /// Touches on which neither activity claims, only the first, or only the second. There are three pools so that these do not replace
  /// each other: losing a claim is no progress.
  private var pools = [Pool(), Pool(), Pool()]

  init(_ first: Int, _ second: Int, isFound: Bool) {
    self.first = first
    self.second = second
    self.isFound = isFound
  }

  /// - Parameters:
  ///   - a: how near the first activity came to a claim; 1 for a claim.
  ///   - b: the same for the second activity.
  mutating func take(_ touch: Touch, _ a: Double, _ b: Double, _ random: inout RandomNumbers) {
    guard a + b > 0 else { return }
    let pool = a >= 1 && b < 1 ? 1 : b >= 1 && a < 1 ? 2 : 0
    pools[pool].take(touch, a + b, &random)
  }

  mutating func pick(_ random: inout RandomNumbers) -> Touch? {
    let filled = pools.indices.filter { !pools[$0].best.isEmpty }
    guard !filled.isEmpty else { return nil }
    // Prefer touches on which one of the two claims already.
    let pool = random.chance(80) ? random.pick(filled) : filled[filled.count - 1]
    return pools[pool].pick(&random)
  }

  private struct Pool {
    private(set) var best: [(value: Double, touch: Touch)] = []
    /// How many touches were picked since one came nearer than all before.
    private var idle = 0
    private static let patience = 400

    mutating func pick(_ random: inout RandomNumbers) -> Touch? {
      guard !best.isEmpty else { return nil }
      let touch = best[random.int(0...(best.count - 1))].touch
      idle += 1
      if idle > Self.patience {
        // These touches lead nowhere: begin again with others.
        best = []
        idle = 0
      }
      return touch
    }

    mutating func take(_ touch: Touch, _ value: Double, _ random: inout RandomNumbers) {
      guard best.count == 4 else { return best.append((value, touch)) }
      guard let worst = best.indices.min(by: { best[$0].value < best[$1].value }) else { return }
      // A newer touch may replace one that is as good, so that the search does not get stuck.
      if value > (best.map(\.value).max() ?? 0) { idle = 0 }
      let isNewer = value == best[worst].value && random.chance(50)
      if value > best[worst].value || isNewer { best[worst] = (value, touch) }
    }
  }
}
