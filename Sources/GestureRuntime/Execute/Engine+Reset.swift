/// What resets by the host take off the values of a recognizer under way, which then count on.
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

/// Resets of values by the host. Docs/Recognition.md, 5.5.
///
/// A reset applies to the values when the last frame was judged, which the host has received. The movement of an open frame is added to it.
extension GestureEngine {
  /// Sets the translation of an activity that is under way, in points.
  ///
  /// - Parameter instance: the instance of its target; `nil` for every instance on which it is under way.
  /// - Returns: whether the activity is under way and both values are within a million points; otherwise nothing changes.
  @discardableResult @inlinable
  public mutating func resetTranslation(
    of activity: Int, instance: UInt64? = nil, to value: Point = Point(x: 0, y: 0)
  ) -> Bool {
    guard value.isPlausible else { return false }
    var isFound = false
    for index in live where isUnderWay(index, activity, instance) {
      pool[index].taken.translation = settledTranslation(index) - value
      isFound = true
    }
    return isFound
  }

  /// Sets the scale of an activity that is under way: a factor from a millionth to a million.
  ///
  /// - Parameter instance: the instance of its target; `nil` for every instance on which it is under way.
  /// - Returns: whether the activity is under way and the value is in that range; otherwise nothing changes.
  @discardableResult @inlinable
  public mutating func resetScale(
    of activity: Int, instance: UInt64? = nil, to value: Double = 1
  ) -> Bool {
    guard value >= 1e-6, value <= 1e6 else { return false }
    var isFound = false
    for index in live where isUnderWay(index, activity, instance) {
      let scale = settledScale(index)
      // Fingers at one place have no span, so there is no scale to count from.
      if scale > 0 { pool[index].taken.scale = scale / value }
      isFound = true
    }
    return isFound
  }

  /// The translation when the last frame was judged, without resets.
  @inlinable
  mutating func settledTranslation(_ index: Int) -> Point {
    translation(pool.row(index), at: tracker.settledCentroid(pool[index].fingers))
  }

  /// The scale when the last frame was judged, without resets.
  @inlinable
  mutating func settledScale(_ index: Int) -> Double {
    let doubling = entry(index).pointee.doubling
    if doubling > 0 { return DragScale.factor(settledTranslation(index).y, doubling: doubling) }
    let base = pool[index].valueSpan
    return pool[index].carriedScale * (base > 0 ? tracker.settledSpan(pool[index].fingers) / base : 1)
  }

  /// Sets the rotation of an activity that is under way, in degrees.
  ///
  /// - Parameter instance: the instance of its target; `nil` for every instance on which it is under way.
  /// - Returns: whether the activity is under way and the value is finite; otherwise nothing changes.
  @discardableResult @inlinable
  public mutating func resetRotation(
    of activity: Int, instance: UInt64? = nil, to value: Double = 0
  ) -> Bool {
    guard value.isFinite else { return false }
    var isFound = false
    for index in live where isUnderWay(index, activity, instance) {
      pool[index].taken.rotation = pool[index].turned - value
      isFound = true
    }
    return isFound
  }

  @inlinable
  mutating func isUnderWay(_ index: Int, _ number: Int, _ instance: UInt64?) -> Bool {
    guard pool[index].state == .underWay && activity(index) == number else { return false }
    guard let instance else { return true }
    return instanceOfTarget(index) == instance
  }
}

extension TouchTracker {
  /// The place of a finger when the last frame was judged. In an open frame it may have moved since.
  private func settledPlace(_ slot: Int) -> Point {
    moved & 1 << UInt16(slot) != 0 ? fingers[slot].previous : fingers[slot].location
  }

  /// The centroid of fingers when the last frame was judged.
  @usableFromInline
  func settledCentroid(_ set: UInt16) -> Point {
    var sum = Point.zero
    for slot in FingerSet(set) { sum = sum + settledPlace(slot) }
    let count = set.nonzeroBitCount
    return count > 1 ? sum / Double(count) : sum
  }

  /// The span of fingers when the last frame was judged.
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
