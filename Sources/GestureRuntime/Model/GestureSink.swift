/// A receiver of a recognizer's outcomes and events, in order, while a sample is fed.
///
/// It is used as a generic parameter rather than an existential, so calls have no extra cost.
public protocol GestureSink {
  /// Receives an outcome.
  mutating func receive(_ outcome: Outcome)

  /// Whether the sink wants `explain` to be called. A constant `false` removes the record from the machine code.
  static var wantsReasons: Bool { get }

  /// Receives an event of a candidate.
  mutating func explain(_ event: CandidateEvent)
}

extension GestureSink {
  public static var wantsReasons: Bool { false }
  public mutating func explain(_ event: CandidateEvent) {}
}

/// One entry of the record that explains why a gesture was or was not recognized.
public struct CandidateEvent: Sendable, Hashable {
  public var time: Microseconds
  /// The index into the table's recognizers.
  public var recognizer: Int
  /// The number of the candidate, which groups its events. It grows with every new candidate.
  public var candidate: UInt32
  /// The step that it waited for, as an index into the recognizer's steps.
  public var step: Int
  public var happening: CandidateHappening
  /// The instance of its target, as the host named it; 0 if not named.
  public var instance: UInt64
  /// The tool of the press that started it.
  public var tool: TouchTool

  public init(
    time: Microseconds, recognizer: Int, candidate: UInt32, step: Int, happening: CandidateHappening,
    instance: UInt64 = 0, tool: TouchTool = .finger
  ) {
    self.instance = instance
    self.tool = tool
    self.time = time
    self.recognizer = recognizer
    self.candidate = candidate
    self.step = step
    self.happening = happening
  }
}

public enum CandidateHappening: Sendable, Hashable {
  /// It was created at a press, and its guard holds.
  case started
  /// Its guard does not hold, so it did not become a candidate.
  case guardFailed
  /// It went on to the step named in the event.
  case advanced
  /// It claimed.
  case claimed
  /// Its claim is held for an activity (index).
  case held(for: Int)
  /// It won.
  case admitted
  /// It ended at an end of its target's content, and an activity took its touch over. The values are the movement of the frame and the
  /// distance to the end, in points.
  case handedOver(to: Int, reach: Double, room: Double)
  /// Its fingers went beyond an end where an activity takes over, for the first time, and that activity could not take the touch.
  case handOverRefused(to: Int, HandOverRefusal)
  /// It took over the touch of an activity.
  case tookOver(from: Int)
  /// It failed, for this reason.
  case failed(FailureReason)
}

/// The reason for which an activity could not take a touch over.
public struct HandOverRefusal: Sendable, Hashable {
  public var cause: HandOverRefusalCause
  /// The number of fingers that are down, for `fingers`; 0 otherwise.
  public var measured: Int
  /// The activity that has won or may still win, for `waits` and `winner`; -1 otherwise.
  public var rival: Int

  public init(_ cause: HandOverRefusalCause, measured: Int = 0, rival: Int = -1) {
    self.cause = cause
    self.measured = measured
    self.rival = rival
  }
}

/// The cause for which an activity could not take a touch over, in the order in which the causes are looked for.
public enum HandOverRefusalCause: UInt8, Sendable, Hashable, CaseIterable {
  /// None of its mechanics can begin during a touch.
  case noMechanic
  /// It takes other numbers of fingers than those that are down.
  case fingers
  /// It does not accept the tool of the touch.
  case otherTool
  /// Its guard does not hold.
  case guardFailed
  /// Not all fingers are on one instance of its target.
  case outside
  /// It waits for an activity that has won or may still win.
  case waits
  /// An activity has won that it is not together with, and whose touch it cannot take.
  case winner
  /// It has already won on this touch.
  case hasWon
}

