/// What a host has taken from the values of a recognizer under way, to count from there on.
@usableFromInline
struct TakenValues: Sendable, BitwiseCopyable {
  @usableFromInline var translation = Point.zero
  /// A factor.
  @usableFromInline var scale = 1.0
  /// Degrees.
  @usableFromInline var rotation = 0.0

  @inlinable
  init() {}
}

/// Values that the host sets back. Docs/Recognition.md, 5.5.
///
/// They are set as they were when the last frame was judged, which is what the host has been told: a frame that is open
/// counts after it.
extension Engine {
  mutating func resetTranslation(of activity: Int, to value: Point) -> Bool {
    guard value.isPlausible else { return false }
    return reset(activity) { engine, index in
      let moved = engine.tracker.settledCentroid(engine.pool[index].fingers) - engine.pool[index].valuePlace
      engine.pool[index].taken.translation = engine.pool[index].carried + moved - value
    }
  }

  mutating func resetScale(of activity: Int, to value: Double) -> Bool {
    guard value > 0, value.isFinite else { return false }
    return reset(activity) { engine, index in
      let base = engine.pool[index].valueSpan
      let span = engine.tracker.settledSpan(engine.pool[index].fingers)
      let scale = engine.pool[index].carriedScale * (base > 0 ? span / base : 1)
      // Fingers that lie on one another have no scale to count from.
      if scale > 0 { engine.pool[index].taken.scale = scale / value }
    }
  }

  mutating func resetRotation(of activity: Int, to value: Double) -> Bool {
    guard value.isFinite else { return false }
    return reset(activity) { engine, index in
      engine.pool[index].taken.rotation = engine.pool[index].turned - value
    }
  }

  /// Does it to every recognizer of the activity that is under way; whether there is one.
  @inline(__always)
  private mutating func reset(_ number: Int, _ body: (inout Engine, Int) -> Void) -> Bool {
    var isFound = false
    for index in live where pool[index].state == .underWay && activity(index) == number {
      body(&self, index)
      isFound = true
    }
    return isFound
  }
}

extension TouchTracker {
  /// Where a finger was when the last frame was judged: in an open one it may have moved since.
  private func settledPlace(_ slot: Int) -> Point {
    moved & 1 << UInt16(slot) != 0 ? fingers[slot].previous : fingers[slot].location
  }

  /// The centre of fingers where they were when the last frame was judged.
  @usableFromInline
  func settledCentroid(_ set: UInt16) -> Point {
    var sum = Point.zero
    for slot in FingerSet(set) { sum = sum + settledPlace(slot) }
    let count = set.nonzeroBitCount
    return count > 1 ? sum / Double(count) : sum
  }

  /// The span of fingers where they were when the last frame was judged.
  @usableFromInline
  func settledSpan(_ set: UInt16) -> Double {
    let count = set.nonzeroBitCount
    guard count > 1 else { return 0 }
    let middle = settledCentroid(set)
    var sum = 0.0
    for slot in FingerSet(set) { sum += (settledPlace(slot) - middle).length }
    return 2 * sum / Double(count)
  }
}
