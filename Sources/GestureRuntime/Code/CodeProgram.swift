/// What generated Swift of the style `code` tells `CodeMachine`: the spec's own states and relations, as switches.
///
/// Generated code alone conforms. Numbers of recognizers, steps (states), names, elements and activities are those of the compiled
/// table; what a function is not made for it answers with what changes nothing.
public protocol CodeProgram: CodeOpenings {
  static var settings: CodeSettings { get }

  // MARK: States
  static func step(_ number: Int) -> CodeStep
  static func recognizer(_ number: Int) -> CodeRecognizer
  static func name(_ number: Int) -> CodeName

  // MARK: Directions

  /// Whether a step's movement may go in a direction (degrees).
  static func allows(_ step: Int, _ direction: Double) -> Bool
  /// Whether one of a step's ranges of directions starts just there.
  static func starts(_ step: Int, at direction: Double) -> Bool
  /// The angle to the nearest direction that a step measures deviation from, in degrees.
  static func deviation(_ step: Int, _ direction: Double) -> Double
  /// The unit vector along which a recognizer's commit distance counts, of those named the one that was moved most;
  /// `nil` where the movement itself is.
  static func way(_ recognizer: Int, _ moved: Point) -> Point?

  // MARK: Elements
  /// The parent of an element; -1 at the top.
  static func parent(_ element: Int) -> Int
  /// Whether the outcomes of a recognizer name an element when a finger is over it.
  static func names(_ recognizer: Int, _ element: Int) -> Bool
  /// Calls `CodeMachine.begin` for every recognizer whose target this is.
  static func start(_ machine: inout CodeMachine<Self>, _ slot: Int, on target: Int)

  // MARK: Relations of activities, of recognizers
  static func mayWait(_ activity: Int) -> Bool
  static func isWaiting(_ a: Int, for b: Int) -> Bool
  static func mayBePreferred(_ activity: Int) -> Bool
  static func isPreferred(_ a: Int, over b: Int) -> Bool
  static func areTogether(_ a: Int, _ b: Int) -> Bool
  /// Whether a recognizer comes after a mechanic.
  static func comes(_ recognizer: Int, after mechanic: Int) -> Bool
  /// Whether recognizer `a` is the special case of `b`, which has the same target.
  static func isSpecialCase(_ a: Int, of b: Int) -> Bool
}

extension CodeProgram {
  @inlinable
  public static func names(_ recognizer: Int, _ element: Int) -> Bool { false }

  /// Whether `ancestor` is the element or one of its ancestors.
  @inlinable
  static func isInside(_ element: Int, of ancestor: Int) -> Bool {
    var current = element
    while current > ancestor { current = parent(current) }
    return current == ancestor
  }

  /// Whether the spec says anything about two activities.
  @inlinable
  static func isDeclared(_ a: Int, _ b: Int) -> Bool {
    areTogether(a, b) || isWaiting(a, for: b) || isWaiting(b, for: a) || isPreferred(a, over: b)
      || isPreferred(b, over: a)
  }
}

extension CodeSettings {
  /// Whether a direction lies within a range of directions, both in degrees.
  @inlinable @inline(__always)
  public static func lies(_ direction: Double, from start: Double, within extent: Double) -> Bool {
    var offset = direction - start
    if offset < 0 { offset += 360 }
    return offset <= extent
  }

  /// Whether a direction is one of a range's start, as near as measures are compared.
  @inlinable
  public static func isAt(_ start: Double, _ direction: Double) -> Bool {
    Angle.difference(start, direction).measured == 0
  }

  /// Of two unit vectors the one that a movement went further along; the first where both are equal.
  @inlinable
  public static func further(_ a: Point, _ b: Point, along moved: Point) -> Point {
    moved.dot(b) > moved.dot(a) ? b : a
  }

  /// The direction of a movement in degrees, 0 ..< 360.
  @inlinable
  public static func direction(of move: Point) -> Double { Angle.direction(move) }

  /// The distance between two directions, 0 ... 180 degrees.
  @inlinable
  public static func angle(_ a: Double, _ b: Double) -> Double { Angle.difference(a, b) }
}
