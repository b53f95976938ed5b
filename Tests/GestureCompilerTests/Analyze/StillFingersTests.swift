import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Without a sample between two events, a finger is in one place, and what either event demands of the place counts for both.
@Suite struct StillFingersTests {
  /// Whether a finger may be beyond 9 pt at a sample and then, when another one lands, within a distance of its press.
  ///
  /// - Parameter samples: the number of samples between.
  private func isPossible(within most: Double, samples: Int) -> Bool {
    var path = TouchPath([
      PathRunner(
        shape: RecognizerShape(fingers: 1...2, contacts: [ContactShape()], claimStep: 0, isContinuous: true),
        level: 0)
    ])
    let press = path.land(at: 0, deepest: 0).event
    let fingers = path.down
    let sample = path.append(.sample)
    path.add(
      Demand(
        from: press, fingers: fingers, base: press, region: SampleRegion(distance: Extent(9, .infinity))),
      at: sample)
    for _ in 0..<samples { _ = path.append(.sample) }
    let second = path.land(at: 0, deepest: 0).event
    path.add(still: fingers, within: most, at: second)
    return path.isPossible
  }

  @Test func aDemandBeforeThePressCountsForThePress() {
    #expect(!isPossible(within: 8, samples: 0))
    #expect(isPossible(within: 8, samples: 1))
    #expect(isPossible(within: 10, samples: 0))
  }

  /// A swipe goes beyond the slop within which the fingers of a touch around it must stay.
  @Test(arguments: ["two-finger-touch", "two-finger-double-touch", "three"])
  func aSwipeInsideATouchOfSeveralFingers(_ touch: String) throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      metrics: {swipe-min-distance: 9pt}
      elements: {field: {children: {fire: }}}
      mechanics:
        three: {fingers: 3, steps: [press, lift]}
      activities:
        shoot: {does: custom, target: field/fire, by: swipe}
        reload: {does: custom, target: field, by: \(touch)}

      """)
    #expect(report.findings.map(\.finding.message) == [])
  }
}
