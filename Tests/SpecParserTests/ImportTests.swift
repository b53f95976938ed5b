import SpecParser
import Testing

/// Vocabularies: missing ones, circles, and which of two wins.
@Suite struct ImportTests {
  private func vocabulary(_ name: String, uses: String = "[]", slop: String = "9pt") -> String {
    """
    gspec: 1
    vocabulary: \(name)
    uses: \(uses)
    metrics: {touch-slop: \(slop)}
    mechanics:
      \(name)-tap: {steps: [press, lift]}
      poke: {summary: of \(name), steps: [press]}
    kinds:
      poke: {summary: of \(name), by: poke}

    """
  }

  @Test func missingVocabulariesAreReportedOnce() {
    let result = parse(
      BaseSpec.with(
        "uses: [materail, material]\nactivities: {a: {does: nothing-known, target: list, by: some-other}}"))
    #expect(
      result.findings.map(\.message) == ["cannot use `materail`: there is no such vocabulary"],
      "names that may stand in the missing vocabulary are no second error")
    #expect(result.findings[0].help == ["did you mean `material`?"])
    #expect(messages("uses: [material, material]") == ["name/duplicate: `material` stands twice in `uses`"])
    #expect(
      messages("uses: {a: b}") == ["syntax/type: `uses` must be one word or text, but this is a mapping"])
    #expect(messages("uses: []") == [])
  }

  @Test func circlesHaveBothPlaces() throws {
    let result = parse(BaseSpec.with("uses: circular"))
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(finding.rule == "import/cycle")
    #expect(finding.notes == ["circular.gspec.yaml → round.gspec.yaml → circular.gspec.yaml"])
    #expect(
      result.sources.files.map(\.path) == ["test.gspec.yaml", "circular.gspec.yaml", "round.gspec.yaml"])
    #expect(finding.file == 2)
    #expect(finding.related.map(\.span.file) == [0, 1])
  }

  @Test func aFileThatUsesItselfIsACircle() {
    let result = parse(
      "gspec: 1\nvocabulary: self\nuses: [me]\n", ["me": "gspec: 1\nvocabulary: me\nuses: me\n"])
    #expect(result.findings.map(\.rule) == ["import/cycle"])
  }

  @Test func productsAreNoVocabularies() {
    #expect(
      places(parse(BaseSpec.with("uses: [other]"), ["other": BaseSpec.with("")])).map {
        String($0.suffix(70))
      }
        == [
          "import/missing cannot use `other`: it is a product's spec, not a vocabulary"
        ].map { String($0.suffix(70)) })
  }

  @Test(
    "the content of a file that is no vocabulary is not shown, since `uses` could name a file with secrets")
  func filesThatAreNoVocabularies() {
    for text in ["root:x:0:0\n", "token: [s3cret\n", ""] {
      let findings = parse(BaseSpec.with("uses: [other]"), ["other": text]).findings
      #expect(findings.map(\.message) == ["cannot use `other`: it is no vocabulary: it has no `gspec: 1`"])
      #expect(findings.allSatisfy { $0.file == 0 && $0.span?.file == 0 })
    }
  }

  @Test func findingsInVocabulariesCount() {
    let result = parse(
      BaseSpec.with("uses: [a]"), ["a": "gspec: 1\nvocabulary: a\nmetrics: {touch-slop: 9}\n"])
    #expect(result.findings.map(\.rule) == ["syntax/unit"])
    #expect(result.findings.first?.file == 1)
    #expect(result.spec == nil)
    #expect(
      parse(BaseSpec.with("uses: [a]"), ["a": "gspec: 1\nvocabulary: [\n"]).findings.map(\.rule) == [
        "syntax/yaml"
      ])
  }

  @Test func theLastVocabularyWins() throws {
    let files = ["a": vocabulary("a", slop: "9pt"), "b": vocabulary("b", slop: "11pt")]
    for (uses, winner, slop) in [("[a, b]", "b", 11.0), ("[b, a]", "a", 9)] {
      let spec = try #require(parse(BaseSpec.with("uses: \(uses)"), files).spec)
      #expect(spec.metrics[.touchSlop].amount == slop)
      #expect(spec.metrics[.dragSlop].setBy == winner)
      #expect(spec.mechanics.filter { $0.name.value == "poke" }.map(\.summary) == ["of \(winner)"])
      #expect(spec.mechanics.first { $0.name.value == "poke" }?.vocabulary == winner)
      #expect(spec.kinds.filter { $0.name.value == "poke" }.map(\.summary) == ["of \(winner)"])
      #expect(
        spec.mechanics.contains { $0.name.value == "a-tap" }
          && spec.mechanics.contains { $0.name.value == "b-tap" })
    }
  }

  @Test func whatAVocabularyUsesComesBeforeIt() throws {
    let files = ["a": vocabulary("a"), "b": vocabulary("b", uses: "[a]"), "c": vocabulary("c", uses: "[a]")]
    #expect(parse(BaseSpec.with("uses: [b, c]"), files).spec?.vocabularies == ["a", "b", "c"])
    #expect(parse(BaseSpec.with("uses: [a, b]"), files).spec?.vocabularies == ["a", "b"])
    #expect(
      parse(BaseSpec.with("uses: [b, a]"), files).spec?.vocabularies == ["b", "a"], "named last, it wins")
    #expect(parse(BaseSpec.with("uses: [b, c]"), files).sources.files.count == 4, "each is read once")
  }

  @Test func theProductWinsOverAll() throws {
    let spec = try #require(
      parse(
        BaseSpec.with(
          "uses: [a]\nmetrics: {touch-slop: 12pt}\nmechanics: {poke: {steps: [press, wait]}, tap: {steps: [press]}, hold: {steps: [press]}}"
        ),
        ["a": vocabulary("a")]
      ).spec)
    #expect(spec.metrics[.touchSlop].amount == 12)
    #expect(spec.metrics[.touchSlop].setBy == "Test")
    #expect(spec.mechanics.first { $0.name.value == "poke" }?.steps.count == 2)
    #expect(spec.mechanics.first { $0.name.value == "poke" }?.vocabulary == nil)
  }

  @Test func aVocabularyCanBeReadAlone() throws {
    let result = parse(materialInSmall)
    #expect(places(result) == [])
    #expect(result.spec == nil)
    let vocabulary = try #require(result.vocabulary)
    #expect(vocabulary.name.value == "material")
    #expect(vocabulary.mechanics.count == 13)
    #expect(vocabulary.kinds.count == 13)
    let wrong = materialInSmall.replacing("by: [touch]", with: "by: [tuch]") + "\nactivities: {}\n"
    #expect(parse(wrong).findings.map(\.rule).sorted() == ["name/undeclared", "syntax/unknown-key"])
  }

  @Test func chainsOfFilesEnd() {
    let result = ParseSpec.parse(SourceFile(path: "0", text: BaseSpec.with("uses: [next]"))) { request in
      let number = (Int(request.importer) ?? 0) + 1
      return .success(SourceFile(path: "\(number)", text: "gspec: 1\nvocabulary: v\(number)\nuses: [next]\n"))
    }
    #expect(result.findings.map(\.rule) == ["input/limit"])
    #expect(result.sources.files.count == 64)
  }
}

