/// A description of the recognizers, for `GestureEngine`: either a loaded table or generated code.
///
/// A table answers from memory. Generated code answers with constants, so the compiler can remove the code that they make superfluous.
/// Recognizers, steps, names, elements and activities have the numbers of the compiled table.
public protocol GestureProgram: ProgramOpenings {
  /// Whether the engine can report reasons. A constant `false` removes their record from the machine code.
  static var hasReasons: Bool { get }
  /// Whether every claim is admitted, without arbitration.
  var showsRivals: Bool { get }

  /// Whether the layout direction changes any movement or edge. A constant `false` removes the code that sets the layout.
  static var readsBothWays: Bool { get }
  /// The layout for which directions and edges are given.
  var layoutDirection: ReadingDirection { get set }

  // MARK: States: read once, for `memory`
  /// The states in memory, the same for every engine of the program in its layout.
  var memory: ProgramMemory { get }
  var settings: ProgramSettings { get }
  func step(_ number: Int) -> ProgramStep
  func recognizer(_ number: Int) -> ProgramRecognizer
  func name(_ number: Int) -> ProgramName

  // MARK: Directions

  /// Whether a step allows a movement in this direction.
  func allows(_ step: Int, _ way: Way) -> Bool
  /// Whether a movement has exactly the direction at which one of a step's ranges starts.
  func starts(_ step: Int, _ way: Way) -> Bool
  /// The angle, in degrees, between a direction in degrees and the nearest axis of a step's deviation.
  func deviation(_ step: Int, _ direction: Double) -> Double
  /// The unit vector along which a recognizer's commit distance counts; `nil` if the movement's own direction counts. Of several named
  /// directions, it is the one along which the movement went furthest.
  func way(_ recognizer: Int, _ moved: Point) -> Point?
  /// The detent of a recognizer with this number, from 0; the nearest is first.
  func detent(_ recognizer: Int, _ number: Int) -> ProgramDetent

  // MARK: Elements
  /// The parent of an element; -1 at the top.
  func parent(_ element: Int) -> Int
  /// Whether the recognizer's outcomes name this element while a finger is over it.
  func names(_ recognizer: Int, _ element: Int) -> Bool

  // MARK: Relations of activities, of recognizers
  func mayWait(_ activity: Int) -> Bool
  func isWaiting(_ a: Int, for b: Int) -> Bool
  func mayBePreferred(_ activity: Int) -> Bool
  func isPreferred(_ a: Int, over b: Int) -> Bool
  func areTogether(_ a: Int, _ b: Int) -> Bool
  /// Whether a recognizer may start only after this mechanic has claimed.
  func comes(_ recognizer: Int, after mechanic: Int) -> Bool
  /// Whether any activity reports the phase `possible`.
  var showsPossible: Bool { get }
  /// Whether any step requires a lift on the target.
  var liftsOnTarget: Bool { get }
  /// Whether any activity has a hand-over.
  var hasHandOvers: Bool { get }
  /// Whether guards of hand-overs may ask the state of what a touch is on.
  var asksPaths: Bool { get }
  /// The activity to which an activity hands its touch over at an end; -1 for none.
  func taker(_ activity: Int, at end: ContentEnds) -> Int
  /// Whether recognizer `a` is the special case of `b`. Both have the same target.
  func isSpecialCase(_ a: Int, of b: Int) -> Bool
}

extension GestureProgram {
  @inlinable public static var hasReasons: Bool { false }
  @inlinable public static var readsBothWays: Bool { false }
  @inlinable public var layoutDirection: ReadingDirection {
    get { .leftToRight }
    set {}
  }
  @inlinable public var memory: ProgramMemory { ProgramMemory(self) }
  @inlinable public var showsRivals: Bool { false }
  @inlinable public var showsPossible: Bool { false }
  @inlinable public var liftsOnTarget: Bool { false }
  @inlinable public var hasHandOvers: Bool { false }
  @inlinable public var asksPaths: Bool { false }
  @inlinable public func taker(_ activity: Int, at end: ContentEnds) -> Int { -1 }
  @inlinable public func names(_ recognizer: Int, _ element: Int) -> Bool { false }
  @inlinable public func detent(_ recognizer: Int, _ number: Int) -> ProgramDetent {
    ProgramDetent(.infinity)
  }

  /// Whether `ancestor` is the element or one of its ancestors.
  @inlinable
  func isInside(_ element: Int, of ancestor: Int) -> Bool {
    isElement(element, inside: ancestor) { parent($0) }
  }

  /// Whether the spec declares a relation between two activities.
  @inlinable
  func isDeclared(_ a: Int, _ b: Int) -> Bool {
    areTogether(a, b) || isWaiting(a, for: b) || isWaiting(b, for: a) || isPreferred(a, over: b)
      || isPreferred(b, over: a)
  }
}

/// Whether `ancestor` is the element or one of its ancestors. Ancestors have lower numbers.
@inlinable @inline(__always)
func isElement(_ element: Int, inside ancestor: Int, parent: (Int) -> Int) -> Bool {
  var current = element
  while current > ancestor { current = parent(current) }
  return current == ancestor
}
