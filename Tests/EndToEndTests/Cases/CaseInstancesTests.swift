import Testing

@testable import gspec

/// How cases name elements and their instances.
@Suite("Cases: elements by their paths and keys")
struct CaseInstancesTests {
  private static let spec = """
    gspec: 1
    product: Board
    uses: [material]
    platforms: [android]
    elements:
      board:
        children:
          column:
            drop-target: true
            children: {card: {}}
    activities:
      open: {does: activate, target: column/card, by: touch}
      carry: {does: pick-up-and-move, target: card, by: long-press-drag, over: [column], alternative: a menu}

    """

  private static let frames = """
    frames:
      column[todo]: [0, 0, 190, 844]
      column[todo]/card[1]: [0, 100, 190, 80]
      column[doing]: [200, 0, 190, 844]
    """

  private func run(_ test: String) async throws -> GSpecProcess {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, "board.gspec.yaml")
    let text = "version: 1\nspec: board.gspec.yaml\n\(Self.frames)\ncases:\n  - {name: a, \(test)}\n"
    return try await GSpecProcess.run("test", folder.write(text, "board.cases.yaml"))
  }

  private static let touch = "gesture: 'touch on column[todo]/card[1]'"
  private static let move = "gesture: 'hold 500ms on column[todo]/card[1] then move to 300,500 in 500ms'"

  @Test(
    "an element without a key means every instance of it",
    arguments: [
      "\(touch), expect: [{activity: open, item: column/card}]",
      "\(touch), expect: [{activity: open, item: 'card[1]'}]",
      "\(touch), expect: [{activity: open, item: 'column[todo]/card'}]",
      "\(touch), expect: [open], forbid: [{activity: open, item: 'card[2]'}]",
      "\(touch), expect: [open], forbid: [{activity: open, item: 'column[doing]/card[1]'}]",
      "\(move), expect: [{activity: carry, phase: ended, over: column}]",
      "\(move), expect: [{activity: carry, phase: ended, over: 'column[doing]'}]",
      "\(move), expect: [carry], forbid: [{activity: carry, phase: ended, over: 'column[todo]'}]",
      "\(move), expect: [carry], forbid: [{activity: carry, phase: ended, over: nothing}]",
    ])
  func everyInstance(_ test: String) async throws {
    let result = try await run(test)
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
  }

  @Test("an element is named by any end of its path that only it has, as in the spec")
  func pathEnds() async throws {
    for element in ["card", "column/card", "board/column/card"] {
      let result = try await run(
        "gesture: touch on \(element), expect: [{activity: open, target: \(element)}]")
      #expect(result.status == 0, "\(element): \(result.stdout)\(result.stderr)")
    }
    let wrong = try await run("gesture: touch on board/card, expect: [open]")
    #expect(wrong.stderr.contains("there is no element board/card"), "\(wrong.stderr)")
  }

  @Test("an instance without a frame is an error if the frame is given for one with more keys")
  func missingFrame() async throws {
    for test in [
      "gesture: 'touch on card[1]', expect: [open]", "gesture: touch, target: 'card[1]', expect: [open]",
    ] {
      let result = try await run(test)
      #expect(
        result.status == 1
          && result.stderr.contains(
            "there is no frame of `board/column/card[1]`, but of `board/column[todo]/card[1]`"),
        "\(result.stderr)")
    }
    // Others are not where a frame is, and fill the screen.
    for element in ["card[2]", "card", "column[doing]/card[1]"] {
      let result = try await run("gesture: 'touch on \(element)', expect: [open]")
      #expect(result.status == 0, "\(element): \(result.stdout)\(result.stderr)")
    }
  }

  @Test("a phase after a colon gets the help to write it after the activity")
  func phaseAfterColon() async throws {
    let result = try await run("gesture: touch on card, expect: [open: ended]")
    #expect(result.stderr.contains("= help: write `open ended`"), "\(result.stderr)")
  }
}
