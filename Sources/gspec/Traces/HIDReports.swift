/// Usages of fields that are read, with the usage page: `0x0D0042`.
enum HIDUsage {
  static let x = 0x01_0030
  static let y = 0x01_0031
  static let tip = 0x0D_0042
  static let confidence = 0x0D_0047
  static let contactID = 0x0D_0051
  static let contactCount = 0x0D_0054

  /// The usages of a finger.
  static let ofFinger: Set = [x, y, tip, confidence, contactID]
}

/// The fields of each report of a touch panel. They are grouped once, since a descriptor may have thousands and a recording as many reports.
struct HIDReports {
  /// The fields of one report.
  struct Layout {
    /// The number of contacts of the frame, which only the first report of a frame gives.
    var contactCount: HIDReportDescriptor.Field?
    /// The first fingers, at most `EvdevContacts.limit`.
    var fingers: [Finger] = []
    /// The number of all fingers.
    var fingerCount = 0
  }

  struct Finger {
    /// The finger of the report, from 0.
    var number: Int
    /// The fields by usage. A panel may report two places, the touch and the center of the contact. The first counts.
    var fields: [Int: HIDReportDescriptor.Field]
  }

  /// Whether reports begin with a report number.
  let haveNumbers: Bool
  private var layouts: [Int: Layout] = [:]

  init(_ descriptor: HIDReportDescriptor) {
    haveNumbers = descriptor.hasReportIDs
    for (number, fields) in Dictionary(grouping: descriptor.fields, by: \.reportID) {
      layouts[number] = Self.layout(fields)
    }
  }

  /// The layout of the report with a number; `nil` if the panel has no such report.
  subscript(number: Int) -> Layout? { layouts[number] }

  private static func layout(_ fields: [HIDReportDescriptor.Field]) -> Layout {
    var layout = Layout()
    layout.contactCount = fields.first { $0.finger == nil && $0.usage == HIDUsage.contactCount }
    var fingers: [Int: Finger] = [:]
    for field in fields {
      guard let number = field.finger else { continue }
      var finger = fingers[number] ?? Finger(number: number, fields: [:])
      if HIDUsage.ofFinger.contains(field.usage), finger.fields[field.usage] == nil {
        finger.fields[field.usage] = field
      }
      fingers[number] = finger
    }
    layout.fingerCount = fingers.count
    layout.fingers = Array(fingers.values.sorted { $0.number < $1.number }.prefix(EvdevContacts.limit))
    return layout
  }
}
