import GestureRuntime
import GestureSwiftUI
import StubRecord
import SwiftUI
import UIKit

/// A board that shows feedback, whose notes have a name for their actions.
@available(iOS 18.0, *)
struct NamedBoard: View {
  let control: DeskGestureControl
  let names: [String]
  var element = DeskElement.boardNote

  var body: some View {
    NamedNotes(names: names, element: element)
      .deskElement(.board)
      .stubFrame(0, 0, 400, 800)
      .deskGestures(showsFeedback: true, control: control) { gesture, id in
        StubRecord.note("\(gesture.activity) \(gesture.outcome.phase) of \(id.map { "\($0)" } ?? "nothing")")
      }
  }
}

@available(iOS 18.0, *)
struct NamedNotes: View {
  let names: [String]
  let element: DeskElement

  var body: some View {
    EmptyView().deskElement(element, id: names[0]) { "\($0.name) of the note" }.stubFrame(20, 100, 200, 80)
    EmptyView().deskElement(.boardNote, id: names[1]).stubFrame(20, 200, 300, 80)
  }
}

/// A finger that tosses a note away.
@MainActor private func toss(_ host: StubHost, _ time: Double, y: Double = 120) {
  let recognizer = host.recognizers[0]
  let touch = UITouch(time, 210, y, on: nil)
  recognizer.touchesBegan([touch], with: UIEvent())
  for x in [180.0, 100, 40] {
    touch.stubTime += 0.016
    touch.stubPlace.x = x
    recognizer.touchesMoved([touch], with: UIEvent())
  }
  touch.stubTime += 0.02
  recognizer.touchesEnded([touch], with: UIEvent())
  recognizer.stubFinish()
  CADisplayLink.stubFrame(time + 2)
}

@MainActor private func tap(_ host: StubHost, _ time: Double, y: Double = 120) {
  let recognizer = host.recognizers[0]
  let touch = UITouch(time, 50, y, on: nil)
  recognizer.touchesBegan([touch], with: UIEvent())
  touch.stubTime += 0.05
  recognizer.touchesEnded([touch], with: UIEvent())
  recognizer.stubFinish()
}

/// What views of elements become: gone, back, another thing, with state of their own.
@MainActor let elementScenarios = [
  Scenario(name: "SwiftUI: a view that goes and comes back at its place is touched") {
    let host = StubHost()
    let board = NamedBoard(control: DeskGestureControl(), names: ["first", "second"])
    host.draw(board)
    tap(host, 1)
    host.clear()
    host.draw(board)
    tap(host, 2)
    flushRecord()
    print("another element at the same place")
    host.draw(NamedBoard(control: DeskGestureControl(), names: ["first", "second"], element: .paletteInk))
    toss(host, 3)
  },
  Scenario(name: "SwiftUI: a note that was tossed away is brought back, or another takes its place") {
    let control = DeskGestureControl()
    for isAnother in [false, true] {
      let host = StubHost()
      host.draw(NamedBoard(control: control, names: ["first", "second"]))
      toss(host, 1)
      _ = StubRecord.take()
      let board = NamedBoard(control: control, names: [isAnother ? "third" : "first", "second"])
      host.draw(board)
      flushRecord()
      print(isAnother ? "another" : "brought back")
      if !isAnother { control.forgetFeedback(of: .boardNote, id: "first") }
      host.draw(board)
      flushRecord()
    }
  },
  Scenario(name: "SwiftUI: state of notes, also of one that is not on the screen yet") {
    let control = DeskGestureControl()
    control.setState(DeskBoardNoteState(kept: true), of: "first")
    control.setState(DeskBoardNoteState(kept: true), of: "third")
    let host = StubHost()
    host.draw(NamedBoard(control: control, names: ["first", "second"]))
    toss(host, 1)
    toss(host, 4, y: 220)
    flushRecord()
    print("another")
    host.draw(NamedBoard(control: control, names: ["second", "third"]))
    toss(host, 7)
    toss(host, 10, y: 220)
    flushRecord()
    print("no longer kept")
    control.setState(DeskBoardNoteState(), of: "third")
    toss(host, 13, y: 220)
  },
  Scenario(name: "SwiftUI: actions have names in the user's language, show feedback, and ask state") {
    let control = DeskGestureControl()
    let host = StubHost()
    let board = NamedBoard(control: control, names: ["first", "second"])
    host.draw(board)
    print(host.buttons.map(\.title))
    CADisplayLink.stubNow = 5
    for button in host.buttons.suffix(4) { button.action() }
    CADisplayLink.stubFrame(5.1)
    host.draw(board)
    flushRecord()
    print("kept")
    control.setState(DeskBoardNoteState(kept: true), of: "first")
    for button in host.buttons.suffix(4) { button.action() }
    CADisplayLink.stubFrame(9)
  },
  Scenario(name: "SwiftUI: with less motion a value goes back at once") {
    UIAccessibility.stubReducesMotion = true
    let host = StubHost()
    host.draw(Board(state: DeskState(), names: ["first", "second"]))
    toss(host, 1)
    UIAccessibility.stubReducesMotion = false
  },
]
