import GestureRuntime
import GestureSwiftUI
import StubRecord
import SwiftUI
import UIKit

/// A board whose one note lies partly above it, and two bells: one over the board, one above it.
@available(iOS 18.0, *)
private struct CoveredBoard: View {
  var body: some View { CoveredParts().deskGestures { gesture, id in record(gesture, id) } }
}

@available(iOS 18.0, *)
private struct CoveredParts: View {
  var body: some View {
    Note().deskElement(.board, id: "board").stubFrame(0, 100, 400, 700)
    Bells()
  }
}

@available(iOS 18.0, *)
private struct Note: View {
  var body: some View {
    ForEach([0], id: \.self) { _ in EmptyView().deskElement(.boardNote, id: "note").stubFrame(0, 60, 400, 640)
    }
  }
}

@available(iOS 18.0, *)
private struct Bells: View {
  var body: some View {
    EmptyView().deskElement(.bell, id: "over it").stubFrame(300, 500, 60, 60)
    EmptyView().deskElement(.bell, id: "above it").stubFrame(0, 0, 400, 95)
  }
}

/// Two boards, of which the second covers the first one's note; a handle that is no view of its note, but lies over it.
@available(iOS 18.0, *)
private struct Boards: View {
  var body: some View { BoardParts().deskGestures { gesture, id in record(gesture, id) } }
}

@available(iOS 18.0, *)
private struct BoardParts: View {
  var body: some View {
    Note().deskElement(.board, id: "first board").stubFrame(0, 0, 400, 800)
    Overlay()
  }
}

@available(iOS 18.0, *)
private struct Overlay: View {
  var body: some View {
    EmptyView().deskElement(.board, id: "second board").stubFrame(0, 400, 400, 400)
    EmptyView().deskElement(.boardNote, id: "note over it").stubFrame(0, 600, 400, 100)
  }
}

/// A card and a bin. The card is moved by feedback.
@available(iOS 18.0, *)
private struct Bin: View {
  var body: some View {
    BinParts().deskGestures(showsFeedback: true) { gesture, _, over in
      guard case .carry(let carry) = gesture else { return }
      StubRecord.note("carry \(carry.phase) over \(over.map { "\($0)" } ?? "nothing")")
    }
  }
}

@available(iOS 18.0, *)
private struct BinParts: View {
  var body: some View {
    EmptyView().deskElement(.bin, id: "bin").stubFrame(0, 0, 400, 100)
    EmptyView().deskElement(.card, id: "card").stubFrame(0, 300, 400, 60)
  }
}

/// A bell that is lit while it is pressed.
@available(iOS 18.0, *)
private struct LitBell: View {
  @DeskGestureValue var isLit = false

  var body: some View {
    let isLit = isLit
    StubRecord.note("lit \(isLit)")
    return EmptyView().deskElement(.bell).stubFrame(0, 0, 100, 40)
      .deskGestures(updating: $isLit) { gesture, _, isLit in
        if case .ring(let ring) = gesture, ring.phase == .possible { isLit = true }
      } perform: { gesture, id in
        record(gesture, id)
      }
  }
}

/// A board that its app shows at half its size again, with a note that feedback moves.
@available(iOS 18.0, *)
private struct ScaledBoard: View {
  var body: some View {
    EmptyView().deskElement(.boardNote, id: "note").stubFrame(20, 100, 300, 80)
      .scaleEffect(1.5)
      .deskGestures(showsFeedback: true) { _, _ in }
  }
}

/// A board that feedback zooms, at a place.
@available(iOS 18.0, *)
private struct ZoomedBoard: View {
  let left: Double
  var body: some View {
    EmptyView().deskElement(.board).stubFrame(left, 0, 400, 800)
      .deskGestures(showsFeedback: true) { _, _ in }
  }
}

