/// Receives what a recognizer finds out, in order, while a sample is fed.
///
/// Generic rather than existential, so that a call costs nothing that the sink does not do.
public protocol GestureSink {
  /// Something was recognized, changed, ended.
  mutating func receive(_ outcome: Outcome)

  /// Whether `explain` is called at all. A constant `false` removes the record from the machine code.
  static var wantsReasons: Bool { get }

  /// Something happened to a candidate.
  mutating func explain(_ event: CandidateEvent)
}

extension GestureSink {
  public static var wantsReasons: Bool { false }
  public mutating func explain(_ event: CandidateEvent) {}
}

/// One entry of the record that says why a gesture did or did not fire.
public struct CandidateEvent: Sendable, Hashable {
  public var time: Microseconds
  /// Index into the table's recognizers: a mechanic of an activity.
  public var recognizer: Int
  /// Which candidate: grows with every one that is made, so that its events can be put together.
  public var candidate: UInt32
  /// The step that it was waiting for: index into the recognizer's steps.
  public var step: Int
  public var happening: CandidateHappening
  /// The instance of the target that it belongs to, as the host named it; 0 where it named none.
  public var instance: UInt64

  public init(
    time: Microseconds, recognizer: Int, candidate: UInt32, step: Int, happening: CandidateHappening,
    instance: UInt64 = 0
  ) {
    self.instance = instance
    self.time = time
    self.recognizer = recognizer
    self.candidate = candidate
    self.step = step
    self.happening = happening
  }
}

public enum CandidateHappening: Sendable, Hashable {
  /// A press started its sequence and its guard holds.
  case started
  /// Its guard does not hold: it was no candidate.
  case guardFailed
  /// It went on to the step named in the event.
  case advanced
  /// It claimed.
  case claimed
  /// Its claim waits for an activity (index).
  case held(for: Int)
  /// It won.
  case admitted
  /// It ended where the content of its target does, and an activity went on with its touch: how far the frame goes in points, and how far
  /// of that the end was.
  case handedOver(to: Int, reach: Double, room: Double)
  /// It goes on with the touch of an activity.
  case tookOver(from: Int)
  /// It is over, for this reason.
  case failed(FailureReason)
}

/// The first measure that ended a candidate.
public struct FailureReason: Sendable, Hashable {
  public var cause: FailureCause
  /// What was measured, in the unit of the cause; 0 where there is nothing to measure.
  public var measured: Double
  /// The limit that it broke; 0 where there is none.
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

/// Why a candidate failed. Times are in microseconds, lengths in points, angles in degrees.
public enum FailureCause: UInt8, Sendable, Hashable, CaseIterable {
  /// A finger came when all were there (measured: fingers; limit: at most).
  case tooManyFingers
  /// A finger lifted before all had come (measured: fingers; limit: at least).
  case tooFewFingers
  /// A finger came after another had lifted.
  case pressAfterLift
  /// The k-th press did not come within the window (time since the first; window).
  case pressWindow
  /// A press outside the edge that it should come from.
  case notFromEdge
  /// Fingers too far apart (distance; `multi-finger-max-separation`).
  case fingersApart
  /// The next press came too soon after the lift (gap; least).
  case nextPressTooSoon
  /// The next press did not come in time (gap; most).
  case nextPressTooLate
  /// The next press was too far from the last lift (distance; slop).
  case nextPressTooFar
  /// A finger moved too far while it should be still (distance; slop).
  case movedBeyondSlop
  /// Lifted before the wait was over (duration; least).
  case liftedTooSoon
  /// Held for too long (duration; most).
  case heldTooLong
  /// Lifted without moving far enough (distance, span or angle; slop or least).
  case movedTooLittle
  /// Lifted when no finger had moved far enough for a turn to count (the furthest finger's distance; slop).
  case fingersMovedTooLittle
  /// Lifted with the fingers too close together (span; least).
  case spanTooSmall
  /// Moved too far (distance; most).
  case movedTooFar
  /// The slop was passed in a direction or sense that is not allowed (direction in degrees, or the change).
  case wrongDirection
  /// Strayed from the named direction (angle; most).
  case deviated
  /// The move took too long (duration; most).
  case movedTooLong
  /// All that the move asks for came true only at the lift.
  case movedTooLate
  /// Too slow at the lift (speed; least).
  case tooSlow
  /// Too fast (speed; most).
  case tooFast
  /// The finger was cancelled by the system or the host.
  case cancelled
  /// Another activity claimed first (rival).
  case lostTo
  /// Both claimed at one instant, and the spec prefers the other (rival).
  case lostToPreferred
  /// Both claimed at one instant, and the other's target lies further in (rival; depths of the two targets).
  case lostToInner
  /// Both claimed at one instant, and the other is the special case (rival).
  case lostToSpecialCase
  /// Both claimed at one instant, and a range of the other's starts at what was measured (rival).
  case lostToRangeStart
  /// Both claimed at one instant, and the other has more steps (rival; steps of the two).
  case lostToLongerPath
  /// Both claimed at one instant, nothing else tells them apart, and the other's name comes first (rival).
  case lostToName
  /// It was under way, and another that is preferred to it took its place (rival).
  case takenOver
  /// The activity that it waited for has won (rival).
  case awaitedWon
  /// The touch ended before it could start (`after`).
  case neverStarted
  /// It may only begin a touch, and another had won on it before (rival).
  case notFirst
  /// No place was left to follow it: too many presses overlap.
  case noRoom
  /// The activity does not take the tool that touched: it was no candidate.
  case otherTool
  /// The activity only takes touches over: it was no candidate.
  case takesOver
  /// A finger lifted outside the target (distance from its frame, negative where the host gave none; slop).
  case liftedOutside
}
