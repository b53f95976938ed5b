import Foundation
import Testing

@testable import GestureRuntime

struct RubberBandTests {
  private static let bands: [RubberBand] = [
    .platform(dimension: 844), .platform(dimension: 390, coefficient: 0.3), .articleText(), .articleCode(),
    .smooth(dimension: 500), RubberBand(slope: 0.4, softness: 0),
  ]

  @Test func isThePlatformsLaw() {
    for (d, c) in [(844.0, 0.55), (390, 0.55), (320, 0.15)] {
      let band = RubberBand.platform(dimension: d, coefficient: c)
      for x in [0.0, 5, 10, 100, 400, 960, 1e5] {
        #expect(abs(band.shown(x) - x * d * c / (d + c * x)) < 1e-9)
        #expect(abs(band.shown(x) - (1 - 1 / (x * c / d + 1)) * d) < 1e-9)
      }
    }
  }

  /// Values for d = 960 as printed where the formula was first published.
  @Test(arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func isWhatWasMeasured(_ x: Double, _ shown: Double) {
    #expect(abs(RubberBand.platform(dimension: 960).shown(x) - shown) < 0.005)
  }

  @Test func areTheArticlesFormulas() {
    for x in [0.0, 1, 40, 300, 4000] {
      #expect(abs(RubberBand.articleText(elasticity: 0.7).shown(x) - x * 0.7 / (1 + x * 0.0015)) < 1e-12)
      #expect(abs(RubberBand.articleCode().shown(x) - x * 0.55 / (1 + x * 0.004)) < 1e-12)
    }
  }

  @Test func theFingerIsFoundAgain() {
    for band in Self.bands {
      for x in [-3000.0, -400, -0.25, 0, 1e-9, 17, 600, 5000] {
        #expect(abs(band.finger(showing: band.shown(x)) - x) < 1e-8 * max(1, abs(x)))
      }
    }
  }

  @Test func isOddRisingAndBounded() {
    for band in Self.bands {
      var last = 0.0
      for step in 1...500 {
        let x = Double(step * step)
        #expect(band.shown(-x) == -band.shown(x))
        #expect(band.shown(x) > last)
        #expect(band.shown(x) < x)
        if band.softness > 0 { #expect(band.shown(x) < band.slope / band.softness) }
        last = band.shown(x)
      }
    }
    #expect(RubberBand.platform(dimension: 844).shown(1e9) < 844)
  }

  @Test func theSlopeIsTheDerivative() {
    for band in Self.bands {
      for x in [-200.0, -3, 5, 90, 700] {
        let expected = (band.shown(x + 1e-4) - band.shown(x - 1e-4)) / 2e-4
        #expect(abs(band.slope(at: x) - expected) < 1e-7)
      }
      #expect(band.slope(at: 0) == band.slope)
    }
  }

  @Test func beyondWhatIsEverShownTheFingerIsFarAway() {
    let band = RubberBand.platform(dimension: 300)
    #expect(band.finger(showing: 300) == 1e9)
    #expect(band.finger(showing: -301) == -1e9)
  }
}

struct BandedRangeTests {
  private let range = BandedRange(-120, 40, band: .platform(dimension: 390))

  @Test func insideNothingHappens() {
    for value in [-120.0, -119.99, 0, 12.5, 40] {
      #expect(range.shown(value) == value)
      #expect(range.finger(showing: value) == value)
      let state = MotionState(value: value, velocity: 333)
      #expect(range.shown(state) == state)
    }
  }

  @Test func nothingJumpsAtAnEnd() {
    for (end, out) in [(-120.0, -1.0), (40, 1)] {
      for hair in [1e-3, 1e-6, 1e-9] {
        #expect(abs(range.shown(end + out * hair) - end) <= hair)
      }
    }
    var last = range.shown(-3000)
    for step in -3000...3000 {
      let now = range.shown(Double(step))
      #expect(now >= last && now - last <= 1)
      last = now
    }
  }

  /// At the end of a smooth band not even the velocity jumps. At the platform's it falls to 55 %, as on the platform.
  @Test func velocityAtAnEnd() {
    let smooth = BandedRange(0, 100, band: .smooth(dimension: 390))
    let before = smooth.shown(MotionState(value: 100 - 1e-9, velocity: 600)).velocity
    let after = smooth.shown(MotionState(value: 100 + 1e-9, velocity: 600)).velocity
    #expect(abs(before - after) < 1e-6)
    #expect(abs(range.shown(MotionState(value: 40 + 1e-9, velocity: 600)).velocity - 330) < 1e-6)
  }

  /// The velocity is that of the shown value, not the finger's.
  @Test func theShownVelocityIsTheDerivative() {
    for finger in [-400.0, -121, 0, 41, 77, 900] {
      let shown = range.shown(MotionState(value: finger, velocity: 500))
      let expected = (range.shown(finger + 5e-4) - range.shown(finger - 5e-4)) / 1e-3 * 500
      #expect(abs(shown.velocity - expected) < 1e-3)
    }
  }

  @Test func aPressInsideTheBandTakesOverWithoutAJump() {
    for shown in [-300.0, -150, -120.01, 0, 40.5, 200] {
      let drag = Drag(from: shown, in: range)
      #expect(abs(drag.state(translation: 0).value - shown) < 1e-9)
      #expect(abs(drag.state(translation: 1e-6).value - shown) < 2e-6)
    }
    // Moving back by as much as the finger was beyond the end reaches exactly the end.
    let drag = Drag(from: range.shown(240), in: range)
    #expect(abs(drag.state(translation: -200).value - 40) < 1e-9)
    #expect(abs(drag.state(translation: -210).value - 30) < 1e-9)
  }

  @Test func endsInTheWrongOrderAreOnePlace() {
    let range = BandedRange(10, -10, band: .platform(dimension: 100))
    #expect(range.lower == 10 && range.upper == 10)
    #expect(range.clamped(3) == 10)
  }
}
