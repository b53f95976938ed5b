import GestureRuntime
import GestureSwiftUI
import StubRecord
import SwiftUI
import UIKit

/// A board with two notes, of which one follows the finger.
@available(iOS 18.0, *)
struct Board: View {
  let state: DeskState
  let names: [String]
  @DeskGestureValue var offset = 0.0

  var body: some View {
    let note = "offset \(Int(offset))"
    StubRecord.note(note)
    return Notes(names: names)
      .deskElement(.board)
      .stubFrame(0, 0, 400, 800)
      .deskGestures(state, updating: $offset) { gesture, _, offset in
        if case .toss(let toss) = gesture { offset = toss.translation.x }
      } perform: { gesture, id in
        StubRecord.note(text("\(gesture.activity) of \(id.map { "\($0)" } ?? "nothing")", gesture.outcome))
      }
  }
}

/// A board whose notes are moved as the spec says.
@available(iOS 18.0, *)
struct MovingBoard: View {
  var body: some View {
    Notes(names: ["first", "second"])
      .deskElement(.board)
      .stubFrame(0, 0, 400, 800)
      .deskGestures(showsFeedback: true) { gesture, _ in StubRecord.note("\(gesture.activity)") }
  }
}

@available(iOS 18.0, *)
struct Notes: View {
  let names: [String]

  var body: some View {
    EmptyView().deskElement(.boardNote, id: names[0]).stubFrame(20, 100, 200, 80)
    EmptyView().deskElement(.boardNote, id: names[1]).stubFrame(20, 200, 300, 80)
  }
}

/// A board that adds up how far its notes went.
@available(iOS 18.0, *)
struct CountingBoard: View {
  let control: DeskGestureControl

  var body: some View {
    Notes(names: ["first", "second"])
      .deskElement(.board)
      .stubFrame(0, 0, 400, 800)
      .deskGestures(control: control) { gesture, _ in
        guard case .toss(let toss) = gesture else { return }
        let isSet = control.setTranslation(.zero, of: .toss)
        StubRecord.note("\(toss.phase) by \(toss.translation.x), set back \(isSet)")
      }
  }
}

/// A palette with two pots of ink.
@available(iOS 18.0, *)
struct Palette: View {
  var body: some View {
    Pots().deskElement(.palette).stubFrame(0, 700, 400, 100)
      .deskGestures(DeskState()) { gesture, id, over in
        let text = { (id: AnyHashable?) in id.map { "\($0)" } ?? "nothing" }
        if case .mix(let mix) = gesture {
          StubRecord.note("mix \(mix.phase) from \(text(id)) over \(text(over))")
        }
      }
  }
}

@available(iOS 18.0, *)
struct Pots: View {
  var body: some View {
    EmptyView().deskElement(.paletteInk, id: "blue").stubFrame(60, 700, 60, 100)
    EmptyView().deskElement(.paletteInk, id: "red").stubFrame(140, 700, 60, 100)
  }
}

/// A button above a tray whose content stands somewhere.
@available(iOS 18.0, *)
struct Shelf: View {
  let control: DeskGestureControl

  var body: some View {
    Items()
      .deskGestures(control: control) { gesture, id in
        StubRecord.note(text("\(gesture.activity) of \(id.map { "\($0)" } ?? "nothing")", gesture.outcome))
      }
  }
}

@available(iOS 18.0, *)
struct Items: View {
  var body: some View {
    EmptyView().deskElement(.bell, id: "bell").stubFrame(150, 100, 100, 40)
    EmptyView().deskElement(.tray, id: "tray").stubFrame(0, 300, 400, 300)
  }
}

/// A finger on a shelf, at these places in steps of 16 ms.
@MainActor private func slide(_ host: StubHost, _ start: Double, _ places: [(x: Double, y: Double)]) {
  let recognizer = host.recognizers[0]
  let touch = UITouch(start, places[0].x, places[0].y, on: nil)
  recognizer.touchesBegan([touch], with: UIEvent())
  CADisplayLink.stubFrame(start + 0.1)
  touch.stubTime += 0.1
  for place in places.dropFirst() {
    touch.stubTime += 0.016
    touch.stubPlace = CGPoint(x: place.x, y: place.y)
    recognizer.touchesMoved([touch], with: UIEvent())
  }
  touch.stubTime += 0.1
  recognizer.touchesEnded([touch], with: UIEvent())
  recognizer.stubFinish()
}

