import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Tests of the system's own swipes at the edges of the screen, which cases can simulate.
@Suite("system edges")
struct SystemEdgesTests {
  private let screen = Point(x: 400, y: 800)

  /// Plays swipes of 60 pt into the screen, and returns for each the last phase that the product gets.
  private func ends(_ edges: Set<SideWord>, protecting: String?, _ places: [(Double, Double)]) throws
    -> [TouchPhase]
  {
    let edgesLine = protecting.map { "edges: {protect: [\($0)]}\n" } ?? ""
    let text =
      "gspec: 1\nproduct: A\nuses: material\n\(edgesLine)elements: {a: {}}\nactivities:\n"
      + "  b: {does: activate, target: a, by: touch}\n"
    let spec = try #require(LoadSpec.parse(Array(text.utf8), path: "a").spec)
    var trace = Trace()
    for (index, place) in places.enumerated() {
      let way = Point(x: (200 - place.0).signum() * 60, y: place.0 == 200 ? (400 - place.1).signum() * 60 : 0)
      for (step, phase) in [TouchPhase.down, .move, .move, .up].enumerated() {
        let part = Double(min(step, 2)) / 2
        let location = Point(x: place.0 + way.x * part, y: place.1 + way.y * part)
        let time = Microseconds(index * 1000 + step * 10) * 1000
        trace.events.append(
          TraceEvent(.touch(TraceTouch(time: time, phase: phase, finger: 1, location: location))))
      }
    }
    let taken = SystemEdges(edges, spec, screen: screen).taken(from: trace)
    return taken.events.compactMap { event in
      guard case .touch(let touch) = event.action, touch.phase == .up || touch.phase == .cancel else {
        return nil
      }
      return touch.phase
    }
  }

  @Test("without protection the system takes every swipe from its edges, and none from elsewhere")
  func unprotected() throws {
    let places: [(Double, Double)] = [(200, 795), (200, 795), (5, 300), (395, 300), (200, 5), (200, 779)]
    #expect(try ends([.bottom], protecting: nil, places) == [.cancel, .cancel, .up, .up, .up, .up])
    #expect(try ends(Set(SideWord.allCases), protecting: nil, places).prefix(5).allSatisfy { $0 == .cancel })
    #expect(try ends([], protecting: nil, places).allSatisfy { $0 == .up })
  }

  @Test("at a protected edge the product gets the first swipe, and the system the second")
  func protected() throws {
    let places: [(Double, Double)] = [(200, 795), (200, 795), (5, 300), (200, 5), (200, 5)]
    #expect(
      try ends([.bottom, .top, .left], protecting: "bottom, top", places) == [
        .up, .cancel, .cancel, .up, .cancel,
      ])
  }

  @Test("a touch at an edge is no swipe, and a cancelled finger gives no further samples")
  func touches() throws {
    var trace = Trace()
    for (step, y) in [795.0, 788, 787.5, 780, 700].enumerated() {
      let phase: TouchPhase = step == 0 ? .down : step == 4 ? .up : .move
      trace.events.append(
        TraceEvent(
          .touch(
            .init(time: Microseconds(step * 1000), phase: phase, finger: 1, location: Point(x: 200, y: y)))))
    }
    let edges = SystemEdges([.bottom], nil, screen: screen)
    let taken = edges.taken(from: trace).events
    #expect(taken.count == 4)
    guard case .touch(let last)? = taken.last?.action else {
      Issue.record("nothing is left")
      return
    }
    #expect(last.phase == .cancel && last.location.y == 780)
    trace.events.removeSubrange(3...)
    #expect(edges.taken(from: trace) == trace)
  }
}

extension Double {
  fileprivate func signum() -> Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
