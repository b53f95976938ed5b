import GestureRuntime
import StubRecord
import UIKit

/// Buttons, which show that they are pressed, and content that ends.
@MainActor let buttonScenarios: [Scenario] = [
  Scenario(name: "a button shows that it is pressed, and is done where the finger comes back to it") {
    let table = Table()
    table.down(1, 1.0, 40, 20, on: table.bell)
    table.frame(1.016)
    table.frame(1.064)
    table.move(1, 1.5, 200, 20)
    table.move(1, 2.0, 95, 20)
    table.up(1, 2.1, 95, 20)
  },
  Scenario(
    name: "a button whose finger lifts beyond its frame and slop fails, and says so to its handler alone"
  ) {
    let table = Table()
    table.down(1, 1.0, 40, 20, on: table.bell)
    table.frame(1.064)
    table.move(1, 1.5, 101, 20)
    table.up(1, 1.6, 101, 20)
  },
  Scenario(name: "content that stands at its end hands the touch over, content that does not goes on") {
    for room in [0.0, 30] {
      let table = Table()
      table.recognizer.setContent(ContentStand(top: room), of: table.tray)
      table.down(1, 1.0, 300, 10, on: table.tray)
      for (step, y) in [30.0, 50, 90].enumerated() { table.move(1, 1.016 + 0.016 * Double(step), 300, y) }
      table.up(1, 1.2, 300, 90)
    }
  },
]
