/// What a movement of a finger does to the recognizers of an opening: bits by their numbers.
public struct OpeningCrossing: Sendable, BitwiseCopyable {
  /// The length of the movement, as it is compared with limits.
  public let size: Double
  /// They fail.
  public var fails: UInt64 = 0
  /// They claim, and take nothing more to do so.
  public var claims: UInt64 = 0
  /// They claim if the movement goes where they allow, and fail otherwise.
  public var directed: UInt64 = 0
  /// They may do something else.
  public var others: UInt64 = 0

  @inlinable @inline(__always)
  public init(size: Double) { self.size = size }

  /// Whether the movement passes a slop, or goes at least so far.
  @inlinable @inline(__always)
  public func passes(_ slop: Double, orReaches least: Double = .infinity) -> Bool {
    size > slop || size >= least
  }
}

/// What openings ask of a program: see `OpeningFacts`. A program of no words has no openings.
///
/// Recognizers are bits by their numbers, 64 to a word; every question is of one word.
public protocol ProgramOpenings: Sendable {
  /// How many words have a bit for every recognizer.
  var words: Int { get }
  /// Recognizers that a finger on an element gives a chance, guards aside.
  func opens(_ element: Int, _ word: Int) -> UInt64
  /// Recognizers whose target is this element.
  func recognizers(on target: Int, _ word: Int) -> UInt64
  /// Recognizers with this guard.
  func guarded(_ number: Int, _ word: Int) -> UInt64
  /// Of all recognizers those that take a tool.
  func takes(_ tool: TouchTool, _ word: Int) -> UInt64
  /// Of all recognizers those whose first press at some edges of the screen (1 left, 2 right, 4 top, 8 bottom) is allowed.
  func starters(at edges: UInt8, _ word: Int) -> UInt64
  /// Whether any of them must come from an edge.
  var hasEdges: Bool { get }
  /// What they do.
  func sets(_ word: Int) -> OpeningSets
  /// From the press to the first timer of any of them; `.max` where none has one.
  func firstDue(_ candidates: UInt64, _ word: Int) -> Microseconds
  /// Recognizers whose first timer is due so long after the press.
  func due(_ elapsed: Microseconds, _ word: Int) -> UInt64
  /// The square of the distance from the press up to which none of them takes notice.
  func calm(_ candidates: UInt64, _ word: Int) -> Double
  /// What a movement does to them.
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
  @inlinable public func starters(at edges: UInt8, _ word: Int) -> UInt64 { .max }
  @inlinable public var hasEdges: Bool { false }
  @inlinable public func sets(_ word: Int) -> OpeningSets { OpeningSets() }
  @inlinable public func firstDue(_ candidates: UInt64, _ word: Int) -> Microseconds { .max }
  @inlinable public func due(_ elapsed: Microseconds, _ word: Int) -> UInt64 { 0 }
  @inlinable public func calm(_ candidates: UInt64, _ word: Int) -> Double { -1 }
  @inlinable public func crossed(_ candidates: UInt64, _ way: Way, _ word: Int) -> OpeningCrossing {
    OpeningCrossing(size: way.size)
  }
}
