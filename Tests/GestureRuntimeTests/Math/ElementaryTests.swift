import Foundation
import Testing

@testable import GestureRuntime

/// Compares elementary functions with the platform's library, for all values that motions need and far beyond.
struct ElementaryTests {
  private func near(_ a: Double, _ b: Double, _ error: Double = 1e-14) -> Bool {
    a == b || abs(a - b) <= error * max(abs(b), .leastNormalMagnitude)
  }

  @Test func exponential() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<20_000 {
      let x = random.number(random.oneIn(2) ? -30...30 : -708...708)
      #expect(near(Elementary.exp(x), Foundation.exp(x)), "e^\(x)")
    }
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-709) == 0)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test func logarithm() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<20_000 {
      let x = Foundation.exp(random.number(random.oneIn(2) ? -1e-3...1e-3 : -700...700))
      #expect(near(Elementary.log(x), Foundation.log(x)), "ln \(x)")
    }
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(near(Elementary.log(.leastNonzeroMagnitude), Foundation.log(.leastNonzeroMagnitude)))
  }

  @Test func sinesAndCosines() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<40_000 {
      let x = random.number(random.oneIn(2) ? -10...10 : -1e6...1e6)
      let (sine, cosine) = Elementary.sineAndCosine(x)
      #expect(near(sine, sin(x), 1e-12), "sin \(x)")
      #expect(near(cosine, cos(x), 1e-12), "cos \(x)")
    }
    #expect(Elementary.sineAndCosine(0) == (0, 1))
    #expect(Elementary.sineAndCosine(.nan) == (0, 1))
    #expect(Elementary.sineAndCosine(.infinity) == (0, 1))
  }

  /// For a million radians and more the phase may be wrong, but the values are a point of the circle.
  @Test(arguments: [1e6 + 0.5, 1e9, 1e15, 1e300, -1e12])
  func farAnglesStayOnTheCircle(_ x: Double) {
    let (sine, cosine) = Elementary.sineAndCosine(x)
    #expect(abs(sine * sine + cosine * cosine - 1) < 1e-14)
  }
}
