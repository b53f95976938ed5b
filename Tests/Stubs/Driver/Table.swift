import GestureRuntime
import GestureUIKit
import StubRecord
import UIKit

struct Scenario {
  var name: String
  var run: @MainActor () -> Void
}

@MainActor func flushRecord() { for line in StubRecord.take() { print(line) } }

/// A window with a board, a palette, a bell, a tray and a label. On the board are two notes and a corner. The first note holds a picture in a
/// frame, which both belong to no element at first.
@MainActor final class Table: DeskGestureRecognizerHandler {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let board = UIScrollView(frame: CGRect(x: 0, y: 50, width: 400, height: 700))
  let first = UIView(frame: CGRect(x: 20, y: 50, width: 200, height: 80))
  let second = UIView(frame: CGRect(x: 20, y: 150, width: 300, height: 80))
  let frame = UIView(frame: CGRect(x: 100, y: 0, width: 80, height: 80))
  let picture = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  let corner = UIView(frame: CGRect(x: 300, y: 600, width: 100, height: 100))
  let palette = UIView(frame: CGRect(x: 0, y: 750, width: 400, height: 50))
  let ink = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
  let glue = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 50))
  let bell = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
  let tray = UIView(frame: CGRect(x: 250, y: 0, width: 150, height: 50))
  let label = UIView(frame: CGRect(x: 210, y: 0, width: 30, height: 40))
  let lamp = UIView(frame: CGRect(x: 160, y: 0, width: 40, height: 40))
  let recognizer = DeskGestureRecognizer()
  var fingers: [Int: UITouch] = [:]

  init() {
    window.addSubview(board)
    board.addSubview(first)
    board.addSubview(second)
    board.addSubview(corner)
    first.addSubview(frame)
    frame.addSubview(picture)
    window.addSubview(palette)
    palette.addSubview(ink)
    palette.addSubview(glue)
    window.addSubview(bell)
    window.addSubview(tray)
    window.addSubview(label)
    window.addSubview(lamp)
    bell.deskElement = .bell
    tray.deskElement = .tray
    label.deskElement = .label
    lamp.deskElement = .lamp
    palette.deskElement = .palette
    ink.deskElement = .paletteInk
    glue.deskElement = .paletteGlue
    board.deskElement = .board
    first.deskElement = .boardNote
    second.deskElement = .boardNote
    corner.deskElement = .corner
    recognizer.handler = self
    recognizer.onHaptic = { StubRecord.note("word \($1) for \($0)") }
    board.addGestureRecognizer(recognizer)
  }

  // MARK: Touches

  func down(_ finger: Int, _ time: Double, _ x: Double, _ y: Double, on view: UIView) {
    let touch = UITouch(time, x, y, on: view)
    fingers[finger] = touch
    recognizer.stubBegin(touch, with: UIEvent())
  }

  /// A touch of 100 ms by a pencil or a pointer.
  func touch(
    _ finger: Int, _ time: Double, _ x: Double, _ y: Double, on view: UIView, by type: UITouch.TouchType,
    buttons: UIEvent.ButtonMask = []
  ) {
    let touch = UITouch(time, x, y, on: view, by: type)
    fingers[finger] = touch
    recognizer.stubBegin(touch, with: UIEvent(buttons: buttons))
    up(finger, time + 0.1, x, y)
  }

  func move(_ finger: Int, _ time: Double, _ x: Double, _ y: Double) {
    recognizer.touchesMoved([at(finger, time, x, y)], with: UIEvent())
  }

  func up(_ finger: Int, _ time: Double, _ x: Double, _ y: Double) {
    recognizer.touchesEnded([at(finger, time, x, y)], with: UIEvent())
    recognizer.stubFinish()
  }

  func cancel(_ finger: Int, _ time: Double, _ x: Double, _ y: Double) {
    recognizer.touchesCancelled([at(finger, time, x, y)], with: UIEvent())
    recognizer.stubFinish()
  }

  func frame(_ time: Double) {
    CADisplayLink.stubFrame(time)
    recognizer.stubFinish()
  }

  /// The finger's touch, moved to another place and time.
  func at(_ finger: Int, _ time: Double, _ x: Double, _ y: Double) -> UITouch {
    let touch = fingers[finger] ?? UITouch(time, x, y, on: nil)
    touch.stubTime = time
    touch.stubPlace = CGPoint(x: x, y: y)
    return touch
  }

  // MARK: Gestures

  func open(_ gesture: DeskGesture.Open) { note("open", gesture.outcome) }
  func pin(_ gesture: DeskGesture.Pin) { note("pin", gesture.outcome) }
  func toss(_ gesture: DeskGesture.Toss) { note("toss", gesture.outcome) }
  func scroll(_ gesture: DeskGesture.Scroll) { note("scroll", gesture.outcome) }
  func zoom(_ gesture: DeskGesture.Zoom) { note("zoom", gesture.outcome) }
  func poke(_ gesture: DeskGesture.Poke) { note("poke", gesture.outcome) }
  func sign(_ gesture: DeskGesture.Sign) { note("sign", gesture.outcome) }
  func burst(_ gesture: DeskGesture.Burst) { note("burst", gesture.outcome) }
  func peek(_ gesture: DeskGesture.Peek) { note("peek", gesture.outcome) }
  func turn(_ gesture: DeskGesture.Turn) { note("turn", gesture.outcome) }
  func lower(_ gesture: DeskGesture.Lower) { note("lower", gesture.outcome) }
  func ring(_ gesture: DeskGesture.Ring) { note("ring", gesture.outcome) }
  func roll(_ gesture: DeskGesture.Roll) { note("roll", gesture.outcome) }
  func pull(_ gesture: DeskGesture.Pull) { note("pull", gesture.outcome) }
  func caret(_ gesture: DeskGesture.Caret) { note("caret \(gesture.taps)", gesture.outcome) }
  func magnify(_ gesture: DeskGesture.Magnify) { note("magnify by \(gesture.mechanic)", gesture.outcome) }
  func light(_ gesture: DeskGesture.Light) { note("light", gesture.outcome) }
  func dim(_ gesture: DeskGesture.Dim) { note("dim", gesture.outcome) }
  func carry(_ gesture: DeskGesture.Carry) {
    note("carry over \(gesture.over.map { "\($0.path)" } ?? "nothing")", gesture.outcome)
  }
  func mix(_ gesture: DeskGesture.Mix) {
    note("mix over \(gesture.over.map { "\($0.path)" } ?? "nothing")", gesture.outcome)
  }

  private func note(_ name: String, _ outcome: Outcome) { StubRecord.note(text(name, outcome)) }
}

func text(_ name: String, _ outcome: Outcome) -> String {
  var text = "\(name) \(outcome.phase) at \(outcome.time / 1000)"
  if outcome.values.contains(.translation) { text += ", \(Int(outcome.translation.x)) right" }
  if outcome.values.contains(.progress) { text += ", \(Int((outcome.progress * 100).rounded())) %" }
  if outcome.values.contains(.scale) { text += ", scale \((outcome.scale * 100).rounded() / 100)" }
  if outcome.isCommitted { text += ", committed" }
  return text
}
