import GestureRuntime

@testable import gspec

/// A trace for the drawing of an app in `Examples/DrawnApps`, made from a described gesture.
struct AppTrace: Sendable, CustomStringConvertible {
  /// The name of the app's folder of traces, and of its spec.
  var app: String
  var name: String
  var gesture: String

  static let folder = "Examples/DrawnApps"

  static let all = [
    AppTrace(
      app: "card-stack", name: "thrown", gesture: "fling right 170pt in 120ms on deck/card at 110,420"),
    AppTrace(
      app: "card-stack", name: "comes-back", gesture: "drag left 100pt in 450ms on deck/card at 250,420"),
    AppTrace(
      app: "card-stack", name: "there-and-back",
      gesture: "press on deck/card at 120,330, then move right 190pt in 350ms, then move left 120pt in 350ms"),
    AppTrace(
      app: "card-stack", name: "peek",
      gesture: "long press on deck/card at 195,420, then after 400ms touch on deck/card at 195,420"),
    AppTrace(
      app: "city-map", name: "spread-and-turn",
      gesture: "pinch out 60pt on map at 195,420 while turn clockwise 25deg in 300ms"),
    AppTrace(app: "city-map", name: "pan", gesture: "swipe up-left 220pt in 300ms on map at 300,600"),
    AppTrace(
      app: "city-map", name: "place-and-pinch",
      gesture: "touch on map/place at 262,300, then after 400ms pinch in 100pt in 300ms on map at 195,640"),
    AppTrace(
      app: "mail-list", name: "archive", gesture: "swipe left 220pt in 220ms on list/message at 330,360"),
    AppTrace(
      app: "mail-list", name: "comes-back", gesture: "drag left 90pt in 400ms on list/message at 330,286"),
    AppTrace(
      app: "mail-list", name: "select",
      gesture: """
        long press on list/message at 320,210, then set selection = some, then after 300ms touch on list/message \
        at 320,354
        """),
    AppTrace(app: "mail-list", name: "scroll", gesture: "drag up 150pt in 400ms on list/message at 330,640"),
  ]

  var description: String { "\(app)/\(name)" }
  var path: String { "\(Self.folder)/Traces/\(app)/\(name).jsonl" }
  var drawing: String { "\(Self.folder)/Drawings/\(app)/\(name).svg" }

  /// The trace as JSON Lines, with sixty samples a second: the rate of common screens, which also keeps files small.
  func text() throws -> String {
    let trace = try Hand.trace(ParseGesture.line(gesture), settings: HandSettings(frameRate: 60))
    let header = WriteJSONLines.header(
      screen: trace.header.screen, after: [("note", JSONText.quoted(gesture))])
    // No finger is more exact than a tenth of a point.
    let lines = trace.events.map { event in
      guard case .touch(var touch) = event.action else { return WriteJSONLines.line(event.action) }
      touch.location = Point(
        x: (touch.location.x * 10).rounded() / 10, y: (touch.location.y * 10).rounded() / 10)
      return WriteJSONLines.line(.touch(touch))
    }
    return ([header] + lines).map { $0 + "\n" }.joined()
  }
}
