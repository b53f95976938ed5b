import AgreementSupport
import Foundation
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// Values never jump: if fingers join or leave, a value changes by no more than the fingers moved.
@Suite struct ContinuityTests {
  /// A pan of one to five fingers, and a pinch and a turn of two to five, all together.
  private static let spec: SpecBuilder = {
    var builder = SpecBuilder()
    builder.element("view")
    builder.mechanic("pan", fingers: 1...5, continuous: true, [.pressing(), .moving(), .lifting()])
    builder.mechanic(
      "pinch", fingers: 2...5, continuous: true,
      [.pressing(), .spreading([.outward, .inward]), .lifting()])
    builder.mechanic(
      "turn", fingers: 2...5, continuous: true,
      [.pressing(), .turning([.clockwise, .counterclockwise]), .lifting()])
    for name in ["pan", "pinch", "turn"] { builder.activity(name, by: [name]) }
    builder.together("pan", "pinch", "turn")
    return builder
  }()

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `values change by no more than the fingers move`(_ seed: UInt64) throws {
    var play = Play(seed: seed)
    for _ in 0..<60 { play.step() }
    play.end()
    for recognizer in [TableRuntime(), Reference()] as [any RecognizerUnderTest] {
      let run = try recognizer.run(Self.spec.checked, play.events, screen: nil)
      #expect(run.refusals.isEmpty)
      let jumps = play.jumps(in: run.outcomes)
      #expect(jumps.isEmpty, "\(recognizer): \(jumps.joined(separator: "\n"))")
    }
  }

  @Test func `the random hand has everything under way, with fingers that come and go`() throws {
    var counts: [String: Set<Int>] = [:]
    for seed in 0..<50 as Range<UInt64> {
      var play = Play(seed: seed)
      for _ in 0..<60 { play.step() }
      play.end()
      let run = try TableRuntime().run(Self.spec.checked, play.events, screen: nil)
      for outcome in run.outcomes where outcome.phase == .changed {
        counts[outcome.activity, default: []].insert(outcome.outcome.fingers)
      }
    }
    #expect(counts == ["pan": [1, 2, 3, 4, 5], "pinch": [2, 3, 4, 5], "turn": [2, 3, 4, 5]])
  }
}

/// A hand whose fingers move, come and go at random, with their places in each frame.
private struct Play {
  private(set) var events: [InputEvent] = []
  private var random: RandomNumbers
  private var places: [Int: Point] = [:]
  private var time: Microseconds = 0
  private var nextFinger = 0
  /// The frames of moves, by time.
  private var frames: [Microseconds: Frame] = [:]

  /// The places of the fingers before a frame and after it.
  private struct Frame {
    var before: [Int: Point]
    var after: [Int: Point]
  }

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    join()
  }

  mutating func step() {
    time += Microseconds(random.int(4...20)) * 1000
    switch random.int(0...9) {
    case 0 where places.count < 5, 1 where places.count < 5: join()
    case 2 where places.count > 1: leave(random.pick(places.keys.sorted()))
    default: move()
    }
  }

  mutating func end() {
    time += 10_000
    for finger in places.keys.sorted() { leave(finger) }
  }

  private mutating func join() {
    nextFinger += 1
    let place = Point(x: Double(random.int(0...400)), y: Double(random.int(0...800)))
    places[nextFinger] = place
    feed(.down, nextFinger, place)
  }

  private mutating func leave(_ finger: Int) {
    guard let place = places[finger] else { return }
    feed(.up, finger, place)
    places[finger] = nil
  }

  /// Moves all fingers by the same displacement, and each by a random one of its own.
  private mutating func move() {
    let before = places
    let (dx, dy) = (Double(random.int(-8...8)), Double(random.int(-8...8)))
    for finger in places.keys.sorted() {
      let own = Point(x: Double(random.int(-6...6)), y: Double(random.int(-6...6)))
      guard let place = places[finger] else { continue }
      let moved = Point(x: place.x + dx + own.x, y: place.y + dy + own.y)
      places[finger] = moved
      if moved != place { feed(.move, finger, moved) }
    }
    frames[time] = Frame(before: before, after: places)
  }

  private mutating func feed(_ phase: TouchPhase, _ finger: Int, _ place: Point) {
    events.append(
      .sample(
        TouchSample(
          time: time, phase: phase, finger: finger, location: place,
          element: phase == .down ? ElementID(index: 0) : nil)))
  }

  // MARK: Judging

  /// Every change of a value that the movement of the fingers does not explain.
  func jumps(in outcomes: [NamedOutcome]) -> [String] {
    var last: [String: Outcome] = [:]
    var found: [String] = []
    for named in outcomes {
      let outcome = named.outcome
      if outcome.phase != .began, let before = last[named.activity] {
        let way = outcome.phase == .changed ? frames[outcome.time] : nil
        if let jump = jump(of: named.activity, from: before, to: outcome, way) {
          found.append("\(named.activity) \(outcome.phase)@\(Double(outcome.time) / 1000): \(jump)")
        }
      }
      last[named.activity] = outcome
    }
    return found
  }

  private func jump(of activity: String, from old: Outcome, to new: Outcome, _ frame: Frame?) -> String? {
    let lengths = frame.map { frame in frame.before.map { length($1, frame.after[$0] ?? $1) } } ?? []
    let most = lengths.max() ?? 0
    let room = 1e-6
    let moved = length(old.translation, new.translation)
    if moved > most + room { return "the translation by \(moved), fingers by \(most)" }
    let travelled = length(old.travel, new.travel)
    if travelled > most + room { return "the travel by \(travelled), fingers by \(most)" }
    if old.origin != new.origin { return "the origin" }
    let spans = frame.map { (span($0.before), span($0.after)) }
    let factor = spans.map { $0.0 > 0 ? $0.1 / $0.0 : 1 } ?? 1
    if activity == "pinch", abs(new.scale - old.scale * factor) > room * new.scale {
      return "the scale by \(new.scale / old.scale), the span by \(factor)"
    }
    let turned = frame.map { turn($0) } ?? 0
    if activity == "turn", abs(new.rotation - old.rotation - turned) > room {
      return "the rotation by \(new.rotation - old.rotation), the fingers by \(turned)"
    }
    return nil
  }

  private func length(_ a: Point, _ b: Point) -> Double { hypot(a.x - b.x, a.y - b.y) }

  private func middle(_ places: [Int: Point]) -> Point {
    let count = Double(places.count)
    let sum = places.values.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    return Point(x: sum.x / count, y: sum.y / count)
  }

  private func span(_ places: [Int: Point]) -> Double {
    let centre = middle(places)
    return 2 * places.values.map { length($0, centre) }.reduce(0, +) / Double(places.count)
  }

  private func turn(_ frame: Frame) -> Double {
    let (old, new) = (middle(frame.before), middle(frame.after))
    let turns = frame.before.map { finger, place -> Double in
      let now = frame.after[finger] ?? place
      let (a, b) = (atan2(place.y - old.y, place.x - old.x), atan2(now.y - new.y, now.x - new.x))
      return remainder((b - a) * 180 / .pi, 360)
    }
    return turns.reduce(0, +) / Double(turns.count)
  }
}
