/// A check for activities that wait for each other in a circle. Their claims would be held forever.
enum WaitCheck {
  /// - Parameter waits: pairs of `Relations.key`, sorted.
  static func hasCircle(_ waits: SlabView<UInt32>, activities: Int) -> Bool {
    if waits.isEmpty { return false }
    // The number of waits for each activity. Activities with none are removed until only circles or nothing remain.
    var waiting = Slab(repeating: 0, count: activities)
    for pair in waits { waiting[Int(pair & 0xffff)] += 1 }
    var free = SlabBuilder<Int>()
    for activity in 0..<activities where waiting[activity] == 0 { free.append(activity) }
    var removed = 0
    while removed < free.count {
      for pair in outgoing(free[removed], waits) {
        let other = Int(pair & 0xffff)
        waiting[other] -= 1
        if waiting[other] == 0 { free.append(other) }
      }
      removed += 1
    }
    return removed < activities
  }

  /// The pairs in which an activity waits: a contiguous part of the sorted list.
  private static func outgoing(_ activity: Int, _ waits: SlabView<UInt32>) -> Slice<SlabView<UInt32>> {
    waits[waits.start(of: Relations.key(activity, 0))...].prefix { $0 >> 16 == UInt32(activity) }
  }
}
