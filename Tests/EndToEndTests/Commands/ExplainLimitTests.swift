import Testing

@testable import gspec

/// Checks that `gspec explain` names the limit that decided, and its origin.
@Suite("gspec explain: the limit that decided")
struct ExplainLimitTests {
  /// Explains a trace on `page` for an activity with one mechanic, or with several names of one movement.
  private func explain(
    _ mechanics: String, _ trace: String, format: String = "text"
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      metrics: {scale-min-span: 120pt, swipe-min-distance: 60pt}
      elements:
        page: {}
      mechanics:
        nudge: {continuous: true, steps: [press, move: {distance: 4pt}, lift]}
        far: {steps: [press, move: {distance: 40pt}, lift]}
        brief: {steps: [press, wait: 100ms..300ms, lift]}
        any: {continuous: true, steps: [press, move: {distance: 0pt}, lift]}
        any-turn: {fingers: 2, continuous: true, steps: [press, orbit: {angle: 0deg}, lift]}
        any-spread: {fingers: 2, continuous: true, steps: [press, move: {toward: outward, distance: 0pt}, lift]}
        turn-right: {fingers: 2, steps: [press, orbit: clockwise, lift]}
        turn-left: {fingers: 2, steps: [press, orbit: counterclockwise, lift]}
      activities:
        it: {does: custom, target: page, by: \(mechanics), alternative: a button}

      """, "spec.gspec.yaml")
    let run = try await GSpecProcess.run(
      "explain", spec, "--trace", "-", "--format", format, stdin: trace)
    #expect(run.status == 0, "\(run.stderr)")
    return run.stdout.replacing(spec, with: "spec.gspec.yaml")
  }

  /// One finger that moves to the right, a sample every 20 ms, and lifts 5 ms after the last.
  private func drag(_ places: [Int]) -> String {
    var lines = [#"{"t":0,"phase":"down","id":1,"x":200,"y":200,"on":"page"}"#]
    for (number, place) in places.enumerated() {
      lines.append(#"{"t":\#(20 * (number + 1)),"phase":"move","id":1,"x":\#(200 + place),"y":200}"#)
    }
    let last = places.last ?? 0
    lines.append(#"{"t":\#(20 * places.count + 5),"phase":"up","id":1,"x":\#(200 + last),"y":200}"#)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Two fingers that land 40 points apart and move apart, each by this displacement.
  private func pair(_ x: Int, _ y: Int) -> String {
    """
    {"t":0,"phase":"down","id":1,"x":200,"y":200,"on":"page"}
    {"t":0,"phase":"down","id":2,"x":240,"y":200,"on":"page"}
    {"t":40,"phase":"move","id":1,"x":\(200 - x),"y":\(200 - y)}
    {"t":40,"phase":"move","id":2,"x":\(240 + x),"y":\(200 + y)}
    {"t":60,"phase":"up","id":1,"x":\(200 - x),"y":\(200 - y)}
    {"t":60,"phase":"up","id":2,"x":\(240 + x),"y":\(200 + y)}

    """
  }

  @Test(
    "the sense of a movement of two fingers that went the wrong way",
    arguments: [
      ("pinch-open", (-15, 0), "the fingers moved inward, the wrong way"),
      ("pinch-closed", (15, 0), "the fingers moved outward, the wrong way"),
      ("turn-left", (0, 20), "the fingers turned clockwise, the wrong way"),
      ("turn-right", (0, -20), "the fingers turned counterclockwise, the wrong way"),
    ])
  func wrongSense(_ mechanic: String, _ way: (Int, Int), _ sentence: String) async throws {
    let text = try await explain(mechanic, pair(way.0, way.1))
    #expect(text.contains(sentence), "\(text)")
  }

  @Test("the greatest duration of a wait before the lift")
  func hold() async throws {
    let trace = """
      {"t":0,"phase":"down","id":1,"x":200,"y":200,"on":"page"}
      {"t":500,"phase":"up","id":1,"x":200,"y":200}

      """
    let json = try await explain("brief", trace, format: "json")
    #expect(json.contains(#""limit":300000,"#), "\(json)")
    let long = try await explain("brief", trace)
    let sentence =
      "it failed at 300 ms: it was held for a little more than 300 ms; the limit is 300 ms (spec.gspec.yaml:11)"
    #expect(long.contains(sentence), "\(long)")
  }

  @Test("nothing has moved, also where the first movement is enough")
  func stillness() async throws {
    let still = try await explain("far", drag([0]))
    #expect(
      still.contains("it failed at 25 ms: it did not move; the least is 40 pt (spec.gspec.yaml:10)"),
      "\(still)")
    let enough = "; the first movement is enough (spec.gspec.yaml:1"
    for (mechanic, trace, sentence) in [
      ("any", drag([0]), "25 ms: it did not move\(enough)2)"),
      ("any-turn", pair(0, 0), "60 ms: it did not turn\(enough)3)"),
      ("any-spread", pair(0, 0), "60 ms: its span did not change\(enough)4)"),
    ] {
      let told = try await explain(mechanic, trace)
      #expect(told.contains("it failed at \(sentence)"), "\(told)")
    }
  }

  @Test("the stated distance, also if it is below the slop")
  func distance() async throws {
    let short = try await explain("nudge", drag([2, 3]))
    #expect(
      short.contains("it failed at 45 ms: it moved 3 pt; the least is 4 pt (spec.gspec.yaml:9)"), "\(short)")
    let far = try await explain("far", drag([20, 30]))
    #expect(
      far.contains("it failed at 45 ms: it moved 30 pt; the least is 40 pt (spec.gspec.yaml:10)"), "\(far)")
    let slop = try await explain("drag", drag([3, 5]))
    #expect(
      slop.contains("it failed at 45 ms: it moved 5 pt; it must get beyond 8 pt (drag-slop, material)"),
      "\(slop)")
  }

  @Test(
    "a compiled table says the same as its spec of a limit that is left out, included or the slop",
    arguments: [
      ("{move: {distance: \"> 20pt\"}}", 20, "25 ms: it moved 20 pt; it must be more than 20 pt"),
      ("{move: {distance: \"> 20pt\"}}", 15, "25 ms: it moved 15 pt; it must be more than 20 pt"),
      ("{move: {distance: 20pt}}", 15, "25 ms: it moved 15 pt; the least is 20 pt"),
      ("{move: {distance: 4pt}}", 3, "25 ms: it moved 3 pt; the least is 4 pt"),
      ("move", 5, "25 ms: it moved 5 pt; it must get beyond 8 pt"),
      ("{move: {distance: \"< 20pt\"}}", 20, "20 ms: it moved 20 pt; it must be less than 20 pt"),
      ("{move: {distance: \"<= 20pt\"}}", 21, "20 ms: it moved 21 pt; the limit is 20 pt"),
      ("wait: 1ms..20ms", 0, "20 ms: it was held for a little more than 20 ms; the limit is 20 ms"),
      ("wait: \"> 600ms\"", 0, "25 ms: it lifted after 25 ms; it must be more than 600 ms"),
    ] as [(String, Int, String)])
  func table(step: String, place: Int, sentence: String) async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      "gspec: 1\nproduct: Example\nuses: [material]\nelements: {page: {}}\n"
        + "mechanics: {it: {steps: [press, \(step), lift]}}\n"
        + "activities: {it: {does: custom, target: page, by: it, alternative: a button}}\n",
      "spec.gspec.yaml")
    let table = folder.path + "/spec.gtab"
    let made = try await GSpecProcess.run("compile", spec, "-o", table)
    #expect(made.status == 0, "\(made.stderr)")
    for program in [spec, table] {
      let run = try await GSpecProcess.run("explain", program, "--trace", "-", stdin: drag([place]))
      #expect(run.stdout.contains("it failed at \(sentence)"), "\(run.stdout)\(run.stderr)")
    }
  }

  @Test("the limit of a turn: its angle, or the movement of a finger")
  func turns() async throws {
    let fingers = try await explain("rotate", pair(0, 4))
    #expect(
      fingers.contains(
        "it failed at 60 ms: it turned, but no finger moved more than 4 pt; one must get beyond 8 pt (touch-slop, material)"
      ),
      "\(fingers)")
    let angle = try await explain("rotate", pair(0, 1))
    #expect(
      angle.contains("it failed at 60 ms: it turned 2.9°; it must get beyond 5° (rotation-slop, material)"),
      "\(angle)")
  }

  @Test("the limit of a pinch: the change of its span, or the least span")
  func spans() async throws {
    let least = try await explain("pinch-open", pair(20, 0))
    #expect(
      least.contains(
        "it failed at 60 ms: its fingers were 80 pt apart; the least is 120 pt (scale-min-span, Example)"),
      "\(least)")
    let slop = try await explain("pinch-open", pair(5, 0))
    #expect(
      slop.contains(
        "it failed at 60 ms: its span changed by 10 pt; it must get beyond 16 pt (scale-slop, material)"),
      "\(slop)")
  }

  @Test("the least distance of a swipe, also if it is the slowest of several names")
  func swipes() async throws {
    let sentence = "it failed at 65 ms: it moved 45 pt; the least is 60 pt (swipe-min-distance, Example)"
    let alone = try await explain("swipe", drag([15, 30, 45]))
    #expect(alone.contains(sentence), "\(alone)")
    let named = try await explain("[swipe, fling]", drag([15, 30, 45]))
    #expect(named.contains(sentence), "\(named)")
    let slow = try await explain("[swipe, fling]", drag([15, 18, 20, 22, 24, 26, 28]))
    #expect(slow.contains("the least is 300 pt/s (swipe-velocity, material)"), "\(slow)")
  }
}
