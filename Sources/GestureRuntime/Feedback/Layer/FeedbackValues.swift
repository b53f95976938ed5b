/// The element and its surroundings, as the host knows them. A size of 0 is unknown.
public struct FeedbackScene: Sendable, Hashable, BitwiseCopyable {
  /// The size of the screen in points.
  public var screen: Point
  /// The size of the element in points.
  public var size: Point
  /// The element's center at rest, in points of the screen; nil is the screen's center.
  public var centre: Point?
  /// The offsets between which content rests; infinite for no end.
  public var least: Point
  public var most: Point
  /// The reading direction of the layout.
  public var layoutDirection: ReadingDirection

  public init(
    screen: Point = Point(x: 0, y: 0), size: Point = Point(x: 0, y: 0), centre: Point? = nil,
    least: Point = Point(x: -.infinity, y: -.infinity), most: Point = Point(x: .infinity, y: .infinity),
    layoutDirection: ReadingDirection = .leftToRight
  ) {
    self.screen = screen
    self.size = size
    self.centre = centre
    self.least = least
    self.most = most
    self.layoutDirection = layoutDirection
  }

  /// The size of the element, or of the screen where it is unknown.
  var extent: Point { Point(x: size.x > 0 ? size.x : screen.x, y: size.y > 0 ? size.y : screen.y) }
  /// The size of the screen, or of the element where it is unknown.
  var surroundings: Point { Point(x: screen.x > 0 ? screen.x : size.x, y: screen.y > 0 ? screen.y : size.y) }
  var middle: Point { centre ?? screen / 2 }
}

/// The shown values of an element at one time: its whole transform, about its own center.
public struct FeedbackValues: Sendable, Hashable, BitwiseCopyable {
  public var time: Microseconds
  /// The offset of the element's center from its place at rest, in points. It includes the shift of scaling about the fingers.
  public var offset: Point
  /// In points a second.
  public var velocity: Point
  /// The factor of its own size.
  public var scale: Double
  /// The change of the scale per second.
  public var scaleVelocity: Double
  /// In degrees, clockwise positive.
  public var rotation: Double
  /// In degrees a second.
  public var rotationVelocity: Double
  /// In 0 ... 1.
  public var opacity: Double
  /// The progress toward the threshold, 0 ... 1.
  public var progress: Double
  /// The progress of a long press toward its timeout, 0 ... 1.
  public var pressProgress: Double
  /// The point that scaling and turning leave in place, as a share of the element; (0.5, 0.5) is its center. It is for layers that are
  /// scaled about an anchor; `offset` does not need it.
  public var anchor: Point
  /// The part of `offset` that comes from scaling and turning about `anchor`. A layer with that anchor is moved by `offset` minus this.
  public var shift: Point

  public init(time: Microseconds) {
    self.time = time
    offset = .zero
    velocity = .zero
    scale = 1
    scaleVelocity = 0
    rotation = 0
    rotationVelocity = 0
    opacity = 1
    progress = 0
    pressProgress = 0
    anchor = Point(x: 0.5, y: 0.5)
    shift = .zero
  }
}

/// The haptics that are due with an outcome.
public struct FeedbackCues: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The activity has claimed.
  public static let claim = FeedbackCues(rawValue: 1)
  /// The activity has passed its threshold outward, or goes back from one detent to an earlier one.
  public static let threshold = FeedbackCues(rawValue: 2)
  /// The activity has committed.
  public static let commit = FeedbackCues(rawValue: 4)
}
