/// A damped spring on a mass of 1: x″ = -stiffness (x - target) - damping x′, times in seconds.
///
/// Stiffness is limited to 0.001 ... 10⁷ per second squared, a response of 199 s to 2 ms. Damping is limited to 0 ... 10⁵ per second. NaN
/// is the lower end. The equation and its solution are in any text on the damped harmonic oscillator.
public struct Spring: Sendable, Hashable, BitwiseCopyable {
  /// The stiffness for a mass of 1, in 1/s².
  public let stiffness: Double
  /// The damping for a mass of 1, in 1/s.
  public let damping: Double

  /// Creates a spring from the constants of `CASpringAnimation` or `UISpringTimingParameters`, each divided by the mass.
  public init(stiffness: Double, damping: Double) {
    self.stiffness = stiffness.within(1e-3, 1e7)
    self.damping = damping.within(0, 1e5)
  }

  /// Creates a spring from damping ratio and response. Below ratio 1 it overshoots, at 1 it arrives fastest without overshoot, above 1 it
  /// creeps. The response is the period in seconds without damping.
  ///
  /// The formulas are stiffness = (2π / response)² and damping = 4π · ratio / response: Apple, Designing Fluid Interfaces (WWDC 2018, 803);
  /// SwiftUI's `Spring(response:dampingRatio:)`. SwiftUI's `duration` is the response, and its `bounce` is 1 - ratio.
  public init(dampingRatio: Double, response: Double) {
    let frequency = 2 * Elementary.pi / response.within(2e-3, 198)
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio.within(0, 1e3) * frequency)
  }

  /// The frequency without damping, in radians a second.
  public var frequency: Double { stiffness.squareRoot() }
  /// The damping divided by the critical damping, 2 √stiffness, the least without overshoot.
  public var dampingRatio: Double { damping / (2 * frequency) }
  /// The period without damping, 2π / frequency, in seconds.
  public var response: Double { 2 * Elementary.pi / frequency }

  /// The decay rate β: the amplitude of a swing falls with e^-βt.
  var decayRate: Double { damping / 2 }
  /// The discriminant β² - stiffness: the spring swings if it is negative, is critical at 0, and creeps if it is positive.
  var discriminant: Double { decayRate * decayRate - stiffness }
  /// √|discriminant|; 0 so close to the critical case that no time distinguishes the two.
  var splitting: Double {
    let root = discriminant.magnitude.squareRoot()
    return root > 1e-6 * frequency ? root : 0
  }

  /// The two basic solutions, c = e^-βt cos ωt and s = e^-βt sin ωt / ω, or their counterparts if the spring does not swing. All other
  /// solutions are combinations of them.
  func solutions(at time: Double) -> (c: Double, s: Double) {
    let phase = splitting * time
    if phase < 0.5 { return nearCritical(time) }
    if discriminant < 0 {
      let decay = Elementary.exp(-decayRate * time)
      let wave = Elementary.sineAndCosine(phase)
      return (decay * wave.cosine, decay * wave.sine / splitting)
    }
    // The slow rate is stiffness / (β + γ), because β - γ would lose digits with strong damping.
    let slow = Elementary.exp(-time * stiffness / (decayRate + splitting))
    let fast = Elementary.exp(-time * (decayRate + splitting))
    return ((slow + fast) / 2, (slow - fast) / (2 * splitting))
  }

  /// The basic solutions as power series of discriminant · t², which cover the swinging, critical and creeping cases alike.
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
