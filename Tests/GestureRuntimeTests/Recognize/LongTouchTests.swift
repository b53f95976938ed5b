import Testing

@testable import GestureRuntime

/// A touch that lasts through hundreds of presses. Presses and winners of the past take neither places nor numbers of contacts for good.
@Suite("Long touches")
struct LongTouchTests {
  private let presses = 300

  /// A press of a finger on `list`, beside `view`.
  private func press(_ milliseconds: Double, _ x: Double, finger: Int) -> TouchSample {
    var press = sample(milliseconds, .down, x, 5, finger: finger)
    press.element = ElementID(index: 0)
    return press
  }

  /// A pinch on `list` that starts only after a pinch.
  private static var sleeper: [Instruction] {
    var recipe = Recipe.pinch("turn", on: 0)
    recipe.insert(op(.after, 5), at: 1)
    return recipe
  }

  /// Touches on `view` while a finger rests on `list`, where another activity sleeps until a pinch.
  private static func touches() throws -> Table {
    try makeTable(
      Recipe.touch("tap") + sleeper + Recipe.pinch("zoom", on: 0),
      relations: [op(.together, 0, 1), op(.together, 0, 2), op(.together, 1, 2)])
  }

  /// The same, where each touch waits for a second one.
  private static func heldTouches() throws -> Table {
    try makeTable(
      Recipe.doubleTouch("double") + Recipe.touch("tap") + sleeper,
      relations: [op(.together, 0, 2), op(.together, 1, 2)])
  }

  @Test("Every touch is recognized while another finger rests")
  func touchesBesideAFinger() throws {
    for table in [try Self.touches(), try Self.heldTouches()] {
      try playTouches(table, Recorder()) { $0.outcomes }
      try playTouches(table, ReasonRecorder()) { $0.outcomes }
    }
  }

  private func playTouches<Sink: GestureSink>(
    _ table: Table, _ sink: Sink, _ outcomes: (Sink) -> [Outcome]
  ) throws {
    var sink = sink
    var recognizer = Recognizer(table)
    recognizer.feed(press(0, 5, finger: 1), into: &sink)
    for round in 0..<presses {
      let start = 500 + Double(round) * 600
      let down = recognizer.feed(sample(start, .down, 200, 5, finger: 2), into: &sink)
      let up = recognizer.feed(sample(start + 40, .up, 200, 5, finger: 2), into: &sink)
      #expect(down == nil && up == nil, "touch \(round)")
    }
    recognizer.advance(to: 400_000_000, into: &sink)
    let found = outcomes(sink)
    #expect(found.count == presses && found.allSatisfy { $0.phase == .recognized })
    let places = recognizer.box.engine.pool.count
    #expect(places <= 16)
    recognizer.feed(sample(400_001, .up, 5, 5), into: &sink)
    let left = recognizer.box.engine.liveList.count
    #expect(left == 0)
  }

  @Test("A pinch begins again with every second finger")
  func pinches() throws {
    var recognizer = Recognizer(try makeTable(Recipe.pinch("zoom", on: 0)))
    var sink = Recorder()
    recognizer.feed(press(0, 5, finger: 1), into: &sink)
    for round in 0..<presses {
      let start = 50 + Double(round) * 100
      let down = recognizer.feed(press(start, 100, finger: 2), into: &sink)
      let move = recognizer.feed(sample(start + 20, .move, 160, 5, finger: 2), into: &sink)
      let up = recognizer.feed(sample(start + 40, .up, 160, 5, finger: 2), into: &sink)
      #expect(down == nil && move == nil && up == nil, "pinch \(round)")
    }
    let began = sink.outcomes.filter { $0.phase == .began }
    let ended = sink.outcomes.filter { $0.phase == .ended }
    #expect(began.count == presses && ended.count == presses)
  }

  @Test("A drag that takes further fingers goes on, beside touches of these fingers")
  func drag() throws {
    var recipe = Recipe.drag("pull", on: 0)
    recipe[1] = op(.recognizer, 1, 2, 1)
    recipe[2] = op(.name, 3, 0, 1, 2)
    recipe[4] = op(.name, 2, 1, 1, 2)
    var recognizer = Recognizer(
      try makeTable(recipe + Recipe.touch("tap"), relations: [op(.together, 0, 1)]))
    var sink = Recorder()
    recognizer.feed(press(0, 5, finger: 1), into: &sink)
    recognizer.feed(sample(20, .move, 60, 5), into: &sink)
    for round in 0..<presses {
      let start = 500 + Double(round) * 100
      let down = recognizer.feed(sample(start, .down, 200, 5, finger: 2), into: &sink)
      let up = recognizer.feed(sample(start + 40, .up, 200, 5, finger: 2), into: &sink)
      #expect(down == nil && up == nil, "touch \(round)")
    }
    #expect(sink.outcomes.filter { $0.phase == .recognized }.count == presses)
    #expect(sink.outcomes.filter { $0.activity == 0 }.map(\.phase) == [.began])
    recognizer.feed(sample(60_000, .up, 60, 5), into: &sink)
    #expect(sink.outcomes.last?.phase == .ended)
  }
}
