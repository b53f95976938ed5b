import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Plots of feedback")
struct PlotTests {
  private static func activity(_ feedback: String) throws -> Activity {
    let spec = try SpecFiles.parse(
      """
      gspec: 1
      product: Plots
      uses: [material]
      elements: {page: {swipeable: left}}
      activities: {a: {does: dismiss, target: page, by: drag, toward: left, alternative: x, feedback: \(feedback)}}
      """)
    return spec.activities[0]
  }

  private static func plots(_ feedback: String) throws -> [Plot] {
    let plots = FeedbackPlots(holdTimeout: 400_000)
    return FeedbackMotions.all(of: try activity(feedback)).map(plots.plot)
  }

  @Test("a spring is drawn by the runtime's own values")
  func spring() throws {
    let plot = try #require(
      try Self.plots("{on-cancel: {spring: {damping: 0.7, initial-velocity: 0.5}, duration: 500ms}}").first)
    let motion = SpringMotion(
      Spring(dampingRatio: 0.7, duration: 0.5), from: MotionState(value: 1, velocity: -0.5), to: 0)
    let points = try #require(plot.curves.first).points
    #expect(points.count == 81)
    for point in points { #expect(point.y == motion.value(at: point.x)) }
    #expect(points.contains { $0.y < 0 }, "a spring of ratio 0.7 overshoots")
    #expect(plot.y.lowerBound < 0)
  }

  @Test("the fade of a commit is drawn from the opacity at the commit distance, and never swings")
  func fade() throws {
    let motions = "follow: {opacity: 70%}, on-commit: {spring: {damping: 0.3, response: 0.4s}, opacity: 0}"
    let plots = try Self.plots("{\(motions)}")
    #expect(plots.count == 2 && plots.last?.yName == "opacity")
    let points = try #require(plots.last?.curves.last).points
    #expect(points.first?.y == 0.7 && abs(points.last?.y ?? 1) < 0.01)
    for (a, b) in zip(points, points.dropFirst()) { #expect(b.y <= a.y && b.y >= 0) }
    let curve = FeedbackMotions.all(
      of: try Self.activity("{on-commit: {curve: linear, duration: 200ms, opacity: 40%}}"))
    #expect(curve.last == .fade(.curve(.linear, 0.2), from: 1, to: 0.4))
    #expect(
      FeedbackCaptions.caption(.fade(.standard, from: 0.7, to: 0))
        == "On commit it fades to 0 %, drawn from the 70 % that it has at the commit distance.")
    #expect(try Self.plots("{on-commit: {opacity: 0}}").count == 1)
  }

  @Test("a response is a spring's period")
  func response() throws {
    let motions = FeedbackMotions.all(
      of: try Self.activity("{on-commit: {spring: {damping: 1, response: 400ms}}}"))
    #expect(motions == [.spring(.commit, Spring(dampingRatio: 1, response: 0.4), velocity: 0)])
  }

  @Test("a curve, a rubber band and a press are drawn by the runtime's own values")
  func others() throws {
    let curve = try #require(
      try Self.plots("{on-commit: {curve: ease-out, duration: 280ms}}").first?.curves.last)
    // A curve is drawn as the player shows it for an element at rest. With `velocity: curve` it is drawn as it is written.
    let resting = CurveMotion(.easeOut, from: MotionState(value: 0), to: 1, duration: 0.28)
    for point in curve.points { #expect(abs(point.y - resting.value(at: point.x)) < 1e-12) }
    let plain = try #require(
      try Self.plots("{on-commit: {curve: ease-out, duration: 280ms, velocity: curve}}").first?.curves.last)
    for point in plain.points {
      #expect(abs(point.y - TimingCurve.easeOut.value(at: point.x / 0.28)) < 1e-12)
    }
    let band = try #require(
      try Self.plots("{rubber-band: {beyond: 120pt, coefficient: 0.55}}").first?.curves.last)
    let law = RubberBand.platform(dimension: 390, coefficient: 0.55)
    for point in band.points {
      #expect(abs(point.y - (point.x <= 120 ? point.x : 120 + law.shown(point.x - 120))) < 1e-9)
    }
    let press = try #require(try Self.plots("{progress: {scale: 0.93x, duration: 100ms}}").first?.curves.last)
    for point in press.points where point.x <= 0.3 { #expect(point.y == 1, "the last 100 ms shrink") }
    #expect(press.points.last?.y == 0.93)
  }

  @Test("a curve may be a Bézier curve's own numbers")
  func bezier() throws {
    let motions = FeedbackMotions.all(
      of: try Self.activity("{on-commit: {curve: \"cubic-bezier(0.1, 0.2, 0.3, 1.4)\", duration: 1s}}"))
    let curve = TimingCurve(x1: 0.1, y1: 0.2, x2: 0.3, y2: 1.4)
    #expect(
      motions == [
        .curve(.commit, name: "cubic-bezier(0.1, 0.2, 0.3, 1.4)", curve, duration: 1, isPlain: false)
      ])
  }

  @Test("feedback without a curve is described in words only")
  func words() throws {
    let feedback =
      "{haptic: {claim: medium}, follow: {translation: 1x}}"
    #expect(try Self.plots(feedback).isEmpty)
    let rows = FeedbackMotions.rows(of: try Self.activity(feedback))
    #expect(rows.map(\.value) == ["medium", "1×"])
  }

  @Test("whatever is written, every point of a plot is finite")
  func bounds() throws {
    for feedback in [
      "{on-cancel: {spring: {damping: 0}}}", "{on-cancel: {spring: {damping: 1000, response: 100s}}}",
      "{rubber-band: {beyond: 0pt, coefficient: 1000}}", "{on-commit: {curve: linear, duration: 0ms}}",
      "{progress: {scale: 5x}}", "{rubber-band: {beyond: 50%}}", "{rubber-band: {beyond: 100000pt}}",
      "{progress: {scale: 0x, duration: 1000s}}", "{on-commit: {duration: 3600s}}",
    ] {
      for plot in try Self.plots(feedback) {
        let svg = DrawPlot.svg(plot, id: "a").source
        #expect(!svg.contains("nan") && !svg.contains("inf"), "\(feedback)")
        for point in plot.curves.flatMap(\.points) { #expect(point.x.isFinite && point.y.isFinite) }
      }
    }
  }
}
