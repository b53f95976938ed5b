import Testing

@testable import GestureCompiler

/// What is demanded of fingers' places at a sample.
struct SampleRegionTests {
  private static func region(
    distance: Extent = .notNegative, span: Extent = .all, turn: Extent = .all,
    fingers: ClosedRange<Double> = 0...(.infinity), directions: AngleSet = .all
  ) -> SampleRegion {
    SampleRegion(
      distance: distance, directions: directions, span: span, turn: turn, fingerLeast: fingers.lowerBound,
      fingerMost: fingers.upperBound)
  }

  private static func from(_ distance: Double, to most: Double = .infinity) -> SampleRegion {
    region(distance: Extent(distance, most))
  }

  @Test("one finger moves as far as its reach, and makes no span and no turn")
  func oneFinger() {
    #expect(Self.from(10, to: 20).isPossible([10]) && !Self.from(10.5, to: 20).isPossible([10]))
    for some in [Extent(1, 2), Extent(-2, -1)] {
      #expect(!Self.region(span: some).isPossible([10]) && !Self.region(turn: some).isPossible([10]))
    }
    #expect(Self.region(span: Extent(-1, 1), turn: Extent(0, 1)).isPossible([10]))
    #expect(Self.region(fingers: 10...20).isPossible([10]) && !Self.region(fingers: 11...20).isPossible([10]))
    #expect(Self.region(fingers: 5...5).isPossible([10]))
    #expect(Self.region(distance: Extent(0, 5), fingers: 5...9).isPossible([10]))
    #expect(!Self.region(distance: Extent(0, 5), fingers: 6...9).isPossible([10]))
  }

  @Test("several fingers share their reach between a displacement and a change of the span")
  func severalFingers() {
    #expect(Self.from(10).isPossible([10, 10]) && !Self.from(10.nextUp).isPossible([10, 10]))
    #expect(Self.from(10).isPossible([5, 15]) && !Self.from(11).isPossible([5, 15]))
    let (stretch, more) = (Extent(20, .infinity), Extent(20.1, .infinity))
    #expect(
      Self.region(span: stretch).isPossible([10, 10]) && !Self.region(span: more).isPossible([10, 10]))
    #expect(Self.region(span: stretch.negated).isPossible([10, 10]))
    #expect(!Self.region(span: more.negated).isPossible([10, 10]))
    let both = Self.region(distance: Extent(6, 9), span: Extent(16, 20))
    #expect(both.isPossible([10, 10]) && !both.isPossible([9.9, 9.9]) && both.isPossible([9.9, .infinity]))
    // 0.3 and 0.4 make 0.5, and a little more as numbers.
    #expect(Self.region(distance: Extent(0.3.nextUp, 1), span: Extent(0.8, 1)).isPossible([0.5, 0.5]))
    #expect(
      Self.region(fingers: 15...20).isPossible([5, 15]) && !Self.region(fingers: 16...20).isPossible([5, 15]))
  }

  @Test("it has no extent where a measure that must be met is one value, or at the end of the fingers' reach")
  func boundary() {
    let (one, none, some) = (Extent(8, 8), Extent(0, 0), Extent(8, 9))
    let right = AngleSet(from: 0, extent: 0)
    #expect(Self.region(distance: one).isBoundary([20]) && !Self.region(distance: some).isBoundary([20]))
    #expect(Self.region(distance: some, directions: right).isBoundary([20]))
    #expect(!Self.region(distance: none, directions: right).isBoundary([20]))
    #expect(Self.region(span: one).isBoundary([20, 20]) && Self.region(turn: one).isBoundary([20, 20]))
    #expect(Self.region(span: one.negated).isBoundary([20, 20]))
    for other in [none, some] {
      #expect(
        !Self.region(span: other).isBoundary([20, 20]) && !Self.region(turn: other).isBoundary([20, 20]))
    }
    #expect(
      Self.from(8).isBoundary([8]) && Self.from(8).isBoundary([4, 12]) && !Self.from(8).isBoundary([9]))
    #expect(!Self.from(0).isBoundary([0]))
  }

  @Test("two regions are apart in distance or in direction")
  func apart() {
    let (left, right) = (AngleSet(from: 135, extent: 90), AngleSet(from: 315, extent: 90))
    #expect(
      Self.from(0, to: 5).isApart(from: Self.from(6)) && !Self.from(0, to: 6).isApart(from: Self.from(6)))
    #expect(Self.region(directions: left).isApart(from: Self.region(directions: right)))
    #expect(!Self.region(directions: left).isApart(from: Self.region(directions: left)))
  }
}
