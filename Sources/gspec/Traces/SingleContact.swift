/// Tracks the contact of a screen for one finger: ABS_X and ABS_Y while BTN_TOUCH is down.
struct SingleContact: ContactTracker {
  private var x: Int?
  private var y: Int?
  private var pressure: Int?
  private var key: Int?
  private var nextKey = 0
  private var buttons = ToolButtons()

  /// The code of ABS_PRESSURE.
  private static let pressureCode = 0x18

  mutating func take(_ event: EvdevEvent) {
    buttons.take(event)
    switch (event.type, event.code) {
    case (Evdev.key, Evdev.btnTouch): touch(isDown: event.value != 0)
    case (Evdev.abs, Evdev.absX): x = event.value
    case (Evdev.abs, Evdev.absY): y = event.value
    case (Evdev.abs, Self.pressureCode): pressure = event.value
    default: break
    }
  }

  private mutating func touch(isDown: Bool) {
    if !isDown {
      key = nil
    } else if key == nil {
      key = nextKey
      nextKey += 1
    }
  }

  mutating func frame(notes: inout TraceNotes) -> ContactFrame {
    guard let key else { return ContactFrame() }
    guard let x, let y else {
      notes.count(.noPosition)
      return ContactFrame()
    }
    return ContactFrame(
      contacts: [(key, ContactValues(x: x, y: y, pressure: pressure))], tools: [key: buttons.tool])
  }

  mutating func forget() -> ContactFrame {
    defer { key = nil }
    return ContactFrame(cancelled: key.map { [$0] } ?? [])
  }
}
