import GestureRuntime
import SpecParser
import TestSupport

/// Which of several recognizers wins.
let arbitrationTimelines: [Timeline] = [
  Timeline(
    "a touch waits for a double touch on its target", spec("touch", "double-touch"),
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .tick(at: 349), .tick(at: 350)],
    [Expected("touch", .recognized, at: 350, x: 0)]),
  Timeline(
    "a double touch is no touch", spec("touch", "double-touch"),
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 200), .tick(at: 2000)],
    [Expected("double-touch", .recognized, at: 200)]),
  Timeline(
    "held claims of the first sequence come first, then the second goes on",
    spec("touch", "double-touch", "drag"),
    [
      .down(1, 5, 5, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .move(1, 20, 0, at: 170),
      .up(1, at: 300),
    ],
    [
      Expected("touch", .recognized, at: 170, x: 5), Expected("drag", .began, at: 170),
      Expected("drag", .ended, at: 300),
    ]),
  Timeline(
    "an inner target never waits for an outer one", nested("touch", "double-touch"),
    [.down(1, 0, 0, at: 0, on: "outer/inner"), .up(1, at: 50), .tick(at: 1000)],
    [Expected("inner", .recognized, at: 50)]),
  Timeline(
    "at one instant the inner target wins", nested("touch", "touch"),
    [.down(1, 0, 0, at: 0, on: "outer/inner"), .up(1, at: 50)], [Expected("inner", .recognized, at: 50)]),
  Timeline(
    "the earlier claim wins, inner or not", nested("swipe", "drag"),
    [.down(1, 0, 0, at: 0, on: "outer/inner"), .move(1, 40, 0, at: 20), .up(1, at: 30)],
    [Expected("outer", .began, at: 20), Expected("outer", .ended, at: 30)]),
  Timeline(
    "if nothing inside responds, its ancestors are asked", nested("touch", "drag"),
    [.down(1, 0, 0, at: 0, on: "outer/inner"), .move(1, 40, 0, at: 20), .up(1, at: 30)],
    [Expected("outer", .began, at: 20), Expected("outer", .ended, at: 30)]),
  Timeline(
    "the guard is asked at the first press",
    {
      var builder = spec("touch")
      builder.state("on")
      builder.activity("guarded", by: ["long-press"], when: .isOneOf(slot: 0, values: [1]))
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .set("on", 1), .up(1, at: 500),
      .down(1, 0, 0, at: 1000), .set("on", 0), .up(1, at: 1500),
    ],
    [Expected("guarded", .began, at: 1400), Expected("guarded", .ended, at: 1500)]),
  Timeline(
    "a long press that has claimed takes the movement",
    spec("long-press", "drag"),
    [.down(1, 0, 0, at: 0), .move(1, 40, 0, at: 500), .up(1, at: 600)],
    [Expected("long-press", .began, at: 400), Expected("long-press", .ended, at: 600)]),
  Timeline(
    "together both are recognized", spec("long-press", "drag") { $0.together("long-press", "drag") },
    [.down(1, 0, 0, at: 0), .move(1, 40, 0, at: 500), .up(1, at: 600)],
    [
      Expected("long-press", .began, at: 400), Expected("drag", .began, at: 500),
      Expected("drag", .ended, at: 600), Expected("long-press", .ended, at: 600),
    ]),
  Timeline(
    "prefer decides at one instant", sideways { $0.prefer("any", over: "left") },
    [.down(1, 100, 0, at: 0), .move(1, 50, 0, at: 10), .up(1, at: 60)],
    [Expected("any", .began, at: 10), Expected("any", .ended, at: 60)]),
  Timeline(
    "the special case wins at one instant", sideways { _ in },
    [.down(1, 100, 0, at: 0), .move(1, 50, 0, at: 10), .up(1, at: 60)],
    [Expected("left", .began, at: 10), Expected("left", .ended, at: 60)]),
  Timeline(
    "a shared angle goes to the cone that starts there",
    rightAndUp,
    [.down(1, 100, 100, at: 0), .move(1, 120, 80, at: 10), .up(1, at: 60)],
    [Expected("b-up", .began, at: 10), Expected("b-up", .ended, at: 60)]),
  Timeline(
    "a claim that is preferred comes first, whatever the other is preferred to",
    twoInside {
      $0.prefer("both", over: "left")
      $0.prefer("right", over: "both")
    },
    bothMove,
    [
      Expected("right", .began, at: 30), Expected("left", .began, at: 30), Expected("left", .ended, at: 100),
      Expected("right", .ended, at: 110),
    ]),
  Timeline(
    "an inner claim comes first, whatever the outer one is preferred to",
    twoInside { $0.prefer("both", over: "left") },
    bothMove,
    [
      Expected("right", .began, at: 30), Expected("left", .began, at: 30), Expected("left", .ended, at: 100),
      Expected("right", .ended, at: 110),
    ]),
  Timeline(
    "an outer claim of two fingers comes first if it is preferred to both inner ones",
    twoInside { $0.prefer("both", over: "left", "right") },
    bothMove,
    [Expected("both", .began, at: 30), Expected("both", .ended, at: 100)]),
  Timeline(
    "a preferred activity takes over from one under way",
    spec("drag", "pinch-open") {
      $0.mechanic("pan", fingers: 1...2, continuous: true, [.pressing(), .moving(), .lifting()])
      $0.activity("pan", by: ["pan"])
      $0.prefer("pinch-open", over: "pan", "drag")
    },
    [
      .down(1, 100, 0, at: 0), .down(2, 200, 0, at: 10), .move(1, 120, 0, at: 30), .move(2, 220, 0, at: 30),
      .move(2, 240, 0, at: 40), .up(1, at: 60), .up(2, at: 70),
    ],
    [
      Expected("pan", .began, at: 30, fingers: 2), Expected("pan", .cancelled, at: 40),
      Expected("pinch-open", .began, at: 40), Expected("pinch-open", .ended, at: 60),
    ]),
  Timeline(
    "a preferred discrete claim takes over at the very lift that would end the other",
    flickOverPan(),
    flick,
    [
      Expected("pan", .began, at: 20), Expected("pan", .cancelled, at: 65, fingers: 1, x: 200),
      Expected("flick", .recognized, at: 65),
    ]),
  Timeline(
    "a preferred claim that fails at the lift lets the other end",
    flickOverPan(),
    [.down(1, 100, 0, at: 0), .move(1, 120, 0, at: 20), .up(1, at: 600)],
    [Expected("pan", .began, at: 20), Expected("pan", .ended, at: 600)]),
  Timeline(
    "a preferred claim that is held at the lift comes too late",
    flickOverPan {
      $0.addDoubleSwipe("twice")
      $0.together("twice", "pan")
    },
    flick + [.tick(at: 1000)],
    [Expected("pan", .began, at: 20), Expected("pan", .ended, at: 65)]),
  Timeline(
    "those that live on because they are preferred fail at the winner's end",
    spec("drag", "long-press") { $0.prefer("long-press", over: "drag") },
    [.down(1, 0, 0, at: 0), .move(1, 40, 0, at: 20), .up(1, at: 50), .tick(at: 1000)],
    [Expected("drag", .began, at: 20), Expected("drag", .ended, at: 50)]),
  Timeline(
    "one that waits for its second press fails at the end of a winner that it is preferred to",
    pressedTwice {
      $0.prefer("twice", over: "hold")
    },
    [.down(1, 0, 0, at: 0), .up(1, at: 200), .down(1, 0, 0, at: 300), .up(1, at: 350)],
    [Expected("hold", .began, at: 100), Expected("hold", .ended, at: 200)]),
  Timeline(
    "one that waits for its second press goes on after the end of a winner that it is together with",
    pressedTwice {
      $0.together("twice", "hold")
    },
    [.down(1, 0, 0, at: 0), .up(1, at: 200), .down(1, 0, 0, at: 300), .up(1, at: 350)],
    [
      Expected("hold", .began, at: 100), Expected("hold", .ended, at: 200),
      Expected("twice", .recognized, at: 350),
    ]),
  Timeline(
    "a winner that ends releases what waits for one that was preferred to it",
    pressedTwice {
      $0.mechanic("once", [.pressing(), .lifting(within: .atMost(ms(2000)))])
      $0.activity("once", by: ["once"])
      $0.prefer("twice", over: "hold")
      $0.together("once", "hold")
      $0.wait("once", for: "twice")
    },
    [.down(1, 0, 0, at: 0), .up(1, at: 200), .tick(at: 1000)],
    [
      Expected("hold", .began, at: 100), Expected("hold", .ended, at: 200),
      Expected("once", .recognized, at: 200),
    ]),
  Timeline(
    "a winner that ends releases what waits for a held claim that was preferred to it",
    flickOverPan {
      $0.addDoubleSwipe("twice")
      $0.mechanic("stroke", [.pressing(), .moving(), .lifting()])
      $0.activity("stroke", by: ["stroke"])
      $0.together("stroke", "twice", "pan")
      $0.wait("stroke", for: "flick")
    },
    flick + [.tick(at: 1000)],
    [
      Expected("pan", .began, at: 20), Expected("pan", .ended, at: 65),
      Expected("stroke", .recognized, at: 65),
    ]),
  Timeline(
    "one that is preferred fails when a discrete claim wins, and releases what waits for it",
    {
      var builder = spec("drag")
      builder.mechanic("hold", [.pressing(), .waiting()])
      builder.mechanic("soon", [.pressing(), .waiting(.atLeast(ms(300)))])
      for name in ["hold", "soon"] { builder.activity(name, by: [name]) }
      builder.prefer("drag", over: "hold")
      builder.wait("soon", for: "drag")
      builder.together("soon", "hold")
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .tick(at: 450), .move(1, 40, 0, at: 500), .up(1, at: 600)],
    [Expected("hold", .recognized, at: 400), Expected("soon", .recognized, at: 400)]),
  Timeline(
    "one that is preferred does not outlive a discrete winner",
    spec("touch", "double-touch") { $0.prefer("double-touch", over: "touch") },
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 200)],
    [Expected("touch", .recognized, at: 50), Expected("touch", .recognized, at: 200)]),
  Timeline(
    "begins: only the first claim in a touch",
    spec("long-press") {
      $0.activity("first", by: ["drag"], begins: true)
      $0.together("long-press", "first")
    },
    [.down(1, 0, 0, at: 0), .move(1, 40, 0, at: 500), .up(1, at: 600)],
    [Expected("long-press", .began, at: 400), Expected("long-press", .ended, at: 600)]),
  Timeline(
    "begins: of two that are together, at one instant neither comes first, whatever their names",
    {
      var builder = SpecBuilder()
      builder.activity("a", by: ["drag"])
      builder.activity("b", by: ["drag"], begins: true)
      builder.activity("c", by: ["drag"])
      builder.together("a", "b", "c")
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .move(1, 40, 0, at: 20), .up(1, at: 50)],
    [
      Expected("a", .began, at: 20), Expected("b", .began, at: 20), Expected("c", .began, at: 20),
      Expected("a", .ended, at: 50), Expected("b", .ended, at: 50), Expected("c", .ended, at: 50),
    ]),
  Timeline(
    "after: only after the named claim, from a base taken then",
    spec("pinch-open") {
      $0.activity("tilt", by: ["two-finger-drag"], toward: .vertical, after: ["pinch-open"])
      $0.together("pinch-open", "tilt")
    },
    [
      .down(1, 100, 100, at: 0), .down(2, 200, 100, at: 10), .move(2, 220, 100, at: 30),
      .move(1, 100, 108, at: 50), .move(2, 220, 108, at: 50), .move(1, 100, 110, at: 60),
      .move(2, 220, 110, at: 60),
      .up(1, at: 100), .up(2, at: 110),
    ],
    [
      Expected("pinch-open", .began, at: 30), Expected("tilt", .began, at: 60),
      Expected("pinch-open", .ended, at: 100), Expected("tilt", .ended, at: 100),
    ]),
]

