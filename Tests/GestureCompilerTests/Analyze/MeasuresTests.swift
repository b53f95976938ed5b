import Testing

@testable import GestureCompiler
@testable import SpecParser

/// Compares sets of directions and comparisons with simple calculations.
@Suite("Measures of the analysis")
struct MeasuresTests {
  /// Checks every half degree, except at the ends of ranges: the set has it if its nearest axis is as far away as stated.
  @Test(
    "directions by their angle to an axis",
    arguments: [Extent(0, 30), Extent(20, 30), Extent(0, 45), Extent(30, 90), Extent(10, 10.5)],
    [[0], [90, 270], [0, 90, 180, 270], [300]] as [[Double]])
  func deviation(_ deviation: Extent, _ axes: [Double]) {
    let set = AngleSet(within: deviation, ofAxes: axes)
    for step in 0..<720 {
      let angle = Double(step) / 2 + 0.2
      let nearest =
        axes.map { axis in
          let between = (angle - axis).magnitude.truncatingRemainder(dividingBy: 360)
          return min(between, 360 - between)
        }.min() ?? .infinity
      let expected = deviation.low <= nearest && nearest <= deviation.high
      let actual = set.ranges.contains { $0.low <= angle && angle <= $0.high }
      #expect(actual == expected, "\(angle) degrees")
    }
  }

  @Test(
    "the opposite of a comparison holds if the comparison does not",
    arguments: [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual] as [Comparison])
  func opposite(_ comparison: Comparison) {
    for (a, b) in [(1.0, 2.0), (2, 2), (3, 2)] {
      #expect(comparison.holds(a, b) != comparison.opposite.holds(a, b))
    }
    #expect(comparison.opposite.opposite == comparison)
  }

  // MARK: The margin of similar gestures

  private func widened(_ arcs: [(Double, Double)]) -> [Arc] {
    GestureMargin().widened(Directions(arcs: arcs.map { Arc(start: $0.0, extent: $0.1) }, axes: [])).arcs
  }

  @Test("ranges of directions grow by 15 degrees on both sides")
  func margin() {
    #expect(widened([(30, 20)]) == [Arc(start: 15, extent: 50)])
    #expect(widened([(5, 20)]) == [Arc(start: 350, extent: 50)])
    // The range that now begins below 0°, at 350°, is the last.
    #expect(
      widened([(5, 20), (100, 20)]) == [Arc(start: 85, extent: 50), Arc(start: 350, extent: 50)])
    #expect(widened([(0, 330)]) == [Arc(start: 0, extent: 360)])
    #expect(widened([(0, 329)]) == [Arc(start: 345, extent: 359)])
  }

  @Test("ranges that grow into each other become every direction")
  func marginOfNearRanges() {
    #expect(widened([(30, 20), (79, 20)]) == Directions.any.arcs)
    #expect(widened([(30, 20), (81, 20)]).count == 2)
    #expect(widened([(100, 20), (340, 91)]) == Directions.any.arcs)
  }

  @Test("a minimum that the margin takes to 0 is removed; the limits of turns change by degrees")
  func marginOfLimits() throws {
    func move(_ move: String, fingers: Int = 1) throws -> MoveStep {
      let spec = try AnalyzeSupport.spec(
        """
        gspec: 1
        product: Test
        elements: {page: {}}
        mechanics: {odd: {fingers: \(fingers), steps: [press, \(move), lift]}}
        activities: {a: {does: custom, target: page, by: odd, alternative: keys}}
        """)
      for step in GestureMargin().widened(spec.mechanics[0]).steps {
        if case .move(let move) = step.action { return move }
      }
      throw NoMove()
    }
    #expect(try move("{move: {distance: 10pt}}").limits[stated: .distance] == nil)
    #expect(try move("{move: {distance: 11pt}}").limits[stated: .distance]?.low?.amount == 1)
    let both = try move("{move: {distance: 4pt..30pt}}").limits[stated: .distance]
    #expect(both?.low == nil && both?.high?.amount == 40)
    #expect(try move("{orbit: {angle: 40deg}}", fingers: 2).limits[stated: .distance]?.low?.amount == 25)
    #expect(try move("{move outward: {span: 40pt}}", fingers: 2).limits[stated: .distance]?.low?.amount == 30)
  }

  private struct NoMove: Error {}
}
