import GestureRuntime
import SpecParser

@testable import gspec

/// A recording in the examples: a described gesture, written in the form of a recorder.
struct ExampleRecording: Sendable, CustomStringConvertible {
  enum Form: String, Sendable {
    case evemu = "evemu"
    case libinput = "libinput.yml"
    /// `getevent -lt` of a screen with slots.
    case getevent = "getevent.txt"
    /// `getevent -t` of an older screen, which lists all contacts in every frame.
    case oldGetevent = "old-getevent.txt"
    case jsonLines = "jsonl"
  }

  var name: String
  var form: Form
  var gesture: String
  /// The outcomes with `Examples/touchscreen.gspec.yaml`, as `GestureSummary` writes them.
  var outcome: String

  static let folder = "Examples/Recordings"
  static let spec = "Examples/touchscreen.gspec.yaml"

  static let all = [
    ExampleRecording(
      name: "touch-and-double-touch", form: .evemu, gesture: "touch then after 500ms double touch",
      outcome: "touch, double-touch"),
    ExampleRecording(
      name: "swipe-up", form: .evemu, gesture: "swipe up 160pt in 250ms", outcome: "swipe up"),
    ExampleRecording(
      name: "hold", form: .libinput, gesture: "long press", outcome: "long-press"),
    ExampleRecording(
      name: "pinch-and-turn", form: .libinput,
      gesture: "pinch out 120pt while turn clockwise 40deg in 300ms",
      outcome: "pinch-open, rotate clockwise"),
    ExampleRecording(
      name: "two-finger-drag", form: .getevent, gesture: "two-finger drag down 120pt in 400ms",
      outcome: "two-finger-drag down"),
    ExampleRecording(
      name: "fling-left", form: .oldGetevent, gesture: "fling left 200pt in 120ms", outcome: "fling left"),
    ExampleRecording(
      name: "drag-there-and-back", form: .jsonLines,
      gesture: "press, then move right 120pt in 300ms, then move left 120pt in 300ms", outcome: "drag"),
    ExampleRecording(
      name: "two-fingers-touch", form: .jsonLines, gesture: "two fingers touch", outcome: "two-finger-touch"),
  ]

  var file: String { "\(name).\(form.rawValue)" }
  var path: String { "\(Self.folder)/\(file)" }
  var description: String { file }

  /// The text of the recording, with sixty samples a second: the rate of common screens, which also keeps files small.
  func text() throws -> String {
    let trace = try Hand.trace(ParseGesture.line(gesture), settings: HandSettings(frameRate: 60))
    let writer = RecordingWriter()
    switch form {
    case .evemu: return writer.evemu(trace)
    case .libinput: return writer.libinput(trace)
    case .getevent: return writer.getevent(writer.slotEvents(trace), isLabelled: true)
    case .oldGetevent: return writer.getevent(writer.listedEvents(trace, withIDs: true), isLabelled: false)
    case .jsonLines: return jsonLines(trace)
    }
  }

  private func jsonLines(_ trace: Trace) -> String {
    let header = #"{"trace":1,"width":390,"height":844,"unit":"pt","note":"\#(gesture)"}"# + "\n"
    return header
      + trace.events.compactMap { event in
        guard case .touch(let touch) = event.action else { return nil }
        let time = MeasureText.number(thousandths: touch.time)
        let place =
          #""x":\#(DecimalText.brief(touch.location.x)),"y":\#(DecimalText.brief(touch.location.y))"#
        return #"{"t":\#(time),"phase":"\#(touch.phase)","id":\#(touch.finger),\#(place)}"# + "\n"
      }.joined()
  }
}
