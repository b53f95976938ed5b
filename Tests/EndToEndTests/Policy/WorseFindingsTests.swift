import SpecParser
import Testing

@testable import gspec

/// Tests that a finding which was accepted is reported again when it has become worse.
@Suite("Accepted findings that became worse")
struct WorseFindingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let head = """
    gspec: 1
    product: Worse
    uses: [material]
    platforms: [android]

    """
  /// Two drags that meet in a single direction: a note.
  private static let touching =
    head + """
      elements: {page: {unbounded: true}}
      activities:
        right: {does: custom, target: page, by: drag, toward: 330deg..45deg, alternative: b}
        up: {does: custom, target: page, by: drag, toward: 45deg..135deg, alternative: b}

      """
  /// A touch that waits for a double touch: a warning.
  private static let waiting =
    head + """
      elements: {photo: {zooms: true}}
      activities:
        hide: {does: lights-out, target: photo, by: touch}
        zoom: {does: zoom-in, target: photo, by: double-touch, alternative: b}

      """
  private static let settled = waiting + "resolve: [{wait: hide, for: zoom}]\n"
  private static let slow = waiting.replacing(
    "platforms: [android]", with: "platforms: [android]\nmetrics: {double-touch-timeout: 3000ms}")

  private func lint(_ arguments: String...) async throws -> GSpecProcess {
    try await folder.gspec(["lint", "--strict"] + arguments + ["a.gspec.yaml"])
  }

  @Test(
    "--since reports what was accepted and is worse now, with what it was",
    arguments: [
      (
        touching, touching.replacing("45deg..135deg", with: "20deg..135deg"), "error[conflict/ambiguous]",
        "it was accepted as a note, and is an error now"
      ),
      (
        settled, waiting, "warning[conflict/delayed]", "it was accepted as a note, and is a warning now"
      ),
      (
        waiting, slow, "warning[conflict/delayed]",
        "it was accepted with a wait of 300 ms, and waits 3000 ms now"
      ),
    ])
  func since(_ before: String, _ after: String, _ finding: String, _ reason: String) async throws {
    try folder.write(before, "a.gspec.yaml")
    let git = try await GSpecProcess.shell(
      """
      command -v git >/dev/null || exit 99
      cd "$1" && git init -q . && git add a.gspec.yaml &&
      git -c user.name=T -c user.email=t@example.com commit -qm one
      """, [folder.path])
    if git.status == 99 { return }
    #expect(try await lint("--since", "HEAD").status == 0)
    #expect(try await lint("--baseline", "b.json", "--write-baseline").status == 0)
    try folder.write(after, "a.gspec.yaml")
    let run = try await lint("--since", "HEAD")
    #expect(run.status == 1 && run.stdout.contains(finding), "\(run.stdout)")
    #expect(run.stdout.contains(reason), "\(run.stdout)")
    let both = try await lint("--since", "HEAD", "--baseline", "b.json")
    #expect(both.stdout.split(separator: reason).count == 2, "it is said once: \(both.stdout)")
    // What became better stays accepted.
    let commit = try await GSpecProcess.shell(
      "cd \"$1\" && git -c user.name=T -c user.email=t@example.com commit -qam two", [folder.path])
    #expect(commit.status == 0)
    try folder.write(before, "a.gspec.yaml")
    let better = try await lint("--since", "HEAD")
    #expect(better.status == 0 && better.stdout.contains("accepted"), "\(better.stdout)")
  }

  @Test("a baseline keeps severities and waits; a worse finding is reported, and is not gone")
  func baseline() async throws {
    try folder.write(Self.waiting, "a.gspec.yaml")
    #expect(try await lint("--baseline", "b.json", "--write-baseline").status == 0)
    let text = try folder.text("b.json")
    #expect(text.contains("\"delayMs\":300") && text.contains("\"severity\":\"warning\""), "\(text)")
    try folder.write(Self.slow, "a.gspec.yaml")
    let run = try await lint("--baseline", "b.json", "--update-baseline")
    #expect(run.status == 1 && run.stdout.contains("waits 3000 ms now"), "\(run.stdout)")
    #expect(try folder.text("b.json") == text)
    let sarif = try await lint("--baseline", "b.json", "--format", "sarif")
    #expect(sarif.stdout.contains("waits 3000 ms now") && !sarif.stdout.contains("\"suppressions\""))
  }

  @Test("an entry without a severity, of an earlier version, accepts a warning with any wait, but no error")
  func older() {
    let old = KnownFinding(severity: nil, delayMs: nil)
    func finding(_ severity: Severity, _ delay: Double?) -> Finding {
      var finding = Finding(
        rule: "conflict/delayed", severity: severity, message: "late", span: nil, file: 0)
      finding.delayMilliseconds = delay
      return finding
    }
    #expect(old.objection(to: finding(.warning, 900)) == nil)
    #expect(old.objection(to: finding(.warning, nil)) == nil)
    #expect(
      old.objection(to: finding(.error, nil)) == "it was accepted without a severity, and is an error now")
    let short = KnownFinding(finding(.warning, 300))
    #expect(short.objection(to: finding(.warning, 300)) == nil)
    #expect(short.objection(to: finding(.note, 200)) == nil)
    #expect(
      short.objection(to: finding(.warning, nil))
        == "it was accepted with a wait of 300 ms, and waits as long as fingers stay down now")
    #expect(KnownFinding(finding(.warning, nil)).objection(to: finding(.warning, 300)) == nil)
  }

  @Test("a baseline whose severity or delay cannot be read is none")
  func wrong() async throws {
    try folder.write(Self.waiting, "a.gspec.yaml")
    for field in ["\"severity\": \"fatal\"", "\"delayMs\": \"long\""] {
      let entry = "{\"id\": \"x\", \"rule\": \"r\", \"file\": \"f\", \"message\": \"m\", \(field)}"
      try folder.write("{\"version\": 1, \"findings\": [\(entry)]}", "b.json")
      let run = try await lint("--baseline", "b.json")
      #expect(run.status == 2 && run.stderr.contains("is no baseline"), "\(run.stderr)")
    }
  }
}
