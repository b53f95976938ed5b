import GestureRuntime
import SpecParser

/// What the outcomes of an activity can have. A pattern that asks for anything else is a mistake: in `expect` it is never met, and in
/// `forbid` it always passes.
struct PossibleOutcomes {
  /// What a pattern asks for in vain.
  struct Fault {
    var message: String
    var span: SourceSpan
    var help: String
  }

  private let name: String
  private let kind: String
  private let mechanics: [String]
  private let detents: [String]
  private let commits: Bool
  private let countsTouches: Bool

  /// - Returns: `nil` if the table has no such activity.
  init?(of name: String, in table: Table) {
    guard let activity = (0..<table.activityCount).first(where: { table.activityName($0) == name }) else {
      return nil
    }
    let facts = ProgramFacts(table)
    let own = (0..<table.recognizerCount).filter { table.recognizerActivity($0) == activity }
    self.name = name
    kind = table.activityKind(activity)
    mechanics = Set(own.flatMap(table.recognizerMechanics)).map(table.mechanicName).sorted()
    detents = table.detentNames(of: activity)
    let commit = table.commit(of: activity)
    commits = commit.distance != nil || commit.velocity != nil || !detents.isEmpty
    countsTouches = own.contains { facts.recognizer($0).taps > 0 }
  }

  func faults(of pattern: OutcomePattern) -> [Fault] {
    var faults: [Fault] = []
    func add(_ message: String, _ help: String, at span: SourceSpan? = nil) {
      faults.append(Fault(message: message, span: span ?? pattern.span, help: help))
    }
    if let does = pattern.names[.does], does.value != kind {
      add(
        "`\(name)` does `\(kind)`, not `\(does.value)`", "write `does: \(kind)`, or leave it out",
        at: does.span)
    }
    if let mechanic = pattern.names[.mechanic], !mechanics.contains(mechanic.value) {
      add(
        "`\(name)` is never done by `\(mechanic.value)`", "it is done by \(listed(mechanics))",
        at: mechanic.span)
    }
    if pattern.committed != nil, !commits {
      add("`\(name)` never commits", "give it a `commit` in the spec, or leave `committed` out")
    }
    if let detent = pattern.names[.detent], detent.value != OutcomePattern.noDetent,
      !detents.contains(detent.value)
    {
      add(
        "`\(name)` has no detent `\(detent.value)`",
        detents.isEmpty ? "leave `detent` out" : "its detents are \(listed(detents))", at: detent.span)
    }
    if pattern.ranges[.taps] != nil, !countsTouches {
      add("`\(name)` counts no touches", "write `taps: 1..3` in the spec, or leave `taps` out")
    }
    return faults
  }
}
