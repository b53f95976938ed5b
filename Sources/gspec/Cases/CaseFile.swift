import GestureRuntime
import SpecParser

/// A `*.cases.yaml` file as read. Docs/Cases.md has the form.
struct CaseFile: Sendable {
  var path: String
  var cases: [TestCase]
}

/// One case: what a hand does, and what must come of it.
struct TestCase: Sendable {
  var name: Located<String>
  /// As written: relative to the cases file.
  var spec: Located<String>
  var screen = Point(x: 390, y: 844)
  /// By element.
  var frames: [(element: Located<String>, frame: ScreenLayout.Frame)] = []
  var state: [Located<StateSetting>] = []
  /// Where contents stand at the start.
  var content: [Located<ContentSetting>] = []
  var target: Located<String>?
  var input: Input
  /// `nil`: nothing is demanded. Empty: nothing may be recognized.
  var expect: [OutcomePattern]?
  var forbid: [OutcomePattern] = []
  /// What elements must show, and when.
  var shows: [ShownPattern] = []
  /// All haptics that must be felt, in their order: `archive threshold`. `nil`: nothing is demanded.
  var feels: [Located<String>]?
  /// Whether `expect` lists all that may show up.
  var only = false
  /// Whether every candidate runs alone, without arbitration.
  var rivals = false
  var frameRate = 120.0
  var jitter = 0.4
  var seed: UInt64 = 1
  var inputFormat: TraceFormat?
  var dpi: Double?
  /// Which way the layout reads; `nil` is what a trace says, or left to right.
  var layout: ReadingDirection?
  /// Edges of the screen whose swipes the system has.
  var systemEdges: Set<SideWord> = []

  enum Input: Sendable {
    case gesture(GestureLine, Located<String>)
    case trace(Located<String>)
  }
}

/// What an outcome must be like.
struct OutcomePattern: Sendable, Hashable {
  /// As written, for messages.
  var text: String
  var span: SourceSpan
  /// Names that must be equal, by key.
  var names: [OutcomeKey: Located<String>] = [:]
  /// `nil`: any phase.
  var phases: Set<GesturePhase>?
  /// Numbers that must lie in a range; times in microseconds.
  var ranges: [OutcomeKey: ClosedRange<Double>] = [:]
  var committed: Bool?

  /// What a pattern says where an outcome must have no detent.
  static let noDetent = "nothing"

  /// The first key whose value does not fit; `nil` if all do.
  func mismatch(_ outcome: NamedOutcome) -> OutcomeKey? {
    if let phases, !phases.contains(outcome.outcome.phase) { return .phase }
    for key in OutcomeKey.allCases where !fits(outcome, key) { return key }
    return nil
  }

  /// What an outcome has where a pattern says a name. The word for no element is no element's name, and outcomes do not tell fingers.
  private static func field(_ name: String, of key: OutcomeKey) -> OutcomeField? {
    switch key {
    case .over where name == "nothing": .nothing
    case .detent where name == noDetent: nil
    case .tool where name == TouchTool.finger.word: nil
    default: .text(name)
    }
  }

  private func fits(_ outcome: NamedOutcome, _ key: OutcomeKey) -> Bool {
    if let name = names[key], outcome[key] != Self.field(name.value, of: key) { return false }
    if key == .committed, let committed, outcome[key] != .bool(committed) { return false }
    guard let range = ranges[key] else { return true }
    switch outcome[key] {
    case .number(let number): return range.contains(number)
    case .time(let time): return range.contains(Double(time))
    default: return false
    }
  }
}
