import GestureRuntime

/// Tracks contacts of protocol B: the kernel keeps a slot for every contact and sends only changes.
///
/// A slot keeps its place across a lift, since the next contact may land at the same x and send only y. The events do not give the slot
/// that is current at the beginning. It is in the recording's header, or is the first slot that is used without a contact of its own.
struct SlotContacts: ContactTracker {
  private var slots: [Int: Slot] = [:]
  private var current: Int
  private var nextKey = 0
  /// ABS_X and ABS_Y, which follow one contact. They replace an axis that its slot has not sent, if no other contact is down.
  private var singleX: Int?
  private var singleY: Int?
  private var lost = 0
  /// The number of events of this frame for slots that are not kept, because there are too many.
  private var overLimit = 0
  private var buttons = ToolButtons()

  /// The number of the current slot until an event gives it.
  private static let unknown = -1

  private struct Slot {
    var x: Int?
    var y: Int?
    var pressure: Int?
    var major: Int?
    var distance = 0
    var isPalm = false
    /// ABS_MT_TOOL_TYPE, which is sent only when it changes, so the next contact may not send it.
    var toolType: Int?
    /// The last tracking id.
    var id: Int?
    /// The key of its contact; `nil` for none.
    var key: Int?
    /// Whether it has had a contact, a tracking id or a gap (SYN_DROPPED). Until then, a place alone starts a contact.
    var isKnown = false
  }

  init(startingSlot: Int?) {
    current = startingSlot ?? Self.unknown
  }

  mutating func take(_ event: EvdevEvent) {
    buttons.take(event)
    guard event.type == Evdev.abs else { return }
    switch event.code {
    case Evdev.slot: current = event.value
    case Evdev.absX: singleX = event.value
    case Evdev.absY: singleY = event.value
    case Evdev.positionX...Evdev.distance, Evdev.touchMajor:
      guard slots[current] != nil || slots.count < EvdevContacts.limit else { return overLimit += 1 }
      if event.code == Evdev.trackingID { track(event.value) } else { setValue(event) }
    default: break
    }
  }

  private mutating func track(_ id: Int) {
    if id < 0 {
      adoptUnknownSlot()
      slots[current, default: Slot()].key = nil
    } else if slots[current]?.key == nil || slots[current]?.id != id {
      // The same id again is the same finger.
      slots[current, default: Slot()].id = id
      slots[current, default: Slot()].key = nextKey
      slots[current, default: Slot()].isPalm = false
      nextKey += 1
    }
    slots[current, default: Slot()].isKnown = true
  }

  private mutating func setValue(_ event: EvdevEvent) {
    adoptUnknownSlot()
    var slot = slots[current] ?? Slot()
    switch event.code {
    case Evdev.positionX: slot.x = event.value
    case Evdev.positionY: slot.y = event.value
    case Evdev.pressure: slot.pressure = event.value
    case Evdev.touchMajor: slot.major = event.value
    case Evdev.distance: slot.distance = event.value
    case Evdev.toolType: slot.toolType = event.value
    default: break
    }
    if slot.key == nil {
      if slot.isKnown { lost += 1 } else { startUntracked(&slot) }
    }
    slots[current] = slot
  }

  /// Gives the values of the slot without a number to the current slot, if that has none.
  private mutating func adoptUnknownSlot() {
    guard current != Self.unknown, slots[current] == nil,
      let unknown = slots.removeValue(forKey: Self.unknown)
    else { return }
    slots[current] = unknown
  }

  /// Starts a contact without a tracking id: the recording began while it was down.
  private mutating func startUntracked(_ slot: inout Slot) {
    guard slot.x != nil || slot.y != nil else { return }
    slot.key = nextKey
    slot.isKnown = true
    nextKey += 1
  }

  /// Gives the place of the slot without a number to a slot whose new contact did not send its own: only a slot that has had a place leaves
  /// out an axis. What was down in the slot without a number has lifted, since the new contact has replaced it.
  private mutating func findUnknownSlot() {
    guard current != Self.unknown, let unknown = slots[Self.unknown] else { return }
    let found = slots.filter { number, slot in
      number != Self.unknown && slot.key != nil && (slot.x == nil || slot.y == nil)
    }
    guard let number = found.keys.min(), var slot = slots[number] else { return }
    (slot.x, slot.y) = (slot.x ?? unknown.x, slot.y ?? unknown.y)
    slots[number] = slot
    slots[Self.unknown] = nil
  }

  mutating func frame(notes: inout TraceNotes) -> ContactFrame {
    findUnknownSlot()
    var frame = ContactFrame()
    let isAlone = slots.values.count { $0.key != nil } == 1
    for (number, slot) in slots.sorted(by: { $0.key < $1.key }) {
      guard let key = slot.key else { continue }
      if slot.isPalm || slot.toolType == Evdev.palm {
        slots[number]?.isPalm = true
        frame.cancelled.insert(key)
        notes.count(.palm)
      } else if slot.distance > 0 {
        notes.count(.hovering)
      } else if let x = slot.x ?? (isAlone ? singleX : nil),
        let y = slot.y ?? (isAlone ? singleY : nil)
      {
        slots[number]?.x = x
        slots[number]?.y = y
        frame.tools[key] = tool(of: slot)
        frame.contacts.append((key, ContactValues(x: x, y: y, pressure: slot.pressure, major: slot.major)))
      } else {
        notes.count(.noPosition)
      }
    }
    notes.count(.afterDrop, lost)
    notes.count(.overLimit, overLimit)
    (lost, overLimit) = (0, 0)
    return frame
  }

  /// The tool of a slot. Tool buttons distinguish the ends of a pen, and give the tool of slots without a type.
  private func tool(of slot: Slot) -> TouchTool {
    if slot.toolType == nil { return buttons.tool }
    guard slot.toolType == Evdev.pen else { return .finger }
    return buttons.tool == .eraser ? .eraser : .pen
  }

  mutating func forget() -> ContactFrame {
    let keys = Set(slots.values.compactMap(\.key))
    for number in slots.keys {
      slots[number]?.key = nil
      slots[number]?.isKnown = true
    }
    return ContactFrame(cancelled: keys)
  }
}
