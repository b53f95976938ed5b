import Testing

@testable import SpecParser

/// `commit` as a list: detents.
@Suite struct DetentTests {
  private static func result(_ commit: String, feedback: String = "{}") -> ParseResult {
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements:
        row: {swipeable: left}
      activities:
        act:
          does: dismiss
          target: row
          by: [drag, swipe, fling]
          commit: \(commit)
          feedback: \(feedback)
          alternative: a key
      """
    return ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: SpecText.bundled)
  }

  private static let two = "[{name: reveal, distance: 72pt}, {name: delete, distance: 60%, projected: true}]"

  @Test("A list of places, the nearest first")
  func read() throws {
    let spec = try #require(Self.result(Self.two).spec)
    let commit = try #require(spec.activities[0].commit)
    #expect(commit.detents.map(\.name.value) == ["reveal", "delete"])
    #expect(commit.detents.map(\.distance.value) == [Quantity(72, .length), Quantity(60, .proportion)])
    #expect(commit.detents.map(\.isProjected) == [false, true])
    #expect(commit.distance == commit.detents[0].distance)
    #expect(commit.velocity == nil)
  }

  @Test(
    "Mistakes in a detent are reported with what to write",
    arguments: [
      ("[{distance: 72pt}]", "the detent has no `name`", "add `name: reveal`"),
      ("[{name: reveal}]", "the detent has no `distance`", "add `distance: 72pt`"),
      (
        "[{name: reveal, distance: 72pt, velocity: 800pt/s}]", "the detent has no key `velocity`",
        "write `projected: true`: then what counts is where the movement would come to rest at its velocity"
      ),
      (
        "[{name: reveal, distance: 72pt, projectd: true}]", "the detent has no key `projectd`",
        "did you mean `projected`?"
      ),
      (
        "[{name: spring, distance: 72pt}]",
        "`spring` cannot be the name of a detent: `on-commit` has a key of this name",
        "name it by what it does, such as `reveal` or `delete`"
      ),
      (
        "[{name: nothing, distance: 72pt}]",
        "`nothing` cannot be the name of a detent: cases have a word of this name",
        "name it by what it does, such as `reveal` or `delete`"
      ),
      (
        "[{name: a, distance: 72pt}, {name: a, distance: 90pt}]", "two detents are named `a`",
        "give one of them another name"
      ),
      (
        "[{name: a, distance: 72pt}, {name: b, distance: 60%}, {name: c, distance: 72pt}]",
        "the detent `c` is no further than `a`, which stands before it",
        "write detents from the nearest to the furthest"
      ),
    ])
  func wrong(_ commit: String, _ message: String, _ help: String) {
    let findings = Self.result(commit).findings
    #expect(findings.map(\.message) == [message])
    #expect(findings.first?.help == [help])
  }

  @Test("`on-commit` may differ for each detent")
  func motions() throws {
    let feedback = try #require(
      Self.result(Self.two, feedback: "{on-commit: {reveal: {duration: 100ms}, delete: {target: outside}}}")
        .spec?.activities[0].feedback?.value)
    #expect(feedback.entries.map(\.detent) == ["reveal", "delete"])
    #expect(feedback.at("reveal").entries.map(\.path) == [[.onCommit, .duration]])
    #expect(feedback.at("delete").entries.map(\.path) == [[.onCommit, .target]])
  }

  @Test("`on-commit` may be the same for all detents")
  func one() throws {
    let feedback = try #require(
      Self.result(Self.two, feedback: "{on-commit: {duration: 100ms}}").spec?.activities[0].feedback?.value)
    #expect(feedback.entries.allSatisfy { $0.detent == nil })
    #expect(feedback.at("delete") == feedback)
  }

  @Test(
    "Mistakes in the `on-commit` of detents",
    arguments: [
      (
        "{on-commit: {reveal: {duration: 100ms}, delay: 1ms}}", "`on-commit` has no key `delay`",
        "write it for each detent: `reveal: {delay: …}`"
      ),
      (
        "{on-commit: {revael: {duration: 100ms}}}", "`on-commit` has no key `revael`",
        "did you mean `reveal`?"
      ),
      (
        "{on-commit: {delete: {curve: ease, spring: {damping: 1}}}}", "`on-commit` has a curve and a spring",
        "keep the one that it moves by"
      ),
    ])
  func wrongMotions(_ feedback: String, _ message: String, _ help: String) {
    let findings = Self.result(Self.two, feedback: feedback).findings
    #expect(findings.map(\.message) == [message])
    #expect(findings.first?.help == [help])
  }
}
