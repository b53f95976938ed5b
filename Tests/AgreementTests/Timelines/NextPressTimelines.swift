import GestureRuntime
import SpecParser
import TestSupport

/// Recognizers that wait for the next press of a touch.
let nextPressTimelines: [Timeline] = [
  Timeline(
    "of two double touches that are alike, one whose guard does not hold takes nothing from the other",
    {
      var builder = SpecBuilder()
      builder.state("on")
      builder.activity("guarded", by: ["double-touch"], when: .isOneOf(slot: 0, values: [1]))
      builder.activity("plain", by: ["double-touch"])
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 150), .up(1, at: 200), .set("on", 1),
      .down(1, 0, 0, at: 1000), .up(1, at: 1050), .down(1, 0, 0, at: 1150), .up(1, at: 1200),
    ],
    [Expected("plain", .recognized, at: 200), Expected("guarded", .recognized, at: 1200)]),
  Timeline(
    "of two that wait for a second press, the slow one goes on when the quick one is too late",
    {
      var builder = SpecBuilder()
      for (name, gap) in [("quick", 100.0), ("slow", 300)] {
        builder.mechanic(name, [.pressing(), .lifting(), .pressing(after: .atMost(ms(gap))), .lifting()])
        builder.activity(name, by: [name])
      }
      return builder
    }(),
    [
      .down(1, 0, 0, at: 0), .up(1, at: 50), .down(1, 0, 0, at: 120), .up(1, at: 170),
      .down(1, 0, 0, at: 1000), .up(1, at: 1050), .tick(at: 1200), .down(1, 0, 0, at: 1250), .up(1, at: 1300),
    ],
    [Expected("quick", .recognized, at: 170), Expected("slow", .recognized, at: 1300)]),
  Timeline(
    "a touch that has won leaves none of its presses to an outer double touch",
    nested("touch", "double-touch"),
    [
      .down(1, 0, 0, at: 0, on: "outer/inner"), .up(1, at: 50), .down(1, 0, 0, at: 150, on: "outer"),
      .up(1, at: 200), .down(1, 0, 0, at: 300, on: "outer"), .up(1, at: 350),
    ],
    [Expected("inner", .recognized, at: 50), Expected("outer", .recognized, at: 350)]),
  Timeline(
    "what wins by an earlier touch elsewhere leaves a double touch its next press",
    {
      var builder = SpecBuilder(elements: "left", "right")
      builder.activity("zoom", on: "left", by: ["double-touch"])
      builder.activity("open", on: "right", by: ["touch"])
      builder.activity("mark", on: "right", by: ["double-touch"])
      return builder
    }(),
    [
      .down(1, 300, 0, at: 0, on: "right"), .up(1, at: 50), .down(1, 0, 0, at: 100, on: "left"),
      .up(1, at: 150),
      .tick(at: 360), .down(1, 0, 0, at: 400, on: "left"), .up(1, at: 450),
    ],
    [Expected("open", .recognized, at: 350), Expected("zoom", .recognized, at: 450)]),
  Timeline(
    "the next press of several fingers is measured from where each of them lifted",
    own(fingers: 2...2, [.pressing(), .moving(), .lifting(), .pressing(), .lifting()]),
    [
      .down(1, 80, 100, at: 0), .down(2, 320, 100, at: 10), .move(1, 80, 150, at: 30),
      .move(2, 320, 150, at: 30),
      .up(1, at: 70), .up(2, at: 75), .down(1, 180, 150, at: 200), .down(2, 220, 150, at: 210),
      .up(1, at: 260),
      .up(2, at: 265),
    ],
    [Expected("own", .recognized, at: 265, x: 200)]),
]
