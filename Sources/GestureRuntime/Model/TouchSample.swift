/// A moment on the samples' own clock, in whole microseconds from any origin.
public typealias Microseconds = Int64

/// What a finger did.
public enum TouchPhase: UInt8, Sendable, Hashable {
  case down, move, up, cancel
}

/// A place or a distance on the screen, in points; x to the right, y down.
public struct Point: Sendable, Hashable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A part of the screen that the spec declares: its place in the table's list of elements.
public struct ElementID: Sendable, Hashable, BitwiseCopyable {
  public var index: Int

  /// No declared element: on a `move` or `up`, what a finger is over that has left them all.
  @inlinable public static var nothing: ElementID { ElementID(index: -1) }

  @inlinable public init(index: Int) {
    self.index = index
  }
}

/// One finger at one moment.
public struct TouchSample: Sendable, Hashable {
  /// When, on the samples' clock.
  public var time: Microseconds
  /// Which finger: any number that stays the same from its down to its up.
  public var finger: Int
  /// Where, in points.
  public var location: Point
  /// On `down`: the size of that element in points, for thresholds in per cent.
  public var size: Point?
  public var phase: TouchPhase
  /// On `down`: what touches. A touch keeps the tool that it began with.
  public var tool: TouchTool
  /// `element` in half the room: recordings have many samples.
  @usableFromInline var elementCode: Int32

  @inlinable public init(
    time: Microseconds, phase: TouchPhase, finger: Int, location: Point, element: ElementID? = nil,
    size: Point? = nil, tool: TouchTool = .finger
  ) {
    self.time = time
    self.finger = finger
    self.location = location
    self.size = size
    self.phase = phase
    self.tool = tool
    elementCode = Self.code(element)
  }

  /// The innermost declared element under the finger; its ancestors are known from the spec.
  ///
  /// On `down` it decides what the touch is for. On `move` and `up` it only says what the finger is over now, for activities
  /// that name it (`over`): `nil` leaves it as it was, `.nothing` is no element. (No table has elements beyond 2^31; such a
  /// number stays one that is refused.)
  @inlinable public var element: ElementID? {
    @inline(__always) get { elementCode == .min ? nil : ElementID(index: Int(elementCode)) }
    set { elementCode = Self.code(newValue) }
  }

  @inlinable
  static func code(_ element: ElementID?) -> Int32 {
    guard let index = element?.index else { return .min }
    let code = Int32(clamping: index)
    return code == .min ? .max : code
  }
}

/// Why a sample was refused. A refused sample changes nothing.
public enum Refusal: UInt8, Sendable, Hashable, Error {
  /// Its time lies before that of an earlier sample or `advance`.
  case timeWentBack
  /// A `down` of a finger that is already down.
  case fingerIsDown
  /// A `move`, `up` or `cancel` of a finger that is not down.
  case fingerIsNotDown
  /// A finger more than the recognizer follows (`Recognizer.fingerLimit`).
  case tooManyFingers
  /// A place that is not a finite number, or further out than any screen.
  case placeIsNotFinite
  /// The same finger, time and place as the sample before.
  case duplicate
  /// A time further out than 2^53 microseconds, or an element that the table does not have.
  case outOfRange
}
