/// Creates a recognizer for a table.
///
/// - Parameters:
///   - rivals: 1 lets every candidate run without arbitration.
///   - explains: 1 also records the reasons.
@_expose(wasm, "recognizer") @_cdecl("gspec_recognizer")
public func webRecognizer(
  _ table: UnsafeMutableRawPointer, _ rivals: Int32, _ explains: Int32
) -> UnsafeMutableRawPointer {
  hand(WebRecognizer(take(table, as: WebTable.self).table, showsRivals: rivals != 0, explains: explains != 0))
}

/// Feeds a sample. Times are in microseconds. An element is -1 for none and -2 for not reported; a width below 0 means that there is no
/// size.
///
/// - Returns: 0, or the `Refusal` plus 1.
@_expose(wasm, "feed") @_cdecl("gspec_feed")
public func webFeed(
  _ handle: UnsafeMutableRawPointer, _ time: Double, _ phase: Int32, _ finger: Int32, _ x: Double,
  _ y: Double,
  _ element: Int32, _ tool: Int32, _ width: Double, _ height: Double
) -> Int32 {
  guard let time = Microseconds(exactly: time.rounded()),
    let phase = UInt8(exactly: phase).flatMap(TouchPhase.init),
    let tool = UInt8(exactly: tool).flatMap(TouchTool.init)
  else { return Int32(Refusal.outOfRange.rawValue) + 1 }
  let sample = TouchSample(
    time: time, phase: phase, finger: Int(finger), location: Point(x: x, y: y),
    element: element < -1 ? nil : ElementID(index: Int(element)),
    size: width < 0 ? nil : Point(x: width, y: height), tool: tool)
  let box = take(handle, as: WebRecognizer.self).recognizer.box
  return number(box.feed(sample, recording: true))
}

@_expose(wasm, "flush") @_cdecl("gspec_flush")
public func webFlush(_ handle: UnsafeMutableRawPointer) {
  _ = take(handle, as: WebRecognizer.self).recognizer.box.flush(recording: true)
}

@_expose(wasm, "advance") @_cdecl("gspec_advance")
public func webAdvance(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
  guard let time = Microseconds(exactly: time.rounded()) else {
    return Int32(Refusal.outOfRange.rawValue) + 1
  }
  return number(take(handle, as: WebRecognizer.self).recognizer.box.advance(to: time, recording: true))
}

@_expose(wasm, "cancelAll") @_cdecl("gspec_cancel_all")
public func webCancelAll(_ handle: UnsafeMutableRawPointer) {
  _ = take(handle, as: WebRecognizer.self).recognizer.box.cancelAll(recording: true)
}

/// The time of the next deadline in microseconds, at which `advance` must be called; infinite for none.
@_expose(wasm, "nextDeadline") @_cdecl("gspec_next_deadline")
public func webNextDeadline(_ handle: UnsafeMutableRawPointer) -> Double {
  take(handle, as: WebRecognizer.self).recognizer.nextDeadline.map { Double($0) } ?? .infinity
}

// MARK: Settings from the host

/// Sets a state variable.
///
/// - Returns: 1, or 0 if the variable does not exist or does not allow the value.
@_expose(wasm, "setState") @_cdecl("gspec_set_state")
public func webSetState(
  _ handle: UnsafeMutableRawPointer, _ state: Int32, _ value: Double, _ instance: Double
) -> Int32 {
  take(handle, as: WebRecognizer.self).recognizer
    .setState(Int(state), to: value, of: number(instance)) ? 1 : 0
}

/// Whether the guard of an activity holds for a touch on an element that would start now: 1, or 0.
@_expose(wasm, "holds") @_cdecl("gspec_guard_holds")
public func webGuardHolds(_ handle: UnsafeMutableRawPointer, _ activity: Int32, _ element: Int32) -> Int32 {
  take(handle, as: WebRecognizer.self).recognizer
    .guardHolds(of: Int(activity), on: ElementID(index: Int(element))) ? 1 : 0
}

