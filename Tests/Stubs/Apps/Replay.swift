import Foundation
import GestureRuntime
import StubRecord
import UIKit

/// Plays a trace to an app as UIKit would: it sends touches to the view and the recognizer, with frames in between, and prints every
/// change.
@MainActor final class Replay {
  private let recognizer: UIGestureRecognizer
  private let hit: (CGPoint) -> UIView?
  private let look: () -> String
  private var touches: [Int: UITouch] = [:]
  /// The fingers whose touches still go to their view.
  private var told: Set<Int> = []
  private var seen = ""
  private var shownAt = 0.0
  /// The clock's time at the start of a trace: traces begin at 0, the system's clock does not.
  private static let start = 1.0
  private static let frame = 1.0 / 60
  private var now = Replay.start

  init(_ recognizer: UIGestureRecognizer, hit: @escaping (CGPoint) -> UIView?, look: @escaping () -> String) {
    self.recognizer = recognizer
    self.hit = hit
    self.look = look
  }

  func play(_ trace: TouchTrace) {
    show()
    var rest = trace.samples[...]
    while let first = rest.first {
      let time = Self.start + Double(first.time) / 1_000_000
      frames(until: time)
      // Fingers that move at the same time come in one event.
      let event = rest.prefix { $0.time == first.time && $0.phase == first.phase }
      rest = rest.dropFirst(event.count)
      touch(Array(event), first.phase, time)
      show(isEvent: first.phase != .move)
    }
    frames(until: now + 2)
    show(isEvent: true)
  }

  private func frames(until end: Double) {
    while now + Self.frame < end {
      now += Self.frame
      CADisplayLink.stubFrame(now)
      recognizer.stubFinish()
      show()
    }
  }

  private func touch(_ samples: [TouchSample], _ phase: TouchPhase, _ time: Double) {
    var all: Set<UITouch> = []
    for sample in samples {
      let place = CGPoint(x: sample.location.x, y: sample.location.y)
      let touch = touches[sample.finger] ?? UITouch(time, place.x, place.y, on: hit(place))
      touch.stubTime = time
      touch.stubPlace = place
      touches[sample.finger] = touch
      all.insert(touch)
      tell(touch, sample.finger, phase)
      if phase == .up || phase == .cancel { touches[sample.finger] = nil }
    }
    switch phase {
    case .down: recognizer.touchesBegan(all, with: UIEvent())
    case .move: recognizer.touchesMoved(all, with: UIEvent())
    case .up: recognizer.touchesEnded(all, with: UIEvent())
    case .cancel: recognizer.touchesCancelled(all, with: UIEvent())
    }
    // When a gesture is recognized, the view's touches are cancelled, as `cancelsTouchesInView` demands.
    if recognizer.state == .began || recognizer.state == .changed {
      for finger in told.sorted() { touches[finger].map { $0.view?.touchesCancelled([$0], with: UIEvent()) } }
      told = []
    }
    recognizer.stubFinish()
  }

  /// Sends a touch to its view, until a gesture is recognized.
  private func tell(_ touch: UITouch, _ finger: Int, _ phase: TouchPhase) {
    switch phase {
    case .down:
      told.insert(finger)
      touch.view?.touchesBegan([touch], with: UIEvent())
    case .move: break
    case .up: if told.remove(finger) != nil { touch.view?.touchesEnded([touch], with: UIEvent()) }
    case .cancel: if told.remove(finger) != nil { touch.view?.touchesCancelled([touch], with: UIEvent()) }
    }
  }

  /// Prints what the stubs recorded, and the app's state if it has changed: at most every 50 ms, unless a finger lands or lifts.
  private func show(isEvent: Bool = false) {
    let new = look()
    let notes = StubRecord.take().filter { line in !Self.passedOver.contains { line.hasPrefix($0) } }
    for note in notes { print("         \(note)") }
    guard new != seen, isEvent || !notes.isEmpty || now - shownAt >= 0.05 else { return }
    print("\(Int(((now - Self.start) * 1000).rounded())) ms: \(new)")
    (seen, shownAt) = (new, now)
  }

  /// Records that are not printed, because `look` shows their effect.
  private static let passedOver = [
    "display link", "defers system gestures", "state changed", "transform", "alpha", "offset", "scale",
    "opacity",
  ]
}

/// A number with at most one decimal.
func brief(_ value: Double) -> String {
  let tenths = (value * 10).rounded() / 10
  return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
}
