/// Notes for the user about parts of a trace that a reader could not use.
struct TraceNotes: Sendable, Hashable {
  /// Damaged lines, which were skipped.
  private(set) var damaged: [DamagedLine] = []
  /// Further remarks, each one sentence.
  var remarks: [String] = []
  private var unused: [UnusedReason: Int] = [:]

  struct DamagedLine: Sendable, Hashable {
    var line: Int
    var reason: String
  }

  /// Counts events that are not used.
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

  /// The number of damaged lines that are reported one by one.
  private static let damageShown = 5

  /// The notes as lines for the user.
  func lines(path: String) -> [String] {
    var lines = damaged.prefix(Self.damageShown).map { "\(path):\($0.line): skipped: \($0.reason)" }
    if damaged.count > Self.damageShown {
      lines.append("\(path): skipped \(damaged.count - Self.damageShown) more damaged lines")
    }
    for reason in UnusedReason.allCases where count(of: reason) > 0 {
      lines.append("\(path): \(reason.isUsed ? "" : "not used: ")\(reason.text(count(of: reason)))")
    }
    return lines + remarks.map { "\(path): \($0)" }
  }
}

/// The reason for which an event of a recording was not used as it is. The raw value is the text for several events, behind their number.
enum UnusedReason: String, Sendable, Hashable, CaseIterable {
  case otherDevice = "events of other devices"
  case notTouch = "events that say nothing about touches (keys, switches, device time stamps)"
  case dropped = "events lost in a SYN_DROPPED gap"
  case afterDrop = "events of fingers whose contact is unknown since a SYN_DROPPED gap"
  case hovering = "frames of hovering contacts"
  case palm = "frames of palms"
  case noPosition = "frames of contacts whose place is not known yet"
  case overLimit = "updates of contacts beyond the first 64"
  case timeWentBack = "frames whose time went back, used at the time of the frame before"
  case incompleteFrame = "events after the last SYN_REPORT"

  /// The text for a number of events.
  func text(_ count: Int) -> String {
    guard count == 1 else { return "\(count) \(rawValue)" }
    if self == .notTouch {
      return "1 event that says nothing about touches (keys, switches, device time stamps)"
    }
    let noun = rawValue.prefix { $0 != " " }
    return "1 \(noun.dropLast())\(rawValue[noun.endIndex...])"
  }

  /// Whether the event was used, with a change.
  var isUsed: Bool { self == .timeWentBack }
}

/// An error for which a trace cannot be read.
struct TraceError: Error, Sendable, Hashable {
  /// The line, from 1; `nil` for the whole file.
  var line: Int?
  /// The message: one sentence without a full stop.
  var message: String
  /// How to fix it; may be empty.
  var help: String

  init(line: Int? = nil, _ message: String, help: String = "") {
    self.line = line
    self.message = message
    self.help = help
  }
}
