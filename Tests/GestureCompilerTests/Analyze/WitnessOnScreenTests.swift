import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// A witness stays on the screen where its two claims let it.
@Suite struct WitnessOnScreenTests {
  @Test(arguments: [
    "mark: {does: custom, target: board, by: circle}\n  move: {does: custom, target: board/piece, by: drag}",
    "mark: {does: custom, target: board, by: circle}\n  arrow: {does: custom, target: board, by: double-touch-drag}",
    "mark: {does: custom, target: board, by: circle}\n  flip: {does: custom, target: board, by: rotate}",
    "draw: {does: custom, target: board, by: drag}\n  erase: {does: custom, target: board, by: scribble}",
    "back: {does: custom, target: board, by: edge-swipe, from: left-edge, toward: right}\n"
      + "  flip: {does: custom, target: board, by: rotate}",
  ])
  func stays(activities: String) throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        board:
          children:
            piece:
      mechanics:
        circle:
          continuous: true
          steps:
            - press
            - move: {toward: right, distance: 20pt}
            - move: {toward: down, distance: 20pt}
            - move: {toward: left, distance: 20pt}
            - lift
        scribble: {continuous: true, steps: [press, {move: {toward: horizontal, distance: 20pt}}, reverse, reverse, lift]}
      activities:
        \(activities)
      """)
    let found = AnalyzeConflicts.run(spec).findings.compactMap(\.witness)
    #expect(!found.isEmpty)
    for witness in found {
      let places = witness.samples.map(\.location)
      #expect(places.allSatisfy { (0...400).contains($0.x) && (0...800).contains($0.y) }, "\(places)")
      // Nothing is shown at an edge that need not be.
      if !activities.contains("edge") {
        let presses = witness.samples.filter { $0.phase == .down }.map(\.location)
        #expect(presses.allSatisfy { (21...379).contains($0.x) && (21...779).contains($0.y) }, "\(presses)")
      }
    }
  }

  @Test func aTurnedTraceStays() {
    let ends = [Point(x: 200, y: 150), Point(x: 200, y: 500)]
    let samples = zip([TouchPhase.down, .move], ends).enumerated().map { number, sample in
      PlainTrace.Sample(
        time: Int64(number) * 100_000, phase: sample.0, finger: 0, location: sample.1, isOutside: false)
    }
    let trace = PlainTrace(samples: samples, end: 200_000, claims: [100_000, 100_000])
    let claim = ClaimInstant(time: 100_000, turn: 1)
    let turned = trace.going(AngleSet(from: 160, extent: 40), .unlimited, in: .same) { _ in
      ReplayTrace.Claims(first: [claim], second: [claim])
    }
    let places = turned.samples.map(\.location)
    #expect(places[0].y == places[1].y && places[0].x - places[1].x == 350, "\(places)")
    #expect(turned.isOnScreen, "\(places)")
  }
}
