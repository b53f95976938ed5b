import Foundation
import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("CompareSpecs: what changes for people")
struct CompareSpecsTests {
  private static let base = """
    gspec: 1
    product: Mail
    uses: [material]
    state: {mode: [calm, busy, gone], unread: bool}
    elements:
      list:
        scrolls: vertical
        children: {row: {swipeable: left}, card: {}}
    activities:
      open: {does: activate, target: row, by: touch, when: mode == calm}
      star: {does: activate, target: card, by: touch}
      archive:
        does: dismiss
        target: row
        by: [drag, swipe]
        commit: {distance: 120pt}
        feedback: {follow: {translation: 1x}}
        alternative: a button
      scroll: {does: scroll, target: list, by: [drag, fling]}
    resolve:
      - {prefer: archive, over: scroll}

    """

  private func changes(_ old: String, _ new: String) throws -> [ProductChange] {
    try CompareSpecs.run(SpecFiles.parse(old), SpecFiles.parse(new)).changes
  }

  /// `kind: sentence | before | after`, one for each change.
  private func lines(_ old: String, _ new: String) throws -> [String] {
    try changes(old, new).map { change in
      "\(change.kind.rawValue): \(change.sentence)"
        + [change.before, change.after].map { " | \($0 ?? "-")" }.joined()
    }
  }

  /// The changes if one piece of the base is replaced.
  private func edited(_ piece: String, _ other: String) throws -> [String] {
    try #require(Self.base.contains(piece))
    return try lines(Self.base, Self.base.replacing(piece, with: other))
  }

  @Test("no change, if only the text differs")
  func same() throws {
    let moved =
      "# a comment\n"
      + Self.base.replacing("[drag, swipe]", with: "[swipe, drag]").replacing(
        "when: mode == calm", with: "when: not (mode == gone or mode == busy)")
    #expect(try lines(Self.base, moved).isEmpty)
    let comparison = try CompareSpecs.run(SpecFiles.parse(Self.base), SpecFiles.parse(moved))
    #expect(comparison.isEmpty)
  }

  @Test(
    "one edit, and the change that it makes for people",
    arguments: [
      (
        "by: [drag, swipe]", "by: [drag]",
        ["way-removed: `archive` can no longer be done by swipe | - | -"]
      ),
      (
        "by: [drag, fling]", "by: [drag, fling, swipe]",
        ["way-added: `scroll` can also be done by swipe | - | -"]
      ),
      (
        "    alternative: a button\n", "",
        ["alternative-removed: `archive` has no alternative any more | a button | -"]
      ),
      (
        "alternative: a button", "alternative: a menu",
        ["alternative: `archive` has another alternative | a button | a menu"]
      ),
      (
        "when: mode == calm", "when: mode == calm and unread",
        [
          "guard-narrowed: `open` is there in fewer states | mode is calm | mode is calm and unread"
        ]
      ),
      (
        "when: mode == calm", "when: mode != busy",
        ["guard-widened: `open` is there in more states | mode is calm | mode is calm or gone"]
      ),
      (
        "when: mode == calm", "when: mode == busy",
        ["guard: `open` is there in other states | mode is calm | mode is busy"]
      ),
      (
        "distance: 120pt", "distance: 30%",
        ["commit: `archive` commits elsewhere | at 120 pt | at 30 %"]
      ),
      (
        "translation: 1x", "translation: 0.5x",
        ["feedback: `archive` looks or feels different | - | -"]
      ),
      (
        "does: activate, target: card", "does: select, target: card",
        ["meaning: `star` means something else | activate | select"]
      ),
      (
        "target: card", "target: list",
        ["target: `star` is done on another element | list/card | list"]
      ),
      (
        "by: touch}", "by: touch, tools: pen}",
        ["tools: `star` is for other tools | finger or mouse | pen"]
      ),
      (
        "by: touch}", "by: touch, tools: [finger, mouse, pen]}",
        ["tools-widened: `star` is for other tools | finger or mouse | finger, pen or mouse"]
      ),
      (
        "by: touch}", "by: touch, taps: 1..3}",
        ["taps: `star` counts touches in another way | not counted | 1 to 3"]
      ),
      (
        "  - {prefer: archive, over: scroll}", "  - {prefer: scroll, over: archive}",
        [
          "rivals: `archive` and `scroll` are settled in another way | archive wins over scroll | scroll wins over archive"
        ]
      ),
    ])
  func edit(_ piece: String, _ other: String, _ expected: [String]) throws {
    #expect(try edited(piece, other) == expected)
  }

