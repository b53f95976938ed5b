import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Plots of feedback")
struct PlotTests {
  private static func spec(_ feedback: String, by mechanics: String, commit: String?) throws -> CheckedSpec {
    let threshold = commit.map { "commit: \($0), " } ?? ""
    return try SpecFiles.parse(
      """
      gspec: 1
      product: Plots
      uses: [material]
      elements: {page: {swipeable: left}}
      activities:
        a: {does: custom, target: page, by: \(mechanics), \(threshold)alternative: x, feedback: \(feedback)}
      """)
  }

  private static func motions(
    _ feedback: String, by mechanics: String = "drag", commit: String? = nil
  ) throws -> [FeedbackMotion] {
    let spec = try spec(feedback, by: mechanics, commit: commit)
    return FeedbackMotions.all(of: 0, in: try CompilePipeline.compile(spec).table)
  }

  private static func plots(
    _ feedback: String, by mechanics: String = "drag", commit: String? = nil
  ) throws -> [Plot] {
    try motions(feedback, by: mechanics, commit: commit).map(FeedbackPlots.plot)
  }

  private static func captions(
    _ feedback: String, by mechanics: String = "drag", commit: String? = nil
  ) throws -> [String] {
    try motions(feedback, by: mechanics, commit: commit).map(FeedbackCaptions.caption)
  }

