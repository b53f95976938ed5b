import Testing

@testable import SpecParser

/// Keys of `feedback` that stand where they have no meaning.
struct FeedbackKeyTests {
  private func help(_ feedback: String) -> [String] {
    findings(inFeedback: feedback, of: "syntax/unknown-key").flatMap(\.help)
  }

  /// An element follows the fingers at once, so `follow` has no `delay`.
  @Test func nothingFollowsLate() {
    #expect(
      help("follow: {translation: 1x, delay: 80ms}") == [
        "what follows the fingers follows at once; `on-commit` and `on-cancel` have a `delay`"
      ])
  }

  @Test func onlyACommitFades() {
    let elsewhere = "write it in `on-commit`: what did not commit shows again what `follow` says of its place"
    #expect(help("on-cancel: {opacity: 0}") == [elsewhere])
    #expect(help("on-end: {opacity: 0}") == [elsewhere])
    #expect(help("on-commit: {opacity: 0}").isEmpty)
  }

  @Test func onlyACurveHasAVelocityOfItsOwn() {
    func found(_ feedback: String) -> [String] {
      findings(inFeedback: feedback, of: "syntax/contradiction").map(\.message)
    }
    let message = "`velocity` of `on-commit` is about a curve, and it has none"
    #expect(found("on-commit: {spring: {damping: 1}, velocity: curve}") == [message])
    #expect(found("on-commit: {curve: ease, velocity: curve}").isEmpty)
    #expect(found("on-commit: {duration: 1s, velocity: curve}").isEmpty)
  }

  @Test func valuesAreNamed() {
    func values(_ feedback: String) -> [String] {
      findings(inFeedback: feedback, of: "syntax/type").flatMap(\.help)
    }
    #expect(
      values("on-commit: {curve: bounce}") == [
        "write `linear`, `ease`, `ease-in`, `ease-out` or `ease-in-out`, or control points such as"
          + " `\"cubic-bezier(0.2, 0, 0, 1)\"`"
      ])
  }

  @Test func theNearestKeyIsNamed() {
    #expect(help("on-commit: {opacty: 0}") == ["did you mean `opacity`?"])
  }
}
