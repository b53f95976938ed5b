extension Spring {
  /// Creates a spring from UIKit's damping ratio and duration, as in `UIView.animate(withDuration:usingSpringWithDamping:…)`.
  ///
  /// Apple documents the ratio, the duration (of the whole animation) and the unit of the velocity, but not the spring that results. This
  /// is the reconstruction that Framer published (`SpringsExample`; Motion's `findSpring` is the same). It finds the frequency ω at which
  /// the sine part of the swing from rest is 1/1000 of the distance at the end:
  ///
  ///     below ratio 1:  ratio / √(1 - ratio²) · e^(-ratio · ω · duration) = 1/1000
  ///     at ratio 1:     (1 + ω · duration) · e^(-ω · duration) = 1/1000
  ///
  /// SwiftUI's documented `Spring(settlingDuration:dampingRatio:epsilon:)` has the same 1/1000. Two choices are our own:
  /// - Close to 1 (above 0.995), the first equation gives a stiffer spring than the second. The softer spring is used, so the result has no
  ///   jump over the ratio.
  /// - The initial velocity has no influence. The reconstruction includes it, and then has two solutions or one that does not settle. At
  ///   ratio 0.55, velocity 8 and 0.3 s, 8 % of the swing is left. A velocity of 0.5 at ratio 0.7 for 0.5 s changes ω by half a percent.
  ///   `SpringMotion.settlingTime` gives the real duration of a motion.
  ///
  /// The ratio is limited to 0.05 ... 1 (Framer's limits). The duration is at least a hundredth of a second. UIKit makes a change without
  /// duration at once, which looks the same.
  public init(dampingRatio: Double, duration: Double) {
    let ratio = dampingRatio.within(0.05, 1)
    let turns = Spring.settledAt(ratio)
    let frequency = turns / duration.within(0.01, 1e3)
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// The product ω · duration of the equations above. The root of the second one, at ratio 1, is 9.23341…
  private static func settledAt(_ ratio: Double) -> Double {
    let critical = 9.233413476451
    let rest = 1 - ratio * ratio
    if rest <= 0 { return critical }
    let swing = Elementary.log(1000 * ratio / rest.squareRoot()) / ratio
    return swing < critical || ratio < 0.9 ? swing : critical
  }

  /// UIKit's initial velocity, in distances from start to target a second, as value a second.
  ///
  /// Positive is toward the target. "1 corresponds to the total animation distance traversed in one second": Apple,
  /// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
  public static func velocity(inDistances distances: Double, from value: Double, to target: Double) -> Double
  {
    distances.motion * (target.motion - value.motion)
  }

  /// A finger's velocity as UIKit's initial velocity for a motion from value to target. It is 0 if the distance is 0.
  public static func distances(ofVelocity velocity: Double, from value: Double, to target: Double) -> Double {
    let distance = target.motion - value.motion
    return distance == 0 ? 0 : (velocity.motion / distance).motion
  }
}
