package import GestureRuntime
package import SpecParser

/// Visible and haptic feedback during an activity, with every default in place.
package struct MachineFeedback: Sendable, Hashable {
  /// The factor of the fingers' translation, the exponent of their scale, and the factor of their turn.
  package var translation = Point(x: 0, y: 0)
  package var fingersScale = 0.0
  package var fingersTurn = 0.0
  /// The directions that count as progress.
  package var ways = FeedbackPlan.Ways.any
  /// Turn in degrees for a translation by one width.
  package var turnPerWidth = 0.0
  package var opacity = FeedbackPlan.Fade.none
  package var size = FeedbackPlan.Fade.none
  package var band: MachineBand?
  package var clamp: MachineClamp?
  package var isAnchoredToFingers = false
  package var shrink: MachineShrink?
  /// Haptics in the order of their moments, without duplicates.
  package var haptics: [MachineHaptic] = []
  /// Motions in the order of their moments, without duplicates.
  package var motions: [MachineMotion] = []
}

package struct MachineBand: Sendable, Hashable {
  package var law: FeedbackPlan.Band.Law
  package var coefficient: Double
  /// The limit beyond the bounds, in points or percent.
  package var beyond: Quantity?
}

package struct MachineClamp: Sendable, Hashable {
  package var measure: FeedbackPlan.Clamp.Measure
  package var least: Double?
  package var most: Double?
}

/// A press that shrinks its element, with times in microseconds.
package struct MachineShrink: Sendable, Hashable {
  package var timeout: Double
  package var duration: Double
  package var scale: Double
}

package struct MachineHaptic: Sendable, Hashable {
  package var moment: FeedbackPlan.Haptics.Moment
  package var cue: FeedbackPlan.Cue
  /// The app's word, if that is its cue.
  package var word = ""
}

package struct MachineMotion: Sendable, Hashable {
  package enum Path: Sendable, Hashable {
    /// A curve with its duration in microseconds.
    case curve(BezierPoints, Double)
    /// The same, with the curve's own velocity at its start.
    case plainCurve(BezierPoints, Double)
    /// A spring with damping ratio, and response in microseconds.
    case spring(Double, Double)
    /// A spring with damping ratio, and duration in microseconds.
    case springFor(Double, Double)
  }

  /// A commit applies to all detents without their own motion. The first detent has none.
  package var moment: FeedbackPlan.Motion.Moment
  /// Delay in microseconds.
  package var delay: Double
  /// The path; `nil` if a decay or pages use the standard spring.
  package var path: Path?
  /// The fraction of its speed that a fling keeps in each millisecond.
  package var decay: Double?
  /// The length of a page, in points or percent.
  package var pages: Quantity?
  /// The initial velocity of the spring, in distances or points per second.
  package var push: Quantity?
  package var target: FeedbackPlan.Target
  /// The opacity at the end of a commit, 0 ... 1; `nil` if opacity depends on progress.
  package var opacity: Double?
}
