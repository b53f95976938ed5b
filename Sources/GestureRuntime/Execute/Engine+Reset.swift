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
    translation(pool.row(index), at: settledCentroid(pool[index].fingers))
  }

  /// The scale when the last frame was judged, without resets.
  @inlinable
  mutating func settledScale(_ index: Int) -> Double {
    scale(pool.row(index), entry(index), settledTranslation(index), settledSpan(pool[index].fingers))
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
