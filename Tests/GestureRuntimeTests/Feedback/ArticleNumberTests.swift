import Foundation
import Testing

@testable import GestureRuntime

/// Compares the right numbers and formulas of the article "Mobile App Gesture Animations" with the functions of the runtime.
/// `AnimationFaultTests` has its faults.
struct ArticleNumberTests {
  private let lift: Microseconds = 2_000_000

  /// `angle = (x / width) * 0.4`, in radians.
  @Test func theCardTurns() {
    for x in [-390.0, -97.5, 0, 12, 120, 390] {
      let degrees = Follow.rotation(translation: x, width: 390, perWidth: 0.4 * 180 / .pi)
      #expect(abs(degrees * .pi / 180 - x / 390 * 0.4) < 1e-12)
    }
  }

  /// `alpha = 1 - min(progress * 0.3, 0.3)`, towards the side that commits.
  @Test func theCardFades() {
    for x in [0.0, 30, 60, 119, 120, 121, 500] {
      let alpha = Follow.value(Follow.progress(x, of: 120), from: 1, to: 0.7)
      #expect(abs(alpha - (1 - min(x / 120 * 0.3, 0.3))) < 1e-12)
    }
  }

  /// The article's spring of 0.35 s, damping ratio 0.65 and 0.3 distances a second, from 3.4 to the greatest scale.
  @Test func aPinchSpringsBackToItsLimit() {
    let settling = Settling(
      dampingRatio: 0.65, initialVelocity: 0.3, duration: 0.35, from: 3.4, to: 3, at: lift)
    #expect(settling.state(at: lift).value == 3.4)
    #expect(abs(settling.state(at: lift).velocity + 0.12) < 1e-12)
    #expect(settling.state(at: lift + 1000).value < 3.4)
    #expect(abs(settling.state(at: lift + 350_000).value - 3) < 0.001)
  }

  /// The article's spring of 0.3 s, damping ratio 0.55 and 8 distances a second, from 0.93 to full size, without a delay.
  @Test func aLongPressSpringsBack() {
    let settling = Settling(
      dampingRatio: 0.55, initialVelocity: 8, duration: 0.3, from: 0.93, to: 1, at: lift)
    #expect(settling.state(at: lift).value == 0.93)
    #expect(abs(settling.state(at: lift).velocity - 0.56) < 1e-12)
    #expect(settling.state(at: lift + 1000).value > 0.9305)
    #expect(abs(settling.state(at: lift + 300_000).value - 1) < 0.001)
    #expect(settling.rest == 1)
  }

  /// Compose's `Spring.DampingRatioMediumBouncy`, 0.5: the first swing overshoots by e^(-π · ratio / √(1 - ratio²)).
  @Test func mediumBouncy() {
    let settling = Settling(
      Spring(dampingRatio: 0.5, response: 0.4), from: MotionState(value: 100), to: 0, at: lift)
    let furthest = (0..<2000).map { settling.state(at: lift + $0 * 500).value }.min() ?? 0
    #expect(abs(furthest + 100 * exp(-Double.pi * 0.5 / 0.75.squareRoot())) < 0.01)
    #expect(settling.rest == 0)
  }
}
