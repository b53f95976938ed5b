import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The reason that is recorded for a claim that lost, by touches that are written by hand. Only causes of losses are compared.
struct LossReasonTests {
  @Test(arguments: losses) func `a claim that lost says why`(_ loss: Loss) throws {
    let losses = try record(of: Timeline(loss.title, loss.spec, loss.acts, [])) { event, table in
      guard case .failed(let reason) = event.happening, reason.rival >= 0 else { return nil }
      let loser = table.activityName(table.recognizerActivity(event.recognizer))
      let numbers =
        reason.measured == 0 && reason.limit == 0 ? "" : " \(Int(reason.measured)) \(Int(reason.limit))"
      return "\(loser): \(reason.cause)\(numbers) \(table.activityName(reason.rival))"
    }
    #expect(losses == loss.expected, "\(loss.title)")
  }
}

/// A touch, and the losses in it: "loser: cause(limit, measured) rival".
struct Loss: Sendable, CustomTestStringConvertible {
  var title: String
  var spec: SpecBuilder
  var acts: [Act]
  var expected: [String]

  init(_ title: String, _ spec: SpecBuilder, _ acts: [Act], _ expected: [String]) {
    self.title = title
    self.spec = spec
    self.acts = acts
    self.expected = expected
  }

  var testDescription: String { title }
}

private let right: [Act] = [.down(1, 100, 0, at: 0), .move(1, 150, 0, at: 10), .up(1, at: 60)]
private let left: [Act] = [.down(1, 100, 0, at: 0), .move(1, 50, 0, at: 10), .up(1, at: 60)]
private let leftInside: [Act] = [
  .down(1, 100, 0, at: 0, on: "outer/inner"), .move(1, 50, 0, at: 10), .up(1, at: 60),
]
private let upAfterRight: [Act] = [
  .down(1, 0, 100, at: 0), .move(1, 200, 100, at: 20), .move(1, 160, 40, at: 40), .up(1, at: 60),
]

/// One activity for each mechanic, which is given by its steps.
private func several(
  _ mechanics: [(String, Bool, [StepAction])], change: (inout SpecBuilder) -> Void = { _ in }
) -> SpecBuilder {
  var builder = SpecBuilder()
  builder.element("view")
  for (name, continuous, steps) in mechanics {
    builder.mechanic(name, continuous: continuous, steps)
    builder.activity(name, by: [name])
  }
  change(&builder)
  return builder
}

private func move(_ name: String, _ distance: Limits? = nil, continuous: Bool = false) -> (
  String, Bool, [StepAction]
) {
  (name, continuous, [.pressing(), .moving(distance: distance), .lifting()])
}

private let losses: [Loss] = [
  Loss(
    "what has not claimed was simply later",
    several([move("a", continuous: true), move("b", .atLeast(90), continuous: true)]), right,
    ["b: lostTo a"]),
  Loss(
    "resolve prefers the winner", sideways { $0.prefer("any", over: "left") }, left,
    ["left: lostToPreferred any"]),
  Loss("the winner lies further in", nested("drag", "drag"), leftInside, ["outer: lostToInner 0 1 inner"]),
  Loss("the winner is the special case", sideways { _ in }, left, ["any: lostToSpecialCase left"]),
  Loss(
    "a range of directions of the winner starts there",
    rightAndUp, [.down(1, 100, 100, at: 0), .move(1, 120, 80, at: 10)], ["a-right: lostToRangeStart b-up"]),
  Loss(
    "a range of lengths of the winner starts there",
    several([move("a", .between(20, 50)), move("b", .between(50, 90))]), right, ["a: lostToRangeStart b"]),
  Loss(
    "the winner has the longer path",
    several([
      ("a", false, [.pressing(), .moving(toward: .right), .lifting()]),
      ("b", false, [.pressing(), .moving(toward: .right), .moving(toward: .up), .lifting()]),
    ]), upAfterRight, ["a: lostToLongerPath 3 4 b"]),
  Loss(
    "nothing but the name tells them apart",
    several([move("a", .atMost(60)), move("b", .atLeast(20))]), right, ["b: lostToName a"]),
  Loss(
    "another mechanic of the same activity has won",
    {
      var builder = SpecBuilder()
      builder.mechanic("a", [.pressing(), .moving(toward: .right), .lifting()])
      builder.mechanic("b", [.pressing(), .moving(toward: .right), .moving(toward: .up), .lifting()])
      builder.activity("both", by: ["a", "b"])
      return builder
    }(), upAfterRight, ["both: lostTo both"]),
  Loss(
    "a held claim, and what it was held for has won", spec("touch", "double-touch"),
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 200)],
    [
      "touch: awaitedWon double-touch", "double-touch: lostTo double-touch", "touch: awaitedWon double-touch",
    ]),
  Loss(
    "a held claim, and another has won than it was held for",
    several([
      move("held", continuous: true), move("far", .atLeast(500), continuous: true),
      move("near", .atLeast(90), continuous: true),
    ]) { $0.wait("held", for: "far") },
    [.down(1, 0, 0, at: 0), .move(1, 50, 0, at: 20), .move(1, 100, 0, at: 40)],
    ["far: lostTo near", "held: lostTo near"]),
  Loss(
    "an outer one has won, because a third is preferred to the inner one",
    {
      var builder = nested("drag", "drag")
      builder.activity("special", on: "outer", by: ["drag"], toward: .left)
      builder.prefer("outer", over: "inner")
      return builder
    }(), leftInside, ["inner: lostTo special", "outer: lostToSpecialCase special"]),
  Loss(
    "the special case has lost, because a third is preferred to it",
    {
      var builder = sideways { _ in }
      builder.activity("most", by: ["drag"], toward: .range(100, to: 260))
      builder.prefer("any", over: "left")
      return builder
    }(), left, ["any: lostToSpecialCase most", "left: lostTo most"]),
]
