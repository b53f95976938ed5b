/// What a reader could not use, for people.
struct TraceNotes: Sendable, Hashable {
  /// Lines that are damaged and were skipped.
  private(set) var damaged: [DamagedLine] = []
  /// Further remarks, each one sentence.
  var remarks: [String] = []
  private var unused: [UnusedReason: Int] = [:]

  struct DamagedLine: Sendable, Hashable {
    var line: Int
    var reason: String
  }

  /// Counts an event that says nothing about touches or cannot be trusted.
  mutating func count(_ reason: UnusedReason, _ amount: Int = 1) {
    if amount > 0 { unused[reason, default: 0] += amount }
  }

  mutating func skip(line: Int, _ reason: String) {
    damaged.append(DamagedLine(line: line, reason: reason))
  }

  func count(of reason: UnusedReason) -> Int { unused[reason] ?? 0 }

  mutating func merge(_ other: TraceNotes) {
    damaged += other.damaged
    remarks += other.remarks
    for reason in UnusedReason.allCases { count(reason, other.count(of: reason)) }
  }

  /// How many damaged lines are told one by one.
  private static let damageShown = 5

  /// One line for each thing to say, without a prefix.
  func lines(path: String) -> [String] {
    var lines = damaged.prefix(Self.damageShown).map { "\(path):\($0.line): skipped: \($0.reason)" }
    if damaged.count > Self.damageShown {
      lines.append("\(path): skipped \(damaged.count - Self.damageShown) more damaged lines")
    }
    for reason in UnusedReason.allCases where count(of: reason) > 0 {
      lines.append("\(path): not used: \(count(of: reason)) \(reason.rawValue)")
    }
    return lines + remarks.map { "\(path): \($0)" }
  }
}

/// Why an event of a recording was not used. The raw value follows a number.
enum UnusedReason: String, Sendable, Hashable, CaseIterable {
  case otherDevice = "events of other devices"
  case notTouch = "events that say nothing about touches (keys, switches, device time stamps)"
  case dropped = "events lost in a SYN_DROPPED gap"
  case afterDrop = "events of fingers whose contact is unknown since a SYN_DROPPED gap"
  case hovering = "frames of hovering contacts"
  case palm = "frames of palms"
  case noPosition = "frames of contacts whose place is not known yet"
  case timeWentBack = "frames whose time went back (taken at the time before)"
  case incompleteFrame = "events after the last SYN_REPORT"
}

/// Why a trace cannot be read at all.
struct TraceError: Error, Sendable, Hashable {
  /// From 1; `nil` for the file as a whole.
  var line: Int?
  /// One sentence without a full stop.
  var message: String
  /// What to do about it; may be empty.
  var help: String

  init(line: Int? = nil, _ message: String, help: String = "") {
    self.line = line
    self.message = message
    self.help = help
  }
}
