import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Checks the samples of described gestures: distances, times, speeds.
@Suite("Described gestures")
struct DescribedGestureTests {
  @Test(
    "a swipe has the stated distance and duration, and lifts at the speed of distance by time",
    arguments: [200.0, 90, 333])
  func swipe(_ distance: Double) throws {
    let swipe = try Played("swipe left \(Int(distance))pt in 150ms on message", jitter: 0)
    #expect(swipe.fingers.count == 1)
    #expect(swipe.duration == 150_000)
    #expect(near(swipe.fingers[0].way.x, -distance, 0.01))
    #expect(swipe.fingers[0].way.y == 0)
    #expect(near(swipe.fingers[0].lastSpeed, distance / 0.15, distance / 0.15 * 0.02))
    #expect(swipe.fingers[0].element == "message")
  }

  @Test("a drag comes to rest, and lifts after the velocity has fallen to zero")
  func drag() throws {
    let drag = try Played("drag up 60pt in 400ms")
    #expect(near(drag.fingers[0].way.y, -60, 1))
    #expect(drag.duration == 460_000)
    #expect(drag.fingers[0].silence == 60_000)
    #expect(drag.fingers[0].lastSpeed < 80)
  }

  @Test("released at sets the speed at the lift", arguments: [100.0, 900, 1500])
  func released(_ speed: Double) throws {
    let swipe = try Played("swipe right 200pt in 250ms released at \(Int(speed))pt/s", jitter: 0)
    #expect(near(swipe.fingers[0].lastSpeed, speed, 60))
    #expect(near(swipe.fingers[0].way.x, 200, 0.01))
  }

  @Test("a still finger trembles, and stays within its jitter")
  func tremble() throws {
    let hold = try Played("hold 2s", jitter: 0.4)
    let far =
      hold.fingers[0].samples.map { $0.location.distance(to: hold.fingers[0].samples[0].location) }.max() ?? 0
    #expect(hold.fingers[0].samples.count > 200)
    #expect(far > 0.1 && far <= 0.41)
  }

  @Test("trembling stays within its radius")
  func trembleRadius() {
    var tremble = Tremble(seed: 5, radius: 0.4)
    let far = (0..<20_000).map { _ in tremble.offset(of: 0).distance(to: Point(x: 0, y: 0)) }.max() ?? 0
    #expect(far > 0.39 && far <= 0.4 + 1e-12)
  }

  @Test("the same line and seed give the same samples; another seed gives others")
  func fixedSeed() throws {
    let line = "hold 500ms then move up 80pt in 300ms on list/message"
    #expect(try Played(line).trace == Played(line).trace)
    #expect(try Played(line).trace != Played(line, seed: 2).trace)
  }

  @Test("hold then move: one finger that rests during the hold and then moves")
  func holdMove() throws {
    let played = try Played("hold 500ms then move up 80pt in 300ms on list/message")
    #expect(played.fingers.count == 1 && played.duration == 800_000)
    let held = played.fingers[0].samples.filter { $0.time <= 500_000 }
    #expect(held.allSatisfy { $0.location.distance(to: held[0].location) < 1 })
    #expect(near(played.fingers[0].way.y, -80, 1))
    #expect(played.fingers[0].element == "list/message")
  }

  @Test("a double touch is two touches of 60ms, 120ms apart, at one place")
  func doubleTouch() throws {
    let played = try Played("double touch on reader")
    #expect(played.fingers.map(\.duration) == [60_000, 60_000])
    #expect(played.fingers[1].samples[0].time - played.fingers[0].lift == 120_000)
    #expect(played.fingers[0].samples[0].location == played.fingers[1].samples[0].location)
    let far = try Played("double touch 290ms apart")
    #expect(far.fingers[1].samples[0].time - far.fingers[0].lift == 290_000)
  }

