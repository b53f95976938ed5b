import Foundation
import Testing

@testable import gspec

@Suite("Completion of half-typed words, in lists and in comments")
struct EditorTypingTests {
  /// The start of a spec. Each test adds a piece in which `|` marks the cursor.
  private static let start = """
    gspec: 1
    product: Game
    uses: [material]
    state:
      selection: [none, some]
    elements:
      list:
        state: {locked: bool}
    mechanics:
      flip: {steps: [press, lift]}
    activities:
      open: {does: activate, target: list, by: touch}

    """

  private func labels(_ piece: String, replacing old: String = "") throws -> [String] {
    try OfferedItems(Self.start, piece, replacing: old).labels
  }

  /// The line of the cursor after an item was chosen.
  private func line(_ piece: String, choosing label: String, replacing old: String = "") throws -> String {
    let offer = try OfferedItems(Self.start, piece, replacing: old)
    let lines = (offer.before + offer.after).components(separatedBy: "\n")
    let number = offer.before.components(separatedBy: "\n").count - 1
    let edit = try #require(offer.items.first { $0["label"]?.string == label }?["textEdit"])
    let (start, end) = (edit["range"]?["start"], edit["range"]?["end"])
    try #require(start?["line"]?.int == number && end?["line"]?.int == number)
    let from = try #require(start?["character"]?.int)
    let to = try #require(end?["character"]?.int)
    let new = try #require(edit["newText"]?.string)
    return "\(lines[number].prefix(from))\(new)\(lines[number].dropFirst(to))"
  }

  @Test(
    "an item replaces the whole word at the cursor, also one with a hyphen",
    arguments: [
      ("  shut: {by: long-p|}\n", "long-press", "  shut: {by: long-press}"),
      ("  shut: {by: long-|p}\n", "long-press", "  shut: {by: long-press}"),
      ("  shut: {by: [touch,|]}\n", "flip", "  shut: {by: [touch,flip]}"),
      ("  shut: {does: \"act|\"}\n", "activate", "  shut: {does: \"activate\"}"),
      ("  shut:\n    hand-o|\n", "hand-over", "    hand-over: "),
      ("  shut:\n    do|: select\n", "does", "    does: select"),
      ("  shut:\n    do| : select\n", "does", "    does : select"),
      ("  shut:\n    to|ward: left\n", "toward", "    toward: left"),
      ("  shut: {tow|: left}\n", "toward", "  shut: {toward: left}"),
      ("  shut: {tow|}\n", "toward", "  shut: {toward: }"),
      ("metrics:\n  touch-s|: 8pt\n", "touch-slop", "  touch-slop: 8pt"),
      ("  shut:\n    when: selection==so|\n", "some", "    when: selection==some"),
      ("  shut:\n    when: list.lo|\n", "list.locked", "    when: list.locked"),
      ("  shut:\n    when: not lo|\n", "locked", "    when: not locked"),
      ("  shut:\n    by:|\n", "flip", "    by: flip"), ("  shut: {by:|}\n", "flip", "  shut: {by: flip}"),
      ("  shut:\n    by:\n      -|\n", "flip", "      - flip"), ("resolve:\n  -|\n", "wait", "  - wait: "),
      ("  shut:\n    by:\n      - |\n", "flip", "      - flip"),
    ])
  func words(_ piece: String, _ label: String, _ expected: String) throws {
    #expect(try line(piece, choosing: label) == expected)
  }

