/// The fields of a touch panel's reports, read from its HID report descriptor (USB HID 1.11, section 6.2.2).
///
/// Only input fields of touch screens and touchpads are kept.
struct HIDReportDescriptor: Sendable, Hashable {
  struct Field: Sendable, Hashable {
    var reportID: Int
    /// The first bit of the field, counted from the start of the report's values, after the report number.
    var bit: Int
    var size: Int
    /// Usage page and usage: `0x0D0042`.
    var usage: Int
    /// The finger of the report, from 0; `nil` for a field of the whole report.
    var finger: Int?
    var low: Int
    var high: Int
    /// The physical extent of the axis; `nil` if the descriptor does not give it.
    var millimetres: Double?

    /// The field's value in a report; `nil` if the report is too short, or the field is empty or longer than 32 bits.
    func value(in report: ArraySlice<UInt8>) -> Int? {
      guard size > 0, size <= 32, bit + size <= report.count * 8 else { return nil }
      var value = 0
      for offset in 0..<size {
        let place = bit + offset
        if report[report.startIndex + place / 8] >> UInt8(place % 8) & 1 == 1 { value |= 1 << offset }
      }
      let isNegative = low < 0 && value >> (size - 1) & 1 == 1
      return isNegative ? value - 1 << size : value
    }
  }

  private(set) var fields: [Field] = []
  /// Whether reports begin with a report number.
  private(set) var hasReportIDs = false
  private(set) var isTouchpad = false

  /// Limit on the number of fields and of usages, since a damaged descriptor may declare any number.
  private static let limit = 4096

  init(_ bytes: [UInt8]) {
    var reader = Reader()
    var index = 0
    while index < bytes.count {
      let head = bytes[index]
      // In a long item, the next byte is the length.
      if head == 0xFE {
        guard index + 1 < bytes.count else { break }
        index += 3 + Int(bytes[index + 1])
        continue
      }
      let length = [0, 1, 2, 4][Int(head & 3)]
      guard index + length < bytes.count else { break }
      var value = 0
      for offset in 0..<length { value |= Int(bytes[index + 1 + offset]) << (8 * offset) }
      reader.take(tag: Int(head >> 4), type: Int(head >> 2 & 3), value: value, length: length)
      if reader.fields.count > Self.limit { break }
      index += 1 + length
    }
    fields = reader.fields
    hasReportIDs = reader.hasReportIDs
    isTouchpad = reader.isTouchpad
  }

  /// Processes the items of a descriptor with the state that they set for later items.
  private struct Reader {
    var fields: [Field] = []
    var hasReportIDs = false
    var isTouchpad = false
    private var global = Global()
    private var saved: [Global] = []
    private var usages: [Int] = []
    private var firstUsage: Int?
    /// The usage of each open collection.
    private var collections: [Int] = []
    /// The number of open collections of a finger.
    private var openFingers = 0
    /// The bits and fingers so far, by report.
    private var bits: [Int: Int] = [:]
    private var fingers: [Int: Int] = [:]

    private struct Global {
      var page = 0
      var low = 0
      var high = 0
      var physicalLow = 0
      var physicalHigh = 0
      var exponent = 0
      var unit = 0
      var size = 0
      var reportID = 0
      var count = 0
    }

    private static let touchScreen = 0x0D_0004
    private static let touchpad = 0x0D_0005
    private static let finger = 0x0D_0022

    mutating func take(tag: Int, type: Int, value: Int, length: Int) {
      switch type {
      case 0: main(tag, value)
      case 1: global(tag, value, signed: Self.signed(value, length))
      case 2: local(tag, length == 4 ? value : global.page << 16 | value)
      default: break
      }
    }

    private static func signed(_ value: Int, _ length: Int) -> Int {
      length > 0 && value >> (8 * length - 1) & 1 == 1 ? value - 1 << (8 * length) : value
    }

    private mutating func global(_ tag: Int, _ value: Int, signed: Int) {
      switch tag {
      case 0: global.page = value & 0xFFFF
      case 1: global.low = signed
      // Many descriptors write 255 in one byte, which is -1 as a signed value.
      case 2: global.high = signed < global.low ? value : signed
      case 3: global.physicalLow = signed
      case 4: global.physicalHigh = signed < global.physicalLow ? value : signed
      case 5: global.exponent = value & 0xF > 7 ? (value & 0xF) - 16 : value & 0xF
      case 6: global.unit = value
      case 7: global.size = min(value, 1 << 16)
      case 8:
        global.reportID = value & 0xFF
        hasReportIDs = true
      case 9: global.count = min(value, HIDReportDescriptor.limit)
      case 10: saved.append(global)
      case 11: global = saved.popLast() ?? global
      default: break
      }
    }

    private mutating func local(_ tag: Int, _ usage: Int) {
      let room = HIDReportDescriptor.limit - usages.count
      switch tag {
      case 0: if room > 0 { usages.append(usage) }
      case 1: firstUsage = usage
      case 2: if let firstUsage, usage >= firstUsage { usages += (firstUsage...usage).prefix(room) }
      default: break
      }
    }

    private mutating func main(_ tag: Int, _ value: Int) {
      switch tag {
      case 8: input(isConstant: value & 1 == 1)
      case 10:
        collections.append(usages.last ?? 0)
        if usages.last == Self.touchpad { isTouchpad = true }
        if usages.last == Self.finger {
          fingers[global.reportID, default: -1] += 1
          openFingers += 1
        }
      case 12: if collections.popLast() == Self.finger { openFingers -= 1 }
      default: break
      }
      (usages, firstUsage) = ([], nil)
    }

    private mutating func input(isConstant: Bool) {
      let start = bits[global.reportID, default: 0]
      bits[global.reportID] = start + global.size * global.count
      guard !isConstant, let own = collections.first, [Self.touchScreen, Self.touchpad].contains(own) else {
        return
      }
      let finger = openFingers > 0 ? fingers[global.reportID] : nil
      for number in 0..<global.count {
        guard let usage = number < usages.count ? usages[number] : usages.last else { return }
        fields.append(
          Field(
            reportID: global.reportID, bit: start + number * global.size, size: global.size, usage: usage,
            finger: finger, low: global.low, high: global.high, millimetres: millimetres))
      }
    }

    /// The physical extent in millimetres, from centimetres or inches and a power of ten.
    private var millimetres: Double? {
      let extent = Double(global.physicalHigh - global.physicalLow)
      let unit = [0x11: 10.0, 0x13: 25.4][global.unit]
      guard let unit, extent > 0 else { return nil }
      var size = extent * unit
      for _ in 0..<abs(global.exponent) { size = global.exponent < 0 ? size / 10 : size * 10 }
      return size
    }
  }
}