  private static let distance = "{distance: 100pt}"

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
    let plots = try Self.plots("{\(motions)}", commit: Self.distance)
    #expect(plots.count == 3 && plots.last?.yName == "opacity")
    let points = try #require(plots.last?.curves.last).points
    #expect(points.first?.y == 0.7 && abs(points.last?.y ?? 1) < 0.01)
    for (a, b) in zip(points, points.dropFirst()) { #expect(b.y <= a.y && b.y >= 0) }
    let curve = try Self.motions(
      "{on-commit: {curve: linear, duration: 200ms, opacity: 40%}}", commit: Self.distance)
    #expect(
      curve.last
        == .fade(
          .init(moment: .commit(to: [])), .init(.curve(.linear, 0.2), to: .outside, opacity: 0.4), from: 1))
    #expect(
      FeedbackCaptions.caption(
        .fade(.init(moment: .commit(to: [])), .init(.standard, opacity: 0), from: 0.7))
        == "On commit it fades to 0 %, drawn from the 70 % that it has at the commit distance.")
  }

  @Test("a response is a spring's period, and a cancellation without a motion moves as a commit")
  func response() throws {
    let spring = Spring(dampingRatio: 1, response: 0.4)
    #expect(
      try Self.motions("{on-commit: {spring: {damping: 1, response: 400ms}}}", commit: Self.distance) == [
        .spring(.init(moment: .commit(to: [])), spring, velocity: 0),
        .spring(.init(moment: .cancel), spring, velocity: 0),
      ])
  }

  @Test("a curve, a rubber band and a press are drawn by the runtime's own values")
  func others() throws {
    let curve = try #require(
      try Self.plots("{on-end: {curve: ease-out, duration: 280ms}}").first?.curves.last)
    // A curve is drawn as the player shows it for an element at rest. With `velocity: curve` it is drawn as it is written.
    let resting = CurveMotion(.easeOut, from: MotionState(value: 0), to: 1, duration: 0.28)
    for point in curve.points { #expect(abs(point.y - resting.value(at: point.x)) < 1e-12) }
    let plain = try #require(
      try Self.plots("{on-end: {curve: ease-out, duration: 280ms, velocity: curve}}").first?.curves.last)
    for point in plain.points {
      #expect(abs(point.y - TimingCurve.easeOut.value(at: point.x / 0.28)) < 1e-12)
    }
    let band = try #require(
      try Self.plots("{rubber-band: {beyond: 120pt, coefficient: 0.55}}").first?.curves.last)
    let law = RubberBand.platform(dimension: 390, coefficient: 0.55)
    for point in band.points {
      #expect(abs(point.y - (point.x <= 120 ? point.x : 120 + law.shown(point.x - 120))) < 1e-9)
    }
    let press = try #require(
      try Self.plots("{progress: {scale: 0.93x, duration: 100ms}}", by: "long-press").first?.curves.last)
    for point in press.points where point.x <= 0.3 { #expect(point.y == 1, "the last 100 ms shrink") }
    #expect(press.points.last?.y == 0.93)
  }

  @Test("a curve may be a Bézier curve's own numbers")
  func bezier() throws {
    let motions = try Self.motions(
      "{on-end: {curve: \"cubic-bezier(0.1, 0.2, 0.3, 1.4)\", duration: 1s}}")
    let curve = TimingCurve(x1: 0.1, y1: 0.2, x2: 0.3, y2: 1.4)
    #expect(motions == [.curve(.init(moment: .end), curve, duration: 1, isPlain: false)])
    #expect(FeedbackCaptions.name(curve) == "cubic-bezier(0.1, 0.2, 0.3, 1.4)")
    #expect(FeedbackCaptions.name(.easeInOut) == "ease-in-out")
  }

  @Test("a fling is drawn with its decay; the spring is told, which takes over at a limit")
  func decay() throws {
    let fling = "{on-end: {decay: normal, spring: {damping: 0.5}}}"
    #expect(
      try Self.captions(fling) == [
        "At the end: it keeps 99.8 % of its speed each millisecond, drawn for a fling at 1000 pt/s. "
          + "At a limit it goes on by a spring with damping ratio 0.5 and a response of 500 ms."
      ])
    let points = try #require(try Self.plots(fling).first?.curves.first).points
    let motion = DecayMotion(.normal, from: MotionState(value: 0, velocity: 1000))
    for point in points { #expect(point.y == motion.value(at: point.x)) }
    #expect(try Self.motions(fling, by: "pinch-open").isEmpty, "a scale has no fling")
    #expect(try Self.captions(fling, by: "rotate").first?.contains("drawn for a fling at 1000 °/s") == true)
    #expect(
      try Self.captions("{on-end: {pages: 100%}}") == [
        "At the end: a spring with damping ratio 1 and a response of 500 ms, to the page nearest to where a fling "
          + "would rest, at most one further."
      ])
  }

  @Test("a rubber band is told with what its law knows, and only where the place follows")
  func bands() throws {
    let law = "Content follows the finger for 120 pt, then falls behind"
    for (written, facts) in [
      ("beyond: 120pt", "coefficient 0.55, drawn for an element of 390 pt"),
      ("beyond: 120pt, law: smooth", "smooth, drawn for an element of 390 pt"),
      ("beyond: 120pt, law: article-code", "article-code, coefficient 0.55"),
    ] {
      #expect(try Self.captions("{rubber-band: {\(written)}}") == ["\(law) (\(facts))."])
    }
    #expect(try Self.captions("{rubber-band: {beyond: 120pt}, follow: {translation: none}}").isEmpty)
    let half = "{rubber-band: {beyond: 120pt}, follow: {translation: 0.5x}}"
    #expect(
      try Self.captions(half).first?.hasPrefix("Content follows the finger, 0.5× as far, for 120 pt") == true)
    let against = "{rubber-band: {beyond: 120pt}, follow: {translation: -1x}}"
    #expect(try Self.captions(against).first?.hasPrefix("Content goes against the finger for 120 pt") == true)
    let curve = try #require(try Self.plots(half).first?.curves.last)
    for point in curve.points where point.x <= 240 { #expect(abs(point.y - point.x / 2) < 1e-9) }
  }

  @Test("a commit to a detent is told by the detent's name, unless all commits move alike")
  func detents() throws {
    let detents = "[{name: reveal, distance: 72pt}, {name: delete, distance: 60%}]"
    #expect(
      try Self.captions(
        "{on-commit: {reveal: {spring: {damping: 0.6}}, delete: {curve: ease-out, duration: 280ms, delay: 50ms}}}",
        commit: detents) == [
          "On commit to `reveal`: a spring with damping ratio 0.6 and a response of 500 ms.",
          "On commit to `delete`, after 50 ms: ease-out, in 280 ms, from rest.",
          "On cancel: a spring with damping ratio 0.6 and a response of 500 ms.",
        ])
    #expect(
      try Self.captions("{on-commit: {spring: {damping: 1}}}", commit: detents) == [
        "On commit: a spring with damping ratio 1 and a response of 500 ms.",
        "On cancel: a spring with damping ratio 1 and a response of 500 ms.",
      ])
  }

  @Test("only motions that the player plays are drawn")
  func played() throws {
    let spring = "a spring with damping ratio 1 and a response of 500 ms."
    #expect(
      try Self.captions("{on-cancel: {spring: {damping: 1}}}") == ["At the end and on cancel: \(spring)"])
    #expect(try Self.captions("{on-commit: {spring: {damping: 1}}}").isEmpty, "it never commits")
    #expect(
      try Self.captions("{on-end: {duration: 200ms}, clamp: {max: 90pt, spring: {damping: 1}}}")
        == ["Back within the limits: \(spring)"], "the clamp's own motion goes back")
    #expect(
      try Self.captions("{on-end: {spring: {damping: 1}}}", commit: Self.distance).isEmpty,
      "it ends with a commit or without one")
  }

  @Test("feedback without a curve is described in words only")
  func words() throws {
    let feedback =
      "{haptic: {claim: medium}, follow: {translation: 1x}}"
    #expect(try Self.plots(feedback).isEmpty)
    let spec = try Self.spec(feedback, by: "drag", commit: nil)
    let rows = FeedbackMotions.rows(of: spec.activities[0])
    #expect(rows.map(\.value) == ["medium", "1×"])
  }

  @Test("whatever is written, every point of a plot is finite")
  func bounds() throws {
    for feedback in [
      "{on-cancel: {spring: {damping: 0}}}", "{on-cancel: {spring: {damping: 1000, response: 100s}}}",
      "{rubber-band: {beyond: 0pt, coefficient: 1000}}", "{on-end: {curve: linear, duration: 0ms}}",
      "{progress: {scale: 5x}}", "{rubber-band: {beyond: 50%}}", "{rubber-band: {beyond: 100000pt}}",
      "{progress: {scale: 0x, duration: 1000s}}", "{on-end: {duration: 3600s}}",
      "{rubber-band: {beyond: 100000pt}, follow: {translation: 0.001x}}",
    ] {
      for plot in try Self.plots(feedback, by: "[drag, long-press]") {
        let svg = DrawPlot.svg(plot, id: "a").source
        #expect(!svg.contains("nan") && !svg.contains("inf"), "\(feedback)")
        for point in plot.curves.flatMap(\.points) { #expect(point.x.isFinite && point.y.isFinite) }
      }
    }
  }
}
