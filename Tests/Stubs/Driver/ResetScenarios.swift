import GestureRuntime
import GestureUIKit
import StubRecord
import UIKit

/// Claims that are held when UIKit resets the recognizer, and touches of several types.
@MainActor let resetScenarios: [Scenario] = [
  Scenario(name: "another recognizer prevents it while a touch waits for a second one: nothing comes of it") {
    let table = Table()
    table.down(1, 1.0, 350, 700, on: table.corner)
    table.up(1, 1.1, 350, 700)
    table.recognizer.stubReset()
    table.frame(1.416)
    flushRecord()
    print("the next one is no second one, and its press begins nothing")
    table.down(2, 1.432, 50, 120, on: table.first)
    print("state \(table.recognizer.state)")
    table.up(2, 1.5, 50, 120)
  },
  Scenario(name: "it is prevented, and the next touch is not the second of two") {
    let table = Table()
    table.down(1, 1.0, 350, 700, on: table.corner)
    table.up(1, 1.1, 350, 700)
    table.recognizer.stubReset()
    table.down(2, 1.2, 350, 700, on: table.corner)
    table.up(2, 1.3, 350, 700)
    table.frame(1.616)
  },
  Scenario(name: "a pan scrolls while a touch waits: the touch still counts, and the next pan begins") {
    let table = Table()
    table.recognizer.bridge(table.board, as: .scroll)
    table.down(1, 1.0, 350, 700, on: table.corner)
    table.up(1, 1.1, 350, 700)
    table.down(2, 1.2, 200, 400, on: table.board)
    table.move(2, 1.216, 200, 380)
    table.recognizer.stubFinish()
    table.frame(1.416)
    flushRecord()
    print("the next finger")
    table.down(3, 11.0, 200, 400, on: table.board)
    print("state \(table.recognizer.state)")
    table.move(3, 11.016, 200, 360)
    table.recognizer.stubFinish()
  },
  Scenario(name: "a touch was recognized and a second one is still possible: a pan that follows begins") {
    let table = Table()
    table.recognizer.bridge(table.board, as: .scroll)
    table.down(1, 1.0, 350, 30, on: table.lamp)
    table.up(1, 1.05, 350, 30)
    flushRecord()
    print("the next finger")
    table.down(2, 1.2, 200, 400, on: table.board)
    table.move(2, 1.216, 200, 380)
    table.recognizer.stubFinish()
    table.frame(2)
  },
  Scenario(name: "a second touch of a lamp comes after the first was told") {
    let table = Table()
    for time in [1.0, 1.2] {
      table.down(1, time, 350, 30, on: table.lamp)
      table.up(1, time + 0.05, 350, 30)
    }
    table.frame(2)
  },
  Scenario(name: "a system's pan has the touch: what later samples of the same event would begin is not told")
  {
    for isOneEvent in [false, true] {
      let table = Table()
      table.recognizer.bridge(table.board, as: .roll)
      table.recognizer.setContent(ContentStand(top: 0), of: table.tray)
      table.down(1, 1.0, 300, 10, on: table.tray)
      let places = [(1.024, 30.0), (1.032, 45), (1.04, 60)]
      if isOneEvent {
        let touch = table.at(1, 1.04, 300, 60)
        let between = places.dropLast().map { UITouch($0.0, 300, $0.1, on: table.tray) } + [touch]
        table.recognizer.touchesMoved([touch], with: UIEvent(coalesced: [(touch, between)]))
      } else {
        for (time, y) in places where table.recognizer.state == .possible { table.move(1, time, 300, y) }
      }
      table.recognizer.stubFinish()
      flushRecord()
      if !isOneEvent { print("in one event") }
    }
  },
  Scenario(name: "a pencil signs while a finger rests on the board") {
    let table = Table()
    table.down(1, 1.0, 200, 400, on: table.board)
    table.touch(2, 1.1, 350, 700, on: table.corner, by: .pencil)
    table.up(1, 1.3, 200, 400)
  },
]