/// Declared waits, held claims, cancels.
let waitTimelines: [Timeline] = [
  Timeline(
    "a claim that is made on waking waits as any other",
    {
      var builder = SpecBuilder()
      builder.mechanic("land", [.pressing()])
      builder.mechanic("hold", [.pressing(), .waiting(.atLeast(ms(100)))])
      builder.mechanic("longer", [.pressing(), .waiting(.atLeast(ms(2000)))])
      builder.activity("first", by: ["hold"])
      builder.activity("next", by: ["land"], after: ["hold"])
      builder.activity("last", by: ["longer"])
      builder.wait("next", for: "last")
      builder.together("first", "next")
      builder.together("first", "last")
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .tick(at: 200), .move(1, 50, 0, at: 500), .up(1, at: 600)],
    [Expected("first", .recognized, at: 100), Expected("next", .recognized, at: 500)]),
  Timeline(
    "a declared wait holds an inner claim for an outer one",
    nested("touch", "double-touch") { $0.wait("inner", for: "outer") },
    [.down(1, 0, 0, at: 0, on: "outer/inner"), .up(1, at: 50), .tick(at: 1000)],
    [Expected("inner", .recognized, at: 350)]),
  Timeline(
    "a claim fails when what it waits for has won",
    nested("touch", "double-touch") { $0.wait("inner", for: "outer") },
    [
      .down(1, 0, 0, at: 0, on: "outer/inner"), .up(1, at: 50), .down(1, 0, 0, at: 150, on: "outer/inner"),
      .up(1, at: 200), .tick(at: 1000),
    ],
    [Expected("outer", .recognized, at: 200)]),
  Timeline(
    "a discrete claim made before a cancel is released by it",
    spec("touch", "double-touch"),
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .cancel(1, at: 170)],
    [Expected("touch", .recognized, at: 170)]),
  Timeline(
    "a held continuous claim begins at its release",
    spec("drag", "long-press") { $0.wait("drag", for: "long-press") },
    [.down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .move(1, 30, 0, at: 40), .up(1, at: 60)],
    [Expected("drag", .began, at: 20, dx: 0), Expected("drag", .ended, at: 60, dx: 10)]),
  Timeline(
    "one whose finger has lifted begins and ends at its release",
    {
      var builder = spec("double-touch")
      builder.mechanic("twice", [.pressing(), .lifting(), .pressing(), .lifting()])
      builder.mechanic(
        "flicks", [.pressing(), .moving(), .lifting(), .pressing(), .moving(), .lifting()])
      builder.activity("drag", by: ["drag"])
      builder.activity("flicks", by: ["flicks"])
      builder.wait("drag", for: "flicks")
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .move(1, 20, 0, at: 20), .move(1, 50, 0, at: 40), .up(1, at: 60), .tick(at: 400),
    ],
    [
      Expected("drag", .began, at: 360, x: 50, dx: 0), Expected("drag", .ended, at: 360, x: 50, dx: 30),
    ]),
  Timeline(
    "waits chain",
    {
      var builder = spec("touch", "double-touch")
      builder.mechanic("triple", Array(repeating: [.pressing(), .lifting()], count: 3).flatMap { $0 })
      builder.activity("triple", by: ["triple"])
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 200), .tick(at: 2000)],
    [Expected("double-touch", .recognized, at: 500)]),
  Timeline(
    "a claim at a press never waits for a longer mechanic",
    {
      var builder = spec("swipe")
      builder.mechanic("land again", [.pressing(), .lifting(), .pressing()])
      builder.mechanic("triple", Array(repeating: [.pressing(), .lifting()], count: 3).flatMap { $0 })
      builder.activity("land again", by: ["land again"])
      builder.activity("triple", by: ["triple"])
      builder.wait("land again", for: "swipe")
      return builder
    }(),
    [.down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 200), .tick(at: 1000)],
    [Expected("land again", .recognized, at: 200)]),
  Timeline(
    "a cancel ends what is under way and what is possible", spec("drag", "long-press"),
    [.down(1, 0, 0, at: 0), .move(1, 40, 0, at: 20), .cancel(1, at: 30), .tick(at: 1000)],
    [Expected("drag", .began, at: 20), Expected("drag", .cancelled, at: 30)]),
  Timeline(
    "a cancelled finger is no touch", spec("touch"),
    [.down(1, 0, 0, at: 0), .cancel(1, at: 30), .tick(at: 1000)], []),
]

