import GestureRuntime
import SpecParser

/// The contents of a `*.cases.yaml` file. Docs/Cases.md describes the format.
struct CaseFile: Sendable {
  /// The end of the names of such files.
  static let suffix = ".cases.yaml"

  var path: String
  /// The spec of cases that name none, as written.
  var spec: Located<String>?
  var cases: [TestCase] = []
  /// The cases that cannot be run, because something is wrong in them.
  var unread: [UnreadCase] = []
}

extension CaseFile {
  /// The file without cases to run, because lines of it could not be read: they may say what other cases are.
  ///
  /// - Parameter findings: those of the file.
  func unread(in text: RecoveredText, _ findings: [Finding]) -> CaseFile {
    var file = self
    file.cases = []
    file.unread += cases.map { UnreadCase(name: $0.name, spec: $0.spec.value, findings: [], test: $0) }
    let kept = Set(findings)
    let damaged = text.damaged(of: file.unread.map(\.name.span))
    for index in file.unread.indices {
      file.unread[index].findings.removeAll { !kept.contains($0) }
      // Its spec may be another one.
      if damaged.contains(file.unread[index].name.span) { file.unread[index].test = nil }
    }
    return file
  }
}

/// A case with errors.
struct UnreadCase: Sendable {
  var name: Located<String>
  /// The path of the spec as written; `nil` if there is none.
  var spec: String?
  var findings: [Finding]
  /// The case as far as it could be read, whose names can be checked; a gesture that could not be read has no parts.
  var test: TestCase?
}

/// One case: a gesture or a trace, and the expected outcomes and feedback.
struct TestCase: Sendable {
  var name: Located<String>
  /// The path of the spec as written, relative to the cases file.
  var spec: Located<String>
  var screen = Point(x: 390, y: 844)
  /// The frames of elements.
  var frames: [(element: Located<String>, frame: Rectangle)] = []
  var state: [WrittenState] = []
  /// The scroll positions of contents at the start.
  var content: [Located<ContentSetting>] = []
  var target: Located<String>?
  var input: Input
  /// The expected outcomes; `nil` demands nothing. If empty, nothing may be recognized.
  var expect: [OutcomePattern]?
  var forbid: [OutcomePattern] = []
  /// The values that elements must show, with their times.
  var shows: [ShownPattern] = []
  /// All expected haptics in their order, such as `archive threshold`; `nil` demands nothing.
  var feels: [Located<String>]?
  /// Whether only the outcomes of `expect` are allowed.
  var only = false
  /// Whether every candidate runs alone, without arbitration.
  var rivals = false
  var frameRate = 120.0
  var jitter = 0.4
  var seed: UInt64 = 1
  var inputFormat: TraceFormat?
  var dpi: Double?
  /// The reading direction of the layout; `nil` for that of the trace, or left to right.
  var layout: ReadingDirection?
  /// Edges of the screen at which the system takes swipes.
  var systemEdges: Set<SideWord> = []

  enum Input: Sendable {
    case gesture(GestureLine, Located<String>)
    case trace(Located<String>)
  }
}

/// An assignment to state with the places of its parts.
struct WrittenState: Sendable {
  var name: Located<String>
  var value: Located<StateValue>

  var setting: StateSetting { StateSetting(name: name.value, value: value.value) }
}

/// A pattern for an outcome.
struct OutcomePattern: Sendable, Hashable {
  /// The pattern as written, for messages.
  var text: String
  var span: SourceSpan
  /// Names that must be equal.
  var names: [OutcomeKey: Located<String>] = [:]
  /// The allowed phases; `nil` for any.
  var phases: Set<GesturePhase>?
  /// Ranges in which numbers must lie. Times are in microseconds.
  var ranges: [OutcomeKey: ClosedRange<Double>] = [:]
  var committed: Bool?

  /// The word of a pattern for an outcome without a detent.
  static let noDetent = "nothing"

  /// The first key whose value does not match; `nil` if all match.
  func mismatch(_ outcome: NamedOutcome) -> OutcomeKey? {
    if let phases, !phases.contains(outcome.outcome.phase) { return .phase }
    for key in OutcomeKey.allCases where !fits(outcome, key) { return key }
    return nil
  }

  /// The value that an outcome must have for a name of a pattern. Outcomes print no element as `null`. They leave out a missing detent, and
  /// the tool if it is a finger.
  private static func field(_ name: String, of key: OutcomeKey) -> OutcomeField? {
    switch key {
    case .over where name == "nothing": .nothing
    case .detent where name == noDetent: nil
    case .tool where name == TouchTool.finger.word: nil
    default: .text(name)
    }
  }

  /// Whether a name of a pattern means the value of an outcome. An element without a key means each of its instances.
  private static func means(_ name: String, _ value: OutcomeField?, of key: OutcomeKey) -> Bool {
    let wanted = field(name, of: key)
    if wanted == value { return true }
    guard key == .item || key == .over, case .text(let path) = wanted, case .text(let found) = value,
      let pattern = try? KeyedPath(path), let instance = try? KeyedPath(found)
    else { return false }
    return pattern.includes(instance)
  }

  private func fits(_ outcome: NamedOutcome, _ key: OutcomeKey) -> Bool {
    if let name = names[key], !Self.means(name.value, outcome[key], of: key) { return false }
    if key == .committed, let committed, outcome[key] != .bool(committed) { return false }
    guard let range = ranges[key] else { return true }
    switch outcome[key] {
    case .number(let number): return range.contains(number)
    case .time(let time): return range.contains(Double(time))
    default: return false
    }
  }
}
