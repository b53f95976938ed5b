import GestureRuntime
import SpecParser
import TestSupport

/// Cases that were found by comparing two recognizers on random cases. One of the two was wrong in each.
let regressionTimelines: [Timeline] = heldRegressions + movementRegressions + orderRegressions

private let heldRegressions: [Timeline] = [
  Timeline(
    "a finger too many fails a held movement",
    spec("drag") {
      $0.mechanic("slow", [.pressing(), .moving(distance: .atLeast(200)), .lifting()])
      $0.activity("slow", by: ["slow"])
      $0.wait("drag", for: "slow")
    },
    [
      .down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .down(2, 90, 0, at: 40), .up(2, at: 60), .up(1, at: 80),
      .tick(at: 1000),
    ],
    []),
  Timeline(
    "what waits fails when that has won, though it is preferred to it",
    {
      var builder = SpecBuilder(elements: "outer", "outer/inner")
      builder.activity("r", on: "outer/inner", by: ["drag"])
      builder.activity("q", on: "outer", by: ["drag"])
      builder.wait("q", for: "r")
      builder.prefer("q", over: "r")
      return builder
    }(),
    [.down(1, 0, 0, at: 0, on: "outer/inner"), .move(1, 20, 0, at: 20), .up(1, at: 100)],
    [Expected("r", .began, at: 20), Expected("r", .ended, at: 100)]),
  Timeline(
    "a sleeper fails with the others that meet a winner, and nobody waits for it",
    {
      var builder = SpecBuilder()
      builder.activity("p", by: ["drag"])
      builder.activity("u", by: ["long-press"], after: ["touch"])
      builder.mechanic("far", [.pressing(), .moving(distance: .atLeast(40))])
      builder.activity("far", by: ["far"])
      builder.together("p", "far")
      builder.wait("far", for: "u")
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .move(1, 50, 0, at: 40), .up(1, at: 100)],
    [
      Expected("p", .began, at: 20), Expected("far", .recognized, at: 40), Expected("p", .ended, at: 100),
    ]),
  Timeline(
    "a claim that waits stands in nobody's way",
    {
      var builder = SpecBuilder(elements: "outer", "outer/inner")
      builder.activity("u", on: "outer", by: ["swipe"])
      builder.activity("r", on: "outer", by: ["swipe"])
      builder.activity("q", on: "outer/inner", by: ["swipe"])
      builder.prefer("u", over: "q")
      builder.wait("u", for: "r")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0, on: "outer/inner"), .move(1, 40, 0, at: 40), .move(1, 60, 0, at: 60),
      .up(1, at: 60),
    ],
    [Expected("q", .recognized, at: 60)]),
  Timeline(
    "a press that claims at once waits for no double touch",
    spec("double-touch") {
      $0.mechanic("poke", [.pressing()])
      $0.activity("poke", by: ["poke"])
    },
    [.down(1, 5, 5, at: 10), .up(1, at: 50), .tick(at: 1000)], [Expected("poke", .recognized, at: 10, x: 5)]),
]