@MainActor private func touch(
  _ host: StubHost, _ time: Double, over way: Double = 180, to end: Double, at y: Double? = nil,
  cancelled: Bool = false,
  draw: () -> Void
) {
  let recognizer = host.recognizers[0]
  let touch = UITouch(time / 100, 210, y ?? time, on: nil)
  recognizer.touchesBegan([touch], with: UIEvent())
  for x in [way, end] {
    touch.stubTime += 0.016
    touch.stubPlace.x = x
    recognizer.touchesMoved([touch], with: UIEvent())
  }
  draw()
  touch.stubTime += 0.2
  if cancelled {
    recognizer.touchesCancelled([touch], with: UIEvent())
  } else {
    recognizer.touchesEnded([touch], with: UIEvent())
  }
  recognizer.stubFinish()
  draw()
}

@MainActor let swiftUIScenarios = [
  Scenario(name: "SwiftUI: the elements' places, their ids, and a value that goes back") {
    let host = StubHost()
    let board = Board(state: DeskState(), names: ["first", "second"])
    host.draw(board)
    touch(host, 120, to: 60) { host.draw(board) }
    touch(host, 220, to: 100) { host.draw(board) }
    touch(host, 320, to: 60, cancelled: true) { host.draw(board) }
    print("recognizers: \(host.recognizers.count)")
  },
  Scenario(name: "SwiftUI: a layout from right to left") {
    let host = StubHost()
    let board = Board(state: DeskState(), names: ["first", "second"])
      .environment(\.layoutDirection, .rightToLeft)
    host.draw(board)
    touch(host, 120, to: 60) { host.draw(board) }
    touch(host, 220, over: 240, to: 360) { host.draw(board) }
  },
  Scenario(name: "SwiftUI: a cancelled touch") {
    let host = StubHost()
    let board = Board(state: DeskState(), names: ["first", "second"])
    host.draw(board)
    touch(host, 120, to: 60, cancelled: true) { host.draw(board) }
  },
  Scenario(name: "SwiftUI: state, other ids, and actions") {
    let host = StubHost()
    host.draw(Board(state: DeskState(), names: ["first", "second"]))
    print(host.buttons.map(\.title))
    for button in host.buttons { button.action() }
    flushRecord()
    let locked = Board(state: DeskState(locked: true), names: ["first", "third"])
    host.draw(locked)
    print(host.buttons.map(\.title))
    touch(host, 220, to: 60) { host.draw(locked) }
    let open = Board(state: DeskState(), names: ["first", "third"])
    host.draw(open)
    touch(host, 320, to: 100, at: 220) { host.draw(open) }
  },
  Scenario(name: "SwiftUI: which of several elements a finger is over") {
    let host = StubHost()
    let palette = Palette()
    host.draw(palette)
    touch(host, 750, to: 90) { host.draw(palette) }
  },
  Scenario(name: "SwiftUI: a note follows its finger, and comes back") {
    let host = StubHost()
    host.draw(MovingBoard())
    flushRecord()
    touch(host, 120, to: 140) { host.draw(MovingBoard()) }
    flushRecord()
    print("after the lift")
    for time in [1.45, 1.6, 4] {
      CADisplayLink.stubFrame(time)
      host.draw(MovingBoard())
    }
  },
  Scenario(name: "SwiftUI: a button on which the finger lifts, and beside which it lifts") {
    let host = StubHost()
    host.draw(Shelf(control: DeskGestureControl()))
    slide(host, 1, [(200, 120), (300, 120), (260, 120)])
    slide(host, 2, [(200, 120), (300, 120)])
  },
  Scenario(name: "SwiftUI: content that stands at its end hands the touch over") {
    let host = StubHost()
    let control = DeskGestureControl()
    host.draw(Shelf(control: control))
    control.setContent(ContentStand(at: .top), of: .tray)
    slide(host, 1, [(200, 400), (200, 420), (200, 440)])
  },
  Scenario(name: "SwiftUI: a translation is set back") {
    let host = StubHost()
    let board = CountingBoard(control: DeskGestureControl())
    host.draw(board)
    touch(host, 120, to: 140) { host.draw(board) }
  },
  Scenario(name: "SwiftUI: what has gone is not touched") {
    let host = StubHost()
    let board = Board(state: DeskState(), names: ["first", "second"])
    host.draw(board)
    host.clear()
    touch(host, 120, to: 60) {}
  },
]