  @Test("a step of two words replaces both")
  func steps() throws {
    let block = "mechanics:\n  slide:\n    steps:\n      - move o|\n"
    #expect(
      try line(block, choosing: "move outward", replacing: "mechanics:\n") == "      - move outward: ")
    let flow = try line("[press, move in|]", choosing: "move inward", replacing: "[press, lift]")
    #expect(flow == "  flip: {steps: [press, move inward]}")
  }

  @Test(
    "an item of a list has keys of its own",
    arguments: [
      (
        "resolve:\n  - wait: open\n    for: open\n  - |\n", ["wait", "for", "prefer", "over", "together"]
      ),
      ("resolve:\n- wait: open\n- |\n", ["wait", "for", "prefer", "over", "together"]),
      ("resolve:\n  - wait: open\n    |\n  - prefer: open\n", ["for"]),
      ("resolve:\n  - |\n    for: open\n  - wait: open\n", ["wait"]),
      ("resolve:\n  # Why.\n  - wait: open\n\n    # So.\n    |\n", ["for"]),
      (
        "lint:\n  disable:\n    - rule: guard/never\n      activity: open\n      reason: so\n    - |\n",
        ["rule", "activity", "activities", "reason"]
      ),
      ("  shut:\n    hand-over:\n      - to: open\n        at: top\n      - |\n", ["to", "at"]),
      (
        "  shut:\n    commit:\n      - name: near\n        distance: 9pt\n      - name: far\n        |\n",
        ["distance", "projected"]
      ),
      ("  shut:\n    commit:\n      - |\n", ["name", "distance", "projected"]),
      (
        "  shut:\n    commit:\n      - name: near\n        distance: 9pt\n      |\n",
        ["name", "distance", "projected"]
      ),
      ("  shut: {commit: [{name: near, distance: 9pt}, {|}]}\n", ["name", "distance", "projected"]),
      ("  shut:\n    commit:\n      - {|}\n", ["name", "distance", "projected"]),
      ("  shut:\n    commit:\n      |\n", ["distance", "velocity"]),
      ("  shut:\n    commit:\n      distance: 9pt\n      |\n", ["velocity"]),
      ("  shut:\n    commit: {|}\n", ["distance", "velocity"]),
    ])
  func items(_ piece: String, _ expected: [String]) throws {
    #expect(try labels(piece) == expected)
  }

  @Test("a list of a key does not end the keys around it")
  func keysAroundLists() throws {
    let keys = try labels("  shut:\n    by:\n    - touch\n    |\n    target: list\n")
    #expect(keys.contains("does") && !keys.contains("by") && !keys.contains("target"))
    let piece = "mechanics:\n  slide:\n    steps:\n      - press: {}\n      - |\n"
    #expect(try labels(piece, replacing: "mechanics:\n").contains("press"))
  }

  @Test(
    "nothing is offered in a comment",
    arguments: [
      "# |\n", "  # a note |\n", "  shut:\n    # toward: |\n", "  shut:\n    by: touch # |\n",
      "  shut:\n    by:\n      - touch\n      # fl|\n", "  shut: {by: [touch, # one |\n      flip]}\n",
      "  shut: {summary: 'it''s', by: touch} # |\n",
    ])
  func comments(_ piece: String) throws {
    #expect(try labels(piece).isEmpty)
  }

  @Test(
    "a sign in a word or a text begins no comment, and a comment ends with its line",
    arguments: [
      "  shut: {summary: a#b, |}\n", "  shut: {summary: \"a # b\", |}\n",
      "  shut: {summary: 'it''s # b', |}\n", "  shut: {summary: \"a\\\" # b\", |}\n",
      "  shut: {summary: so, # one: {two\n    |}\n", "  shut: {summary: so, # it's\n    |}\n",
    ])
  func noComments(_ piece: String) throws {
    let keys = try labels(piece)
    #expect(keys.contains("does") && !keys.contains("summary"), "\(keys)")
  }

  @Test(
    "a vocabulary is offered no sections of a product, and a product's spec no vocabulary",
    arguments: [
      ("vocabulary: house\n|\n", ["uses", "metrics", "mechanics", "kinds"]),
      ("vocabulary: house\nmechanics: {}\nact|\n", ["uses", "metrics", "kinds"]),
      (
        "activities: {}\n|\n",
        [
          "product", "uses", "platforms", "experience", "edges", "metrics", "state", "elements", "mechanics",
          "kinds", "resolve", "lint",
        ]
      ),
    ])
  func vocabularies(_ sections: String, _ expected: [String]) throws {
    #expect(try OfferedItems("", "gspec: 1\n\(sections)", replacing: "").labels == expected)
  }

  @Test("below `on-commit` there are the activity's detents")
  func detents() throws {
    let piece = """
        shut:
          commit: [{name: near, distance: 9pt}, {name: far, distance: 30pt}]
          feedback:

      """
    let all = try labels(piece + "      on-commit:\n        |\n")
    #expect(Array(all.prefix(3)) == ["near", "far", "curve"])
    let other = try labels(piece + "      on-commit: {near: {curve: ease}, |}\n")
    #expect(other.first == "far" && !other.contains("near"))
  }

  @Test("`bool` is a type of state, and no word of a list")
  func types() throws {
    #expect(try labels("state:\n  on: |\n", replacing: "state:\n") == ["bool"])
    #expect(try labels("{on: |}", replacing: "{locked: bool}") == ["bool"])
    #expect(try labels("{on: [|]}", replacing: "{locked: bool}").isEmpty)
    #expect(try labels("state:\n  on:\n    - |\n", replacing: "state:\n").isEmpty)
  }

  @Test("a comment, quotes and words beside the cursor stay")
  func neighbours() throws {
    #expect(
      try line("  other: {target: |# the list", choosing: "list") == "  other: {target: list # the list")
    #expect(try line("  other: {\"targ|\": list}", choosing: "target") == "  other: {\"target\": list}")
    #expect(
      try line(
        "  flip: {steps: [press, remove |]}", choosing: "move outward",
        replacing: "  flip: {steps: [press, lift]}")
        == "  flip: {steps: [press, remove move outward]}")
  }
}
