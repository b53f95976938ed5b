import Testing

@testable import gspec

/// Tests that `gspec explain` looks at the touches and outcomes of a candidate's own thing.
@Suite("gspec explain: several things, and movements that are not finished")
struct ExplainThingsTests {
  private static let spec = """
    gspec: 1
    product: Things
    uses: [material]
    platforms: [android]
    elements:
      reader: {zooms: true}
      fire:
      list:
        scrolls: vertical
        children:
          message: {swipeable: left}
      page:
      pad:
      map: {zooms: true}
    mechanics:
      wave: {steps: [press, {move: {toward: left, distance: 40pt}}, {reverse: {distance: 40pt}}, lift]}
      dash: {steps: [press, {move: {toward: right, distance: 80pt, deviation: 15deg}}]}
    activities:
      enlarge: {does: zoom-in, target: reader, by: double-touch, alternative: a button}
      shoot: {does: activate, target: fire, by: touch}
      scroll: {does: scroll, target: list, by: drag, toward: vertical}
      group: {does: custom, target: list, by: pinch-open, alternative: a button}
      archive:
        does: dismiss
        target: list/message
        by: [drag, swipe, fling]
        toward: left
        commit: {distance: 120pt, velocity: 800pt/s}
        alternative: a button
      greet: {does: custom, target: page, by: wave, alternative: a button}
      run: {does: custom, target: pad, by: dash, alternative: a button}
      turn: {does: custom, target: map, by: rotate, alternative: a button}

    """

  private typealias Row = (time: Double, phase: String, finger: Int, x: Int, y: Int, on: String?)

  private func explain(_ rows: [Row], format: String = "text", compiled: Bool = false) async throws -> String
  {
    let folder = try TemporaryFolder()
    var program = try folder.write(Self.spec, "spec.gspec.yaml")
    if compiled {
      let table = folder.path + "/table.gtab"
      #expect(try await GSpecProcess.run("compile", program, "-o", table).status == 0)
      program = table
    }
    let trace = rows.map { row in
      let on = row.on.map { ",\"on\":\"\($0)\"" } ?? ""
      return
        "{\"t\":\(row.time),\"phase\":\"\(row.phase)\",\"id\":\(row.finger),\"x\":\(row.x),\"y\":\(row.y)\(on)}\n"
    }.joined()
    let told = try await GSpecProcess.run(
      "explain", program, "--trace", "-", "--format", format, stdin: trace)
    #expect(told.status == 0, "\(told.stderr)")
    return told.stdout
  }

