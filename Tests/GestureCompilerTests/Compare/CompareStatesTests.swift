import SpecParser
import Testing

@testable import GestureCompiler

@Suite("CompareSpecs: guards over state that has changed")
struct CompareStatesTests {
  /// A spec with a variable and a guard over it.
  struct Version: Sendable {
    var text: String

    init(_ type: String, _ guardText: String) {
      text = """
        gspec: 1
        product: P
        uses: [material]
        state: {n: \(type)}
        elements: {a: {}}
        activities:
          x: {does: custom, target: a, by: touch, when: "\(guardText)"}

        """
    }
  }

  /// `kind: sentence | before | after`, one for each change.
  private func lines(_ old: Version, _ new: Version) throws -> [String] {
    try CompareSpecs.run(SpecFiles.parse(old.text), SpecFiles.parse(new.text)).changes.map { change in
      "\(change.kind.rawValue): \(change.sentence)"
        + [change.before, change.after].map { " | \($0 ?? "-")" }.joined()
    }
  }

  @Test(
    "no change: another order of words, new values, another notation over a longer range",
    arguments: [
      (Version("[read, draw, erase]", "n != read"), Version("[read, erase, draw]", "n != read")),
      (Version("[a, b, c]", "n in (a, c)"), Version("[a, c, b]", "n != b")),
      (Version("[a, b]", "n == a"), Version("[a, b, c]", "n == a")),
      (Version("0..8", "n != 4"), Version("0..9", "n < 4 or n > 4")),
    ])
  func same(_ old: Version, _ new: Version) throws {
    #expect(try lines(old, new) == [])
  }

  @Test("another guard over words in another order")
  func guards() throws {
    #expect(
      try lines(Version("[a, b, c]", "n in (a, c)"), Version("[a, c, b]", "n == c")) == [
        "guard-narrowed: `x` is there in fewer states | n is a or c | n is c"
      ])
    #expect(
      try lines(Version("[a, b, c]", "n == b"), Version("[a, c, b]", "n != a")) == [
        "guard-widened: `x` is there in more states | n is b | n is c or b"
      ])
  }

  @Test("lost values, by which a guard may always hold")
  func lost() throws {
    #expect(
      try lines(Version("0..8", "n <= 4"), Version("0..4", "n <= 4")) == [
        "state: `x` depends on `n`, which has lost values | 0 to 8 | 0 to 4",
        "guard-widened: `x` is there in every state | n is at most 4 | always",
      ])
    #expect(
      try lines(Version("[a, b]", "n == a"), Version("[a]", "n == a")) == [
        "state: `x` depends on `n`, which has lost values | a or b | a",
        "guard-widened: `x` is there in every state | n is a | always",
      ])
    #expect(
      try lines(Version("0..8", "n <= 2"), Version("0..4", "n <= 2")) == [
        "state: `x` depends on `n`, which has lost values | 0 to 8 | 0 to 4"
      ])
  }

  @Test("new values, by which a guard no longer always holds")
  func gained() throws {
    #expect(
      try lines(Version("0..4", "n <= 4"), Version("0..8", "n <= 4")) == [
        "guard-narrowed: `x` is no longer there in every state | always | n is at most 4"
      ])
  }

  @Test("guards that hold only for values which one version has, and variables of another sort")
  func different() throws {
    #expect(
      try lines(Version("[a, b]", "n == b"), Version("[a, c]", "n == c")) == [
        "guard: `x` is there in other states | n is b | n is c",
        "state: `x` depends on `n`, which has lost values | a or b | a or c",
      ])
    #expect(
      try lines(Version("bool", "n"), Version("[no, yes]", "n == yes")) == [
        "guard: `x` is there in other states | n | n is yes",
        "state: `x` depends on `n`, which has lost values | yes or no | no or yes",
      ])
  }

  @Test("another guard, which differs for new values only")
  func newValues() throws {
    #expect(
      try lines(Version("[a, b]", "n == a"), Version("[a, b, c]", "n == a or n == c")) == [
        "guard: `x` is there in other states | n is a | n is a or n is c"
      ])
  }
}
