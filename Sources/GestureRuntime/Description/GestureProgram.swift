/// A description of what is to be recognized, for `GestureEngine`. A loaded table is one, generated code another.
///
/// A table answers from memory. Generated code answers with constants, and the compiler removes what they make superfluous. Recognizers,
/// steps, names, elements and activities have the numbers of the compiled table.
public protocol GestureProgram: ProgramOpenings {
  /// Whether reasons can be asked for. A constant `false` removes their record from the machine code.
  static var hasReasons: Bool { get }
  /// Whether every claim is admitted, without arbitration.
  var showsRivals: Bool { get }

  /// Whether the layout makes a difference. A constant `false` removes what changes it.
  static var readsBothWays: Bool { get }
  /// The layout whose directions and edges it has.
  var layoutDirection: ReadingDirection { get set }

  // MARK: States: asked once, when an engine is made
  var settings: ProgramSettings { get }
  func step(_ number: Int) -> ProgramStep
  func recognizer(_ number: Int) -> ProgramRecognizer
  func name(_ number: Int) -> ProgramName

  // MARK: Directions

  /// Whether a step's movement may go this way.
  func allows(_ step: Int, _ way: Way) -> Bool
  /// Whether a movement goes just where one of a step's ranges of directions starts.
  func starts(_ step: Int, _ way: Way) -> Bool
  /// The angle to the nearest direction that a step measures deviation from; all in degrees.
  func deviation(_ step: Int, _ direction: Double) -> Double
  /// The unit vector along which a recognizer's commit distance counts, of those named the one that was moved most;
  /// `nil` where the movement itself is.
  func way(_ recognizer: Int, _ moved: Point) -> Point?
  /// One of a recognizer's detents, the nearest first.
  func detent(_ recognizer: Int, _ number: Int) -> ProgramDetent

  // MARK: Elements
  /// The parent of an element; -1 at the top.
  func parent(_ element: Int) -> Int
  /// Whether the outcomes of a recognizer name an element when a finger is over it.
  func names(_ recognizer: Int, _ element: Int) -> Bool

  // MARK: Relations of activities, of recognizers
  func mayWait(_ activity: Int) -> Bool
  func isWaiting(_ a: Int, for b: Int) -> Bool
  func mayBePreferred(_ activity: Int) -> Bool
  func isPreferred(_ a: Int, over b: Int) -> Bool
  func areTogether(_ a: Int, _ b: Int) -> Bool
  /// Whether a recognizer comes after a mechanic.
  func comes(_ recognizer: Int, after mechanic: Int) -> Bool
  /// Whether any activity says that it is possible.
  var showsPossible: Bool { get }
  /// Whether any lift must be on its target.
  var liftsOnTarget: Bool { get }
  /// Whether any activity hands touches over.
  var hasHandOvers: Bool { get }
  /// The activity that goes on with an activity's touch beyond an end; -1 for none.
  func taker(_ activity: Int, at end: ContentEnds) -> Int
  /// Whether recognizer `a` is the special case of `b`, which has the same target.
  func isSpecialCase(_ a: Int, of b: Int) -> Bool
}

extension GestureProgram {
  @inlinable public static var hasReasons: Bool { false }
  @inlinable public static var readsBothWays: Bool { false }
  @inlinable public var layoutDirection: ReadingDirection {
    get { .leftToRight }
    set {}
  }
  @inlinable public var showsRivals: Bool { false }
  @inlinable public var showsPossible: Bool { false }
  @inlinable public var liftsOnTarget: Bool { false }
  @inlinable public var hasHandOvers: Bool { false }
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

  /// Whether the spec says anything about two activities.
  @inlinable
  func isDeclared(_ a: Int, _ b: Int) -> Bool {
    areTogether(a, b) || isWaiting(a, for: b) || isWaiting(b, for: a) || isPreferred(a, over: b)
      || isPreferred(b, over: a)
  }
}

/// Whether `ancestor` is the element or one of its ancestors: these have lower numbers.
@inlinable @inline(__always)
func isElement(_ element: Int, inside ancestor: Int, parent: (Int) -> Int) -> Bool {
  var current = element
  while current > ancestor { current = parent(current) }
  return current == ancestor
}
