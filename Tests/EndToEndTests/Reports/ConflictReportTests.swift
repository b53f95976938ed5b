import Testing

@testable import gspec

/// Tests of how each format shows a witness.
@Suite("Conflicts in every format")
struct ConflictReportTests {
  @Test("json: the witness has the events of the trace and the time of each claim")
  func json() throws {
    let finding = try #require(try AnyJSON.read(RenderJSON.render(SampleConflict.report))["findings"]?[0])
    #expect(
      finding.keys == [
        "rule", "id", "severity", "message", "file", "line", "column", "endLine", "endColumn", "activities",
        "related", "delayMs", "witness",
      ])
    #expect(finding["id"]?.text == SampleConflict.id)
    let witness = try #require(finding["witness"])
    #expect(
      try witness
        == AnyJSON.read(
          """
          {"target":"page","state":{"mode":"calm","zoom":1.25},"screen":[400,800],"events":[
            {"t":0,"phase":"down","id":1,"x":200,"y":400.5,"on":"page"},
            {"t":550,"phase":"move","id":1,"x":187,"y":400.5},
            {"t":600.001,"phase":"up","id":1,"x":187,"y":400.5}],
           "claims":[{"activity":"open","mechanic":"long-press","t":450},
            {"activity":"öffnen","mechanic":"drag","t":550}]}
          """))
  }

  @Test("github: the witness is a list of sentences, because annotations have no monospaced font")
  func github() {
    #expect(
      RenderGitHub.render(SampleConflict.report) == """
        ::error file=Specs/my mail.gspec.yaml,line=4,endLine=4,col=3,endColumn=7,title=conflict/ambiguous::\
        `open` and `öffnen` both claim%0A0 ms: finger 1 down at 200,400.5%0A450 ms: finger 1 holds 450 ms%0A\
        450 ms: `open` claims by long-press%0A550 ms: finger 1 moves left 13 pt%0A550 ms: `öffnen` claims by drag\
        %0A600.001 ms: finger 1 lifts%0Awhy%0Ahelp: wait%0A\
        Specs/my mail.gspec.yaml:3: `öffnen` claims at 550 ms, by drag%0Aid: \(SampleConflict.id)

        """)
  }

  @Test("junit: the witness is drawn")
  func junit() {
    let text = RenderJUnit.render(SampleConflict.report)
    #expect(text.contains("name=\"conflict/ambiguous open, öffnen\""))
    let drawing = """
              time   finger 1            open     öffnen
              0 ms   down at 200,400.5   .        .
      &gt;     450 ms   holds 450 ms        CLAIMS   .
      &gt;     550 ms   moves left 13 pt             CLAIMS
        600.001 ms   lifts
      """
    #expect(text.contains(drawing), "\(text)")
    #expect(text.contains("id: \(SampleConflict.id)</failure>"))
  }

  @Test("text: both places, the drawing, the reason, help and the finding's id")
  func text() {
    #expect(
      RenderText.render(SampleConflict.report, for: -1) == """
        error[conflict/ambiguous]: `open` and `öffnen` both claim
          --> ./Specs/my mail.gspec.yaml:4:3: `open` claims at 450 ms, by long-press
          ::: ./Specs/my mail.gspec.yaml:3:3: `öffnen` claims at 550 ms, by drag
           a touch that shows it, on `page`, when mode is calm and zoom is 1.25
               time   finger 1            open     öffnen
               0 ms   down at 200,400.5   .        .
           > 450 ms   holds 450 ms        CLAIMS   .
           > 550 ms   moves left 13 pt             CLAIMS
           = note: why
           = help: wait
           = id: \(SampleConflict.id)


        """)
  }

  @Test("text: if the witness was written to a file, the command that replays it")
  func replay() {
    var report = SampleConflict.report
    report.witnessFiles = [SampleConflict.id: "out/a.jsonl"]
    #expect(
      RenderText.render(report, for: -1).contains(
        "= replay: gspec run './Specs/my mail.gspec.yaml' --rivals --trace out/a.jsonl\n"))
  }
}
