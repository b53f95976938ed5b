/// Values that the host sets back: as `Engine+Reset`. Docs/Recognition.md, 5.5.
extension CodeMachine {
  /// Sets the translation of an activity that is under way, in points.
  ///
  /// - Returns: whether it is under way and the value a number; otherwise nothing changes.
  @discardableResult @inlinable
  public mutating func resetTranslation(of activity: Int, to value: Point = Point(x: 0, y: 0)) -> Bool {
    guard value.isPlausible else { return false }
    var isFound = false
    for index in live where isUnderWay(index, activity) {
      let moved = tracker.settledCentroid(pool[index].fingers) - pool[index].valuePlace
      pool[index].taken.translation = pool[index].carried + moved - value
      isFound = true
    }
    return isFound
  }

  /// Sets the scale of an activity that is under way: a factor greater than 0.
  ///
  /// - Returns: whether it is under way and the value such a factor; otherwise nothing changes.
  @discardableResult @inlinable
  public mutating func resetScale(of activity: Int, to value: Double = 1) -> Bool {
    guard value > 0, value.isFinite else { return false }
    var isFound = false
    for index in live where isUnderWay(index, activity) {
      let base = pool[index].valueSpan
      let span = tracker.settledSpan(pool[index].fingers)
      let scale = pool[index].carriedScale * (base > 0 ? span / base : 1)
      // Fingers that lie on one another have no scale to count from.
      if scale > 0 { pool[index].taken.scale = scale / value }
      isFound = true
    }
    return isFound
  }

  /// Sets the rotation of an activity that is under way, in degrees.
  ///
  /// - Returns: whether it is under way and the value a number; otherwise nothing changes.
  @discardableResult @inlinable
  public mutating func resetRotation(of activity: Int, to value: Double = 0) -> Bool {
    guard value.isFinite else { return false }
    var isFound = false
    for index in live where isUnderWay(index, activity) {
      pool[index].taken.rotation = pool[index].turned - value
      isFound = true
    }
    return isFound
  }

  @inlinable
  mutating func isUnderWay(_ index: Int, _ number: Int) -> Bool {
    pool[index].state == .underWay && activity(index) == number
  }
}
