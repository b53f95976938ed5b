/// The effect of a finger's movement on the recognizers of an opening, as bits by recognizer number.
public struct OpeningCrossing: Sendable, BitwiseCopyable {
  /// The length of the movement, rounded as for comparisons with limits.
  public let size: Double
  /// Recognizers that fail.
  public var fails: UInt64 = 0
  /// Recognizers that claim without further conditions.
  public var claims: UInt64 = 0
  /// Recognizers that claim if they allow the direction of the movement, and fail otherwise.
  public var directed: UInt64 = 0
  /// Recognizers whose reaction the fast path does not decide.
  public var others: UInt64 = 0

  @inlinable @inline(__always)
  public init(size: Double) { self.size = size }

  /// Whether the movement is longer than a slop, or at least as long as `least`.
  @inlinable @inline(__always)
  public func passes(_ slop: Double, orReaches least: Double = .infinity) -> Bool {
    size > slop || size >= least
  }
}

/// The queries of openings to a program: see `OpeningFacts`. A program with 0 words has no openings.
///
/// Recognizers are bits by their numbers, 64 to a word. Every query concerns one word.
public protocol ProgramOpenings: Sendable {
  /// The number of words that hold one bit for each recognizer.
  var words: Int { get }
  /// Recognizers that become candidates when a finger lands on an element. Guards are not checked here.
  func opens(_ element: Int, _ word: Int) -> UInt64
  /// Recognizers with this target.
  func recognizers(on target: Int, _ word: Int) -> UInt64
  /// Recognizers with this guard.
  func guarded(_ number: Int, _ word: Int) -> UInt64
  /// Recognizers that accept a tool.
  func takes(_ tool: TouchTool, _ word: Int) -> UInt64
  /// Recognizers whose first press may be at these edges of the screen.
  func starters(at edges: ScreenEdges, _ word: Int) -> UInt64
  /// Whether the first press of any recognizer must be at an edge.
  var hasEdges: Bool { get }
  /// The sets of recognizers, by behavior.
  func sets(_ word: Int) -> OpeningSets
  /// The time from the press to the first timer of any of the candidates; `.max` if none has a timer.
  func firstDue(_ candidates: UInt64, _ word: Int) -> Microseconds
  /// Recognizers whose first timer is due at `elapsed` after the press, or was due before.
  func due(_ elapsed: Microseconds, _ word: Int) -> UInt64
  /// The square of the distance from the press within which no candidate reacts to a movement.
  func calm(_ candidates: UInt64, _ word: Int) -> Double
  /// The effect of a movement on the candidates.
  func crossed(_ candidates: UInt64, _ way: Way, _ word: Int) -> OpeningCrossing
}

extension ProgramOpenings {
  @inlinable public var words: Int { 0 }
  @inlinable public func opens(_ element: Int, _ word: Int) -> UInt64 { 0 }
  @inlinable public func recognizers(on target: Int, _ word: Int) -> UInt64 { 0 }
  @inlinable public func guarded(_ number: Int, _ word: Int) -> UInt64 { 0 }
  @inlinable public func takes(_ tool: TouchTool, _ word: Int) -> UInt64 {
    TouchTools.usual.contains(tool) ? .max : 0
  }
  @inlinable public func starters(at edges: ScreenEdges, _ word: Int) -> UInt64 { .max }
  @inlinable public var hasEdges: Bool { false }
  @inlinable public func sets(_ word: Int) -> OpeningSets { OpeningSets() }
  @inlinable public func firstDue(_ candidates: UInt64, _ word: Int) -> Microseconds { .max }
  @inlinable public func due(_ elapsed: Microseconds, _ word: Int) -> UInt64 { 0 }
  @inlinable public func calm(_ candidates: UInt64, _ word: Int) -> Double { -1 }
  @inlinable public func crossed(_ candidates: UInt64, _ way: Way, _ word: Int) -> OpeningCrossing {
    OpeningCrossing(size: way.size)
  }
}
