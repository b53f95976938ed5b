import Testing

/// Tests of comments such as `# gspec:disable-next-line RULE -- reason`.
@Suite("Comments that accept findings")
struct SuppressionCommentTests {
  /// Lints a spec that has one warning, with comments above the line of the warning.
  private func lint(_ comments: String..., arguments: [String] = []) async throws -> GSpecProcess {
    let above = comments.map { "  # \($0)\n" }.joined() + "  archive:"
    let spec = Sample.upward.replacing(", velocity: 2000pt/s", with: "").replacing("  archive:", with: above)
    return try await GSpecProcess.shell(
      "exec \"$0\" lint --strict \"$@\" -", arguments, stdin: spec,
      environment: ["SOURCE_DATE_EPOCH": "1800000000"])  // 2027-01-15
  }

  private static let rule = "feedback/commit-without-velocity"

  @Test("the finding is accepted, and counted as such")
  func accepted() async throws {
    #expect(try await lint("nothing").status == 1)
    let run = try await lint("gspec:disable-next-line \(Self.rule) -- flicks are not meant here")
    #expect(
      run.status == 0 && run.stdout == "1 spec: 0 errors, 0 warnings, 0 notes; 1 accepted\n", "\(run.stdout)")
    let two = try await lint(
      "gspec:disable-next-line \(Self.rule), guard/always -- two", "another remark",
      "gspec:disable-next-line conflict/nested -- three")
    #expect(two.stdout.contains("`guard/always` reports nothing on line 18"), "\(two.stdout)")
    #expect(two.stdout.contains("0 errors, 2 warnings") && two.stdout.contains("1 accepted"), "\(two.stdout)")
    let sarif = try await lint(
      "gspec:disable-next-line \(Self.rule) -- flicks are not meant here", arguments: ["--format", "sarif"])
    #expect(sarif.stdout.contains("\"justification\":\"flicks are not meant here\""))
  }

  @Test("comments of a vocabulary count for every spec that uses it, whether it is linted itself or not")
  func vocabulary() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      gspec: 1
      vocabulary: house
      uses: [material]
      metrics:
        # gspec:disable-next-line metric/implausible -- a wall display
        touch-slop: 90pt

      """, "house.gspec.yaml")
    for name in ["a", "b"] {
      try folder.write(
        """
        gspec: 1
        product: S
        uses: [../house.gspec.yaml]
        elements: {list: {}}
        activities:
          t: {does: activate, target: list, by: touch}

        """, "\(name)/s.gspec.yaml")
    }
    for paths in [["a"], ["a", "b"], ["a", "house.gspec.yaml"], ["."]] {
      let run = try await GSpecProcess.shell(
        "cd \"$1\"; shift; exec \"$0\" lint --strict --format sarif \"$@\"", [folder.path] + paths)
      #expect(run.status == 0, "\(paths): \(run.stdout)")
      #expect(run.stdout.contains(#""justification":"a wall display""#), "\(paths): \(run.stdout)")
    }
  }

  @Test("blank lines and other comments may stand between a comment and its line; words may be apart by tabs")
  func between() async throws {
    let comment = "gspec:disable-next-line \(Self.rule) -- flicks are not meant here"
    for spaced in [comment + "\n", comment + "\n  \n  # more\n\n", comment.replacing(" ", with: "\t")] {
      let run = try await lint(spaced)
      #expect(run.status == 0 && run.stdout.contains("; 1 accepted"), "\(run.stdout)")
    }
    let last = try await GSpecProcess.run(
      "lint", "-", stdin: Sample.upward + "  # gspec:disable-next-line guard/always -- nothing follows\n\n")
    #expect(
      last.stdout.contains("nothing is silenced by this line: no line follows it"), "\(last.stdout)")
  }

  @Test(
    "a comment counts until its date, that day included",
    arguments: [
      ("until 2027-01-15 -- later", true), ("until 2027-01-14 -- later", false),
      ("until 2028-02-29 -- later", true),
      ("-- a new card comes, until 2027-01-15", true), ("-- until 2026-12-31", false),
    ])
  func dates(_ rest: String, _ counts: Bool) async throws {
    let run = try await lint("gspec:disable-next-line \(Self.rule) \(rest)")
    if rest == "-- until 2026-12-31" {
      #expect(run.stdout.contains("lint/comment"), "a date is no reason: \(run.stdout)")
    } else {
      #expect((run.status == 0) == counts && run.stdout.contains("lint/expired-suppression") != counts)
    }
  }

  @Test(
    "mistakes in a comment are findings at the comment",
    arguments: [
      ("gspec:disable-next-line RULE", "lint/comment", "the comment gives no reason"),
      ("gspec:disable-next-line -- because", "lint/comment", "the comment names no rule"),
      ("gspec:disable RULE -- because", "lint/comment", "no comment for lint begins with `gspec:disable`"),
      ("gspec:disable-next-line RULE until 2027-13-01 -- because", "lint/comment", "`2027-13-01` is no date"),
      ("gspec:disable-next-line RULE until 2027-02-29 -- because", "lint/comment", "`2027-02-29` is no date"),
      ("gspec:disable-next-line RULE -- new, until 2027-02-31", "lint/comment", "`2027-02-31` is no date"),
      (
        "gspec:disable-next-line RULE until 2027-01-31 until 2027-02-28 -- because", "lint/comment",
        "`until` stands behind the date"
      ),
      (
        "gspec:disable-next-line feedback/commit-without-velocty -- because", "lint/unknown-rule",
        "no rule is called"
      ),
      ("gspec:disable-next-line guard/always -- because", "lint/unused-suppression", "on line 16"),
      ("gspec:disable-next-line conflict/* -- because", "lint/unknown-rule", "name each rule"),
      ("gspec:disable-next-line guard/never -- because", "lint/disabled-error", "errors cannot be disabled"),
    ])
  func faults(_ comment: String, _ rule: String, _ message: String) async throws {
    let run = try await lint(comment.replacing("RULE", with: Self.rule))
    #expect(
      run.status == 1 && run.stdout.contains("[\(rule)]") && run.stdout.contains(message), "\(run.stdout)")
    #expect(run.stdout.contains("<stdin>:15:"), "\(run.stdout)")
  }

  @Test(
    "a comment that accepts what another line accepts already is needless; one that has ended is not another")
  func repeated() async throws {
    let comment = "gspec:disable-next-line \(Self.rule)"
    let needless = "what `\(Self.rule)` reports on line 17 is accepted already"
    let two = try await lint(comment + " -- one", comment + " -- two")
    #expect(two.status == 1 && two.stdout.contains(needless), "\(two.stdout)")
    #expect(two.stdout.contains("<stdin>:16:") && two.stdout.contains("; 1 accepted"), "\(two.stdout)")
    let ended = try await lint(comment + " until 2026-01-31 -- one", comment + " -- two")
    #expect(ended.stdout.contains("1 warning,") && !ended.stdout.contains(needless), "\(ended.stdout)")
    let spec = Sample.upward.replacing(", velocity: 2000pt/s", with: "").replacing(
      "  archive:", with: "  # \(comment) -- one\n  archive:")
    let line = "lint: {disable: [{rule: \(Self.rule), reason: two}]}\n"
    let both = try await GSpecProcess.run("lint", "-", stdin: spec + line)
    #expect(both.stdout.contains("reports on line 16 is accepted already"), "\(both.stdout)")
  }

  @Test("a comment cannot accept an error")
  func errors() async throws {
    let spec =
      Sample.spec + "  # gspec:disable-next-line name/undeclared -- later\n"
      + "  broken: {does: activate, target: page/crad, by: touch}\n"
    let run = try await GSpecProcess.run("lint", "-", stdin: spec)
    #expect(run.status == 1 && run.stdout.contains("error[name/undeclared]"))
    #expect(run.stdout.contains("error[lint/disabled-error]"), "\(run.stdout)")
  }

  @Test("a conflict of two activities can be accepted at either activity")
  func pairs() async throws {
    for name in ["archive", "delete"] {
      let spec =
        Sample.spec
        + "  delete: {does: custom, target: page, by: [drag], toward: left, alternative: a menu}\n"
      let before = try await GSpecProcess.run("lint", "--level", "note", "-", stdin: spec)
      #expect(before.stdout.contains("conflict/nested"), "\(before.stdout)")
      let commented = spec.replacing(
        "  \(name):", with: "  # gspec:disable-next-line conflict/nested -- meant\n  \(name):")
      let after = try await GSpecProcess.run("lint", "--level", "note", "-", stdin: commented)
      #expect(
        !after.stdout.contains("[conflict/nested]") && after.stdout.contains("1 accepted"), "\(after.stdout)")
    }
  }
}
