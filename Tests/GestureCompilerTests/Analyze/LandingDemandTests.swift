import GestureRuntime
import Testing

@testable import GestureCompiler

/// Demands on the places of fingers at the press that completes them.
struct LandingDemandTests {
  private static func demand(_ fingers: FingerMask, _ low: Double, _ high: Double) -> LandingDemand {
    var contact = ContactShape()
    contact.apart = Extent(low, high)
    return LandingDemand(fingers, contact)
  }

  @Test("two demands on the same fingers go together where a distance meets both")
  func sameFingers() {
    let far = Self.demand(0b11, 80, 200)
    #expect(far.goes(with: Self.demand(0b11, 0, 80)))
    #expect(!far.goes(with: Self.demand(0b11, 0, 79)))
    #expect(!Self.demand(0b11, 0, 79).goes(with: far))
  }

  @Test("some of the fingers may be closer than all, but not further apart")
  func moreFingers() {
    #expect(Self.demand(0b11, 0, 40).goes(with: Self.demand(0b111, 80, 200)))
    #expect(!Self.demand(0b11, 80, 200).goes(with: Self.demand(0b111, 0, 40)))
    #expect(Self.demand(0b011, 80, 200).goes(with: Self.demand(0b110, 0, 40)))
  }

  @Test("a finger lands where the demand is met, and stays where it is met already")
  func landing() {
    let places = [Point(x: 100, y: 100), Point(x: 150, y: 100)]
    for demand in [
      Self.demand(0b11, 80, 200), Self.demand(0b11, 0, 40), Self.demand(0b11, 60, 60),
      Self.demand(0b11, 0, 60),
    ] {
      let landed = [places[0], demand.landing(1, places)]
      #expect(demand.isMet(landed) && landed[1].y == 100)
      if demand.isMet(places) { #expect(landed == places) }
    }
    let together = [places[0], places[0]]
    #expect(Self.demand(0b11, 80, 200).isMet([places[0], Self.demand(0b11, 80, 200).landing(1, together)]))
  }

  @Test("demands of two recognizers on the same fingers are met together")
  func intersection() {
    let places = [Point(x: 100, y: 100), Point(x: 150, y: 100)]
    var both = Self.demand(0b11, 80, 200)
    both.formIntersection(Self.demand(0b11, 0, 81))
    let landed = [places[0], both.landing(1, places)]
    #expect(both.isMet(landed) && both.apart == Extent(80, 81))
  }
}
