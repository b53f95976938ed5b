import Foundation
import GestureCompiler
import SpecParser

/// `gspec lint --explain A B SPEC`
struct LintPair {
  /// The names of two activities.
  let names: [String]
  let path: String
  let session: LintSession

  /// - Throws: if the spec cannot be read, or has no activity of a name.
  func text() throws -> String {
    let result = try LoadSpec.parse(path)
    let spec = try LoadSpec.checked(result, path: path, lack: "activities", .text)
    let activities = try names.map { name in try activity(name, in: spec) }
    let facts = ExplainPair.facts(of: spec, names)
    let root = FileManager.default.currentDirectoryPath
    let linted = session.spec(path, result)
    let report = LintReport(specs: [linted], root: root)
    let renderer = CommandRun.renderer(result.sources, for: STDOUT_FILENO)
    let placed = report.byCost.map(\.placed)
    let pair = placed.filter { Set(names).isSubset(of: $0.finding.activities) }
    let accepted = linted.accepted.filter { Set(names).isSubset(of: $0.finding.activities) }
    let alone = placed.filter { $0.finding.activities.count == 1 && names.contains($0.finding.activities[0]) }
    return RenderPair(
      spec: spec, sources: result.sources, root: root, activities: activities, facts: facts
    ).text(
      findings: pair.map { renderer.render($0.finding, trailer: ["id: \($0.id)"]) }
        + accepted.map { renderer.render($0.finding, trailer: ["accepted: \($0.reason)"]) },
      alone: alone)
  }

  private func activity(_ name: String, in spec: CheckedSpec) throws(CommandFailure) -> Activity {
    if let activity = spec.activities.first(where: { $0.name.value == name }) { return activity }
    let known = spec.activities.map(\.name.value)
    throw CommandFailure(
      "\(path): there is no activity `\(name)`",
      help: NearMiss.help(for: name, among: known, or: "the activities are \(examples(known))"))
  }
}
