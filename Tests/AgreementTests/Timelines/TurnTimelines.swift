import Foundation
import GestureRuntime
import SpecParser
import TestSupport

/// Turns, spreads and reversals after another step: they count from where that step has left the fingers.
let turnTimelines: [Timeline] = [
  Timeline(
    "a turn may follow a move, and counts from where that was furthest",
    own(
      fingers: 2...2, continuous: true,
      [.pressing(), .moving(toward: .right), .turning([.clockwise, .counterclockwise]), .lifting()]),
    pair(at: 0) + turned(0, by: 20, at: 20) + turned(4, by: 20, at: 40) + turned(8, by: 20, at: 60)
      + turned(20, by: 20, at: 80) + lifts(at: 100),
    [
      Expected("own", .began, at: 60, fingers: 2, rotation: 0),
      Expected("own", .changed, at: 80, rotation: 12), Expected("own", .ended, at: 100, rotation: 12),
    ]),
  Timeline(
    "what turned before the move was furthest does not count",
    own(
      fingers: 2...2, continuous: true,
      [.pressing(), .moving(toward: .right), .turning([.clockwise, .counterclockwise]), .lifting()]),
    pair(at: 0) + turned(4, by: 20, at: 20) + turned(8, by: 30, at: 40) + turned(12, by: 30, at: 60)
      + turned(14, by: 29, at: 80) + lifts(at: 100),
    [Expected("own", .began, at: 80), Expected("own", .ended, at: 100, rotation: 0)]),
  Timeline(
    "a turn after a wait counts from the base",
    own(
      fingers: 2...2, continuous: true,
      [.pressing(), .waiting(.atLeast(ms(200))), .turning([.clockwise]), .lifting()]),
    pair(at: 0) + turned(3, by: 0, at: 100) + [.tick(at: 300)] + turned(6, by: 0, at: 320) + lifts(at: 400),
    [Expected("own", .began, at: 320), Expected("own", .ended, at: 400)]),
  Timeline(
    "a turn after a rest counts from the rest",
    own(
      fingers: 2...2, continuous: true,
      [.pressing(), .moving(toward: .right), .waiting(.atLeast(ms(100))), .turning([.clockwise]), .lifting()]),
    pair(at: 0) + turned(30, by: 20, at: 20) + [.tick(at: 150)] + turned(34, by: 20, at: 200)
      + turned(40, by: 20, at: 220) + lifts(at: 300),
    [Expected("own", .began, at: 220), Expected("own", .ended, at: 300)]),
  Timeline(
    "so does a spread",
    own(
      fingers: 2...2, continuous: true,
      [.pressing(), .moving(toward: .right), .waiting(.atLeast(ms(100))), .spreading([.outward]), .lifting()]),
    pair(at: 0)
      + [
        .move(2, 350, 200, at: 20), .tick(at: 150), .move(2, 354, 200, at: 200), .move(2, 400, 200, at: 220),
      ] + lifts(at: 300),
    [Expected("own", .began, at: 220), Expected("own", .ended, at: 300)]),
  Timeline(
    "and the way back of a move that follows a rest",
    own(
      continuous: true,
      [
        .pressing(), .moving(toward: .right), .waiting(.atLeast(ms(100))), .moving(toward: .left),
        .reversing(),
        .lifting(),
      ]),
    [
      .down(1, 100, 200, at: 0), .move(1, 200, 200, at: 20), .tick(at: 150), .move(1, 160, 200, at: 200),
      .move(1, 180, 200, at: 220), .up(1, at: 300),
    ],
    [Expected("own", .began, at: 220), Expected("own", .ended, at: 300)]),
  Timeline(
    "a move may follow a turn, whose end tells how far the fingers turned",
    own(
      fingers: 2...2,
      [.pressing(), .turning([.clockwise]), .moving(toward: .right), .lifting()]),
    pair(at: 0) + turned(10, by: 0, at: 20) + turned(10, by: 20, at: 40) + turned(15, by: 20, at: 60)
      + lifts(at: 80),
    [Expected("own", .recognized, at: 80, dx: 20, rotation: 15)]),
  Timeline(
    "a turn that is held reports how far the fingers had turned at its claim",
    {
      var builder = SpecBuilder(elements: "list", "list/row")
      builder.mechanic("turn", fingers: 2...2, [.pressing(), .turning([.clockwise])])
      builder.mechanic("keep", [.pressing(), .waiting(.atLeast(ms(2000)))])
      builder.activity("spin", on: "list", by: ["turn"])
      builder.activity("keep", on: "list/row", by: ["keep"])
      builder.wait("spin", for: "keep")
      return builder
    }(),
    [
      .down(1, 200, 200, at: 0, on: "list/row"), .down(2, 300, 200, at: 10, on: "list"),
      .move(2, 200 + 100 * cos(.pi / 9), 200 + 100 * sin(.pi / 9), at: 20), .move(2, 200, 300, at: 40),
      .up(2, at: 50), .up(1, at: 60),
    ],
    [Expected("spin", .recognized, at: 60, rotation: 20)]),
]

/// Two fingers on either side of (200, 200), 100 points from it.
private func pair(at time: Double) -> [Act] {
  [.down(1, 100, 200, at: time), .down(2, 300, 200, at: time)]
}

/// Moves of both, turned clockwise by degrees about a centre that has moved to the right.
private func turned(_ degrees: Double, by distance: Double, at time: Double) -> [Act] {
  let (x, y) = (100 * cos(degrees * .pi / 180), 100 * sin(degrees * .pi / 180))
  return [
    .move(1, 200 + distance - x, 200 - y, at: time), .move(2, 200 + distance + x, 200 + y, at: time),
  ]
}

private func lifts(at time: Double) -> [Act] { [.up(1, at: time), .up(2, at: time)] }
