import Testing

/// The tools that hold Docs/Coverage to the documents see what they should.
struct CoverageToolTests {
  @Test(arguments: [
    ("One. Two! Three?", ["One.", "Two!", "Three?"]),
    ("At 0.55 (e.g., here) vs. there, etc.", ["At 0.55 (e.g., here) vs. there, etc."]),
    ("**Bold.** Plain", ["**Bold.**", "Plain"]),
    ("(Inside.) Outside", ["(Inside.)", "Outside"]),
    ("一。二。", ["一。", "二。"]),
    ("| a | Do this.Do that. |", ["| a | Do this.", "Do that."]),
    ("let a = Spring.Ratio * 1.5", ["let a = Spring.Ratio * 1.5"]),
    ("   ", []), ("}", []),
  ])
  func sentences(_ line: String, _ expected: [String]) {
    let found = SourceDocument.sentences(of: line).map { $0.drop { $0 == " " } }.map(String.init)
    #expect(found.map { $0.split(separator: " ").joined(separator: " ") } == expected)
  }

  @Test func placesAreRead() throws {
    let list = try Checklist(
      "list.txt", text: "sentences: 1 3x2 5\n== A\nskip 1 a title\n3.2,5 it says so\n  not: a reason\n")
    #expect(list.entries.first?.covered.sorted().map(\.description) == ["3.2", "5.1"])
    #expect(list.skips.first?.covered.map(\.description) == ["1.1"])
    #expect(list.entries.first?.covers.map(\.text) == ["a reason"])
    #expect(list.places.count == 4)
  }

  @Test(arguments: [
    "x", "  not: of nothing", "0 no line", "3-1 turned round", "1-3.2 two forms in one",
    "1 entry\n  nonsense: x",
  ])
  func whatIsNoListIsRefused(_ text: String) {
    #expect(throws: Checklist.Problem.self) { try Checklist("list.txt", text: text) }
  }

  @Test(arguments: [
    (Checklist.Cover.Kind.spec, "material#mechanics/touch/steps | [press, lift]"),
    (.spec, "material#kinds/zoom-out/by | pinch-closed"), (.example, "mail#a long press selects"),
    (.rule, "material/tilt-flat"), (.test, "CoverageToolTests/placesAreRead"),
    (.timeline, "a slow movement is a drag"), (.doc, "Recognition#never below 0"),
    (.code, "Follow#static func progress("),
  ])
  func whatIsThereIsFound(_ kind: Checklist.Cover.Kind, _ text: String) throws {
    #expect(try CoverPlaces.all.get().find(.init(kind: kind, text: text, line: 1)) != nil)
  }

  @Test(arguments: [
    (Checklist.Cover.Kind.spec, "material#mechanics/touch/steps | [press]"),
    (.spec, "material#kinds/zoom-out/by | pinch"), (.spec, "material#kinds/zoom"), (.spec, "none#kinds"),
    (.example, "mail#a long press"), (.rule, "material/none"), (.test, "CoverageToolTests/suites"),
    (.test, "CoverageTools/placesAreRead"), (.timeline, "a slow movement"), (.doc, "Recognition#the"),
    (.code, "Follow#static func nothing("),
  ])
  func whatIsNotThereIsNot(_ kind: Checklist.Cover.Kind, _ text: String) throws {
    let places = try CoverPlaces.all.get()
    #expect(throws: Checklist.Problem.self) { try places.find(.init(kind: kind, text: text, line: 1)) }
  }
}
