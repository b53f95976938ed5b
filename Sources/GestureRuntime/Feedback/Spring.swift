/// A damped spring on a mass of 1: x″ = -stiffness (x - target) - damping x′, times in seconds.
///
/// Stiffness is held between 0.001 and 10⁷ a second squared (a response of 199 s to 2 ms), damping between 0
/// and 10⁵ a second; NaN is the lower end. Sources of the equation and its solution: any text on the damped
/// harmonic oscillator.
public struct Spring: Sendable, Hashable, BitwiseCopyable {
  /// Of a mass of 1, in 1/s².
  public let stiffness: Double
  /// Of a mass of 1, in 1/s.
  public let damping: Double

  /// `CASpringAnimation`'s and `UISpringTimingParameters`' constants, each divided by the mass.
  public init(stiffness: Double, damping: Double) {
    self.stiffness = stiffness.within(1e-3, 1e7)
    self.damping = damping.within(0, 1e5)
  }

  /// By damping ratio (below 1 it overshoots, at 1 it arrives soonest without, above it creeps) and response,
  /// the period in seconds that it would have without damping.
  ///
  /// stiffness = (2π / response)², damping = 4π · ratio / response: Apple, Designing Fluid Interfaces (WWDC
  /// 2018, 803); SwiftUI's `Spring(response:dampingRatio:)`. Its `duration` is the response, and `bounce` is
  /// 1 - ratio.
  public init(dampingRatio: Double, response: Double) {
    let frequency = 2 * Elementary.pi / response.within(2e-3, 198)
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio.within(0, 1e3) * frequency)
  }

  /// Without damping, in radians a second.
  public var frequency: Double { stiffness.squareRoot() }
  /// Damping over the damping that just does not overshoot: 2 √stiffness.
  public var dampingRatio: Double { damping / (2 * frequency) }
  /// 2π / frequency, in seconds.
  public var response: Double { 2 * Elementary.pi / frequency }

  /// β: what is left of a swing falls with e^-βt.
  var decayRate: Double { damping / 2 }
  /// β² - stiffness: negative swings, 0 is critical, positive creeps.
  var discriminant: Double { decayRate * decayRate - stiffness }
  /// √|discriminant|, or 0 so near to critical that no time tells them apart.
  var splitting: Double {
    let root = discriminant.magnitude.squareRoot()
    return root > 1e-6 * frequency ? root : 0
  }

  /// c = e^-βt cos ωt and s = e^-βt sin ωt / ω, or their counterparts where the spring does not swing: the
  /// two solutions from which all others are made.
  func solutions(at time: Double) -> (c: Double, s: Double) {
    let phase = splitting * time
    if phase < 0.5 { return nearCritical(time) }
    if discriminant < 0 {
      let decay = Elementary.exp(-decayRate * time)
      let wave = Elementary.sineAndCosine(phase)
      return (decay * wave.cosine, decay * wave.sine / splitting)
    }
    // The slow rate as stiffness / (β + γ): β - γ would lose its digits where damping is strong.
    let slow = Elementary.exp(-time * stiffness / (decayRate + splitting))
    let fast = Elementary.exp(-time * (decayRate + splitting))
    return ((slow + fast) / 2, (slow - fast) / (2 * splitting))
  }

  /// Both as power series of discriminant · t², in which a swing, the critical case and creeping are one.
  private func nearCritical(_ time: Double) -> (c: Double, s: Double) {
    let square = splitting == 0 ? 0 : discriminant * time * time
    var even = 1.0
    var odd = 1.0
    var k = 14.0
    while k >= 2 {
      even = 1 + square / (k * (k - 1)) * even
      odd = 1 + square / (k * (k + 1)) * odd
      k -= 2
    }
    let decay = Elementary.exp(-decayRate * time)
    return (decay * even, decay * odd * time)
  }
}