private let movementRegressions: [Timeline] = [
  Timeline(
    "a move after a rest passes its own slop, from the place of the rest",
    own(
      continuous: true,
      [.pressing(), .moving(), .waiting(.atLeast(ms(200))), .moving(toward: .left), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .move(1, 50, 0, at: 100), .move(1, 44, 0, at: 400), .move(1, 41, 0, at: 420),
      .up(1, at: 500),
    ],
    [Expected("own", .began, at: 420, x: 41), Expected("own", .ended, at: 500)]),
  Timeline(
    "a finger that joins a rest may be far from its press",
    own(fingers: 2...3, [.pressing(), .moving(), .waiting(.atLeast(ms(100))), .lifting()]),
    [
      .down(1, 0, 0, at: 0), .down(2, 90, 0, at: 10), .move(1, 40, 0, at: 50), .move(2, 130, 0, at: 50),
      .down(3, 200, 0, at: 100), .tick(at: 199), .tick(at: 200), .up(3, at: 210), .up(2, at: 220),
    ],
    [Expected("own", .recognized, at: 220, fingers: 2)]),
  Timeline(
    "names are told apart by the movement, not by a finger that has left",
    {
      var builder = SpecBuilder()
      builder.mechanic("pan", fingers: 1...3, continuous: true, [.pressing(), .moving(), .lifting()])
      builder.activity("act", by: ["pan", "two-finger-swipe"], toward: .down)
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .down(2, 96, 0, at: 10), .move(1, 0, 10, at: 20), .move(2, 96, 10, at: 20),
      .up(1, at: 30), .move(2, 96, 20, at: 30), .move(2, 96, 30, at: 40), .up(2, at: 40),
    ],
    [Expected("act", .began, at: 20), Expected("act", .ended, at: 40, by: "two-finger-swipe", fingers: 1)]),
  Timeline(
    "what has come back to its press has no direction",
    own(toward: .right, [.pressing(), .moving(), .lifting()]),
    [.down(1, 0, 0, at: 0), .move(1, 20, 0, at: 50), .move(1, 0, 0, at: 100), .up(1, at: 100)], []),
  Timeline(
    "a recognizer that waits to begin again is no winner on its new fingers",
    {
      var builder = SpecBuilder(elements: "outer", "outer/inner")
      builder.activity("both", on: "outer", by: ["two-finger-drag"])
      builder.activity("one", on: "outer/inner", by: ["drag"])
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0, on: "outer"), .down(2, 90, 0, at: 10, on: "outer"), .move(1, 20, 0, at: 20),
      .move(2, 110, 0, at: 20), .up(1, at: 50), .down(3, 200, 0, at: 400, on: "outer/inner"),
      .move(3, 212, 0, at: 420), .up(3, at: 500), .up(2, at: 600),
    ],
    [
      Expected("both", .began, at: 20), Expected("both", .ended, at: 50), Expected("one", .began, at: 420),
      Expected("one", .ended, at: 500),
    ]),
  Timeline(
    "one that starts within a touch is still from there on",
    spec("long-press") {
      $0.mechanic("rest", [.pressing(), .waiting(.atLeast(ms(100)))])
      $0.activity("rest", by: ["rest"], after: ["long-press"])
      $0.together("long-press", "rest")
    },
    [
      .down(1, 0, 0, at: 0), .move(1, 6, 0, at: 300), .tick(at: 400), .move(1, 12, 0, at: 450),
      .tick(at: 600),
      .up(1, at: 700),
    ],
    [
      Expected("long-press", .began, at: 400), Expected("rest", .recognized, at: 500),
      Expected("long-press", .ended, at: 700),
    ]),
]

private let orderRegressions: [Timeline] = [
  Timeline(
    "a direction is no special case of a turn",
    spec("rotate") { $0.activity("z-pan", by: ["two-finger-drag"], toward: .horizontal) },
    [
      .down(1, 110, 200, at: 0), .down(2, 238, 200, at: 10), .move(1, 170, 240, at: 20), .up(1, at: 50),
      .up(2, at: 60),
    ],
    [Expected("rotate", .began, at: 20), Expected("rotate", .ended, at: 50)]),
  Timeline(
    "the special case goes before the longer path",
    {
      var builder = SpecBuilder()
      builder.mechanic("pan", fingers: 1...3, continuous: true, [.pressing(), .moving(), .lifting()])
      builder.mechanic("shift", fingers: 1...2, [.pressing(), .moving()])
      builder.activity("p", by: ["pan"])
      builder.activity("t", by: ["shift"], toward: .horizontal)
      builder.activity("r", by: ["pinch-open"])
      return builder
    }(),
    [
      .down(1, 290, 120, at: 0), .down(2, 180, 90, at: 0), .move(1, 365, 170, at: 10), .up(1, at: 50),
      .up(2, at: 50),
    ],
    [Expected("r", .began, at: 10), Expected("r", .ended, at: 50)]),
  Timeline(
    "earlier sequences come out first, and in their own order",
    {
      var builder = SpecBuilder()
      builder.mechanic("triple", Array(repeating: [.pressing(), .lifting()], count: 3).flatMap { $0 })
      builder.activity("p", by: ["triple"])
      builder.activity("s", by: ["touch"])
      builder.activity("t", by: ["touch"])
      builder.prefer("t", over: "s")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 10), .down(1, 50, 0, at: 120), .up(1, at: 130), .tick(at: 1000),
    ],
    [Expected("t", .recognized, at: 430, x: 0), Expected("t", .recognized, at: 430, x: 50)]),
  Timeline(
    "what an earlier sequence held comes out whole, before what a later one did",
    {
      var builder = SpecBuilder()
      builder.mechanic("triple", Array(repeating: [.pressing(), .lifting()], count: 3).flatMap { $0 })
      builder.activity("u", by: ["triple"])
      builder.activity("p", by: ["touch"])
      builder.activity("t", by: ["touch"])
      builder.together("p", "t")
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .up(1, at: 10), .down(1, 50, 0, at: 120), .up(1, at: 130), .tick(at: 1000)],
    [
      Expected("p", .recognized, at: 430, x: 0), Expected("t", .recognized, at: 430, x: 0),
      Expected("p", .recognized, at: 430, x: 50), Expected("t", .recognized, at: 430, x: 50),
    ]),
  Timeline(
    "a hold that lasted just its least decides a tie",
    {
      var builder = SpecBuilder()
      builder.mechanic("hold", [.pressing(), .waiting(), .lifting()])
      builder.activity("s", by: ["hold"])
      builder.activity("p", by: ["long-press"])
      builder.activity("t", by: ["drag"])
      builder.wait("p", for: "t")
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .up(1, at: 400)], [Expected("s", .recognized, at: 400)]),
  Timeline(
    "a least time between presses that is just reached decides a tie",
    {
      var builder = SpecBuilder()
      builder.mechanic(
        "late", [.pressing(), .lifting(), .pressing(after: .between(ms(100), ms(500))), .lifting()])
      builder.activity("u", by: ["late"])
      builder.activity("t", by: ["double-touch"])
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .up(1, at: 40), .down(1, 0, 0, at: 140), .up(1, at: 150)],
    [Expected("u", .recognized, at: 150)]),
]

