/// The pairs that follow from others: a over b and b over c gives a over c.
package enum PassedOn {
  /// The pairs and all that follow from them, without pairs of an activity and itself. They are sorted by the first activity only.
  ///
  /// - Parameter limit: stops as soon as there are more pairs than this.
  package static func pairs(_ pairs: [(Int, Int)], limit: Int) -> [(Int, Int)] {
    let size = (pairs.map { max($0.0, $0.1) }.max() ?? -1) + 1
    var over = [[Int]](repeating: [], count: size)
    for (first, second) in pairs { over[first].append(second) }
    /// For each activity, the last `start` from which it was reached.
    var reachedBy = [Int](repeating: -1, count: size)
    var closed: [(Int, Int)] = []
    for start in 0..<size where !over[start].isEmpty {
      reachedBy[start] = start
      var waiting = over[start]
      while let next = waiting.popLast(), closed.count <= limit {
        guard reachedBy[next] != start else { continue }
        reachedBy[next] = start
        closed.append((start, next))
        waiting += over[next]
      }
    }
    return closed
  }
}