  @Test("a lift and a press of another element do not count")
  func otherElement() async throws {
    let beside = try await explain([
      (0, "down", 1, 100, 100, "reader"), (20, "down", 2, 300, 700, "fire"), (60, "up", 1, 100, 100, nil),
      (300, "up", 2, 300, 700, nil), (400, "down", 3, 100, 100, "reader"), (460, "up", 3, 100, 100, nil),
    ])
    #expect(
      beside.contains("enlarge failed at 360 ms: the second press came 340 ms after the first lift"),
      "\(beside)")
    let elsewhere = try await explain([
      (0, "down", 1, 100, 100, "reader"), (60, "up", 1, 100, 100, nil), (500, "down", 1, 300, 700, "fire"),
      (560, "up", 1, 300, 700, nil),
    ])
    #expect(!elsewhere.contains("the second press came 440 ms"), "\(elsewhere)")
    #expect(
      elsewhere.contains("enlarge failed at 360 ms: no second press came after the first lift; the limit is"))
  }

  @Test("a press that is hardly too late does not look as if it were in time")
  func hardlyLate() async throws {
    let late = try await explain([
      (0, "down", 1, 100, 100, "reader"), (60, "up", 1, 100, 100, nil),
      (360.02, "down", 1, 100, 100, "reader"), (400, "up", 1, 100, 100, nil),
    ])
    #expect(
      late.contains(
        "enlarge failed at 360 ms: the second press came a little more than 300 ms after the first lift; the limit is 300 ms"
      ), "\(late)")
  }

  @Test("a press in time, but beside the element, is said to be there")
  func besideElement() async throws {
    let told = try await explain([
      (0, "down", 1, 100, 100, "reader"), (60, "up", 1, 100, 100, nil), (200, "down", 1, 300, 700, "message"),
      (260, "up", 1, 300, 700, nil),
    ])
    #expect(
      told.contains(
        "enlarge failed at 360 ms: no second press came after the first lift, only one on list/message, outside reader; the limit is 300 ms"
      ), "\(told)")
  }

  @Test("where a rival's fingers had come is measured on its own element")
  func rivalPlace() async throws {
    let told = try await explain([
      (0, "down", 1, 50, 800, "fire"), (100, "down", 2, 300, 100, "list"), (120, "move", 2, 300, 110, nil),
      (200, "up", 2, 300, 110, nil), (600, "up", 1, 50, 800, nil),
    ])
    #expect(told.contains("group lost to scroll at 120 ms: scroll claimed first, 10 pt down"), "\(told)")
  }

  private static let rows: [Row] = [
    (0, "down", 1, 300, 100, "list/message[a]"), (0, "down", 2, 300, 300, "list/message[b]"),
    (20, "move", 1, 250, 100, nil), (60, "move", 2, 250, 300, nil), (200, "cancel", 2, 250, 300, nil),
    (400, "move", 1, 100, 100, nil), (500, "up", 1, 100, 100, nil),
  ]

  @Test("two instances of an element have their own headings and courses")
  func instances() async throws {
    let told = try await explain(Self.rows)
    #expect(told.contains("✓ archive: began at 20 ms, ended at 500 ms, committed — "), "\(told)")
    #expect(told.contains("✓ archive: began at 60 ms, cancelled at 200 ms"), "\(told)")
    #expect(told.contains("press at 0 ms on list/message[a], at 300,100\n"), "\(told)")
    #expect(told.contains("press at 0 ms on list/message[b], at 300,300\n"), "\(told)")
  }

  @Test("JSON names the instance of a candidate")
  func instancesAsJSON() async throws {
    let told = try await explain(Self.rows, format: "json")
    for item in ["a", "b"] {
      #expect(
        told.contains("\"activity\":\"archive\",\"item\":\"list/message[\(item)]\",\"mechanics\""), "\(told)")
    }
  }

  @Test("a movement that is followed by another one, or that ends a mechanic, fails by its own limit")
  func unfinished() async throws {
    let straight = try await explain([
      (0, "down", 1, 300, 100, "page"), (50, "move", 1, 250, 100, nil), (90, "move", 1, 100, 100, nil),
      (100, "up", 1, 100, 100, nil),
    ])
    #expect(
      straight.contains(
        "greet failed at 100 ms: from the furthest place of the move before, it did not move; the least is 40 pt"
      ),
      "\(straight)")
    let short = try await explain([
      (0, "down", 1, 300, 100, "page"), (50, "move", 1, 280, 100, nil), (100, "up", 1, 280, 100, nil),
    ])
    #expect(short.contains("greet failed at 100 ms: it moved 20 pt; the least is 40 pt"), "\(short)")
    let crooked = try await explain([
      (0, "down", 1, 100, 100, "pad"), (50, "move", 1, 180, 140, nil), (100, "up", 1, 280, 190, nil),
    ])
    #expect(crooked.contains("run failed at 100 ms: it strayed 26.6°"), "\(crooked)")
  }

  @Test("a table knows its steps: a turn is measured in degrees, and the awaited step has its name")
  func compiledTable() async throws {
    let told = try await explain(
      [
        (0, "down", 1, 100, 100, "map"), (0, "down", 2, 300, 100, "map"), (50, "move", 2, 300, 102, nil),
        (100, "up", 1, 100, 100, nil), (100, "up", 2, 300, 102, nil),
      ], compiled: true)
    #expect(told.contains("turn failed at 100 ms: it turned 0.6°"), "\(told)")
    #expect(told.contains("waiting for a turn"), "\(told)")
  }

  @Test("an activity that won and then ended is a winner, though a later finger ended its candidate")
  func winnerWithLaterFinger() async throws {
    let told = try await explain([
      (0, "down", 1, 100, 100, "list"), (10, "down", 2, 200, 100, "list"), (50, "move", 2, 300, 100, nil),
      (60, "down", 3, 200, 300, "list"), (100, "up", 1, 100, 100, nil), (110, "up", 2, 300, 100, nil),
      (120, "up", 3, 200, 300, nil),
    ])
    #expect(told.contains("✓ group: began at 50 ms"), "\(told)")
    #expect(!told.contains("✗ group: began"), "\(told)")
  }
}