/// An id that says whether it still exists.
private final class Name: Hashable {
  static func == (a: Name, b: Name) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(iOS 18.0, *)
private struct NamedNote: View {
  let name: Name?
  var body: some View {
    EmptyView().deskElement(.boardNote, id: name.map { AnyHashable($0) }).stubFrame(0, 0, 400, 80)
      .deskGestures { _, _ in }
  }
}

@MainActor private func record(_ gesture: DeskGesture, _ id: AnyHashable?) {
  StubRecord.note("\(gesture.activity) \(gesture.outcome.phase) of \(id.map { "\($0)" } ?? "nothing")")
}

@MainActor private func tap(_ host: StubHost, _ time: Double, _ x: Double, _ y: Double) {
  let touch = UITouch(time, x, y, on: nil)
  host.recognizers[0].touchesBegan([touch], with: UIEvent())
  touch.stubTime += 0.03
  host.recognizers[0].touchesEnded([touch], with: UIEvent())
  host.recognizers[0].stubFinish()
}

/// A finger that moves in steps of 16 ms, while the view is drawn again.
@MainActor private func drag(_ host: StubHost, from start: CGPoint, to places: [CGPoint], _ draw: () -> Void)
{
  let touch = UITouch(1, start.x, start.y, on: nil)
  host.recognizers[0].touchesBegan([touch], with: UIEvent())
  for place in places {
    (touch.stubTime, touch.stubPlace) = (touch.stubTime + 0.016, place)
    host.recognizers[0].touchesMoved([touch], with: UIEvent())
    draw()
  }
  touch.stubTime += 0.2
  host.recognizers[0].touchesEnded([touch], with: UIEvent())
  host.recognizers[0].stubFinish()
}

/// Two fingers that spread about a point, and lift.
@MainActor private func pinch(_ host: StubHost, _ time: Double, about place: CGPoint) {
  let fingers = [-1.0, 1].map { (UITouch(time, place.x + 50 * $0, place.y, on: nil), $0) }
  let touches = Set(fingers.map(\.0))
  host.recognizers[0].touchesBegan(touches, with: UIEvent())
  for way in [55.0, 60, 65] {
    for (touch, side) in fingers {
      (touch.stubTime, touch.stubPlace.x) = (touch.stubTime + 0.016, place.x + way * side)
    }
    host.recognizers[0].touchesMoved(touches, with: UIEvent())
  }
  for touch in touches { touch.stubTime += 0.2 }
  host.recognizers[0].touchesEnded(touches, with: UIEvent())
  host.recognizers[0].stubFinish()
}

/// What lies over what in SwiftUI, and what becomes of it.
@MainActor let layerScenarios: [Scenario] = [
  Scenario(name: "SwiftUI: what lies on top gets the touch, also over elements deeper in the spec") {
    let host = StubHost()
    host.draw(CoveredBoard())
    for place in [(330.0, 530.0), (50, 80), (50, 97), (50, 530)] {
      tap(host, 1 + place.1 / 10, place.0, place.1)
    }
  },
  Scenario(name: "SwiftUI: a board covers another one's note; a view that is inside none belongs to it") {
    let host = StubHost()
    host.draw(Boards())
    for y in [300.0, 500, 650] { tap(host, y, 50, y) }
  },
  Scenario(name: "SwiftUI: a card that is carried does not hide the bin under it") {
    let host = StubHost()
    host.draw(Bin())
    let places = [320.0, 200, 90, 60, 50].map { CGPoint(x: 200, y: $0) }
    drag(host, from: CGPoint(x: 200, y: 340), to: places) { host.draw(Bin()) }
    for line in StubRecord.take() where line.hasPrefix("carry") { print(line) }
    host.clear()
    CADisplayLink.stubFrame(2)
    _ = StubRecord.take()
  },
  Scenario(name: "SwiftUI: a value goes back after a press that failed") {
    let host = StubHost()
    host.draw(LitBell())
    let touch = UITouch(1, 50, 20, on: nil)
    host.recognizers[0].touchesBegan([touch], with: UIEvent())
    CADisplayLink.stubFrame(1.06)
    host.draw(LitBell())
    (touch.stubTime, touch.stubPlace) = (1.3, CGPoint(x: 300, y: 300))
    host.recognizers[0].touchesEnded([touch], with: UIEvent())
    host.recognizers[0].stubFinish()
    host.draw(LitBell())
    flushRecord()
    print("prevented")
    let again = UITouch(3, 50, 20, on: nil)
    host.recognizers[0].touchesBegan([again], with: UIEvent())
    CADisplayLink.stubFrame(3.06)
    host.recognizers[0].stubReset()
    host.draw(LitBell())
  },
  Scenario(name: "SwiftUI: a note in a view that is scaled stays under its finger") {
    let host = StubHost()
    host.draw(ScaledBoard())
    let places = [230.0, 180].map { CGPoint(x: $0, y: 140) }
    drag(host, from: CGPoint(x: 250, y: 140), to: places) { host.draw(ScaledBoard()) }
    for line in StubRecord.take() where line.hasPrefix("offset") { print(line) }
    host.clear()
    CADisplayLink.stubFrame(4)
    _ = StubRecord.take()
  },
  Scenario(name: "SwiftUI: a board that was zoomed and then laid out anew is zoomed about the fingers") {
    let host = StubHost()
    for (time, left) in [(1.0, 0.0), (10, 400)] {
      host.draw(ZoomedBoard(left: left))
      pinch(host, time, about: CGPoint(x: left + 200, y: 400))
      CADisplayLink.stubFrame(time + 4)
    }
    _ = StubRecord.take()
    host.draw(ZoomedBoard(left: 400))
  },
  Scenario(name: "SwiftUI: the id of a note that was touched and has gone is not kept") {
    let host = StubHost()
    weak var kept: Name?
    let touch = {
      let name = Name()
      kept = name
      host.draw(NamedNote(name: name))
      tap(host, 1, 50, 30)
      CADisplayLink.stubFrame(3)
      host.draw(NamedNote(name: nil))
    }
    touch()
    host.draw(NamedNote(name: nil))
    _ = StubRecord.take()
    print("kept: \(kept != nil)")
  },
]
