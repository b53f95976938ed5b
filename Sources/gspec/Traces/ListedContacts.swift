import GestureRuntime

/// Tracks contacts of protocol A: every frame lists all contacts, each ended by SYN_MT_REPORT. A contact that is not listed has lifted.
///
/// A contact without a tracking id is matched to the nearest contact of the previous frame, the closest pair first. Palms are matched, too: one
/// that was a finger before is cancelled, and stays a palm until it has lifted.
struct ListedContacts: ContactTracker {
  private var listed: [Report] = []
  private var report = Report()
  /// The number of contacts of this frame that are not in `listed`, because it is full.
  private var overLimit = 0
  /// Whether this frame has a list. Without one the contacts do not change.
  private var hasList = false
  private var isReleased = false
  private var contacts: [Contact] = []
  private var nextKey = 0
  private var buttons = ToolButtons()
  /// The distance that a contact without an id may move between two frames, in device units.
  private let reach: Double

  private struct Report {
    var x: Int?
    var y: Int?
    var pressure: Int?
    var major: Int?
    var id: Int?
    var isPalm = false
    var isPen = false
    var isHovering = false
  }

  private struct Contact {
    var key: Int
    var id: Int?
    var values: ContactValues
    var isPen: Bool
    var isPalm: Bool
  }

  /// Creates a tracker whose reach is a quarter of the width: more than a finger moves in a frame, less than the distance of two hands.
  init(device: EvdevDevice, events: [EvdevEvent]) {
    let axis = device.xAxis
    let largest = events.reduce(0) { width, event in
      event.type == Evdev.abs && event.code == Evdev.positionX ? max(width, event.value) : width
    }
    reach = (axis.map { Double($0.high) - Double($0.low) } ?? Double(largest)) / 4
  }

  mutating func take(_ event: EvdevEvent) {
    buttons.take(event)
    switch (event.type, event.code) {
    case (Evdev.syn, Evdev.synMTReport):
      hasList = true
      if report.x != nil, report.y != nil {
        if listed.count < EvdevContacts.limit { listed.append(report) } else { overLimit += 1 }
      }
      report = Report()
    case (Evdev.key, Evdev.btnTouch): isReleased = event.value == 0
    case (Evdev.abs, let code): setValue(code, event.value)
    default: break
    }
  }

  private mutating func setValue(_ code: Int, _ value: Int) {
    switch code {
    case Evdev.positionX: report.x = value
    case Evdev.positionY: report.y = value
    case Evdev.pressure: report.pressure = value
    case Evdev.touchMajor: report.major = value
    case Evdev.trackingID: report.id = value
    case Evdev.toolType: (report.isPalm, report.isPen) = (value == Evdev.palm, value == Evdev.pen)
    case Evdev.distance: report.isHovering = value > 0
    default: break
    }
  }

  mutating func frame(notes: inout TraceNotes) -> ContactFrame {
    defer {
      listed = []
      overLimit = 0
      hasList = false
    }
    notes.count(.overLimit, overLimit)
    var frame = ContactFrame()
    if hasList {
      contacts = matched(usable(notes: &notes))
      notes.count(.palm, contacts.count(where: \.isPalm))
    } else if isReleased {
      contacts = []
    }
    isReleased = false
    frame.cancelled = Set(contacts.filter(\.isPalm).map(\.key))
    let touching = contacts.filter { !$0.isPalm }
    frame.contacts = touching.map { ($0.key, $0.values) }
    for contact in touching where contact.isPen {
      frame.tools[contact.key] = buttons.tool == .eraser ? .eraser : .pen
    }
    return frame
  }

  mutating func forget() -> ContactFrame {
    let keys = Set(contacts.map(\.key))
    contacts = []
    listed = []
    overLimit = 0
    report = Report()
    hasList = false
    return ContactFrame(cancelled: keys)
  }

  /// The reports of contacts that touch, and of palms: without hovering tools.
  private func usable(notes: inout TraceNotes) -> [Report] {
    listed.filter { report in
      if report.isPalm { return true }
      if report.isHovering { notes.count(.hovering) }
      return !report.isHovering && report.major != 0 && (report.id ?? 0) >= 0
    }
  }

  private mutating func matched(_ reports: [Report]) -> [Contact] {
    let partners = nearest(reports)
    return reports.enumerated().compactMap { index, report in
      guard let x = report.x, let y = report.y else { return nil }
      let values = ContactValues(x: x, y: y, pressure: report.pressure, major: report.major)
      let old = report.id.map { id in contacts.first { $0.id == id } } ?? partners[index].map { contacts[$0] }
      return Contact(
        key: old?.key ?? newKey(), id: report.id, values: values, isPen: report.isPen,
        isPalm: report.isPalm || old?.isPalm == true)
    }
  }

  private mutating func newKey() -> Int {
    defer { nextKey += 1 }
    return nextKey
  }

  /// The index of the contact that each report without an id continues. Pairs are matched by increasing distance.
  private func nearest(_ reports: [Report]) -> [Int: Int] {
    var pairs: [(distance: Double, report: Int, contact: Int)] = []
    for (r, report) in reports.enumerated() where report.id == nil {
      for (c, contact) in contacts.enumerated() where contact.id == nil {
        guard let x = report.x, let y = report.y else { continue }
        let dx = Double(x - contact.values.x)
        let dy = Double(y - contact.values.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        if distance <= reach { pairs.append((distance, r, c)) }
      }
    }
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    for pair in pairs.sorted(by: {
      ($0.distance, $0.report, $0.contact) < ($1.distance, $1.report, $1.contact)
    })
    where partners[pair.report] == nil && !taken.contains(pair.contact) {
      partners[pair.report] = pair.contact
      taken.insert(pair.contact)
    }
    return partners
  }
}
