/// A time on the samples' own clock, in whole microseconds from any origin.
public typealias Microseconds = Int64

/// The phase of a finger.
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

/// An element that the spec declares, by its index in the table's list of elements.
public struct ElementID: Sendable, Hashable, BitwiseCopyable {
  public var index: Int

  /// No declared element. On a `move` or `up` it means that the finger is over none.
  @inlinable public static var nothing: ElementID { ElementID(index: -1) }

  @inlinable public init(index: Int) {
    self.index = index
  }
}

/// One report of one finger.
public struct TouchSample: Sendable, Hashable {
  /// The time on the samples' clock.
  public var time: Microseconds
  /// The finger: any number that stays the same from its down to its up.
  public var finger: Int
  /// The place in points.
  public var location: Point
  /// The size of `element` in points, on `down`, for thresholds in percent.
  public var size: Point?
  public var phase: TouchPhase
  /// The tool, on `down`. A touch keeps the tool with which it began.
  public var tool: TouchTool
  /// `element` in half the memory, because recordings have many samples.
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

  /// The innermost declared element under the finger. Its ancestors are known from the spec.
  ///
  /// On `down` it decides which recognizers become candidates. On `move` and `up` it only reports what the finger is over, for activities
  /// that name it (`over`). There `nil` means no change, and `.nothing` means no element. No table has elements beyond 2^31, so the
  /// recognizer refuses such an index.
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

/// The reason for which a sample was refused. A refused sample changes nothing.
public enum Refusal: UInt8, Sendable, Hashable, Error {
  /// Its time is before that of an earlier sample or `advance`.
  case timeWentBack
  /// A `down` of a finger that is already down.
  case fingerIsDown
  /// A `move`, `up` or `cancel` of a finger that is not down.
  case fingerIsNotDown
  /// More fingers than the recognizer follows (`Recognizer.fingerLimit`), or 64 touches that still decide something.
  case tooManyFingers
  /// A place that is not finite, or that no screen could have (beyond a million points).
  case placeIsNotFinite
  /// The same finger, time and place as the sample before.
  case duplicate
  /// A time beyond ±2^53 microseconds, or an element that the table does not have.
  case outOfRange
}
