import GestureRuntime
import Testing

/// With `showsRivals` every candidate runs alone: what would claim claims, whatever else does.
@Suite("Rivals shown beside each other")
struct RivalsTests {
  private func told(_ recipes: [Instruction], _ samples: [TouchSample], alone: Bool) throws -> [String] {
    let table = try makeTable(recipes)
    let rig = Rig(table, Recorder(), showsRivals: alone)
    for sample in samples { rig.feed(sample) }
    return rig.sink.outcomes.filter { $0.phase != .changed }.map {
      "\(table.activityName($0.activity)) \($0.phase)"
    }
  }

  @Test("Two drags that shut each other out begin at one instant, and end at one")
  func drags() throws {
    let stroke = [
      sample(0, .down, 50, 50), sample(16, .move, 50, 60), sample(32, .move, 50, 80),
      sample(200, .move, 50, 90), sample(400, .up, 50, 90),
    ]
    let recipes = Recipe.drag("a") + Recipe.drag("b")
    #expect(try told(recipes, stroke, alone: false) == ["a began", "a ended"])
    #expect(try told(recipes, stroke, alone: true) == ["a began", "b began", "a ended", "b ended"])
  }

  @Test("A touch does not wait for a second one, and a hold goes on beside a drag")
  func taps() throws {
    let taps = [
      sample(0, .down, 50, 50), sample(50, .up, 50, 50), sample(150, .down, 50, 50), sample(200, .up, 50, 50),
    ]
    let touches = Recipe.doubleTouch("both") + Recipe.touch("open")
    #expect(try told(touches, taps, alone: false) == ["both recognized"])
    #expect(
      try told(touches, taps, alone: true) == ["open recognized", "both recognized", "open recognized"])
    let hold = [
      sample(0, .down, 50, 50), sample(500, .move, 50, 51), sample(520, .move, 50, 80),
      sample(600, .up, 50, 80),
    ]
    let moves = Recipe.longPress("hold") + Recipe.drag("move")
    #expect(try told(moves, hold, alone: false) == ["hold began", "hold ended"])
    #expect(
      try told(moves, hold, alone: true) == ["hold began", "move began", "hold ended", "move ended"])
  }
}