/// Drags on two elements, `left` and `right`, and one of two fingers, `both`, on the element around them.
private func twoInside(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
  var builder = SpecBuilder(elements: "outer", "outer/left", "outer/right")
  builder.activity("left", on: "outer/left", by: ["drag"])
  builder.activity("right", on: "outer/right", by: ["drag"])
  builder.activity("both", on: "outer", by: ["two-finger-drag"])
  change(&builder)
  return builder
}

/// In `twoInside` one finger on each element, and both move at one instant.
private let bothMove: [Act] = [
  .down(1, 0, 0, at: 0, on: "outer/left"), .down(2, 90, 0, at: 10, on: "outer/right"),
  .move(1, 0, 40, at: 30),
  .move(2, 90, 40, at: 30), .up(1, at: 100), .up(2, at: 110),
]

/// A hold, and two touches of which the first may last.
private func pressedTwice(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
  var builder = SpecBuilder()
  builder.mechanic("hold", continuous: true, [.pressing(), .waiting(.atLeast(ms(100))), .lifting()])
  builder.mechanic(
    "twice",
    [.pressing(), .lifting(within: .atMost(ms(2000))), .pressing(), .lifting(within: .atMost(ms(90)))])
  builder.activity("hold", by: ["hold"])
  builder.activity("twice", by: ["twice"])
  change(&builder)
  return builder
}

/// A drag, and a swipe that is preferred to it.
private func flickOverPan(_ change: (inout SpecBuilder) -> Void = { _ in }) -> SpecBuilder {
  var builder = SpecBuilder()
  builder.activity("flick", by: ["swipe"])
  builder.activity("pan", by: ["drag"])
  builder.prefer("flick", over: "pan")
  change(&builder)
  return builder
}

/// A movement that is a swipe.
private let flick: [Act] = [
  .down(1, 100, 0, at: 0), .move(1, 120, 0, at: 20), .move(1, 160, 0, at: 40), .move(1, 200, 0, at: 60),
  .up(1, at: 65),
]

extension SpecBuilder {
  /// Two swipes, for which a single one is held.
  fileprivate mutating func addDoubleSwipe(_ name: String) {
    mechanic("double-swipe", [.pressing(), .moving(), .lifting(), .pressing(), .moving(), .lifting()])
    activity(name, by: ["double-swipe"])
  }
}
