import Testing

/// Tests of `--explain`, which prints all that lint knows of two activities, also the notes.
@Suite("gspec lint --explain")
struct ExplainPairTests {
  private func explain(_ names: String..., path: String = Sample.mail) async throws -> GSpecProcess {
    try await GSpecProcess.shell("exec \"$0\" \"$@\"", ["lint", "--explain"] + names + [path])
  }

  @Test("a settled pair is explained with its witness, at any level")
  func settled() async throws {
    let run = try await explain("archive", "scroll")
    #expect(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
    for text in [
      "`archive` does `dismiss` on `list/message` by `drag`, `swipe` or `fling` when selection == none",
      "elements: the target of `archive` lies inside that of `scroll`",
      "state: both guards can hold, for example when selection is none", "resolve: no line names both",
      "one touch can make both claim: at the same instant", "note[conflict/nested]", "CLAIMS",
    ] { #expect(run.stdout.contains(text), "\(text)\n\(run.stdout)") }
  }

  @Test("a pair with `together` has no finding, but a touch that makes both claim is shown")
  func together() async throws {
    let run = try await explain("zoom-in", "pan")
    #expect(run.status == 0 && run.stdout.contains("lint has nothing to report about the two"))
    #expect(run.stdout.contains("resolve: `together` in line 116"), "\(run.stdout)")
    #expect(run.stdout.contains("double-touch and fling, drag: no touch makes both claim"))
    #expect(run.stdout.contains("zoom-in   pan\n") && run.stdout.contains("CLAIMS"), "\(run.stdout)")
    #expect(run.stdout.contains("also about `pan`: "))
  }

  @Test(
    "for two activities that never meet, the reason is given",
    arguments: [
      ("select", "select-more", "state: no state satisfies both guards"),
      ("select", "lights-out", "elements: neither target lies inside the other, so no finger is on both"),
    ])
  func apart(_ a: String, _ b: String, _ reason: String) async throws {
    let run = try await explain(a, b)
    #expect(run.status == 0 && run.stdout.contains(reason), "\(run.stdout)")
    #expect(run.stdout.contains("the two are never in each other's way") && !run.stdout.contains("CLAIMS"))
  }

  @Test("a preference that follows from several lines is told, in either direction")
  func passedOn() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      elements: {page: {}}
      activities:
        p: {does: custom, target: page, by: drag, toward: left, alternative: x}
        q: {does: custom, target: page, by: drag, toward: left, alternative: x}
        r: {does: custom, target: page, by: drag, toward: left, alternative: x}
        s: {does: custom, target: page, by: drag, toward: left, alternative: x}
      resolve:
        - {prefer: p, over: q}
        - {prefer: q, over: r}
        - {prefer: r, over: s}

      """, "x.gspec.yaml")
    let run = try await explain("p", "r", path: path)
    let through = "resolve: `p` is preferred to `r` through `q`, by `prefer` in lines 12 and 13\n"
    #expect(run.stdout.contains(through), "\(run.stdout)")
    let back = try await explain("s", "p", path: path)
    let chain = "resolve: `p` is preferred to `s` through `q` and `r`, by `prefer` in lines 12, 13 and 14\n"
    #expect(back.stdout.contains(chain), "\(back.stdout)")
    let said = try await explain("p", "q", path: path)
    #expect(said.stdout.contains("resolve: `prefer` in line 12\n"), "\(said.stdout)")
  }

  @Test("two that meet only if the state changes during a touch are not called apart")
  func inTurn() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      state: {shown: bool}
      elements: {video: {}}
      activities:
        hide: {does: custom, target: video, by: touch, when: shown}
        skip: {does: custom, target: video, by: double-touch, when: not shown, alternative: x}

      """, "x.gspec.yaml")
    let run = try await explain("hide", "skip", path: path)
    for text in [
      "state: no state satisfies both guards, but the state may change between the presses of one touch",
      "touch and double-touch: one touch can make both claim: at the same instant",
      "lint has nothing to report about the two",
    ] { #expect(run.stdout.contains(text), "\(text)\n\(run.stdout)") }
  }

  @Test("an activity that nobody can perform is named")
  func never() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Sample.spec.replacing("when: mode == calm", with: "when: zoom > 9"), "sample.gspec.yaml")
    let run = try await explain("open", "archive", path: path)
    #expect(run.status == 0 && run.stdout.contains("nobody can perform `open`"), "\(run.stdout)")
  }

  @Test("an activity that only takes touches over is named, with those that hand them over")
  func taker() async throws {
    let path = PackageFolder.path("Specs/products/news-feed.gspec.yaml")
    let run = try await explain("next-picture", "zoom-in", path: path)
    #expect(run.status == 0 && run.stdout.contains("`next-picture` only takes touches over from `pan`\n"))
    let loss = "`zoom-in` may win beside `pan`, but fails when `next-picture` takes the touch over\n"
    #expect(run.stdout.contains(loss), "\(run.stdout)")
    #expect(
      run.stdout.contains("but not once `next-picture` (drag) has taken the touch over"), "\(run.stdout)")
  }

  @Test("two layouts are explained apart where they differ")
  func layouts() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      elements: {page: {scrolls: horizontal}}
      activities:
        a: {does: custom, target: page, by: drag, toward: leading, alternative: x}
        b: {does: custom, target: page, by: drag, toward: right, alternative: x}
        c: {does: custom, target: page, by: drag, alternative: x}
      resolve:
        - together: [a, b, c]

      """, "x.gspec.yaml")
    let run = try await explain("a", "b", path: path)
    for text in [
      "in a layout from left to right:\n  elements: both have the same target\n",
      "  drag and drag: no touch makes both claim\n",
      "in a layout from right to left:\n",
      "  drag and drag: one touch can make both claim: at the same instant\n",
      "a touch that shows it, on `page` in a layout from right to left",
    ] { #expect(run.stdout.contains(text), "\(text)\n\(run.stdout)") }
    #expect(try await !explain("a", "c", path: path).stdout.contains("layout"))
  }

  @Test("the spec may come first; a wrong, missing or extra name is an error")
  func usage() async throws {
    let turned = try await GSpecProcess.run("lint", Sample.mail, "--explain", "archive", "scroll")
    #expect(turned.status == 0)
    #expect(try await explain("archive", "scroll").stdout == turned.stdout)
    let wrong = try await explain("archve", "scroll")
    #expect(wrong.status == 2 && wrong.stderr.contains("did you mean `archive`?"), "\(wrong.stderr)")
    for names in [["archive"], ["archive", "scroll", "open"]] {
      let run = try await GSpecProcess.shell(
        "exec \"$0\" \"$@\"", ["lint", "--explain"] + names + [Sample.mail])
      #expect(run.status == 2 && run.stderr.contains("two activities and one spec"), "\(run.stderr)")
    }
    let twice = try await explain("archive", "archive")
    #expect(
      twice.status == 2 && twice.stderr.contains("name another one beside `archive`"), "\(twice.stderr)")
    let json = try await GSpecProcess.run(
      "lint", "--explain", "archive", "scroll", Sample.mail, "--format", "json")
    #expect(json.status == 2 && json.stderr.contains("leave out --format"), "\(json.stderr)")
  }
}
