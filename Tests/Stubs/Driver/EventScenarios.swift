import GestureRuntime
import GestureUIKit
import StubRecord
import UIKit

/// Several fingers in one event. UIKit calls once for each phase.
@MainActor let eventScenarios: [Scenario] = [
  Scenario(name: "one event has a finger that lifts and one that moves: samples in the order of time") {
    let table = Table()
    let (a, b) = (UITouch(1.0, 210, 120, on: table.first), UITouch(1.0, 200, 400, on: table.board))
    table.recognizer.touchesBegan([a, b], with: UIEvent())
    move(table, a, 1.016, 190)
    let between = [UITouch(1.020, 180, 120, on: table.first), UITouch(1.026, 160, 120, on: table.first), a]
    (a.stubTime, a.stubPlace.x, a.stubPhase) = (1.032, 140, .ended)
    (b.stubTime, b.stubPlace.x, b.stubPhase) = (1.032, 201, .moved)
    let event = UIEvent(coalesced: [(a, between)], touches: [a, b])
    table.recognizer.touchesMoved([b], with: event)
    table.recognizer.touchesEnded([a], with: event)
    table.recognizer.touchesEnded([b], with: UIEvent())
    table.recognizer.stubFinish()
  },
  Scenario(name: "a finger lands in an event whose other finger moved before") {
    let table = Table()
    let (a, b) = (UITouch(1.0, 200, 400, on: table.board), UITouch(1.016, 300, 400, on: table.board))
    table.recognizer.touchesBegan([a], with: UIEvent())
    (a.stubTime, a.stubPlace.x, a.stubPhase, b.stubPhase) = (1.016, 193, .moved, .began)
    let between = [UITouch(1.004, 198, 400, on: table.board), UITouch(1.010, 196, 400, on: table.board), a]
    let event = UIEvent(coalesced: [(a, between)], touches: [a, b])
    table.recognizer.touchesBegan([b], with: event)
    table.recognizer.touchesMoved([a], with: event)
    for x in [330.0, 360] { move(table, b, b.stubTime + 0.016, x) }
    table.recognizer.touchesEnded([a, b], with: UIEvent())
    table.recognizer.stubFinish()
  },
  Scenario(name: "an event whose touch was taken as moved may still cancel it") {
    let table = Table()
    let touch = UITouch(1.0, 210, 120, on: table.first)
    table.recognizer.touchesBegan([touch], with: UIEvent())
    (touch.stubTime, touch.stubPlace.x, touch.stubPhase) = (1.016, 180, .moved)
    let event = UIEvent(touches: [touch])
    table.recognizer.touchesMoved([touch], with: event)
    table.recognizer.touchesCancelled([touch], with: event)
    table.recognizer.stubFinish()
  },
  Scenario(name: "handles of a narrow and of a wide note are pressed at once: each has its own threshold") {
    let table = Table()
    let handles = [table.first, table.second].map { note in
      let handle = UIView(frame: CGRect(x: 180, y: 0, width: 20, height: 80))
      handle.deskElement = .boardNoteHandle
      note.addSubview(handle)
      return handle
    }
    let (a, b) = (UITouch(1.0, 210, 120, on: handles[0]), UITouch(1.0, 210, 220, on: handles[1]))
    table.recognizer.touchesBegan([a, b], with: UIEvent())
    for x in [180.0, 90] {
      for touch in [a, b] { (touch.stubTime, touch.stubPlace.x) = (touch.stubTime + 0.1, x) }
      table.recognizer.touchesMoved([a, b], with: UIEvent())
    }
    table.recognizer.touchesEnded([a, b], with: UIEvent())
    table.recognizer.stubFinish()
  },
]

@MainActor private func move(_ table: Table, _ touch: UITouch, _ time: Double, _ x: Double) {
  (touch.stubTime, touch.stubPlace.x) = (time, x)
  table.recognizer.touchesMoved([touch], with: UIEvent())
}

/// A card that is carried to a bin, beside the board.
@MainActor let carriedScenarios: [Scenario] = [
  Scenario(name: "a card that is carried does not hide the bin under it, and a panel above the bin does") {
    for isCovered in [false, true] {
      let (table, card) = carrying()
      if isCovered { table.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))) }
      table.down(1, 1.0, 300, 420, on: card)
      for (step, x) in [280.0, 200, 100, 50].enumerated() {
        table.move(1, 1.016 + 0.016 * Double(step), x, 420)
      }
      table.move(1, 1.1, 50, 50)
      table.up(1, 1.116, 50, 50)
      table.recognizer.forgetFeedback(of: card)
      table.frame(2)
      flushRecord()
      if !isCovered { print("covered") }
    }
  },
  Scenario(name: "a card that swings for ever stops once it is gone, and with less motion") {
    for isReduced in [false, true] {
      UIAccessibility.stubReducesMotion = isReduced
      let table = swinging()
      flushRecord()
      if !isReduced { table.window.subviews.last?.removeFromSuperview() }
      table.frame(100)
    }
    UIAccessibility.stubReducesMotion = false
  },
]

/// A table with a bin in the upper left and a card in the middle.
@MainActor private func carrying() -> (table: Table, card: UIView) {
  let table = Table()
  table.recognizer.showsFeedback = true
  let bin = UIView(frame: CGRect(x: 0, y: 40, width: 80, height: 60))
  let card = UIView(frame: CGRect(x: 260, y: 400, width: 80, height: 60))
  bin.deskElement = .bin
  card.deskElement = .card
  table.window.addSubview(bin)
  table.window.addSubview(card)
  return (table, card)
}

/// A table whose card nothing else holds, and which moves after its lift.
@MainActor private func swinging() -> Table {
  let (table, card) = carrying()
  table.down(1, 1.0, 300, 420, on: card)
  for (step, x) in [280.0, 240].enumerated() { table.move(1, 1.016 + 0.016 * Double(step), x, 420) }
  table.up(1, 1.2, 240, 420)
  table.fingers = [:]
  return table
}
