/// Creates the feedback player of one element, with the plans of a table.
@_expose(wasm, "player") @_cdecl("gspec_player")
public func webPlayer(_ table: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
  hand(WebPlayer(take(table, as: WebTable.self).table, FeedbackScene()))
}

/// Sets the element and its surroundings, in points. Sizes of 0 are unknown; a layout of 1 reads from right to left.
@_expose(wasm, "playerScene") @_cdecl("gspec_player_scene")
public func webPlayerScene(
  _ handle: UnsafeMutableRawPointer, _ screenWidth: Double, _ screenHeight: Double, _ width: Double,
  _ height: Double, _ centreX: Double, _ centreY: Double, _ layout: Int32
) {
  take(handle, as: WebPlayer.self).player.scene = FeedbackScene(
    screen: Point(x: screenWidth, y: screenHeight), size: Point(x: width, y: height),
    centre: Point(x: centreX, y: centreY), layoutDirection: layout == 1 ? .rightToLeft : .leftToRight)
}

/// Sets the offsets between which the content rests; infinite for no end.
@_expose(wasm, "playerBounds") @_cdecl("gspec_player_bounds")
public func webPlayerBounds(
  _ handle: UnsafeMutableRawPointer, _ leastX: Double, _ leastY: Double, _ mostX: Double, _ mostY: Double
) {
  let web = take(handle, as: WebPlayer.self)
  web.player.scene.least = Point(x: leastX, y: leastY)
  web.player.scene.most = Point(x: mostX, y: mostY)
}

/// Shows an outcome of the recognizer's last call.
///
/// - Parameter index: the index of the outcome, from 0.
/// - Returns: the haptics that are due, as `FeedbackCues`; -1 if the index is out of range or the activity has no feedback.
@_expose(wasm, "playerReceive") @_cdecl("gspec_player_receive")
public func webPlayerReceive(
  _ handle: UnsafeMutableRawPointer, _ recognizer: UnsafeMutableRawPointer, _ index: Int32
) -> Int32 {
  let web = take(handle, as: WebPlayer.self)
  let outcomes = take(recognizer, as: WebRecognizer.self).outcomes
  guard outcomes.indices.contains(Int(index)) else { return -1 }
  let outcome = outcomes[Int(index)]
  guard let plan = web.table.feedback(of: outcome.activity, at: outcome.detent) else { return -1 }
  return Int32(web.player.receive(outcome, as: plan).rawValue)
}

/// Whether an activity has feedback: 0 for none, 1 for some, 3 if it also shows a press.
@_expose(wasm, "hasFeedback") @_cdecl("gspec_has_feedback")
public func webHasFeedback(_ table: UnsafeMutableRawPointer, _ activity: Int32) -> Int32 {
  let table = take(table, as: WebTable.self).table
  guard (0..<table.activityCount).contains(Int(activity)), let plan = table.feedback(of: Int(activity)) else {
    return 0
  }
  return plan.press == nil ? 1 : 3
}

/// Handles a finger that has landed on the element, as `FeedbackPlayer.press` does. An activity of -1 shows no press.
@_expose(wasm, "playerPress") @_cdecl("gspec_player_press")
public func webPlayerPress(_ handle: UnsafeMutableRawPointer, _ time: Double, _ activity: Int32) {
  let web = take(handle, as: WebPlayer.self)
  let has = (0..<web.table.activityCount).contains(Int(activity))
  web.player.press(at: time.time, as: has ? web.table.feedback(of: Int(activity)) : nil)
}

/// Handles a press without a claim. With 0 the finger has lifted or moved off. With 1 the long press has failed while the finger is still
/// down.
@_expose(wasm, "playerRelease") @_cdecl("gspec_player_release")
public func webPlayerRelease(_ handle: UnsafeMutableRawPointer, _ time: Double, _ isDown: Int32) {
  let web = take(handle, as: WebPlayer.self)
  if isDown == 0 { web.player.release(at: time.time) } else { web.player.cancelPress(at: time.time) }
}

/// The shown values at a time: x, y, vx, vy, scale, rotation, opacity, progress, press, and the time from which nothing moves. From then on
/// they are those of the rest, exactly.
@_expose(wasm, "playerValues") @_cdecl("gspec_player_values")
public func webPlayerValues(_ handle: UnsafeMutableRawPointer, _ time: Double) -> UnsafePointer<Double>? {
  let web = take(handle, as: WebPlayer.self)
  let rest = web.player.restTime ?? .max
  // The last time there is shows the same as `player.rest`, which would make the module larger.
  let values = web.player.values(at: time.time < rest ? time.time : .max)
  web.rows.removeAll()
  web.rows.append(values.offset)
  web.rows.append(values.velocity)
  web.rows.append(values.scale)
  web.rows.append(values.rotation)
  web.rows.append(values.opacity)
  web.rows.append(values.progress)
  web.rows.append(values.pressProgress)
  web.rows.append(rest == .max ? .infinity : Double(rest))
  return web.rows.view.base
}

extension Double {
  /// The time in whole microseconds, rounded to the nearest; 0 if it is out of range.
  var time: Microseconds { self > -9e15 && self < 9e15 ? Microseconds(self.rounded()) : 0 }
}
