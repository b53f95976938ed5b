import SpecParser
import Testing

@testable import gspec

/// A finding's id stays while the finding stays.
@Suite("Ids of findings")
struct StableIDTests {
  /// Ids by rule and activities, as `lint` prints them.
  private func ids(_ text: String) -> [String: String] {
    let result = LoadSpec.parse(Array(text.utf8), path: "a.gspec.yaml")
    let spec = LintReport.Spec(
      path: "a.gspec.yaml", sources: result.sources, findings: LoadSpec.findingsWithConflicts(of: result),
      checked: result.spec)
    let placed = LintReport(specs: [spec]).placed
    return Dictionary(
      placed.map { ("\($0.finding.rule) \($0.finding.activities)", $0.id) }, uniquingKeysWith: { a, _ in a })
  }

  private let activities = "activities:\n" + ConflictSpec.activities.joined()

  @Test("lines and activities before it, and reordered sections, leave every id alone")
  func edits() {
    let before = ids(ConflictSpec.text)
    #expect(before.count >= 4 && Set(before.values).count == before.count)
    let lines = ids("# a remark\n\n" + ConflictSpec.text)
    #expect(lines == before)
    let sections = ids(ConflictSpec.head + activities + ConflictSpec.elements + ConflictSpec.state)
    #expect(sections == before)
    let reversed = ids(
      ConflictSpec.head + ConflictSpec.state + ConflictSpec.elements + "activities:\n"
        + ConflictSpec.activities.reversed().joined())
    #expect(reversed == before)
    let another = "  aaa: {does: custom, target: page/card, by: long-press}\n"
    let added = ids(ConflictSpec.text.replacing("activities:\n", with: "activities:\n" + another))
    #expect(added.count > before.count)
    for (finding, id) in before { #expect(added[finding] == id, "\(finding)") }
  }

  @Test("a number that changes in the message changes no id")
  func numbers() {
    let slower = ConflictSpec.text.replacing(
      "state:\n", with: "metrics: {double-touch-timeout: 350ms}\nstate:\n")
    #expect(ids(slower) == ids(ConflictSpec.text))
  }

  @Test("another product has other ids")
  func products() {
    let other = ids(ConflictSpec.text.replacing("Sample", with: "Other"))
    #expect(Set(other.values).isDisjoint(with: ids(ConflictSpec.text).values))
  }
}
