import Testing

@testable import gspec

/// Tests where and when an element comes to rest that did not start at its own place, or that stays where it is left.
@Suite("gspec run --feedback: where and when elements rest")
struct FeedbackRestTests {
  /// A sheet that stays where two fingers leave it, and goes to a detent to which one finger pulls it.
  private static let sheet = """
    gspec: 1
    product: Sheet
    uses: [material]
    platforms: [android]
    elements: {sheet: {unbounded: true}}
    activities:
      move:
        {does: custom, target: sheet, by: two-finger-drag, feedback: {follow: {translation: 1x}}, alternative: a key}
      pull:
        does: custom
        target: sheet
        by: drag
        toward: down
        commit: [{name: half, distance: 80pt}, {name: full, distance: 200pt}]
        feedback: {on-commit: {target: TARGET, duration: 200ms}, on-cancel: {duration: 200ms}}
        alternative: a key

    """

  private static let pulls = """
    {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"sheet"}
    {"t":1,"phase":"down","id":2,"x":200,"y":200,"on":"sheet"}
    {"t":10,"phase":"move","id":1,"x":100,"y":209}
    {"t":10,"phase":"move","id":2,"x":200,"y":209}
    {"t":20,"phase":"move","id":1,"x":100,"y":229}
    {"t":20,"phase":"move","id":2,"x":200,"y":229}
    {"t":100,"phase":"up","id":1,"x":100,"y":229}
    {"t":101,"phase":"up","id":2,"x":200,"y":229}
    {"t":1000,"phase":"down","id":3,"x":100,"y":200,"on":"sheet"}
    {"t":1010,"phase":"move","id":3,"x":100,"y":210}
    {"t":1020,"phase":"move","id":3,"x":100,"y":310}
    {"t":1200,"phase":"up","id":3,"x":100,"y":310}

    """

  @Test(
    "the threshold and distances count from where the element stood, as progress does",
    arguments: ["threshold", "80pt"])
  func targets(_ target: String) async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.sheet.replacing("TARGET", with: target), "sheet.gspec.yaml")
    let run = try await GSpecProcess.run("run", "--feedback", spec, "--trace", "-", stdin: Self.pulls)
    // The sheet stands at 20, where it was left at once, and goes 80 further.
    #expect(
      run.stdout.contains("y 20; from 100 ms on at rest with y 20"), "\(run.stdout)\(run.stderr)")
    #expect(run.stdout.contains("from 1400 ms on at rest with y 100, progress 1"), "\(run.stdout)")
  }

  /// The side to which a target lies is that of the movement, and not that of the place where the element stood before.
  @Test("a sheet that stands at 200 and is dragged up goes up to its detent")
  func side() async throws {
    let folder = try TemporaryFolder()
    let text = Self.sheet.replacing("toward: down", with: "toward: vertical").replacing(
      "TARGET", with: "threshold")
    let spec = try folder.write(text, "sheet.gspec.yaml")
    let left = Self.pulls.replacing("\"y\":229", with: "\"y\":409").replacing("\"y\":310", with: "\"y\":100")
      .replacing("\"y\":210", with: "\"y\":190")
    let run = try await GSpecProcess.run("run", "--feedback", spec, "--trace", "-", stdin: left)
    #expect(run.stdout.contains("at rest with y 200"), "\(run.stdout)\(run.stderr)")
    #expect(run.stdout.contains("at rest with y 120, progress 1"), "\(run.stdout)")
  }

  @Test("what stays where it is left is settled at the lift")
  func settledAtOnce() async throws {
    let text = Self.sheet.replacing("TARGET", with: "threshold").replacing("two-finger-drag", with: "drag")
    let end = text.firstRange(of: "  pull:").map { text[..<$0.lowerBound] } ?? ""
    let folder = try TemporaryFolder()
    try folder.write(String(end), "stays.gspec.yaml")
    let cases = try folder.write(
      """
      version: 1
      spec: stays.gspec.yaml
      target: sheet
      cases:
        - name: stays
          gesture: wait 500ms then drag down 60pt
          expect: [move ended]
          shows: [{rest: true, settled: 0ms}]
      """, "stays.cases.yaml")
    let run = try await GSpecProcess.run("test", cases)
    #expect(run.status == 0, "\(run.stdout)\(run.stderr)")
  }
}
