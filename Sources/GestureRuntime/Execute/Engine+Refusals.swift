/// Reasons to refuse samples. A refused sample changes nothing.
extension GestureEngine {
  /// The reason for which `take` would refuse a sample; `nil` if it would take it.
  func refusal(of sample: TouchSample) -> Refusal? {
    if let refusal = refusal(sample.location, sample.time) { return refusal }
    guard let slot = tracker.slot(of: sample.finger) else {
      guard sample.phase == .down else { return .fingerIsNotDown }
      if let refusal = refusalToLand(sample.element, sample.size) { return refusal }
      return tracker.freeSlot == nil || freeContact() == nil ? .tooManyFingers : nil
    }
    if let refusal = refusal(sample.phase, sample.element) { return refusal }
    return sample.phase == .move && repeats(slot, sample.location, sample.time) ? .duplicate : nil
  }

  /// The reason to refuse a sample for its place or time, whichever finger it is of; `nil` if both are valid.
  @inlinable @inline(__always)
  func refusal(_ location: Point, _ time: Microseconds) -> Refusal? {
    // `now` begins at the least time that is allowed.
    if time < tracker.now { return time < -TouchTracker.timeLimit ? .outOfRange : .timeWentBack }
    if time > TouchTracker.timeLimit { return .outOfRange }
    return location.isPlausible ? nil : .placeIsNotFinite
  }

  /// The reason to refuse the press of a finger that is not down for its element or size.
  @inlinable @inline(__always)
  func refusalToLand(_ element: ElementID?, _ size: Point?) -> Refusal? {
    guard isKnown(element) else { return .outOfRange }
    if let size, !size.isPlausibleSize { return .placeIsNotFinite }
    return nil
  }

  /// The reason to refuse a sample of a finger that is down for its phase or element.
  @inlinable @inline(__always)
  func refusal(_ phase: TouchPhase, _ element: ElementID?) -> Refusal? {
    if phase == .down { return .fingerIsDown }
    return phase == .cancel || isKnown(element) ? nil : .outOfRange
  }

  /// Whether a move repeats the time and place of its finger.
  @inlinable @inline(__always)
  func repeats(_ slot: Int, _ location: Point, _ time: Microseconds) -> Bool {
    tracker.fingers[slot].time == time && tracker.fingers[slot].location == location
  }

  /// Whether an element is `nil`, `.nothing`, or one of the spec's.
  @inlinable @inline(__always)
  func isKnown(_ element: ElementID?) -> Bool {
    guard let element else { return true }
    return element.index >= -1 && element.index < settings.elements
  }
}
