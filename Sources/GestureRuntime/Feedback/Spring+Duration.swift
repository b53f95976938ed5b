extension Spring {
  /// By UIKit's damping ratio and duration, of `UIView.animate(withDuration:usingSpringWithDamping:…)`.
  ///
  /// Apple documents the ratio, the duration (all of the animation's) and the velocity's unit, not how a
  /// spring is made of them. This is the reconstruction that Framer published (`SpringsExample`; Motion's
  /// `findSpring` is the same): the frequency ω for which the sine's part of the swing from rest is 1/1000 of
  /// the distance at the end,
  ///
  ///     below ratio 1:  ratio / √(1 - ratio²) · e^(-ratio · ω · duration) = 1/1000
  ///     at ratio 1:     (1 + ω · duration) · e^(-ω · duration) = 1/1000
  ///
  /// SwiftUI's documented `Spring(settlingDuration:dampingRatio:epsilon:)` has the same 1/1000. Two things
  /// are ours:
  /// - Close to 1 (above 0.995) the first equation asks for a stiffer spring than the second; the lesser
  ///   counts, so that the ratio has no leap.
  /// - The initial velocity does not enter. The reconstruction puts it in, and has then two solutions or an
  ///   unsettled one (at ratio 0.55, velocity 8, 0.3 s it leaves 8 % of the swing); a velocity of 0.5 at
  ///   ratio 0.7 for 0.5 s moves ω by half a per cent. How long a motion really takes is
  ///   `SpringMotion.settlingTime`.
  ///
  /// The ratio is held between 0.05 and 1 (Framer's limits), the duration at or above a hundredth of a
  /// second; UIKit makes a change of no duration at once, which this is to the eye.
  public init(dampingRatio: Double, duration: Double) {
    let ratio = dampingRatio.within(0.05, 1)
    let turns = Spring.settledAt(ratio)
    let frequency = turns / duration.within(0.01, 1e3)
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// ω · duration of the equations above: the second's root at ratio 1 is 9.23341…
  private static func settledAt(_ ratio: Double) -> Double {
    let critical = 9.233413476451
    let rest = 1 - ratio * ratio
    if rest <= 0 { return critical }
    let swing = Elementary.log(1000 * ratio / rest.squareRoot()) / ratio
    return swing < critical || ratio < 0.9 ? swing : critical
  }

  /// UIKit's initial velocity, in distances from start to target a second, as value a second.
  ///
  /// Positive is towards the target. "1 corresponds to the total animation distance traversed in one second":
  /// Apple, `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
  public static func velocity(inDistances distances: Double, from value: Double, to target: Double) -> Double
  {
    distances.motion * (target.motion - value.motion)
  }

  /// The other way: a finger's velocity as UIKit wants it for a motion from value to target. Where there is
  /// no distance there is no such number: 0.
  public static func distances(ofVelocity velocity: Double, from value: Double, to target: Double) -> Double {
    let distance = target.motion - value.motion
    return distance == 0 ? 0 : (velocity.motion / distance).motion
  }
}
