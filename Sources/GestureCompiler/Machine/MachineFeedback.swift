package import GestureRuntime
package import SpecParser

/// What is seen and felt during an activity, with every default in place.
package struct MachineFeedback: Sendable, Hashable {
  /// Factors of the fingers' way, the power of their scale, the factor of their turn.
  package var translation = Point(x: 0, y: 0)
  package var fingersScale = 0.0
  package var fingersTurn = 0.0
  /// Which ways count as progress.
  package var ways = FeedbackPlan.Ways.any
  /// Degrees.
  package var turnPerWidth = 0.0
  package var opacity = FeedbackPlan.Fade.none
  package var size = FeedbackPlan.Fade.none
  package var band: MachineBand?
  package var clamp: MachineClamp?
  package var isAnchoredToFingers = false
  package var shrink: MachineShrink?
  /// In the order of their moments, none twice.
  package var haptics: [MachineHaptic] = []
  /// In the order of when they come, none twice.
  package var motions: [MachineMotion] = []
}

package struct MachineBand: Sendable, Hashable {
  package var law: FeedbackPlan.Band.Law
  package var coefficient: Double
  /// Points or per cent.
  package var beyond: Quantity?
}

package struct MachineClamp: Sendable, Hashable {
  package var measure: FeedbackPlan.Clamp.Measure
  package var least: Double?
  package var most: Double?
}

/// A press that shrinks its element. Times in microseconds.
package struct MachineShrink: Sendable, Hashable {
  package var timeout: Double
  package var duration: Double
  package var scale: Double
}

package struct MachineHaptic: Sendable, Hashable {
  package enum Moment: Int, Sendable, Hashable, CaseIterable { case claim, threshold, commit }
  package enum Cue: Sendable, Hashable {
    /// A number of the table's list of cues.
    case standard(Int)
    case impact(Double)
    case word(String)
  }

  package var moment: Moment
  package var cue: Cue
}

package struct MachineMotion: Sendable, Hashable {
  package enum Moment: Int, Sendable, Hashable, CaseIterable { case commit, cancel, end, clamp }
  package enum Path: Sendable, Hashable {
    /// With its duration in microseconds.
    case curve(BezierPoints, Double)
    /// The same, with its own velocity at its start.
    case plainCurve(BezierPoints, Double)
    /// Damping ratio, and response in microseconds.
    case spring(Double, Double)
    /// Damping ratio, and duration in microseconds.
    case springFor(Double, Double)
  }

  package var moment: Moment
  /// Of a commit: the number of the detent from the second, 1, on that it is for; `nil` is all that have none of their own.
  package var detent: Int?
  /// Microseconds.
  package var delay: Double
  /// `nil` where a decay or pages have the standard spring.
  package var path: Path?
  /// The share of its speed that a fling keeps each millisecond.
  package var decay: Double?
  /// Points or per cent.
  package var pages: Quantity?
  /// Distances or points a second.
  package var push: Quantity?
  package var target: FeedbackPlan.Target
  /// What it fades to, 0 ... 1; `nil` where opacity goes by progress. Of a commit alone.
  package var opacity: Double?
}
