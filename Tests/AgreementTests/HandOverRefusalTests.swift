import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// What is recorded where an activity could not take a touch over: once for a touch, and of the mechanic that came nearest.
struct HandOverRefusalTests {
  @Test(arguments: [
    (["drag"], []), (["swipe"], ["noMechanic"]), (["two-finger-drag"], ["fingers 1"]),
    (["swipe", "two-finger-drag"], ["fingers 1"]), (["two-finger-drag", "swipe"], ["fingers 1"]),
  ])
  func `the mechanic that came nearest says why`(_ mechanics: [String], _ expected: [String]) throws {
    #expect(try refusals(by: mechanics) == expected)
  }

  @Test func `a guard, another winner and a wait say why`() throws {
    let off = Guard.isOneOf(slot: 0, values: [1])
    #expect(try refusals(by: ["drag"], when: off) == ["guardFailed"])
    #expect(try refusals(by: ["two-finger-drag", "drag"], when: off) == ["guardFailed"])
    let beside = { (builder: inout SpecBuilder) in
      builder.activity("beside", by: ["drag"])
      builder.together("scroll", "beside")
    }
    #expect(try refusals(by: ["drag"], beside) == ["winner beside"])
    #expect(
      try refusals(by: ["drag"]) {
        beside(&$0)
        $0.prefer("taker", over: "beside")
      } == [])
    #expect(
      try refusals(by: ["drag"]) {
        beside(&$0)
        $0.wait("taker", for: "beside")
      } == ["waits beside"])
  }

  @Test func `it has won already, or a discrete winner is not ended by a preference`() throws {
    let again = try refusals(by: ["drag"]) {
      $0.changeActivity(1) { $0.takesOver = nil }
      $0.together("scroll", "taker")
    }
    #expect(again == ["hasWon"])
    let beside = try refusals(by: ["drag"]) {
      $0.mechanic("touched", [.pressing()])
      $0.activity("beside", by: ["touched"])
      $0.together("scroll", "beside")
      $0.prefer("taker", over: "beside")
    }
    #expect(beside == ["winner beside"])
  }

  /// The refusals while a finger goes beyond the left end in two frames: causes with fingers or rivals.
  private func refusals(
    by mechanics: [String], when condition: Guard? = nil, _ change: (inout SpecBuilder) -> Void = { _ in }
  ) throws -> [String] {
    var builder = SpecBuilder()
    builder.state("on")
    builder.activity("scroll", by: ["drag"])
    builder.activity("taker", by: mechanics, when: condition)
    builder.handOver("scroll", to: "taker", at: .left)
    change(&builder)
    let timeline = Timeline(
      "beyond the left end", builder,
      [
        .content(ContentStand(at: .left)), .down(1, 200, 400, at: 0), .move(1, 220, 400, at: 10),
        .move(1, 240, 400, at: 20), .move(1, 260, 400, at: 30), .up(1, at: 40),
      ], [])
    return try record(of: timeline) { event, table in
      guard case .handOverRefused(_, let refusal) = event.happening else { return nil }
      let fingers = refusal.measured == 0 ? "" : " \(refusal.measured)"
      let rival = refusal.rival < 0 ? "" : " " + table.activityName(refusal.rival)
      return "\(refusal.cause)\(fingers)\(rival)"
    }
  }
}