  @Test(
    "an activity with only another name is renamed; one that differs in more is gone, and another is new")
  func renamed() throws {
    #expect(try edited("  star:", "  favour:") == ["activity-renamed: `favour` was called `star` | - | -"])
    let both = try edited("  star: {does: activate", "  favour: {does: select")
    #expect(
      both == [
        "activity-removed: `star` is gone | activate on list/card by touch | -",
        "activity-added: `favour` is new | - | select on list/card by touch",
      ])
    // Two activities look like the old one, so neither is its new name.
    let twins = try edited(
      "  star: {does: activate, target: card, by: touch}",
      """
        one: {does: activate, target: card, by: touch}
        two: {does: activate, target: card, by: touch}
      """)
    #expect(twins.contains { $0.hasPrefix("activity-removed: `star`") }, "\(twins)")
  }

  @Test("a metric that changes the movement of several activities is one change for each mechanic")
  func movement() throws {
    let slop = try lines(
      Self.base, Self.base.replacing("state: {", with: "metrics: {touch-slop: 20pt}\nstate: {"))
    let touch = slop.filter { $0.hasPrefix("movement: `open` and `star` ask for another movement (touch)") }
    #expect(touch.count == 1, "\(slop)")
    #expect(touch.first?.hasSuffix("slips by 20 pt or less") == true, "\(slop)")
    let toward = try edited("swipeable: left", "swipeable: right")
    #expect(
      toward.first { $0.hasPrefix("movement") }
        == "movement: `archive` asks for another movement (drag) | One finger presses, moves left and lifts | One finger presses, moves right and lifts",
      "\(toward)")
  }

  @Test("a minimum of 0, which need not pass the slop, is another movement")
  func leastOfZero() throws {
    let slop = """
      gspec: 1
      product: Mail
      uses: [material]
      elements: {page: {}}
      mechanics: {own: {continuous: true, steps: [press, move, lift]}}
      activities: {pull: {does: custom, target: page, by: own}}

      """
    #expect(
      try lines(slop, slop.replacing("move,", with: "{move: {distance: 0pt}},")) == [
        "movement: `pull` asks for another movement (own) | One finger presses, moves in any direction and lifts"
          + " | One finger presses, moves in any direction however little and lifts"
      ])
  }

  @Test(
    "a stated time is said in the sentence alone, and the value of a metric, stated, is no other movement")
  func statedTimes() throws {
    let plain = """
      gspec: 1
      product: Mail
      uses: [material]
      elements: {page: {}}
      mechanics: {own: {steps: [press, lift]}}
      activities: {pull: {does: custom, target: page, by: own}}

      """
    func stated(_ time: String) -> String { plain.replacing("lift]", with: "{lift: {within: \(time)}}]") }
    #expect(
      try lines(plain, stated("900ms")) == [
        "movement: `pull` asks for another movement (own) | One finger presses and lifts; lifts after less than 400 ms"
          + " | One finger presses and lifts 900 ms or less after the press"
      ])
    #expect(
      try lines(stated("800ms"), stated("900ms")) == [
        "movement: `pull` asks for another movement (own) | One finger presses and lifts 800 ms or less after the press"
          + " | One finger presses and lifts 900 ms or less after the press"
      ])
    #expect(try lines(plain, stated("\"< 400ms\"")) == [])
  }

  @Test("a new double touch on the same element makes a touch slower, and its removal makes the touch faster")
  func latency() throws {
    let double = Self.base.replacing(
      "  archive:\n", with: "  zoom: {does: zoom-in, target: card, by: double-touch}\n  archive:\n")
    let slower = try changes(Self.base, double).filter { $0.kind == .slower }
    #expect(slower.map(\.sentence) == ["`star` is recognized later (touch)"])
    #expect(slower.first?.before == "with the movement that decides")
    #expect(slower.first?.after == "300 ms after the movement that decides, because of zoom")
    let faster = try changes(double, Self.base).filter { $0.kind == .faster }
    #expect(faster.map(\.sentence) == ["`star` is recognized sooner (touch)"])
  }

  @Test("conflicts are added and removed")
  func conflicts() throws {
    let clash = Self.base.replacing(
      "  scroll:", with: "  delete: {does: dismiss, target: row, by: drag, toward: left}\n  scroll:")
    let added = try changes(Self.base, clash).filter { $0.kind == .conflictAdded }
    #expect(added.map(\.rule) == ["conflict/ambiguous"], "\(added.map(\.sentence))")
    #expect(added.first?.activities == ["archive", "delete"])
    let removed = try changes(clash, Self.base).filter { $0.kind == .conflictRemoved }
    #expect(removed.map(\.activities) == [["archive", "delete"]])
  }

  @Test("a conflict among several activities that gains or loses one of them is one change")
  func conflictsOfSeveral() throws {
    let three = """
      gspec: 1
      product: Photos
      uses: [material]
      elements: {photo: {zooms: true}}
      activities:
        zoom: {does: custom, target: photo, by: pinch-open}
        turn: {does: custom, target: photo, by: rotate}
        slide: {does: custom, target: photo, by: two-finger-drag}

      """
    let four = three + "  shrink: {does: custom, target: photo, by: pinch-closed}\n"
    let (few, many) = ("`slide`, `turn` and `zoom`", "`shrink`, `slide`, `turn` and `zoom`")
    let grown = try changes(three, four).filter { $0.rule != nil }
    #expect(grown.map(\.kind) == [.conflictAdded] && grown[0].before == few && grown[0].after == many)
    let shrunk = try changes(four, three).filter { $0.rule != nil }
    #expect(shrunk.map(\.kind) == [.conflictRemoved] && shrunk[0].before == many && shrunk[0].after == few)
  }

  @Test("losses come before changes, and changes before gains")
  func order() throws {
    let new = Self.base.replacing("by: [drag, swipe]", with: "by: drag").replacing(
      "by: [drag, fling]", with: "by: [drag, fling, swipe]"
    ).replacing("distance: 120pt", with: "distance: 9pt")
    #expect(try changes(Self.base, new).map(\.kind.effect) == [.loss, .change, .gain])
  }

  @Test("a conflict that is accepted is the same conflict, also if others are joined with it")
  func accepted() throws {
    let plain = """
      gspec: 1
      product: Feed
      uses: [material]
      state: {mode: [a, b]}
      elements: {feed: {scrolls: vertical, children: {card: {}}}}
      activities:
        scroll: {does: scroll, target: feed, by: [drag, swipe, fling], toward: vertical}
        sort: {does: custom, target: card, by: drag, toward: any, when: mode == a, alternative: x}
        move: {does: custom, target: card, by: drag, toward: any, when: mode == b, alternative: x}

      """
    let commented = plain.replacing(
      "  sort:", with: "  # gspec:disable-next-line conflict/nested -- meant\n  sort:")
    let disabled =
      plain + "lint: {disable: [{rule: conflict/nested, activities: [sort, scroll], reason: meant}]}\n"
    for accepted in [commented, disabled] {
      #expect(try lines(plain, accepted) == [])
      #expect(try lines(accepted, plain) == [])
    }
  }
}

@Suite("CompareSpecs: a spec and itself")
struct CompareSameTests {
  private static let specs = ["behaviours", "feedback", "products"].flatMap { folder in
    let path = SpecFiles.root.appendingPathComponent("Specs/" + folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".gspec.yaml") }.sorted().map { "Specs/\(folder)/\($0)" }
  }

  @Test("nothing differs", arguments: specs)
  func same(_ path: String) throws {
    let text = try String(contentsOf: SpecFiles.root.appendingPathComponent(path), encoding: .utf8)
    let spec = try SpecFiles.parse(text, path: path)
    let comparison = try CompareSpecs.run(spec, spec)
    #expect(comparison.isEmpty, "\(comparison.changes.map(\.sentence)) \(comparison.breaks.map(\.sentence))")
  }
}
