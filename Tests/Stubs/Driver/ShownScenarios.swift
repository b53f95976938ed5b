import GestureRuntime
import GestureUIKit
import StubRecord
import UIKit

/// Feedback of long presses that fail, of views that go, and for people who asked for less motion.
@MainActor let shownScenarios: [Scenario] = [
  Scenario(name: "a long press that a second finger has ended goes back") {
    let table = shownTable()
    table.down(1, 1.0, 50, 120, on: table.first)
    table.frame(1.2)
    table.frame(1.25)
    table.down(2, 1.26, 150, 120, on: table.first)
    for time in [1.3, 1.4, 2] { table.frame(time) }
  },
  Scenario(name: "a pencil does not shrink what only fingers hold") {
    let table = shownTable()
    let touch = UITouch(1.0, 50, 120, on: table.first, by: .pencil)
    table.recognizer.stubBegin(touch, with: UIEvent())
    for time in [1.2, 1.3, 1.4, 1.5] { table.frame(time) }
  },
  Scenario(name: "feedback that is turned off under a finger goes, and what the finger does is still told") {
    let table = shownTable()
    drag(table, 1, table.first)
    table.recognizer.showsFeedback = false
    print("shown at \(table.first.transform.tx), opacity \(table.first.alpha)")
    table.up(1, 1.2, 80, 320)
    table.frame(2)
    print("shown at \(table.first.transform.tx), opacity \(table.first.alpha)")
  },
  Scenario(name: "a view at the address of one that is gone is shown from the start") {
    let table = shownTable()
    let old = gone(from: table)
    var others: [UIView] = []
    while others.count < 100_000 {
      let view = note()
      if ObjectIdentifier(view) == old {
        table.board.addSubview(view)
        drag(table, 10, view)
        _ = StubRecord.take()
        return print("shown at \(view.transform.tx.rounded())")
      }
      others.append(view)
    }
    // Allocators need not use an address again.
    _ = StubRecord.take()
    print("shown at -100.0")
  },
  Scenario(name: "a note that flies back is caught where the last frame shows it, by a touch made before") {
    let table = shownTable()
    drag(table, 1, table.first)
    table.up(1, 1.2, 80, 320)
    for time in [1.216, 1.232, 1.248] { table.frame(time) }
    let seen = table.first.transform.tx
    table.down(2, 1.255, 150, 120, on: table.first)
    table.frame(1.264)
    _ = StubRecord.take()
    print("caught where it is seen: \(table.first.transform.tx == seen)")
    table.up(2, 1.265, 150, 120)
    table.frame(1.265)
    print("goes on from there: \((table.first.transform.tx - seen).magnitude < 1)")
    table.frame(4)
    _ = StubRecord.take()
  },
  Scenario(name: "a note on a board that is scaled and turned stays under its finger") {
    let table = shownTable()
    table.recognizer.handler = nil
    table.board.transform = CGAffineTransform.identity.rotated(by: .pi / 2).scaledBy(x: 1.5, y: 1.5)
    let start = table.second.convert(CGPoint(x: 150, y: 40), to: nil)
    table.down(1, 1.0, start.x, start.y, on: table.second)
    table.move(1, 1.016, start.x - 30, start.y)
    let claimed = table.second.convert(CGPoint(x: 150, y: 40), to: nil)
    table.move(1, 1.032, start.x - 90, start.y)
    let moved = table.second.convert(CGPoint(x: 150, y: 40), to: nil)
    _ = StubRecord.take()
    print("moved by \((moved.x - claimed.x).rounded()), \((moved.y - claimed.y).rounded())")
    table.cancel(1, 1.048, 0, 0)
    table.frame(4)
    _ = StubRecord.take()
  },
  Scenario(name: "a board that was zoomed and then laid out anew is zoomed about the fingers where it is now")
  {
    let table = shownTable()
    table.recognizer.handler = nil
    pinch(table, 1, about: CGPoint(x: 200, y: 400))
    table.board.frame = CGRect(x: 400, y: 50, width: 400, height: 700)
    pinch(table, 10, about: CGPoint(x: 600, y: 400))
    _ = StubRecord.take()
    let shown = table.board.transform
    print("shown at \(shown.tx.rounded()), \(shown.ty.rounded()), size \((100 * shown.a).rounded()) %")
  },
  Scenario(name: "with less motion a note follows its finger, and rests at once") {
    let table = shownTable()
    UIAccessibility.stubReducesMotion = true
    table.recognizer.onSettled = { StubRecord.note("settled \($0.activity)") }
    table.down(1, 1.0, 210, 120, on: table.first)
    table.move(1, 1.016, 180, 120)
    table.move(1, 1.032, 120, 120)
    table.up(1, 1.2, 120, 120)
    table.frame(1.216)
    flushRecord()
    print("thrown away, and touched where it rests")
    table.down(2, 2.0, 210, 220, on: table.second)
    table.move(2, 2.016, 180, 220)
    table.up(2, 2.1, 20, 220)
    table.down(3, 2.15, 20, 220, on: table.second)
    table.frame(2.2)
    table.up(3, 2.25, 20, 220)
    UIAccessibility.stubReducesMotion = false
  },
]

@MainActor private func shownTable() -> Table {
  let table = Table()
  table.recognizer.showsFeedback = true
  return table
}

/// Two fingers that spread about a point, and lift.
@MainActor private func pinch(_ table: Table, _ time: Double, about place: CGPoint) {
  table.down(1, time, place.x - 50, place.y, on: table.board)
  table.down(2, time, place.x + 50, place.y, on: table.board)
  for (step, way) in [55.0, 60, 65].enumerated() {
    table.move(1, time + 0.016 * Double(step + 1), place.x - way, place.y)
    table.move(2, time + 0.016 * Double(step + 1), place.x + way, place.y)
  }
  table.up(1, time + 0.2, place.x - 65, place.y)
  table.up(2, time + 0.2, place.x + 65, place.y)
  table.frame(time + 4)
}

@MainActor private func note() -> UIView {
  let view = UIView(frame: CGRect(x: 20, y: 250, width: 200, height: 80))
  view.deskElement = .boardNote
  return view
}

@MainActor private func drag(_ table: Table, _ time: Double, _ view: UIView) {
  table.down(1, time, 210, 320, on: view)
  table.move(1, time + 0.016, 180, 320)
  table.move(1, time + 0.032, 80, 320)
}

/// Tosses a note away and lets it go. Returns the address where it was.
@MainActor private func gone(from table: Table) -> ObjectIdentifier {
  let view = note()
  table.board.addSubview(view)
  drag(table, 1, view)
  table.up(1, 1.1, 0, 320)
  table.frame(4)
  view.removeFromSuperview()
  table.fingers = [:]
  return ObjectIdentifier(view)
}
