import Testing

@testable import GestureCompiler
@testable import SpecParser

/// Which mechanics of an activity are names of one movement.
struct GroupMovementsTests {
  /// The mechanics of each recognizer of an activity that does two movements of two fingers.
  private static func groups(_ press: String, _ other: String) throws -> [[String]] {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      elements: {page: {}}
      mechanics:
        slow: {fingers: 2, steps: [\(press), move: {distance: 40pt}, lift]}
        quick: {fingers: 2, steps: [\(other), move: {distance: 60pt}, lift: {velocity: 300pt/s}]}
      activities: {a: {does: custom, target: page, by: [slow, quick], alternative: keys}}
      """)
    let machine = CompilePipeline.lower(spec)
    return machine.activities[0].recognizers.map { $0.names.map { machine.mechanics[$0.mechanic] } }
  }

  @Test(
    "movements with one time for their fingers to land have one recognizer",
    arguments: ["press", "press: {within: 200ms}", "press: {within: 30ms..}", "press: {within: 30ms..200ms}"])
  func together(_ press: String) throws {
    #expect(try Self.groups(press, press) == [["quick", "slow"]])
  }

  @Test(
    "movements whose presses state other times have their own, whichever ends they state",
    arguments: ["press: {within: 100ms}", "press: {within: 30ms..}", "press: {within: 30ms..100ms}"])
  func apart(_ press: String) throws {
    #expect(try Self.groups(press, "press: {within: 60ms..200ms}") == [["quick"], ["slow"]])
    #expect(try Self.groups(press, "press: {within: 60ms..}") == [["quick"], ["slow"]])
    #expect(try Self.groups("press", press) == [["quick"], ["slow"]])
  }
}
