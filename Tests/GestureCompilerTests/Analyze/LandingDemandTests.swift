import GestureRuntime
import Testing

@testable import GestureCompiler

/// Demands on the places of fingers at the press that completes them.
struct LandingDemandTests {
  private static let demand = LandingDemand(fingers: 0b101, most: 50)

  @Test("fingers may be as far apart as the limit, and other fingers further")
  func limit() {
    let far = Point(x: 1000, y: 0)
    #expect(Self.demand.isMet([.zero, far, Point(x: 50, y: 0)]))
    #expect(!Self.demand.isMet([.zero, far, Point(x: 50.1, y: 0)]))
  }

  @Test(
    "a finger lands where the demand is met, on its side of the others, and stays where it is met already")
  func landing() {
    for x in [-200.0, -30, 0, 30, 200] {
      let places = [Point.zero, Point(x: 1000, y: 0), Point(x: x, y: 0)]
      let landed = Self.demand.landing(2, places)
      #expect(Self.demand.isMet([places[0], places[1], landed]))
      #expect(landed == (x.magnitude < 50 ? places[2] : Point(x: x < 0 ? -47.5 : 47.5, y: 0)))
    }
  }

  @Test("a finger between two that are too far from each other lands beside them; one alone stays")
  func between() {
    let places = [Point(x: -30, y: 0), .zero, Point(x: 30, y: 0)]
    let three = LandingDemand(fingers: 0b111, most: 50)
    #expect(three.landing(1, places) == Point(x: 47.5, y: 0))
    #expect(LandingDemand(fingers: 0b010, most: 50).landing(1, places) == .zero)
  }
}
