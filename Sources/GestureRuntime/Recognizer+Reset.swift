/// What a host that adds up changes sets back after each outcome: its values then count from there on.
///
/// Progress, commit, velocity, `origin` and `travel` do not change. A call between feeding a move and the `flush` of its
/// frame sets the values that were told last; the move counts on from there.
extension Recognizer {
  /// Sets the translation of an activity that is under way, in points.
  ///
  /// - Parameter activity: its index in the table.
  /// - Returns: whether it is under way and the value a number; otherwise nothing changes.
  @discardableResult
  public mutating func resetTranslation(of activity: Int, to value: Point = Point(x: 0, y: 0)) -> Bool {
    engine.resetTranslation(of: activity, to: value)
  }

  /// Sets the scale of an activity that is under way: a factor greater than 0.
  ///
  /// - Parameter activity: its index in the table.
  /// - Returns: whether it is under way and the value such a factor; otherwise nothing changes.
  @discardableResult
  public mutating func resetScale(of activity: Int, to value: Double = 1) -> Bool {
    engine.resetScale(of: activity, to: value)
  }

  /// Sets the rotation of an activity that is under way, in degrees.
  ///
  /// - Parameter activity: its index in the table.
  /// - Returns: whether it is under way and the value a number; otherwise nothing changes.
  @discardableResult
  public mutating func resetRotation(of activity: Int, to value: Double = 0) -> Bool {
    engine.resetRotation(of: activity, to: value)
  }
}
