import Testing

@testable import gspec

/// Checks that a limit is kept up to and including its value, in whatever unit it and the trace are.
@Suite("Limits at exactly their value")
struct ExactLimitTests {
  /// The outcomes of a trace on `page`, as JSON.
  private func run(
    _ activity: String, metrics: String = "", _ trace: [String]
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Example
      uses: [material]
      metrics: {\(metrics)}
      elements: {page: {}}
      activities:
        it: {does: custom, target: page, alternative: a button, \(activity)}

      """, "spec.gspec.yaml")
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--target", "page",
      stdin: trace.joined(separator: "\n") + "\n")
    #expect(run.status == 0, "\(run.stderr)")
    return run.stdout.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  private func sample(_ time: Int, _ phase: String, _ x: Double, _ y: Double, finger: Int = 1) -> String {
    #"{"t":\#(time),"phase":"\#(phase)","id":\#(finger),"x":\#(x),"y":\#(y)}"#
  }

  @Test("millimetres", arguments: 1...8)
  func millimetres(_ length: Int) async throws {
    let header = #"{"trace":1,"width":1000,"height":2000,"unit":"px","dpi":254}"#
    let end = Double(100 + 10 * length)
    let trace = [
      header, sample(0, "down", 100, 100), sample(20, "move", end, 100), sample(40, "up", end, 100),
    ]
    let still = try await run("by: touch", metrics: "touch-slop: \(length)mm", trace)
    #expect(still.contains("it recognized"), "\(length): \(still)")
    let drag = [
      header, sample(0, "down", 80, 100), sample(20, "move", 100, 100), sample(300, "move", end, 100),
      sample(900, "up", end, 100),
    ]
    let moved = try await run(
      "by: drag, toward: right, commit: {distance: \(length)mm}", metrics: "drag-slop: 0.5mm", drag)
    #expect(moved.contains(", committed"), "\(length): \(moved)")
  }

  @Test("a share of the screen", arguments: [10, 20, 25, 30, 60, 80])
  func share(_ percent: Int) async throws {
    let end = 130 + 10.8 * Double(percent)
    let moved = try await run(
      "by: drag, toward: right, commit: {distance: \(percent)%}",
      [
        #"{"trace":1,"width":1080,"height":2340,"unit":"px","dpi":420}"#, sample(0, "down", 100, 800),
        sample(20, "move", 130, 800), sample(300, "move", end, 800), sample(900, "up", end, 800),
      ])
    #expect(moved.contains("progress 100 %, committed"), "\(percent): \(moved)")
  }

  @Test("an edge of the screen")
  func edge() async throws {
    let began = try await run(
      "by: edge-swipe, from: right-edge, toward: left",
      [
        #"{"trace":1,"width":720,"height":1600,"unit":"px","dpi":448}"#, sample(0, "down", 664, 800),
        sample(20, "move", 600, 800), sample(60, "up", 400, 800),
      ])
    #expect(began.contains("it began"), "\(began)")
  }

  @Test("the least span of a pinch")
  func span() async throws {
    let began = try await run(
      "by: pinch-open", metrics: "scale-min-span: 100pt",
      [
        sample(0, "down", 27.3, 50.7), sample(0, "down", 57.3, 90.7, finger: 2),
        sample(20, "move", 87.3, 130.7, finger: 2), sample(40, "up", 27.3, 50.7),
        sample(40, "up", 87.3, 130.7, finger: 2),
      ])
    #expect(began.contains("it began"), "\(began)")
  }

  @Test("below the limit, the progress does not look as if it were reached")
  func progress() async throws {
    let short = try await run(
      "by: drag, toward: left, commit: {distance: 50%}",
      [
        #"{"trace":1,"width":390,"height":844,"unit":"pt"}"#, sample(0, "down", 300, 400),
        sample(100, "move", 280, 400), sample(300, "move", 85.01, 400), sample(900, "up", 85.01, 400),
      ])
    #expect(short.contains("progress 99.9 %, not committed"), "\(short)")
  }
}