/// Sets the reading direction: 0 from left to right, 1 from right to left.
@_expose(wasm, "setLayout") @_cdecl("gspec_set_layout")
public func webSetLayout(_ handle: UnsafeMutableRawPointer, _ layout: Int32) {
  take(handle, as: WebRecognizer.self).recognizer.layoutDirection = layout == 1 ? .rightToLeft : .leftToRight
}

@_expose(wasm, "setScreen") @_cdecl("gspec_set_screen")
public func webSetScreen(_ handle: UnsafeMutableRawPointer, _ width: Double, _ height: Double) {
  take(handle, as: WebRecognizer.self).recognizer.setScreen(Point(x: width, y: height))
}

@_expose(wasm, "setSize") @_cdecl("gspec_set_size")
public func webSetSize(_ handle: UnsafeMutableRawPointer, _ element: Int32, _ width: Double, _ height: Double)
{
  take(handle, as: WebRecognizer.self).recognizer
    .setSize(Point(x: width, y: height), of: ElementID(index: Int(element)))
}

/// Sets the frame of an element for the next press: its upper left corner and its size.
@_expose(wasm, "setFrame") @_cdecl("gspec_set_frame")
public func webSetFrame(
  _ handle: UnsafeMutableRawPointer, _ element: Int32, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double
) {
  take(handle, as: WebRecognizer.self).recognizer.setFrame(
    Rectangle(x: x, y: y, width: width, height: height), of: ElementID(index: Int(element)))
}

@_expose(wasm, "setInstance") @_cdecl("gspec_set_instance")
public func webSetInstance(_ handle: UnsafeMutableRawPointer, _ element: Int32, _ instance: Double) {
  take(handle, as: WebRecognizer.self).recognizer
    .setInstance(number(instance), of: ElementID(index: Int(element)))
}

/// Sets the distance of the content to each of its ends in points; infinite if unknown.
@_expose(wasm, "setContent") @_cdecl("gspec_set_content")
public func webSetContent(
  _ handle: UnsafeMutableRawPointer, _ element: Int32, _ instance: Double,
  _ left: Double, _ right: Double, _ top: Double, _ bottom: Double
) {
  take(handle, as: WebRecognizer.self).recognizer.setContent(
    ContentStand(left: left, right: right, top: top, bottom: bottom), of: ElementID(index: Int(element)),
    instance: number(instance))
}

/// Makes a value of the activity count from another value: 0 translation (x, y), 1 scale (x), 2 rotation (x).
@_expose(wasm, "reset") @_cdecl("gspec_reset")
public func webReset(
  _ handle: UnsafeMutableRawPointer, _ activity: Int32, _ instance: Double, _ what: Int32, _ x: Double,
  _ y: Double
) {
  let web = take(handle, as: WebRecognizer.self)
  let (activity, instance) = (Int(activity), number(instance))
  switch what {
  case 0: web.recognizer.resetTranslation(of: activity, instance: instance, to: Point(x: x, y: y))
  case 1: web.recognizer.resetScale(of: activity, instance: instance, to: x)
  default: web.recognizer.resetRotation(of: activity, instance: instance, to: x)
  }
}

/// The instance of a number from the page, which numbers instances by whole numbers that doubles represent exactly.
func number(_ instance: Double) -> UInt64 { UInt64(exactly: instance) ?? 0 }

/// What a call answers: 0, or the `Refusal` plus 1.
private func number(_ answer: EngineBox.Answer) -> Int32 {
  answer.refusal.map { Int32($0.rawValue) + 1 } ?? 0
}

extension WebRecognizer {
  // The engine keeps the results of a call until the next. It always records reasons: one engine for both has half as many bytes.

  var outcomes: SlabView<Outcome> { recognizer.box.outcomes }
  var events: [CandidateEvent] { explains ? recognizer.box.events : [] }
}
