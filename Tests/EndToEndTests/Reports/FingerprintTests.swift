import Testing

@testable import SpecParser
@testable import gspec

@Suite("Fingerprints of findings")
struct FingerprintTests {
  private func fingerprints(_ findings: [Finding], _ text: String, path: String = "a.gspec.yaml") -> [String]
  {
    LintReport(findings, SourceSet(files: [SourceFile(path: path, text: text)])).placed.map(\.fingerprint)
  }

  private func finding(_ message: String, at start: Int, activities: [String] = []) -> Finding {
    Finding(
      rule: "guard/never", severity: .error, message: message,
      span: SourceSpan(file: 0, start: start, end: start + 1), file: 0, activities: activities)
  }

  @Test(
    "The fingerprint of a finding about activities depends on rule, file and activities, not on line and words"
  )
  func stable() {
    let first = fingerprints([finding("a", at: 0, activities: ["x", "y"])], "z")
    let second = fingerprints([finding("b", at: 3, activities: ["y", "x"])], "\n\n\nz")
    #expect(first == second)
    let elsewhere = fingerprints([finding("a", at: 0, activities: ["x", "y"])], "z", path: "b.gspec.yaml")
    #expect(first != elsewhere)
  }

  @Test("The fingerprint of other findings depends on the text of the line, not on its number")
  func text() {
    #expect(fingerprints([finding("a", at: 0)], "z") == fingerprints([finding("a", at: 2)], "\n\nz"))
    #expect(fingerprints([finding("a", at: 0)], "z") != fingerprints([finding("a", at: 0)], "y"))
  }

  @Test("Findings beside an error of YAML keep their fingerprints when it is mended")
  func besideErrorsOfYAML() {
    func names(_ line: String) -> [String: String] {
      let text = """
        gspec: 1
        product: Mail
        uses: [material]
        elements:
          list: {scrolls: vertical}
        activities:
          open:
            does: activate
            \(line)
            by: touch
          scroll: {does: scroll, taget: list, by: drag}
          mark: {does: custom, target: lsit, by: long-press}
        """
      let result = LoadSpec.parse(Array(text.utf8), path: "a.gspec.yaml")
      let spec = LintReport.Spec(path: "a.gspec.yaml", result, findings: result.findings)
      return Dictionary(uniqueKeysWithValues: zip(spec.findings.map(\.rule), spec.names))
    }
    var broken = names("target list")
    #expect(broken.removeValue(forKey: "syntax/yaml") != nil)
    #expect(broken.keys.sorted() == ["name/undeclared", "syntax/unknown-key"])
    #expect(broken == names("target: list"))
  }

  @Test("Findings of other activities and repeated findings have different fingerprints")
  func distinct() {
    let names = fingerprints(
      [
        finding("a", at: 0, activities: ["x"]), finding("a", at: 0, activities: ["x"]),
        finding("a", at: 0, activities: ["y"]), finding("a", at: 0, activities: ["x", "y"]),
      ], "z")
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.count == 16 })
    #expect(Set(names.map { $0.prefix(8) }).count == 4)
  }

  @Test(
    "The messages of two findings of one rule and activity distinguish their fingerprints, their order does not"
  )
  func order() {
    let (a, b) = (finding("first", at: 0, activities: ["x"]), finding("second", at: 0, activities: ["x"]))
    let names = fingerprints([a, b], "z")
    #expect(names[0] != names[1])
    #expect(fingerprints([b, a], "z") == [names[1], names[0]])
    #expect(fingerprints([a], "z") == [names[0]])
  }
}