/// The reason for which a candidate failed, with the first measure that broke a limit.
public struct FailureReason: Sendable, Hashable {
  public var cause: FailureCause
  /// The measured value, in the unit of the cause; 0 if there is none.
  public var measured: Double
  /// The limit that it broke; 0 if there is none.
  public var limit: Double
  /// The activity that it lost to; -1 for none.
  public var rival: Int

  public init(_ cause: FailureCause, measured: Double = 0, limit: Double = 0, rival: Int = -1) {
    self.cause = cause
    self.measured = measured
    self.limit = limit
    self.rival = rival
  }
}

/// The cause for which a candidate failed. Times are in microseconds, lengths in points, angles in degrees.
public enum FailureCause: UInt8, Sendable, Hashable, CaseIterable {
  /// A finger landed when all required fingers were down (measured: fingers; limit: at most).
  case tooManyFingers
  /// A finger lifted before all required fingers were down (measured: fingers; limit: at least).
  case tooFewFingers
  /// A finger landed after another had lifted.
  case pressAfterLift
  /// The k-th press came too late or too soon (time since the first; window or least).
  case pressWindow
  /// A press was not at a required edge (distance from the nearest; `edge-width`).
  case notFromEdge
  /// The fingers were too far apart (distance; `multi-finger-max-separation`).
  case fingersApart
  /// The next press came too soon after the lift (gap; least).
  case nextPressTooSoon
  /// The next press did not come in time (gap; most).
  case nextPressTooLate
  /// The next press was too far from the last lift (distance; slop).
  case nextPressTooFar
  /// A finger moved too far where it must be still (distance; slop).
  case movedBeyondSlop
  /// The finger lifted before the wait was over (duration; least).
  case liftedTooSoon
  /// The step lasted too long (duration; most).
  case heldTooLong
  /// The finger lifted without moving far enough (distance, span or angle; slop or least).
  case movedTooLittle
  /// The fingers lifted when none had moved far enough for a turn to count (the furthest finger's distance; slop).
  case fingersMovedTooLittle
  /// The fingers lifted too close together (span; least).
  case spanTooSmall
  /// The movement was too long (distance; most).
  case movedTooFar
  /// The movement passed the slop in a direction or sense that is not allowed (direction in degrees, or the change with
  /// its sense: outward and clockwise are positive).
  case wrongDirection
  /// The movement deviated from the named direction (angle; most or least).
  case deviated
  /// The movement took too long (duration; most).
  case movedTooLong
  /// The movement met all its conditions only at the lift.
  case movedTooLate
  /// The movement was too slow at the lift (speed; least).
  case tooSlow
  /// The movement was too fast (speed; most).
  case tooFast
  /// The system or the host cancelled the finger.
  case cancelled
  /// Another activity claimed first (rival).
  case lostTo
  /// Both claimed at one instant, and the spec prefers the other (rival).
  case lostToPreferred
  /// Both claimed at one instant, and the other's target lies further in (rival; depths of the two targets).
  case lostToInner
  /// Both claimed at one instant, and the other is the special case (rival).
  case lostToSpecialCase
  /// Both claimed at one instant, and a range of directions of the other starts at the measured direction (rival).
  case lostToRangeStart
  /// Both claimed at one instant, and the other has more steps (rival; steps of the two).
  case lostToLongerPath
  /// Both claimed at one instant with no other difference, and the other's name comes first (rival).
  case lostToName
  /// It had begun, and another activity that is preferred to it took its place (rival).
  case takenOver
  /// The activity that it waited for has won (rival).
  case awaitedWon
  /// The touch ended before the mechanic of its `after` claimed.
  case neverStarted
  /// It may only be the first to claim, and another had already won (rival).
  case notFirst
  /// There was no memory for another candidate, because too many presses overlap.
  case noRoom
  /// The activity does not accept the tool of the touch, so it did not become a candidate.
  case otherTool
  /// The activity only takes touches over, so it did not become a candidate.
  case takesOver
  /// A finger lifted outside the target (distance from its frame, negative if the host gave no frame; slop).
  case liftedOutside
}
