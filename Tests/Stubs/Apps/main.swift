// Plays the traces of the example apps to the apps' views. The argument is the folder of traces.

import Foundation
import GestureRuntime
import StubRecord
import SwiftUI
import UIKit

@MainActor func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

@MainActor func cardStack(_ trace: TouchTrace) {
  let (window, controller) = (window(), CardStackViewController())
  controller.stubAppear(in: window)
  let cards = controller.cards
  let hit = { (place: CGPoint) -> UIView? in
    guard let card = controller.cards.first else { return nil }
    let shown = card.frame.offsetBy(dx: card.transform.tx, dy: card.transform.ty)
    return shown.contains(place) ? card : card.superview
  }
  let look = {
    cards.filter { $0.superview != nil && ($0 === controller.cards.first || $0.transform != .identity) }.map {
      card in
      let (place, degrees) = (card.transform, atan2(card.transform.b, card.transform.a) * 180 / .pi)
      let scale = hypot(card.transform.a, card.transform.b)
      return "\(card.title)\(card.isOpen ? " open" : "")\(card.isTurned ? " turned over" : "") at "
        + "\(brief(place.tx)), \(brief(place.ty)), \(brief(degrees))°, \(brief(card.alpha * 100)) %, size \(brief(scale * 100)) %"
    }.joined(separator: "; ")
  }
  Replay(controller.gestures, hit: hit, look: look).play(trace)
  print("actions: \(controller.cards[0].accessibilityCustomActions?.map(\.name) ?? [])")
}

/// The top card is thrown out by its action: what is seen and the app's own cards agree.
@MainActor func cardStackAction() {
  let (window, controller) = (window(), CardStackViewController())
  controller.stubAppear(in: window)
  let cards = controller.cards
  let look = { (moment: String) in
    let seen = cards.filter { $0.superview != nil }.map { "\($0.title) at \(brief($0.transform.tx))" }
    print("\(moment): \(controller.cards.map(\.title)), seen \(seen)")
  }
  for action in cards[0].accessibilityCustomActions ?? [] where action.name == "Peek" {
    for _ in 1...2 {
      _ = action.actionHandler?(action)
      print("peek: turned over \(cards[0].isTurned)")
    }
  }
  look("before")
  for action in cards[0].accessibilityCustomActions ?? [] where action.name == "Dismiss" {
    print("done: \(action.actionHandler?(action) == true)")
  }
  for time in [0.1, 0.2, 1] {
    CADisplayLink.stubFrame(CACurrentMediaTime() + time)
    look("\(time) s later")
  }
  _ = StubRecord.take()
}

@MainActor func cityMap(_ trace: TouchTrace) {
  let (window, controller) = (window(), CityMapViewController())
  controller.stubAppear(in: window)
  let look = {
    let placement = controller.placement
    let shown = (controller.shown as? UILabel)?.text.map { ", \($0) is shown" } ?? ""
    return
      "centre \(brief(placement.centre.x)), \(brief(placement.centre.y)), scale \(brief(placement.scale * 100)) %, "
      + "\(brief(placement.rotation))°\(shown)"
  }
  Replay(controller.gestures, hit: { _ in controller.view }, look: look).play(trace)
}

/// The actions of the map: each changes what is seen, without a finger.
@MainActor func cityMapActions() {
  let (window, controller) = (window(), CityMapViewController())
  controller.stubAppear(in: window)
  for action in controller.view.accessibilityCustomActions ?? [] {
    let isDone = action.actionHandler?(action) == true
    let placement = controller.placement
    print(
      "\(action.name), done: \(isDone); centre \(brief(placement.centre.x)), \(brief(placement.centre.y)), "
        + "scale \(brief(placement.scale * 100)) %, \(brief(placement.rotation))°")
  }
  _ = StubRecord.take()
}

@MainActor func mailList(_ trace: TouchTrace) {
  let (host, inbox) = (StubHost(), Inbox())
  let draw = { host.draw(InboxView(inbox: inbox).stubFrame(0, 100, 390, 700)) }
  draw()
  let look = {
    draw()
    let moved = host.texts.filter { !$0.contains(" at 0, ") || $0.hasPrefix("✓") }
    return "\(inbox.messages.count) messages, scrolled by \(brief(inbox.scrolled))"
      + (inbox.opened.map { ", open: \($0)" } ?? "") + moved.map { "; \($0)" }.joined()
  }
  Replay(host.recognizers[0], hit: { _ in nil }, look: look).play(trace)
}

let apps: [(String, @MainActor (TouchTrace) -> Void)] = [
  ("card-stack", cardStack), ("city-map", cityMap), ("mail-list", mailList),
]
for (name, play) in apps {
  let folder = URL(filePath: CommandLine.arguments[1]).appending(path: name)
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  for file in files {
    print("== \(name)/\(file)")
    play(try TouchTrace(Data(contentsOf: folder.appending(path: file))))
  }
}

print("== card-stack, by an accessibility action")
cardStackAction()
print("== city-map, by accessibility actions")
cityMapActions()
