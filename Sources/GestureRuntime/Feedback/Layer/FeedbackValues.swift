/// What a host knows of the element and its surroundings. Sizes of 0 are not known.
public struct FeedbackScene: Sendable, Hashable, BitwiseCopyable {
  /// In points.
  public var screen: Point
  /// Of the element, in points.
  public var size: Point
  /// The element's centre at rest, in points of the screen; nil is the screen's.
  public var centre: Point?
  /// Between which offsets content rests: infinite where it has no end.
  public var least: Point
  public var most: Point
  /// Which way the layout reads.
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

  /// Width and height of the element, of the screen where they are not known.
  var extent: Point { Point(x: size.x > 0 ? size.x : screen.x, y: size.y > 0 ? size.y : screen.y) }
  /// The same with the screen first.
  var surroundings: Point { Point(x: screen.x > 0 ? screen.x : size.x, y: screen.y > 0 ? screen.y : size.y) }
  var middle: Point { centre ?? screen / 2 }
}

/// What is shown of an element at one moment: all of its transform, about its own centre.
public struct FeedbackValues: Sendable, Hashable, BitwiseCopyable {
  public var time: Microseconds
  /// Of the element's centre from where it is at rest, in points; the way that scaling about the fingers takes is in it.
  public var offset: Point
  /// Points a second.
  public var velocity: Point
  /// A factor of its own size.
  public var scale: Double
  /// A second.
  public var scaleVelocity: Double
  /// Degrees, clockwise positive.
  public var rotation: Double
  /// Degrees a second.
  public var rotationVelocity: Double
  /// 0 ... 1
  public var opacity: Double
  /// How far it is to the threshold: 0 ... 1.
  public var progress: Double
  /// How far a long press is to its timeout: 0 ... 1.
  public var pressProgress: Double
  /// The point that scaling and turning leave in place, as a share of the element: (0.5, 0.5) is its centre. For layers
  /// that are scaled about an anchor; `offset` does not need it.
  public var anchor: Point
  /// What scaling and turning about `anchor` add to `offset`: a layer that has that anchor is moved by `offset` less this.
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

/// Haptics that are due with an outcome.
public struct FeedbackCues: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The activity has claimed.
  public static let claim = FeedbackCues(rawValue: 1)
  /// It has passed its threshold outward.
  public static let threshold = FeedbackCues(rawValue: 2)
  /// It is done.
  public static let commit = FeedbackCues(rawValue: 4)
}
