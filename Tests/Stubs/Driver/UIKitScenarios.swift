import GestureRuntime
import GestureUIKit
import StubRecord
import UIKit

@MainActor let uikitScenarios: [Scenario] =
  [
    Scenario(name: "a touch") {
      let table = Table()
      table.down(1, 1.0, 50, 120, on: table.first)
      table.up(1, 1.1, 51, 120)
    },
    Scenario(name: "a hold is told by the display link, at its deadline") {
      let table = Table()
      table.down(1, 1.0, 50, 120, on: table.first)
      table.frame(1.2)
      table.frame(1.416)
      table.frame(1.432)
      table.up(1, 1.5, 50, 120)
    },
    Scenario(name: "a double touch: possible between its touches") {
      let table = Table()
      table.down(1, 1.0, 350, 700, on: table.corner)
      table.up(1, 1.1, 350, 700)
      table.frame(1.116)
      table.down(2, 1.2, 350, 700, on: table.corner)
      table.up(2, 1.3, 350, 700)
    },
    Scenario(name: "a touch that waits for a second one, after the finger has gone") {
      let table = Table()
      table.down(1, 1.0, 350, 700, on: table.corner)
      table.up(1, 1.1, 350, 700)
      table.frame(1.384)
      table.frame(1.416)
    },
    Scenario(name: "a touch is told late: it counts when it was made") {
      let table = Table()
      table.down(1, 1.0, 350, 700, on: table.corner)
      table.up(1, 1.1, 350, 700)
      table.frame(1.416)
      table.down(2, 1.405, 50, 120, on: table.first)
      table.frame(1.9)
      table.up(2, 2.0, 50, 120)
    },
    Scenario(name: "the window's edge") {
      let table = Table()
      table.down(1, 1.0, 390, 700, on: table.corner)
      table.move(1, 1.016, 360, 700)
      table.move(1, 1.032, 340, 700)
      table.up(1, 1.1, 340, 700)
    },
    Scenario(name: "a note is tossed to the right where text runs from right to left") {
      let table = Table()
      table.window.stubLayoutDirection = .rightToLeft
      table.down(1, 1.0, 50, 120, on: table.first)
      table.move(1, 1.016, 20, 120)
      table.up(1, 1.1, 20, 120)
      table.down(1, 2.0, 50, 120, on: table.first)
      table.move(1, 2.016, 80, 120)
      table.move(1, 2.032, 180, 120)
      table.up(1, 2.1, 180, 120)
    },
    Scenario(
      name: "a pencil signs and pokes nothing, a pointer's main button pokes, its other ones do nothing"
    ) {
      let table = Table()
      table.touch(1, 1.0, 350, 700, on: table.corner, by: .pencil)
      table.frame(1.5)
      table.touch(2, 2.0, 350, 700, on: table.corner, by: .indirectPointer, buttons: .primary)
      table.frame(2.5)
      for (finger, button) in [(3, UIEvent.ButtonMask.secondary), (4, UIEvent.ButtonMask(rawValue: 4))] {
        let time = Double(finger)
        table.touch(finger, time, 350, 700, on: table.corner, by: .indirectPointer, buttons: button)
        table.frame(time + 0.5)
      }
    },
    Scenario(name: "two fingers at once are told apart by their places") {
      for upper in [true, false] {
        let table = Table()
        let (a, b) = (UITouch(1.0, 50, 120, on: table.first), UITouch(1.0, 50, 220, on: table.second))
        table.recognizer.touchesBegan(upper ? [a, b] : [b, a], with: UIEvent())
        print("the lower one last: \(table.recognizer.view(of: .boardNote) === table.second)")
        table.recognizer.touchesEnded([a, b], with: UIEvent())
        table.recognizer.stubFinish()
      }
    },
    Scenario(name: "coalesced touches in the order of their times, of both fingers") {
      let table = Table()
      let (a, b) = (UITouch(1.0, 100, 400, on: table.board), UITouch(1.0, 60, 400, on: table.board))
      table.recognizer.touchesBegan([a, b], with: UIEvent())
      (a.stubTime, a.stubPlace) = (1.016, CGPoint(x: 180, y: 400))
      (b.stubTime, b.stubPlace) = (1.012, CGPoint(x: 10, y: 400))
      let between = [
        UITouch(1.004, 110, 400, on: table.board), UITouch(1.008, 140, 400, on: table.board), a,
      ]
      let event = UIEvent(coalesced: [(a, between), (b, [UITouch(1.006, 40, 400, on: table.board), b])])
      table.recognizer.touchesMoved([a, b], with: event)
      table.recognizer.touchesEnded([a, b], with: UIEvent())
      table.recognizer.stubFinish()
    },
    Scenario(
      name: "haptics at claim, threshold and commit; the threshold is half of the note that is touched"
    ) {
      let table = Table()
      table.down(1, 1.0, 210, 120, on: table.first)
      table.move(1, 1.016, 180, 120)
      table.move(1, 1.032, 70, 120)
      table.move(1, 1.048, 90, 120)
      table.move(1, 1.064, 60, 120)
      table.up(1, 1.2, 60, 120)
      print("on the first: \(table.recognizer.view(of: .boardNote) === table.first)")
      table.down(1, 2.0, 210, 220, on: table.second)
      table.move(1, 2.016, 180, 220)
      table.move(1, 2.032, 70, 220)
      table.up(1, 2.2, 70, 220)
      print("on the second: \(table.recognizer.view(of: .boardNote) === table.second)")
    },
    Scenario(name: "touches that the system takes away") {
      let table = Table()
      table.down(1, 1.0, 210, 120, on: table.first)
      table.move(1, 1.016, 180, 120)
      table.cancel(1, 1.032, 20, 120)
      flushRecord()
      print("before anything began")
      table.down(1, 2.0, 210, 120, on: table.first)
      table.cancel(1, 2.016, 210, 120)
    },
    Scenario(name: "another recognizer prevents it, and the finger is not heard of again") {
      let table = Table()
      table.down(1, 1.0, 210, 120, on: table.first)
      table.move(1, 1.016, 180, 120)
      table.recognizer.stubReset()
      table.move(1, 1.032, 100, 120)
      table.up(1, 1.048, 100, 120)
      flushRecord()
      print("and the next")
      table.down(2, 2.0, 210, 120, on: table.first)
      table.up(2, 2.1, 210, 120)
    },
    Scenario(name: "nothing there to be touched") {
      let table = Table()
      table.down(1, 1.0, 200, 20, on: table.window)
      table.recognizer.stubFinish()
      table.move(1, 1.016, 100, 20)
      table.up(1, 1.1, 100, 20)
    },
    Scenario(name: "the innermost element: through what gets no touches, up from what is none") {
      let table = Table()
      table.picture.deskElement = .boardNote
      table.down(1, 1.0, 140, 120, on: table.first)
      table.up(1, 1.1, 140, 120)
      print("the picture: \(table.recognizer.view(of: .boardNote) === table.picture)")
      table.frame.isHidden = true
      table.down(1, 2.0, 140, 120, on: table.first)
      table.up(1, 2.1, 140, 120)
      print("the note: \(table.recognizer.view(of: .boardNote) === table.first)")
      table.picture.deskElement = nil
      table.down(1, 3.0, 140, 120, on: table.picture)
      table.up(1, 3.1, 140, 120)
      print("the note: \(table.recognizer.view(of: .boardNote) === table.first)")
      print("within the board: \(table.recognizer.view(of: .board) === table.board)")
      table.recognizer.findElement = { touch in
        touch.location(in: nil).x < 100 ? (.boardNote, CGSize(width: 40, height: 40)) : nil
      }
      table.down(1, 4.0, 10, 120, on: table.window)
      table.move(1, 4.016, 0, 120)
      table.move(1, 4.032, -20, 120)
      table.up(1, 4.2, -20, 120)
    },
    Scenario(name: "the element under a finger that moves: not the one that it began on") {
      let table = Table()
      table.down(1, 1.0, 50, 775, on: table.palette)
      table.move(1, 1.016, 80, 775)
      table.move(1, 1.032, 150, 775)
      table.move(1, 1.048, 250, 775)
      table.move(1, 1.064, 250, 300)
      table.move(1, 1.080, 150, 775)
      table.recognizer.carriedView = table.glue
      table.up(1, 1.2, 250, 775)
      print("passed last: \(table.recognizer.view(over: .paletteGlue) === table.glue)")
      print("touched: \(table.recognizer.view(of: .palette) === table.palette)")
      print("no option was: \(table.recognizer.view(of: .paletteInk) == nil)")
    },
    Scenario(name: "a share of what lies around the element that is touched: of the board, not of the note") {
      let table = Table()
      let (a, b) = (UITouch(1.0, 60, 120, on: table.first), UITouch(1.0, 140, 120, on: table.first))
      table.recognizer.touchesBegan([a, b], with: UIEvent())
      for y in [140.0, 315] {
        for touch in [a, b] {
          touch.stubTime += 0.1
          touch.stubPlace.y = y
        }
        table.recognizer.touchesMoved([a, b], with: UIEvent())
      }
      table.recognizer.touchesEnded([a, b], with: UIEvent())
      table.recognizer.stubFinish()
    },
    Scenario(name: "recognizers of the system") {
      let table = Table()
      let pinch = UIGestureRecognizer(target: nil, action: nil)
      let other = UIGestureRecognizer(target: nil, action: nil)
      table.recognizer.bridge(table.board, as: .scroll)
      table.recognizer.bridge(pinch, as: .zoom)
      for (name, system) in [("pan", table.board.panGestureRecognizer), ("pinch", pinch), ("other", other)] {
        let own = table.recognizer
        let together = own.delegate?.gestureRecognizer(own, shouldRecognizeSimultaneouslyWith: system)
        print(
          "\(name): waits \(own.shouldBeRequiredToFail(by: system)), is prevented \(own.canPrevent(system)), "
            + "prevents \(own.canBePrevented(by: system)), simultaneous \(together == true)")
      }
      print("the spec lets the pan scroll")
      table.down(1, 1.0, 200, 400, on: table.board)
      table.move(1, 1.016, 200, 380)
      table.move(1, 1.032, 200, 300)
      table.up(1, 1.1, 200, 300)
      flushRecord()
      print("the spec tosses")
      table.down(1, 2.0, 210, 120, on: table.first)
      table.move(1, 2.016, 180, 120)
      table.up(1, 2.1, 180, 120)
    },
    Scenario(name: "a handler changes state at once") {
      let table = Table()
      table.recognizer.onGesture = { _ in table.recognizer.gestureState.locked = true }
      table.down(1, 1.0, 210, 120, on: table.first)
      table.move(1, 1.016, 180, 120)
      table.up(1, 1.2, 180, 120)
      flushRecord()
      print("locked")
      table.down(1, 2.0, 210, 120, on: table.first)
      table.move(1, 2.016, 180, 120)
      table.up(1, 2.2, 180, 120)
    },
    Scenario(name: "actions for people who make no gestures") {
      let table = Table()
      let actions = table.recognizer.accessibilityActions(for: table.first)
      for action in actions { print("\(action.name): \(action.actionHandler?(action) == true)") }
      flushRecord()
      table.recognizer.gestureState.locked = true
      print(table.recognizer.accessibilityActions(for: table.first) { "do \($0)" }.map(\.name))
      print("toss while locked: \(actions.last.map { $0.actionHandler?($0) == true } == true)")
    },
    Scenario(name: "edges, and motions of the app's own") {
      print("edges: \(DeskGestureRecognizer.protectedEdges == [.top, .left])")
      let table = Table()
      for direction in [ReadingDirection.leftToRight, .rightToLeft] {
        table.recognizer.layoutDirection = direction
        print(
          "edges \(direction): \(table.recognizer.protectedEdges == [.top, direction == .leftToRight ? .left : .right])"
        )
      }
      let feedback = DeskFeedback(for: .toss)
      for committed in [true, false] {
        let end = DeskGesture.toss(.init(phase: .ended, isCommitted: committed))
        feedback.animate(after: end, { StubRecord.note(committed ? "away" : "back") }) { position in
          StubRecord.note("done \(position)")
        }
      }
      let thrown = feedback.animator(after: .toss(.init(phase: .cancelled)), velocity: CGVector(dx: 3, dy: 0))
      thrown.startAnimation(afterDelay: 0)
      print("described: \(feedback.isDescribed), \(DeskFeedback(for: .open).isDescribed)")
      print("word: \(feedback.word(at: .commit).map { "\($0)" } ?? "none")")
    },
  ] + feedbackScenarios

