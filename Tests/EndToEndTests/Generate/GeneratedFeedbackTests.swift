import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks that the feedback constants in generated Swift are those of the table, and give the same feedback.
@Suite("Feedback in generated Swift")
struct GeneratedFeedbackTests {
  private static let main = """
    import Foundation
    import GestureRuntime

    for activity in ArticleActivity.allCases {
      let feedback = ArticleFeedback(for: activity)
      print("\\(activity.name) \\(feedback.isDescribed) \\(feedback.plan)")
    }
    func drag() {
      var player = ArticleFeedbackPlayer(
        FeedbackScene(screen: Point(x: 400, y: 844), size: Point(x: 400, y: 200)))
      for (phase, x, time) in [
        (GesturePhase.began, 0.0, Microseconds(0)), (.changed, -80, 100_000), (.ended, -80, 200_000),
      ] {
        let gesture = ArticleGesture.Dismiss(phase: phase, time: time, translation: Point(x: x, y: 0))
        print(player.receive(.dismiss(gesture)), player.values(at: time))
      }
      print(player.rest, player.values(at: 260_000))
    }
    drag()

    """

  @Test("every activity of the article has the table's constants, and a drag gives the same feedback")
  func constants() async throws {
    let folder = try TemporaryFolder()
    let spec = PackageFolder.path("Specs/feedback/article.gspec.yaml")
    let made = try await GSpecProcess.run("generate", "swift", spec, "-o", folder.path)
    try #require(made.status == 0, "\(made.stderr)")
    try folder.write(Self.main, "main.swift")
    let compile = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" \"$2/program\" -Onone 2>&1",
      [PackageFolder.path("Scripts/compile-generated"), folder.path])
    try #require(compile.status == 0, "\(compile.stdout.prefix(4000))")
    let run = try await GSpecProcess.shell("exec \"$1\"", [folder.path + "/program"])
    try #require(run.status == 0, "\(run.stderr.prefix(2000))")
    #expect(run.stdout == (try expected(spec)))
  }

  /// What the program must print, computed from the table.
  private func expected(_ spec: String) throws -> String {
    let table = try LoadTable.load(spec).table
    var text = ""
    for index in 0..<table.activityCount {
      let plan = table.feedback(of: index)
      text += "\(table.activityName(index)) \(plan != nil) \(plan ?? FeedbackPlan())\n"
    }
    let index = try #require((0..<table.activityCount).first { table.activityName($0) == "dismiss" })
    let plan = try #require(table.feedback(of: index))
    var player = FeedbackPlayer(
      FeedbackScene(screen: Point(x: 400, y: 844), size: Point(x: 400, y: 200)))
    for (phase, x, time) in [
      (GesturePhase.began, 0.0, Microseconds(0)), (.changed, -80, 100_000), (.ended, -80, 200_000),
    ] {
      let values = table.recognizerValues(
        try #require((0..<table.recognizerCount).first { table.recognizerActivity($0) == index }))
      let outcome = Outcome(
        time: time, activity: index, mechanic: 0, phase: phase, fingers: 1, location: Point(x: 0, y: 0),
        values: values.subtracting([.velocity, .progress]), translation: Point(x: x, y: 0))
      text += "\(player.receive(outcome, as: plan)) \(player.values(at: time))\n"
    }
    return text + "\(player.rest) \(player.values(at: 260_000))\n"
  }
}
