import GestureRuntime
import GestureUIKit
import StubRecord
import UIKit

/// Accessibility actions: which view they are of, what they carry, and what they show.
@MainActor let actionScenarios: [Scenario] = [
  Scenario(name: "an action is of its view, whichever was touched last") {
    let table = Table()
    table.recognizer.handler = nil
    table.recognizer.onGesture = { gesture in
      let names = [table.first: "first", table.second: "second"]
      let name = { (view: UIView?) in view.flatMap { names[$0] } ?? "nothing" }
      print(
        "\(gesture.activity) \(gesture.outcome.phase) of \(name(table.recognizer.view(of: gesture))), "
          + "\(name(table.recognizer.view(of: .boardNote))) at \(gesture.outcome.location)")
    }
    perform(table.recognizer.accessibilityActions(for: table.second))
    table.down(1, 1.0, 50, 120, on: table.first)
    table.up(1, 1.1, 50, 120)
    perform(table.recognizer.accessibilityActions(for: table.second))
    table.second.setDeskItem(42)
    table.recognizer.onGesture = { print("\($0.activity) of item \($0.outcome.instance)") }
    perform(table.recognizer.accessibilityActions(for: table.second))
    _ = StubRecord.take()
  },
  Scenario(name: "an action shows its feedback, and comes to rest") {
    let table = Table()
    table.recognizer.showsFeedback = true
    table.recognizer.onSettled = { StubRecord.note("settled \($0.activity)") }
    CADisplayLink.stubNow = 8
    table.recognizer.carryOut(.toss, on: table.second)
    for time in [8.1, 8.2, 8.5] { table.frame(time) }
  },
  Scenario(name: "an action asks the state of its own view") {
    let table = Table()
    table.second.setDeskItem(42)
    let actions = table.recognizer.accessibilityActions(for: table.second)
    table.recognizer.setState(DeskBoardNoteState(kept: true), of: 42)
    for view in [table.first, table.second] {
      print(table.recognizer.accessibilityActions(for: view).map(\.name))
    }
    print("toss of a kept note: \(actions.last.map { $0.actionHandler?($0) == true } == true)")
    print("of a view inside another: \(table.recognizer.carryOut(.toss, on: table.picture))")
    print("of a view outside: \(table.recognizer.carryOut(.toss, on: table.bell))")
  },
  Scenario(name: "a touch that counts is the first when it is an action") {
    let table = Table()
    perform(table.recognizer.accessibilityActions(for: table.label))
  },
  Scenario(name: "an action is of a discrete mechanic if there is one, and says that it has no fingers") {
    let table = Table()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.deskElement = .card
    table.window.addSubview(card)
    table.recognizer.onGesture = { gesture in
      switch gesture {
      case .magnify(let magnify):
        print("scale \(magnify.scale.map { "\($0)" } ?? "none"), \(magnify.outcome.isAlternative)")
      case .carry(let carry): print("\(carry.phase), \(carry.outcome.isAlternative)")
      default: break
      }
    }
    perform(table.recognizer.accessibilityActions(for: card))
    print("made by hand: \(DeskGesture.Carry().phase), \(DeskGesture.Magnify().phase)")
  },
  Scenario(name: "actions of an element that is no view") {
    let table = Table()
    table.recognizer.setState(DeskBoardNoteState(kept: true), of: 7)
    for item in [UInt64(6), 7] {
      let items = [(element: DeskElement.boardNote, item: item)]
      let actions = table.recognizer.accessibilityActions(
        for: .boardNote, items: items, at: CGPoint(x: 1, y: 2))
      print(actions.map(\.name))
      perform(actions)
    }
  },
]

@MainActor private func perform(_ actions: [UIAccessibilityCustomAction]) {
  for action in actions { _ = action.actionHandler?(action) }
}
