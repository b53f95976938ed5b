import Foundation
import SpecParser
import Testing

@testable import gspec

@Suite("Findings of cases and settings that are not valid YAML")
struct FormsBesideErrorsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
  }

  private static let cases = """
    version: 1
    spec: sample.gspec.yaml
    cases:
      - name: one
        gesture: tuoch on card
        expect: [open]
      - name: two
        gesture: touch on card
        expect: [open]
      - name: three
        gesture: touch on card
        expect: [opn]
      - name: four
        gestur: touch on card
        expect: []

    """
  private static let ofCases = [
    "5 syntax/type", "12 name/undeclared", "14 syntax/unknown-key",
  ]

  /// The line and rule of each finding.
  private static func lines(_ findings: [Finding], _ sources: SourceSet) -> [String] {
    findings.map { finding in
      "\(finding.span.flatMap { sources.positions(of: $0)?.start.line } ?? 0) \(finding.rule)"
    }
  }

  private func inCases(_ text: String, in folder: String? = nil) -> [String] {
    let path = (folder ?? self.folder.path) + "/sample.cases.yaml"
    let report = CheckCases.report(SourceFile(path: path, text: text), open: [:])
    return Self.lines(report.findings.sorted(by: Finding.stands), report.sources)
  }

  @Test(
    "an error of YAML in a case hides no other case",
    arguments: [
      ("gesture: touch on card\n    expect: [open]", "gesture touch on card\n    expect: [open]"),
      ("[open]\n  - name: three", "[opn\n  - name: three"),
      ("- name: two", "- name: \"two"), ("- name: two", "- name two"),
    ])
  func cases(_ old: String, _ new: String) throws {
    #expect(inCases(Self.cases) == Self.ofCases)
    let text = Self.cases.replacing(old, with: new)
    let others = inCases(text).filter { $0.hasSuffix("yaml") == false }
    #expect(text != Self.cases && inCases(text).count == Self.ofCases.count + 1)
    #expect(others == Self.ofCases, "\(inCases(text))")
  }

  @Test("`gspec test` prints every finding of such a file, and runs no case")
  func command() async throws {
    let text = Self.cases.replacing(
      "gesture: touch on card\n    expect: [open]", with: "gesture\n    expect: [open]")
    let run = try await GSpecProcess.run("test", folder.write(text, "sample.cases.yaml"))
    #expect(run.status != 0)
    for line in [5, 8, 12, 14] {
      #expect(run.stderr.contains("sample.cases.yaml:\(line):"), "\(line): \(run.stderr)")
    }
    #expect(!run.stdout.contains("✓") && !run.stdout.contains("two"), "\(run.stdout)")
  }

  @Test("a case whose spec may be another one has no unknown names")
  func ownSpec() {
    let text = Self.cases.replacing(
      "gesture: touch on card\n    expect: [opn]",
      with: "spec other.gspec.yaml\n    gesture: touch on card\n    expect: [opn]")
    #expect(
      inCases(text) == ["5 syntax/type", "11 syntax/yaml", "15 syntax/unknown-key"])
    let none = Self.cases.replacing("spec: sample", with: "spec sample")
    #expect(
      inCases(none) == ["2 syntax/yaml", "5 syntax/type", "14 syntax/unknown-key"])
  }

  private static let mistakes: [@Sendable (String) -> String] = [
    { String($0.prefix($0.count / 2)) }, { $0 + " [" }, { $0 + " {" }, { $0 + " \"" }, { $0 + " ]" },
    { $0 + ": :" }, { "\t" + $0 }, { String($0.dropLast()) }, { $0 + " *a" }, { " " + $0 },
    { $0.replacing(":", with: "") }, { "@" + $0 }, { "- " + $0 },
  ]

  @Test("a mistake of YAML in a line of cases without errors brings no other finding")
  func oneLine() throws {
    let folder = PackageFolder.path("Specs/products")
    let mail = try String(contentsOfFile: folder + "/mail.cases.yaml", encoding: .utf8)
    #expect(inCases(mail, in: folder) == [])
    let lines = mail.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    var tried = 0
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == " " }) && !line.contains("#") {
      for mistake in [index, index + 5].map({ $0 % Self.mistakes.count }) {
        var broken = lines
        broken[index] = Self.mistakes[mistake](line)
        let found = inCases(broken.joined(separator: "\n"), in: folder).map {
          String($0.split(separator: " ")[1])
        }
        let ofYAML = Set(["syntax/yaml", "syntax/quoting", "syntax/alias"])
        guard found.contains(where: ofYAML.contains) else { continue }
        tried += 1
        #expect(found.allSatisfy(ofYAML.contains), "\(broken[index]): \(found)")
      }
    }
    #expect(tried > 100, "\(tried)")
  }

  // MARK: Settings

  private func inSettings(_ text: String) -> [String] {
    let read = ReadLintConfig.file(
      Array(text.utf8), path: folder.path + "/.gspec.yaml", shownAs: ".gspec.yaml")
    return Self.lines(read.findings, read.sources)
  }

  private static let settings = """
    version: 1
    level: wraning
    rules:
      conflct/ambiguous: warning
      conflict/undecided: note
      syntax/unit: off
    slower-hand: {contact: 10}
    max-latency: 300ms
    exclude: [old]
    levl: note

    """

  @Test(
    "the keys below a setting that cannot be read are not those of another one",
    arguments: [" slower-hand:", "\tslower-hand:", "@slower-hand:", "- slower-hand:", "slower-hand"])
  func header(_ line: String) {
    let rules = "version: 1\nrules:\n  conflict/ambiguous: error\n"
    let found = inSettings(rules + line + "\n  contact: 10ms\n  touch: 900ms\nlevel: note\n")
    #expect(found == ["4 syntax/yaml"])
  }

  @Test(
    "an error of YAML in a line of settings hides no other line, and the other settings hold",
    arguments: [
      ("conflict/undecided: note", "conflict/undecided note"),
      ("max-latency: 300ms", "max-latency 300ms"),
      ("max-latency: 300ms", "max-latency: {300ms"), ("max-latency: 300ms", "max-latency: \"300ms"),
    ])
  func settings(_ old: String, _ new: String) {
    let errors = [
      "2 syntax/type", "4 lint/unknown-rule", "6 lint/disabled-error", "7 syntax/unit",
      "10 syntax/unknown-key",
    ]
    #expect(inSettings(Self.settings) == errors)
    let text = Self.settings.replacing(old, with: new)
    #expect(inSettings(text).filter { !$0.hasSuffix("syntax/yaml") && !$0.hasSuffix("quoting") } == errors)
    #expect(inSettings(text).count == errors.count + 1, "\(inSettings(text))")
    let config = ReadLintConfig.file(Array(text.utf8), path: "/nowhere/.gspec.yaml", shownAs: ".gspec.yaml")
      .config
    #expect(config.exclude.count == 1)
  }
}