/// Presses that fail a held claim as they fail a candidate.
let heldPressRegressions: [Timeline] = [
  Timeline(
    "a press after the window fails a held long press",
    {
      var builder = SpecBuilder()
      builder.mechanic(
        "hold", fingers: 1...2, continuous: true, [.pressing(), .waiting(.atLeast(ms(100))), .lifting()])
      builder.activity("hold", by: ["hold"])
      builder.activity("touch", by: ["touch"])
      builder.wait("hold", for: "touch")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .tick(at: 120), .down(2, 90, 0, at: 160), .tick(at: 500), .up(2, at: 600),
      .up(1, at: 700),
    ],
    []),
  Timeline(
    "a press after a lift fails a held movement",
    {
      var builder = SpecBuilder()
      builder.mechanic("pan", fingers: 1...2, continuous: true, [.pressing(), .moving(), .lifting()])
      builder.mechanic("far", fingers: 1...2, [.pressing(), .moving(distance: .atLeast(200)), .lifting()])
      builder.activity("pan", by: ["pan"])
      builder.activity("far", by: ["far"])
      builder.wait("pan", for: "far")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .down(2, 90, 0, at: 10), .move(1, 40, 0, at: 40), .up(1, at: 50),
      .down(3, 0, 0, at: 60), .up(3, at: 80), .up(2, at: 90),
    ],
    []),
  Timeline(
    "a win comes after what it releases in another touch, and after what that releases in turn",
    {
      var builder = SpecBuilder(elements: "list", "list/one", "list/two")
      builder.mechanic("land", [.pressing()])
      builder.activity("first", on: "list/one", by: ["land"])
      builder.activity("pair of first", on: "list/one", by: ["two-finger-touch"])
      builder.activity("drag", on: "list", by: ["two-finger-drag"])
      builder.activity("second", on: "list/two", by: ["land"])
      builder.activity("third", on: "list/two", by: ["land"])
      builder.activity("pair of third", on: "list/two", by: ["two-finger-touch"])
      builder.wait("first", for: "pair of first")
      builder.wait("second", for: "drag")
      builder.wait("third", for: "pair of third")
      builder.together("second", "third")
      return builder
    }(),
    [.down(1, 0, 0, at: 0, on: "list/one"), .down(2, 90, 0, at: 149, on: "list/two"), .tick(at: 150)],
    [
      Expected("second", .recognized, at: 150), Expected("third", .recognized, at: 150),
      Expected("first", .recognized, at: 150),
    ]),
  Timeline(
    "claims that wait for one another in a circle are released, the first of them first",
    {
      var builder = SpecBuilder()
      builder.mechanic("any touch", [.pressing(), .lifting(within: .atMost(ms(2000)))])
      builder.activity("alpha", by: ["any touch"])
      builder.activity("beta", by: ["touch"])
      builder.activity("gamma", by: ["double-touch"])
      builder.wait("alpha", for: "beta")
      builder.wait("gamma", for: "alpha")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 20), .down(1, 0, 0, at: 100), .up(1, at: 120), .tick(at: 1000),
    ],
    [Expected("alpha", .recognized, at: 120), Expected("beta", .recognized, at: 420)]),
  Timeline(
    "such a circle lasts while one of its claims also waits for what has not claimed yet",
    {
      var builder = SpecBuilder()
      builder.mechanic("any touch", [.pressing(), .lifting(within: .atMost(ms(2000)))])
      builder.mechanic("triple", Array(repeating: [.pressing(), .lifting()], count: 3).flatMap { $0 })
      builder.activity("alpha", by: ["any touch"])
      builder.activity("beta", by: ["touch"])
      builder.activity("gamma", by: ["double-touch"])
      builder.activity("delta", by: ["triple"])
      builder.wait("alpha", for: "beta")
      builder.wait("gamma", for: "alpha")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 20), .down(1, 0, 0, at: 100), .up(1, at: 120), .tick(at: 1000),
    ],
    [Expected("beta", .recognized, at: 420), Expected("alpha", .recognized, at: 420)]),
]