@MainActor private let feedbackScenarios = [
  Scenario(name: "a note follows its finger, and comes back on the display link's frames") {
    let table = Table()
    table.recognizer.showsFeedback = true
    table.recognizer.onSettled = { StubRecord.note("settled \($0.activity)") }
    table.down(1, 1.0, 210, 120, on: table.first)
    table.move(1, 1.016, 180, 120)
    table.move(1, 1.032, 120, 120)
    table.up(1, 1.2, 120, 120)
    flushRecord()
    print("after the lift")
    for time in [1.216, 1.3, 1.5, 2.5, 2.516] { table.frame(time) }
  },
  Scenario(name: "a finger takes a note over that is on its way") {
    let table = Table()
    table.recognizer.showsFeedback = true
    table.down(1, 1.0, 210, 120, on: table.first)
    table.move(1, 1.016, 180, 120)
    table.move(1, 1.032, 120, 120)
    table.up(1, 1.2, 120, 120)
    table.frame(1.26)
    flushRecord()
    print("stopped")
    table.down(2, 1.3, 150, 120, on: table.first)
    table.frame(1.4)
    table.frame(1.5)
    table.move(2, 1.516, 130, 120)
    table.move(2, 1.532, 20, 120)
    table.move(2, 1.548, 10, 120)
    flushRecord()
    print("away")
    table.up(2, 1.564, 0, 120)
    table.frame(2.5)
    table.recognizer.forgetFeedback(of: table.first)
  },
  Scenario(name: "a hold shows its progress, and goes back when the finger leaves") {
    let table = Table()
    table.recognizer.showsFeedback = true
    table.down(1, 1.0, 50, 120, on: table.first)
    table.frame(1.2)
    table.frame(1.3)
    table.up(1, 1.316, 50, 120)
    flushRecord()
    print("given up")
    table.frame(1.4)
    table.frame(3)
    flushRecord()
    print("moved away")
    table.down(2, 4.0, 50, 220, on: table.second)
    table.frame(4.3)
    table.move(2, 4.316, 50, 250)
    table.frame(4.4)
    table.up(2, 4.5, 50, 250)
    flushRecord()
    print("held")
    table.down(3, 6.0, 50, 120, on: table.first)
    table.frame(6.416)
    table.up(3, 6.6, 50, 120)
    table.frame(8)
  },
  Scenario(name: "an app that adds up changes sets a translation back, and nothing that is shown leaps") {
    for counts in [false, true] {
      let table = Table()
      table.recognizer.showsFeedback = true
      table.recognizer.handler = nil
      var sum = 0.0
      table.recognizer.onGesture = { gesture in
        guard case .toss(let toss) = gesture, toss.phase == .began || toss.phase == .changed else { return }
        sum = counts ? sum + toss.translation.x : toss.translation.x
        if counts { table.recognizer.setTranslation(.zero, of: .toss) }
      }
      table.down(1, 1.0, 210, 120, on: table.first)
      table.move(1, 1.016, 190, 120)
      // Three places were measured since the last event. The adapter feeds them one after the other.
      let touch = table.at(1, 1.04, 150, 120)
      let between = [
        UITouch(1.024, 180, 120, on: table.first), UITouch(1.032, 165, 120, on: table.first), touch,
      ]
      table.recognizer.touchesMoved([touch], with: UIEvent(coalesced: [(touch, between)]))
      table.move(1, 1.056, 140, 120)
      print("\(counts ? "added up" : "since the claim"): \(sum), shown at \(table.first.transform.tx)")
      print("while it is under way: \(table.recognizer.setTranslation(.zero, of: .toss))")
      table.up(1, 1.2, 140, 120)
      print("after the lift: \(table.recognizer.setTranslation(.zero, of: .toss))")
      table.frame(4)
      _ = StubRecord.take()
    }
  },
  Scenario(name: "scales and angles are set back, to values that they can have") {
    let table = Table()
    table.recognizer.showsFeedback = true
    table.recognizer.handler = nil
    var (scale, angle) = (1.0, 0.0)
    table.recognizer.onGesture = { gesture in
      if case .zoom(let zoom) = gesture, zoom.phase == .changed {
        scale *= zoom.scale
        print(
          "zoom \(table.recognizer.setScale(1, of: .zoom)), never to 0 \(table.recognizer.setScale(0, of: .zoom))"
        )
      }
      if case .turn(let turn) = gesture, turn.phase == .changed {
        angle += turn.rotation
        table.recognizer.setRotation(0, of: .turn)
      }
    }
    table.down(1, 1.0, 100, 400, on: table.board)
    table.down(2, 1.016, 200, 400, on: table.board)
    for (step, y) in [400.0, 410, 425, 445].enumerated() {
      table.move(2, 1.032 + 0.016 * Double(step), 240 + 10 * Double(step), y)
    }
    print(
      "scale \((1000 * scale).rounded()), angle \(angle.rounded()), shown at \((1000 * table.board.transform.a).rounded())"
    )
    table.up(1, 1.2, 100, 400)
    table.up(2, 1.216, 270, 445)
    table.frame(4)
    _ = StubRecord.take()
  },
  Scenario(name: "a pinch scales the board about the fingers, and turns it") {
    let table = Table()
    table.recognizer.showsFeedback = true
    table.down(1, 1.0, 100, 400, on: table.board)
    table.down(2, 1.016, 200, 400, on: table.board)
    table.move(2, 1.032, 240, 400)
    table.move(2, 1.048, 300, 400)
    table.up(1, 1.064, 100, 400)
    table.up(2, 1.08, 300, 400)
    table.frame(3)
  },
]