  @Test("the gap between two touches can be written in three ways")
  func gaps() throws {
    for line in ["touch then after 250ms touch", "touch, after 250ms, touch", "touch, wait 250ms, touch"] {
      let played = try Played(line)
      #expect(played.fingers[1].samples[0].time - played.fingers[0].lift == 250_000, "\(line)")
    }
  }

  @Test("two fingers press one after the other, side by side, and lift together")
  func twoFingers() throws {
    for line in ["two fingers touch", "two-finger touch", "touch with 2 fingers"] {
      let played = try Played(line)
      #expect(played.fingers.count == 2, "\(line)")
      #expect(played.fingers[1].samples[0].time == 12_000)
      #expect(
        near(
          played.fingers[0].samples[0].location.distance(to: played.fingers[1].samples[0].location), 80, 0.01)
      )
      #expect(played.fingers[0].lift == played.fingers[1].lift)
    }
    #expect(try Played("two fingers touch 200ms apart").fingers[1].samples[0].time == 200_000)
  }

  @Test("a pinch changes the span by its distance, about its middle")
  func pinch() throws {
    for (line, from, to) in [
      ("two-finger pinch out 120pt in 300ms on map", 80.0, 200.0),
      ("pinch closed 100pt span 240pt", 240, 140),
      ("three-finger pinch in 60pt", 200, 140), ("spread 90pt", 80, 170),
    ] {
      let played = try Played(line, jitter: 0)
      #expect(near(played.span { $0.first }, from, 0.1), "\(line)")
      #expect(near(played.span { $0.last }, to, 0.1), "\(line)")
      #expect(near(played.center { $0.last }.distance(to: Point(x: 195, y: 422)), 0, 0.1), "\(line)")
    }
  }

  @Test("a rotation turns the fingers, clockwise on the screen")
  func rotate() throws {
    let clockwise = try Played("rotate clockwise 40deg in 300ms", jitter: 0)
    let before = clockwise.fingers[0].samples[0].location
    let after = clockwise.fingers[0].samples[clockwise.fingers[0].samples.count - 1].location
    // The first finger starts at the upper right: clockwise takes it right and down.
    #expect(after.x > before.x && after.y > before.y)
    #expect(near(clockwise.span { $0.last }, 200, 0.1))
    #expect(near(before.distance(to: after), 2 * 100 * 0.34202, 0.1))
  }

  @Test("press at an edge, then move: begins inside the edge and lifts at its end")
  func edge() throws {
    let played = try Played("press at left edge and move right 150pt in 200ms", jitter: 0)
    #expect(played.fingers[0].samples[0].location == Point(x: 3, y: 422))
    #expect(near(played.fingers[0].way.x, 150, 0.01))
    #expect(played.duration == 200_000)
  }

  @Test("further fingers can land while others are down, on other elements")
  func besides() throws {
    let played = try Played("press on joystick, then touch on fire, then move up 40pt")
    #expect(played.fingers.map(\.element) == ["joystick", "fire"])
    #expect(played.fingers[1].duration == 60_000)
    #expect(near(played.fingers[0].way.y, -40, 1))
  }

  @Test("a finger lands at its given place, however near another one is; without a place it moves aside")
  func givenPlaces() throws {
    let given = try Played("press at 350,300, then press at 370,330", jitter: 0)
    #expect(given.fingers[1].samples[0].location == Point(x: 370, y: 330))
    let edge = try Played("press at 20,422, then press at left edge", jitter: 0)
    #expect(edge.fingers[1].samples[0].location == Point(x: 3, y: 422))
    let aside = try Played("press at 100,300, then press", jitter: 0)
    #expect(aside.fingers[1].samples[0].location == Point(x: 180, y: 300))
  }

  @Test("a place in a later part is not taken for a second finger if the first press leaves its place open")
  func laterPlace() throws {
    for line in [
      "hold 500ms then move to 300,500 on card at 100,140", "press, then hold 500ms at 100,140",
      "press, then drag left 50pt at left edge",
    ] {
      let error = #expect(throws: GestureError.self, "\(line)") { try Played(line) }
      #expect(error?.message == "a finger is down already, and the place presses a second one")
    }
    #expect(try Played("press on card, then drag left 50pt at 100,140").fingers.count == 2)
    #expect(try Played("press, then two-finger drag left 50pt at 100,140").fingers.count == 3)
    #expect(try Played("touch, then after 100ms move down 100pt at 100,140").fingers.count == 2)
  }

  @Test("a movement of as many fingers as are down moves these; with another number, new fingers land")
  func fingerCounts() throws {
    #expect(try Played("two fingers press, then two-finger drag up 50pt").fingers.count == 2)
    #expect(try Played("press, then two-finger drag up 50pt").fingers.count == 3)
  }

  @Test("a hold that names another element or number of fingers presses new fingers")
  func holds() throws {
    let other = try Played("press on joystick, then hold 500ms on fire")
    #expect(other.fingers.map(\.element) == ["joystick", "fire"] && other.duration == 500_000)
    #expect(try Played("press on fire, then two fingers hold 600ms").fingers.count == 3)
    #expect(try Played("press on fire, then hold 600ms on fire").fingers.count == 1)
  }

  @Test("a press comes 120ms after a lift, also while another finger stays down")
  func gapBesides() throws {
    let played = try Played("press on joystick, then touch on fire, then touch on fire")
    #expect(played.fingers[2].samples[0].time - played.fingers[1].lift == 120_000)
    let held = try Played("press on joystick, then touch on fire, then hold 50ms, then touch on fire")
    #expect(held.fingers[2].samples[0].time - held.fingers[1].lift == 120_000)
    let said = try Played("press on joystick, then touch on fire, then after 30ms touch on fire")
    #expect(said.fingers[2].samples[0].time - said.fingers[1].lift == 30_000)
  }

  @Test("every gesture in Docs/Cases.md can be read")
  func documented() throws {
    let text = try String(contentsOfFile: PackageFolder.path("Docs/Cases.md"), encoding: .utf8)
    let section = text.components(separatedBy: "## Described gestures")[1]
    let shown = section.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .flatMap { $0.components(separatedBy: "   ").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { !$0.isEmpty }
    #expect(shown.count == 11)
    for line in shown { #expect(throws: Never.self, "\(line)") { try Played(line) } }
    let cases = ReadCases.file(
      SourceFile(
        path: "sample",
        text: text.components(separatedBy: "```")[1].replacing("yaml\n", with: "", maxReplacements: 1)))
    #expect(cases.findings.isEmpty && cases.file.cases.count == 4)
  }

  @Test("fingers go from one movement to the next without lifting")
  func chain() throws {
    let played = try Played(
      "two fingers press, then move outward 60pt in 200ms, then move up 120pt in 200ms", jitter: 0)
    #expect(played.fingers.count == 2)
    #expect(near(played.span { $0.last }, 140, 0.1))
    #expect(near(played.center { $0.last }.y, 422 - 120, 0.1))
  }

  @Test("`while` combines movements at the same time")
  func meanwhile() throws {
    let played = try Played(
      "pinch out 100pt in 400ms while turn clockwise 30deg while move up 60pt", jitter: 0)
    #expect(near(played.span { $0.last }, 180, 0.1))
    #expect(near(played.center { $0.last }.y, 422 - 60, 0.1))
    #expect(played.duration == 412_000)
  }

  @Test("the time, the element and the fingers of movements beside each other may stand after `while`")
  func meanwhileWords() throws {
    let played = try Played(
      "pinch out 100pt while turn clockwise 30deg in 600ms on map with three fingers", jitter: 0)
    #expect(played.fingers.count == 3 && played.duration == 624_000)
    #expect(played.fingers.allSatisfy { $0.element == "map" })
    let twice = try Played("pinch out 100pt in 600ms on map while turn clockwise 30deg in 600ms on map")
    #expect(twice.duration == 612_000)
  }

  @Test("directions can be angles, with 90deg for up", arguments: ["toward 30deg", "at 30deg"])
  func angles(_ words: String) throws {
    let way = try Played("swipe \(words) 100pt", jitter: 0).fingers[0].way
    #expect(near(way.x, 86.603, 0.01) && near(way.y, -50, 0.01))
  }

  @Test("`from` and `to` state places")
  func fromTo() throws {
    let played = try Played("swipe from 20,100 to 220,150 in 200ms", jitter: 0)
    #expect(played.fingers[0].samples[0].location == Point(x: 20, y: 100))
    #expect(played.fingers[0].way == Point(x: 200, y: 50))
  }

  @Test("`cancel` cancels all fingers, or the last; `set` changes the state")
  func cancelAndSet() throws {
    let last = try Played("press on joystick, press on fire, cancel 1 finger, hold 100ms")
    #expect(last.fingers.map(\.end) == [.up, .cancel] && last.fingers[1].duration == 0)
    let played = try Played("press, set selection = some, hold 100ms, cancel")
    #expect(played.fingers[0].end == .cancel)
    #expect(
      played.trace.events.contains {
        $0.action == .set(0, [StateSetting(name: "selection", value: .word("some"))])
      })
  }

  @Test("the words of a verb can stand before or after it, and names after `set` can have hyphens")
  func anyOrder() throws {
    #expect(try Played("touch double").trace == Played("double touch").trace)
    #expect(try Played("press long").trace == Played("long press").trace)
    let played = try Played("set zoom-level=2, set row-menu at top, touch")
    let sets = played.trace.events.compactMap { if case .set(_, let sets) = $0.action { sets } else { nil } }
    #expect(sets == [[StateSetting(name: "zoom-level", value: StateValue(2))]])
    let stands = played.trace.events.compactMap {
      if case .at(_, let stand) = $0.action { stand } else { nil }
    }
    #expect(stands.flatMap { $0 }.map(\.element) == ["row-menu"])
  }

  @Test(
    "an article before a name is no name; an element may be called like one",
    arguments: [
      ("touch on the row-menu", "row-menu"), ("a touch on a", "a"), ("hold on a for 500ms", "a"),
      ("touch on the, then touch on the", "the"), ("the drag left on a row", "row"),
    ])
  func articles(line: String, element: String) throws {
    let touches = try Played(line).trace.events.compactMap {
      if case .touch(let touch) = $0.action, touch.phase == .down { touch.element } else { nil }
    }
    #expect(!touches.isEmpty && touches.allSatisfy { $0 == element }, "\(touches)")
  }

  @Test("a gesture starts in the middle of its element's frame, and its press has the size of the frame")
  func frames() throws {
    let layout = ScreenLayout(frames: [
      "message": Rectangle(x: 0, y: 200, width: 390, height: 72)
    ])
    let played = try Played("touch on message", layout: layout)
    #expect(played.fingers[0].samples[0].location == Point(x: 195, y: 236))
    #expect(played.fingers[0].samples[0].size == Point(x: 390, y: 72))
  }

  @Test(
    "mistakes are reported with their place",
    arguments: [
      ("swipe 200pt", "which way"), ("swpie left", "\"swpie\""), ("swipe left 200px", "\"200px\""),
      ("pinch 100pt", "which way the fingers pinch"), ("hold for message", "a time is missing"),
      ("", "says nothing"),
      ("touch swipe left", "a second verb"), ("eleven fingers touch", "\"eleven\""),
      ("12 fingers touch", "1 to 10"),
      ("touch on", "an element is missing"), ("set selection", "a name and a value"), ("wait", "how long"),
      ("swipe left 10pt in 1s released at 900pt/s", "three times"),
      ("press, turn clockwise 10deg", "one finger"),
      ("touch while hold 100ms", "only a movement"), ("hold 600ms while move up 100pt", "only a movement"),
      ("while move up 100pt", "only a movement"), ("move up 100pt while", "a movement is missing"),
      ("pinch out in 300ms while turn clockwise in 600ms", "does not fit"),
      ("pinch out on map while turn clockwise on mapp", "does not fit"),
      ("move up while after 100ms move left", "does not fit"),
      ("move up while move left released at 300pt/s", "does not fit"),
      ("swipe left at nowhere", "\"nowhere\""),
      ("touch 20pt", "a distance"), ("hold left", "a direction"),
      ("swipe left 40deg", "an angle"), ("drag left released at 100pt/s", "a speed"),
      ("touch clockwise", "`clockwise` means nothing here"),
      ("swipe left inward", "`inward` means nothing here"),
      ("double swipe left", "a number of touches"),
      ("press, lift on fire", "where fingers press"), ("press, cancel with pen", "how fingers press"),
      ("press, lift in 300ms", "a time"), ("two fingers wait 300ms", "a number of fingers"),
      ("long touch", "\"long\""), ("set list at", "which end \"list\" is at"),
      ("rotate out", "`out` means nothing here"), ("pinch clockwise", "`clockwise` means nothing here"),
      ("press, move clockwise", "`clockwise` means nothing here"),
      ("swipe left toward", "a direction is missing"), ("touch with", "what follows \"with\""),
      ("with with touch", "what follows \"with\""),
    ])
  func errors(_ line: String, _ message: String) {
    do {
      _ = try Played(line)
      Issue.record("\(line) was read")
    } catch let error as GestureError {
      #expect(error.message.contains(message), "\(error.message)")
      #expect(error.range.upperBound <= line.count)
    } catch {
      Issue.record("\(error)")
    }
  }

  private func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }
}

