import GestureRuntime

/// Reads facts that evemu and `libinput record` write only as comments: the size in millimetres, and the current slot at the beginning.
///
///     # Size in mm: 595x334
///     #   Event type 3 (EV_ABS)
///     #     Event code 47 (ABS_MT_SLOT)
///     #       Value      3
struct DescriptionComments {
  private var type = -1
  private var code = -1

  mutating func read(_ line: TextLine, into device: inout EvdevDevice) {
    var scanner = LineScanner(line)
    guard scanner.take("#") else { return }
    scanner.skipBlanks()
    if scanner.take("Size in mm:") {
      scanner.skipBlanks()
      device.size = Self.size(&scanner) ?? device.size
    } else if scanner.take("Event type ") {
      type = scanner.decimal().map(Int.init(clamping:)) ?? -1
    } else if scanner.take("Event code ") {
      code = scanner.decimal().map(Int.init(clamping:)) ?? -1
    } else if scanner.take("Value ") {
      readValue(&scanner, into: &device)
    }
  }

  private func readValue(_ scanner: inout LineScanner, into device: inout EvdevDevice) {
    scanner.skipBlanks()
    guard type == Evdev.abs, code == Evdev.slot, let value = scanner.decimal() else { return }
    device.startingSlot = Int(clamping: value)
  }

  /// Reads a width and a height such as `595x334`.
  private static func size(_ scanner: inout LineScanner) -> Point? {
    guard let width = scanner.decimal(), scanner.take("x"), let height = scanner.decimal(), width > 0,
      height > 0
    else { return nil }
    return Point(x: Double(width), y: Double(height))
  }
}
