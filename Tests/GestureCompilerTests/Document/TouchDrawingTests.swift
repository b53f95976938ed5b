import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Touches on pages")
struct TouchDrawingTests {
  private typealias Event = FindingWitness.Event

  private static func trace(_ events: [Event]) -> FindingWitness {
    FindingWitness(target: "list/message", state: [], screen: [390, 844], events: events)
  }

  /// Two touches in a row by different fingers of the trace, and one beside the second.
  private static let presses = trace([
    Event(time: 0, phase: "down", finger: 4, x: 100, y: 400, element: "list/message[7]"),
    Event(time: 60_000, phase: "up", finger: 4, x: 100, y: 400),
    Event(time: 160_000, phase: "down", finger: 5, x: 101, y: 401, element: "list/message[7]"),
    Event(time: 170_000, phase: "down", finger: 6, x: 200, y: 401, element: "list/message[7]"),
    Event(time: 180_000, phase: "move", finger: 6, x: 203, y: 401),
    Event(time: 240_000, phase: "cancel", finger: 6, x: 203, y: 401),
  ])

  private static func spec() throws -> CheckedSpec {
    try SpecFiles.parse(
      """
      gspec: 1
      product: Drawn
      uses: [material]
      elements: {list: {scrolls: vertical, children: {message: {swipeable: left}, button: {}}}}
      activities: {open: {does: activate, target: list/message, by: touch}}
      """)
  }

  @Test("fingers are numbered from 1, and two touches in a row are by the same finger")
  func numbers() {
    let strokes = TouchStroke.strokes(of: Self.presses)
    #expect(strokes.map(\.finger) == [1, 1, 2])
    #expect(strokes.map(\.lift) == [60_000, nil, 240_000])
    #expect(strokes.map(\.isCancelled) == [false, false, true])
  }

  @Test("a press is by its own tool, else by that of the trace")
  func tools() {
    #expect(TouchStroke.strokes(of: Self.presses).map(\.tool) == [.finger, .finger, .finger])
    let mixed = TouchStroke.strokes(of: Self.presses, tools: [.pen, .finger, .mouse])
    #expect(mixed.map(\.tool) == [.pen, .finger, .mouse])
    var byPen = Self.presses
    byPen.tool = .pen
    #expect(TouchStroke.strokes(of: byPen).map(\.tool) == [.pen, .pen, .pen])
  }

  @Test("a track is proportional to time, and its ends have room for signs")
  func time() {
    let claim = FindingWitness.Claim(activity: "open", mechanic: "touch", time: 360_000)
    let time = TouchTime(DocumentTouch(trace: Self.presses, lanes: []), claims: [claim])
    #expect(time.length == 360_000 && time.percent(0) == "3%" && time.percent(360_000) == "97%")
    #expect(time.percent(180_000) == "50%" && time.width(0, 180_000) == "47%")
    #expect(time.ticks == [0, 100_000, 200_000, 300_000])
    let none = TouchTime(DocumentTouch(trace: Self.trace([]), lanes: []), claims: [])
    #expect(none.length == 100_000 && none.ticks.count <= 6)
  }

  @Test("an element lies where the cases say if the fingers are on it there, else around the fingers")
  func layout() throws {
    let strokes = TouchStroke.strokes(of: Self.presses)
    let screen = Point(x: 390, y: 844)
    let message = Rectangle(x: 0, y: 380, width: 390, height: 72)
    let button = Rectangle(x: 300, y: 20, width: 60, height: 40)
    func boxes(_ frames: [(element: String, frame: Rectangle)]) throws -> [TouchLayout.Box] {
      TouchLayout(try Self.spec(), screen: screen, frames: frames, target: "list/message", strokes).boxes
    }
    let given = try boxes([("list/message", message), ("list/button", button), ("other/thing", button)])
    #expect(given.map(\.path) == ["list", "list/button", "list/message"])
    #expect(given.last?.frame == message && given.last?.isTouched == true)
    // A row around the fingers, as wide as its list.
    let row = try #require(try boxes([("list/message", button)]).last?.frame)
    #expect(row.x < 10 && row.width > 370 && row.y < 400 && row.y + row.height > 401)
  }

  @Test("a movement that is too short to be seen is enlarged; a tremble and a long movement are not")
  func closeUp() throws {
    let short = [
      Event(time: 0, phase: "down", finger: 1, x: 200, y: 400, element: "list/message"),
      Event(time: 30_000, phase: "move", finger: 1, x: 200, y: 391),
    ]
    var still = short
    still[1].y = 400.6
    var far = short
    far[1].y = 200
    for (events, isClose) in [(short, true), (still, false), (far, false)] {
      let strokes = TouchStroke.strokes(of: Self.trace(events))
      let layout = TouchLayout(
        try Self.spec(), screen: Point(x: 390, y: 844), frames: [], target: "list/message", strokes)
      let time = TouchTime(DocumentTouch(trace: Self.trace(events), lanes: []), claims: [])
      let svg = DrawScreen.svg(
        Point(x: 390, y: 844), layout, strokes, TouchMotion(time: time), title: "t", id: "i"
      ).source
      #expect(svg.contains("class=\"s-close\"") == isClose)
      #expect(svg.contains("repeatCount=\"indefinite\""))
    }
  }
}
