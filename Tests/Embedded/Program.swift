import GestureRuntime

/// A program for a small device, which `Scripts/check-embedded` builds to see how large it is: generated code for the usual eight gestures.
struct LastGesture: UsualGestureHandler {
  /// The number of the last activity; -1 before any.
  var activity = -1
  var x = 0.0

  mutating func aTouch(_ gesture: UsualGesture.ATouch) { take(.aTouch, gesture.location) }
  mutating func bDoubleTouch(_ gesture: UsualGesture.BDoubleTouch) { take(.bDoubleTouch, gesture.location) }
  mutating func cHold(_ gesture: UsualGesture.CHold) { take(.cHold, gesture.location) }
  mutating func dDrag(_ gesture: UsualGesture.DDrag) { take(.dDrag, gesture.translation) }
  mutating func eDragUp(_ gesture: UsualGesture.EDragUp) { take(.eDragUp, gesture.translation) }
  mutating func fPinch(_ gesture: UsualGesture.FPinch) { take(.fPinch, gesture.location) }
  mutating func gRotate(_ gesture: UsualGesture.GRotate) { take(.gRotate, gesture.location) }
  mutating func hTwoFingerDrag(_ gesture: UsualGesture.HTwoFingerDrag) {
    take(.hTwoFingerDrag, gesture.translation)
  }

  private mutating func take(_ activity: UsualActivity, _ place: Point) {
    self.activity = activity.rawValue
    x = place.x
  }
}

final class Device {
  var gestures = UsualGestures()
  var last = LastGesture()
}

@_cdecl("device_make")
public func make() -> UnsafeMutableRawPointer { Unmanaged.passRetained(Device()).toOpaque() }

/// Feeds a sample. Times are in microseconds.
@_cdecl("device_feed")
public func feed(
  _ device: UnsafeMutableRawPointer, _ time: Int64, _ phase: UInt8, _ finger: Int32, _ x: Double, _ y: Double
) -> Int32 {
  let device = Unmanaged<Device>.fromOpaque(device).takeUnretainedValue()
  guard let phase = TouchPhase(rawValue: phase) else { return -2 }
  let sample = TouchSample(
    time: time, phase: phase, finger: Int(finger), location: Point(x: x, y: y),
    element: UsualElement.screen.id)
  device.gestures.feed(sample, into: &device.last)
  return Int32(truncatingIfNeeded: device.last.activity)
}

@_cdecl("device_advance")
public func advance(_ device: UnsafeMutableRawPointer, _ time: Int64) -> Int32 {
  let device = Unmanaged<Device>.fromOpaque(device).takeUnretainedValue()
  device.gestures.advance(to: time, into: &device.last)
  return Int32(truncatingIfNeeded: device.last.activity)
}