/// A gesture's samples by finger.
struct Played {
  var trace: Trace
  var fingers: [PlayedFinger] = []

  init(_ line: String, jitter: Double = 0.4, seed: UInt64 = 1, layout: ScreenLayout = ScreenLayout()) throws {
    var settings = HandSettings(layout: layout)
    settings.jitter = jitter
    settings.seed = seed
    trace = try Hand.trace(ParseGesture.line(line), settings: settings)
    for event in trace.events {
      guard case .touch(let touch) = event.action else { continue }
      if touch.phase == .down { fingers.append(PlayedFinger()) }
      fingers[touch.finger].samples.append(touch)
    }
  }

  var duration: Microseconds { fingers.map(\.lift).max() ?? 0 }

  func center(_ sample: ([TraceTouch]) -> TraceTouch?) -> Point {
    Point.centre(fingers.compactMap { sample($0.samples)?.location })
  }

  /// The span: twice the mean distance from the centre.
  func span(_ sample: ([TraceTouch]) -> TraceTouch?) -> Double {
    let places = fingers.compactMap { sample($0.samples)?.location }
    return 2 * places.reduce(0) { $0 + $1.distance(to: Point.centre(places)) } / Double(places.count)
  }
}

struct PlayedFinger {
  var samples: [TraceTouch] = []

  var element: String? { samples[0].element }
  var end: TouchPhase { samples[samples.count - 1].phase }
  var lift: Microseconds { samples[samples.count - 1].time }
  var duration: Microseconds { lift - samples[0].time }
  var way: Point {
    Point(
      x: samples[samples.count - 1].location.x - samples[0].location.x,
      y: samples[samples.count - 1].location.y - samples[0].location.y)
  }

  /// The time from the last move to the lift.
  var silence: Microseconds { lift - samples[samples.count - 2].time }

  /// The speed between the last two moves, in points a second.
  var lastSpeed: Double {
    let moves = samples.filter { $0.phase == .move }.suffix(2)
    guard let a = moves.first, let b = moves.last, b.time > a.time else { return 0 }
    return a.location.distance(to: b.location) * 1_000_000 / Double(b.time - a.time)
  }
}
