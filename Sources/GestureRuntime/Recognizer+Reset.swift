/// Resets of values, for hosts that apply each change and add it up. The values count on from what the host sets.
///
/// Progress, commit, velocity, `origin` and `travel` do not change. A call between feeding a move and the `flush` of its frame sets the
/// values that were reported last. The move is added to them.
extension Recognizer {
  /// Sets the translation of an activity that is under way, in points.
  ///
  /// - Parameters:
  ///   - activity: its index in the table.
  ///   - instance: the instance of its target; `nil` for every instance on which it is under way.
  /// - Returns: whether the activity is under way and both values are within a million points; otherwise nothing changes.
  @discardableResult
  public mutating func resetTranslation(
    of activity: Int, instance: UInt64? = nil, to value: Point = Point(x: 0, y: 0)
  ) -> Bool {
    box.engine.resetTranslation(of: activity, instance: instance, to: value)
  }

  /// Sets the scale of an activity that is under way: a factor from a millionth to a million.
  ///
  /// - Parameters:
  ///   - activity: its index in the table.
  ///   - instance: the instance of its target; `nil` for every instance on which it is under way.
  /// - Returns: whether the activity is under way and the value is in that range; otherwise nothing changes.
  @discardableResult
  public mutating func resetScale(
    of activity: Int, instance: UInt64? = nil, to value: Double = 1
  ) -> Bool {
    box.engine.resetScale(of: activity, instance: instance, to: value)
  }

  /// Sets the rotation of an activity that is under way, in degrees.
  ///
  /// - Parameters:
  ///   - activity: its index in the table.
  ///   - instance: the instance of its target; `nil` for every instance on which it is under way.
  /// - Returns: whether the activity is under way and the value is finite; otherwise nothing changes.
  @discardableResult
  public mutating func resetRotation(
    of activity: Int, instance: UInt64? = nil, to value: Double = 0
  ) -> Bool {
    box.engine.resetRotation(of: activity, instance: instance, to: value)
  }
}