/// Metrics that follow another, or are `none`.
@Suite struct MetricTests {
  private func metrics(_ text: String) -> Metrics? {
    parse(BaseSpec.with("metrics: {\(text)}")).spec?.metrics
  }

  @Test func defaultsAreThoseOfTheReference() throws {
    let metrics = try #require(parse(BaseSpec.with("")).spec?.metrics)
    #expect(Metric.allCases.allSatisfy { metrics.settings[$0] != nil })
    #expect(metrics[.touchSlop].amount == 8 && metrics[.pagingSlop].amount == 16)
    #expect(metrics[.doubleTouchTimeout].amount == 300_000 && metrics[.touchMaxDuration].amount == 400_000)
    #expect(metrics[.multiFingerMaxSeparation].amount == nil && metrics[.swipeMinDistance].amount == 8)
    #expect(metrics[.velocityEstimator].estimator == .leastSquares)
    #expect(Metric.allCases.allSatisfy { metrics[$0].setBy == "gspec" })
  }

  @Test func followersTakeValueAndPlace() throws {
    let metrics = try #require(self.metrics("touch-slop: 10pt, long-press-timeout: 1s"))
    #expect(metrics[.swipeMinDistance] == metrics[.touchSlop])
    #expect(metrics[.touchMaxDuration].setBy == "Test")
    let own = try #require(self.metrics("touch-slop: 10pt, drag-slop: 20pt"))
    #expect(own[.swipeMinDistance].amount == 20 && own[.longPressSlop].amount == 10)
    #expect(self.metrics("paging-slop: touch-slop")?[.pagingSlop].amount == 8)
  }

  @Test func noneSetsNoLimit() throws {
    let open = try #require(metrics("touch-max-duration: none"))
    #expect(open[.touchMaxDuration].amount == nil)
    #expect(messages("metrics: {touch-slop: none}") == ["syntax/type: `touch-slop` cannot be `none`"])
    let text =
      "metrics: {multi-finger-max-separation: none}\nactivities: {a: {does: custom, target: list, by: tap, "
    #expect(
      messages(text + "commit: {distance: multi-finger-max-separation}}}").map { String($0.prefix(12)) } == [
        "syntax/range"
      ])
  }

  @Test func wrongMetricsAreReported() {
    expectMarked(
      """
      metrics:
        touch-slpo: 8pt              # expect: name/undeclared
        velocity-estimator: quadratic # expect: syntax/type
        velocity-samples: 1          # expect: syntax/range
        max-finger-velocity: 0pt/s   # expect: syntax/range
        max-fling-velocity: 0pt/s    # expect: syntax/range
        drag-slop: long-press-slop
        long-press-slop: drag-slop   # expect: syntax/range
        paging-slop: latency-budget  # expect: syntax/unit
        edge-width: [3pt]            # expect: syntax/type
        scale-slop:                  # expect: syntax/type
      """
    )
    #expect(messages("metrics: [a]") == ["syntax/type: `metrics` must be a mapping, but this is a list"])
  }
}
