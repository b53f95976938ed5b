/// What a host that adds up changes sets back after each outcome: its values then count from there on.
///
/// Progress, commit, velocity, `origin` and `travel` do not change. A call between feeding a move and the `flush` of its
/// frame sets the values that were told last; the move counts on from there.
extension Recognizer {
  /// Sets the translation of an activity that is under way, in points.
  ///
  /// - Parameters:
  ///   - activity: its index in the table.
  ///   - instance: of its target; `nil` is every one on which it is under way.
  /// - Returns: whether it is under way and the value a number; otherwise nothing changes.
  @discardableResult
  public mutating func resetTranslation(
    of activity: Int, instance: UInt64? = nil, to value: Point = Point(x: 0, y: 0)
  ) -> Bool {
    engine.resetTranslation(of: activity, instance: instance, to: value)
  }

  /// Sets the scale of an activity that is under way: a factor from a millionth to a million.
  ///
  /// - Parameters:
  ///   - activity: its index in the table.
  ///   - instance: of its target; `nil` is every one on which it is under way.
  /// - Returns: whether it is under way and the value such a factor; otherwise nothing changes.
  @discardableResult
  public mutating func resetScale(
    of activity: Int, instance: UInt64? = nil, to value: Double = 1
  ) -> Bool {
    engine.resetScale(of: activity, instance: instance, to: value)
  }

  /// Sets the rotation of an activity that is under way, in degrees.
  ///
  /// - Parameters:
  ///   - activity: its index in the table.
  ///   - instance: of its target; `nil` is every one on which it is under way.
  /// - Returns: whether it is under way and the value a number; otherwise nothing changes.
  @discardableResult
  public mutating func resetRotation(
    of activity: Int, instance: UInt64? = nil, to value: Double = 0
  ) -> Bool {
    engine.resetRotation(of: activity, instance: instance, to: value)
  }
}
