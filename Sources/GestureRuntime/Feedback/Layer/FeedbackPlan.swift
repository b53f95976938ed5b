/// What an activity's `feedback` says, as plain constants: what follows the fingers, within which limits, and how it goes
/// on after the lift. Docs/Feedback.md says what each means.
///
/// A table holds them (`Table.feedback(of:)`); generated Swift has them as constants.
public struct FeedbackPlan: Sendable, Hashable, BitwiseCopyable {
  /// How far content goes for the fingers' way; 0 does not follow. Negative goes against them.
  public var translation: Point
  /// The fingers' scale to this power; 0 does not follow, 1 is theirs.
  public var fingersScale: Double
  /// How far content turns for the fingers' turn; 0 does not follow.
  public var fingersTurn: Double
  /// Degrees, clockwise positive, for a translation of the whole width of the screen.
  public var turnPerWidth: Double
  /// By progress.
  public var opacity: Fade
  /// A factor of the scale, by progress.
  public var size: Fade
  /// Which ways count as progress.
  public var ways: Ways
  /// Whether the activity's movements follow the reading direction: from right to left, left and right of the plan change places.
  public var isMirrored: Bool
  /// The commit distance: where progress is 1.
  public var threshold: FeedbackLength?
  /// Whether the activity commits: by distance or velocity.
  public var hasCommit: Bool
  public var band: Band?
  public var clamp: Clamp?
  /// About which point fingers scale and turn.
  public var anchor: Anchor
  public var onCommit: Motion?
  public var onCancel: Motion?
  /// Of activities that do not commit, and of those only.
  public var onEnd: Motion?
  public var press: Press?
  public var haptics: Haptics

  public init(
    translation: Point = Point(x: 0, y: 0), fingersScale: Double = 0, fingersTurn: Double = 0,
    turnPerWidth: Double = 0, opacity: Fade = .none, size: Fade = .none, ways: Ways = .any,
    isMirrored: Bool = false, threshold: FeedbackLength? = nil, hasCommit: Bool = false, band: Band? = nil,
    clamp: Clamp? = nil,
    anchor: Anchor = .center, onCommit: Motion? = nil, onCancel: Motion? = nil, onEnd: Motion? = nil,
    press: Press? = nil, haptics: Haptics = Haptics()
  ) {
    self.translation = translation
    self.fingersScale = fingersScale
    self.fingersTurn = fingersTurn
    self.turnPerWidth = turnPerWidth
    self.opacity = opacity
    self.size = size
    self.ways = ways
    self.isMirrored = isMirrored
    self.threshold = threshold
    self.hasCommit = hasCommit
    self.band = band
    self.clamp = clamp
    self.anchor = anchor
    self.onCommit = onCommit
    self.onCancel = onCancel
    self.onEnd = onEnd
    self.press = press
    self.haptics = haptics
  }

  /// Whether something goes by how far the fingers are on their way to the threshold.
  public var followsProgress: Bool { opacity != .none || size != .none || turnPerWidth != 0 }
}

/// A length in points, or a share of the element's size along it (of the screen's, where that is not known).
public struct FeedbackLength: Sendable, Hashable, BitwiseCopyable {
  /// Points, or per cent.
  public var amount: Double
  public var isShare: Bool

  public init(points: Double) {
    amount = points
    isShare = false
  }

  public init(percent: Double) {
    amount = percent
    isShare = true
  }

  /// In points; nil for a share of a size that is not known.
  public func points(along size: Double) -> Double? {
    isShare ? (size > 0 ? size * amount / 100 : nil) : amount
  }
}

extension FeedbackPlan {
  /// A value at progress 0 and at progress 1.
  public struct Fade: Sendable, Hashable, BitwiseCopyable {
    public var from: Double
    public var to: Double

    public init(from: Double, to: Double) {
      self.from = from
      self.to = to
    }

    /// 1 throughout.
    public static let none = Fade(from: 1, to: 1)
  }

  /// Sides of the screen towards which a movement counts.
  public struct Ways: OptionSet, Sendable, Hashable, BitwiseCopyable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let left = Ways(rawValue: 1)
    public static let right = Ways(rawValue: 2)
    public static let up = Ways(rawValue: 4)
    public static let down = Ways(rawValue: 8)
    public static let any: Ways = [.left, .right, .up, .down]
  }

  /// A rubber band.
  public struct Band: Sendable, Hashable, BitwiseCopyable {
    /// By the platform's formula, leaving its limit at the finger's speed, or the article's two formulas: see `RubberBand`.
    public enum Law: UInt8, Sendable, Hashable, BitwiseCopyable {
      case platform, smooth, articleText, articleCode
    }

    public var law: Law
    /// The share of its speed that content keeps at the limit.
    public var coefficient: Double
    /// From which distance on, to every side; nil where the clamp or the content's bounds are the limit.
    public var beyond: FeedbackLength?

    public init(law: Law = .platform, coefficient: Double = 0.55, beyond: FeedbackLength? = nil) {
      self.law = law
      self.coefficient = coefficient
      self.beyond = beyond
    }

    /// The band for content of a length, in the value's own unit.
    public func band(dimension: Double) -> RubberBand {
      switch law {
      case .platform: .platform(dimension: dimension, coefficient: coefficient)
      case .smooth: .smooth(dimension: dimension)
      case .articleText: .articleText(elasticity: coefficient)
      case .articleCode: .articleCode(coefficient: coefficient)
      }
    }
  }

  /// Between which values content rests.
  public struct Clamp: Sendable, Hashable, BitwiseCopyable {
    public enum Measure: UInt8, Sendable, Hashable, BitwiseCopyable {
      /// Points from where it began, along the axis that follows; or per cent of the size.
      case points, percent
      /// A factor of its own size.
      case scale
      /// Degrees.
      case angle
    }

    public var measure: Measure
    /// Infinite where there is no end.
    public var least: Double
    public var most: Double
    /// Back to the nearest end.
    public var motion: Motion

    public init(
      _ measure: Measure, least: Double = -.infinity, most: Double = .infinity,
      motion: Motion = Motion(.atOnce)
    ) {
      self.measure = measure
      self.least = least
      self.most = most
      self.motion = motion
    }
  }

  public enum Anchor: UInt8, Sendable, Hashable, BitwiseCopyable {
    case center, fingers
  }

  /// A long press on its way.
  public struct Press: Sendable, Hashable, BitwiseCopyable {
    /// From the press to the claim.
    public var timeout: Microseconds
    /// How long it shrinks, until the timeout.
    public var duration: Microseconds
    /// At the timeout.
    public var scale: Double

    public init(timeout: Microseconds, duration: Microseconds, scale: Double) {
      self.timeout = timeout < 1 ? 1 : timeout
      self.duration = duration < 1 ? 1 : duration > self.timeout ? self.timeout : duration
      self.scale = scale
    }
  }

  /// What is felt.
  public struct Haptics: Sendable, Hashable, BitwiseCopyable {
    public var claim: Cue?
    public var threshold: Cue?
    public var commit: Cue?

    public init(claim: Cue? = nil, threshold: Cue? = nil, commit: Cue? = nil) {
      self.claim = claim
      self.threshold = threshold
      self.commit = commit
    }
  }

  /// One haptic: UIKit's, by their names there.
  public enum Cue: Sendable, Hashable, BitwiseCopyable {
    case light, medium, heavy, soft, rigid, selection, success, warning, error
    /// A medium impact of a strength, 0 ... 1.
    case impact(Double)
    /// A word of the app's own: `Table.feedbackWord(of:at:)`.
    case word
  }
}
