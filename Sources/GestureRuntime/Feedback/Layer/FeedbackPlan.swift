/// An activity's `feedback` as constants: what follows the fingers, within which limits, and the motion after the lift. Docs/Feedback.md
/// explains each entry.
///
/// A table holds plans (`Table.feedback(of:)`). Generated Swift has them as constants.
public struct FeedbackPlan: Sendable, Hashable, BitwiseCopyable {
  /// The factors of the fingers' translation; 0 does not follow. Negative moves against the fingers.
  public var translation: Point
  /// The power to which the fingers' scale is raised; 0 does not follow, 1 is their scale.
  public var fingersScale: Double
  /// The factor of the fingers' rotation; 0 does not follow.
  public var fingersTurn: Double
  /// The rotation for a translation of the whole screen width, in degrees, clockwise positive.
  public var turnPerWidth: Double
  /// The opacity by progress.
  public var opacity: Fade
  /// A factor of the scale by progress.
  public var size: Fade
  /// The directions of movement that count as progress.
  public var ways: Ways
  /// Whether the activity's movements follow the reading direction. In a layout from right to left, the plan's left and right are
  /// exchanged.
  public var isMirrored: Bool
  /// The commit distance, at which progress is 1.
  public var threshold: FeedbackLength?
  /// Whether the activity has a commit, by distance or velocity.
  public var hasCommit: Bool
  public var band: Band?
  public var clamp: Clamp?
  /// The point about which fingers scale and turn.
  public var anchor: Anchor
  public var onCommit: Motion?
  public var onCancel: Motion?
  /// The motion at the end, only for activities without commit.
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

  /// Whether opacity, size or rotation follows the progress toward the threshold.
  public var followsProgress: Bool { opacity != .none || size != .none || turnPerWidth != 0 }
}

/// A length in points, or a share of the element's size along it, or of the screen's if the element's is unknown.
public struct FeedbackLength: Sendable, Hashable, BitwiseCopyable {
  /// In points, or in percent if `isShare`.
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

  /// The length in points; nil for a share of an unknown size.
  public func points(along size: Double) -> Double? {
    isShare ? (size > 0 ? size.share(amount) : nil) : amount
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

    /// The fade with 1 at both ends.
    public static let none = Fade(from: 1, to: 1)
  }

  /// The sides of the screen toward which a movement counts.
  public struct Ways: OptionSet, Sendable, Hashable, BitwiseCopyable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let left = Ways(rawValue: 1)
    public static let right = Ways(rawValue: 2)
    public static let up = Ways(rawValue: 4)
    public static let down = Ways(rawValue: 8)
    public static let any = Ways(rawValue: 15)
    static let across = Ways(rawValue: 3)
    static let along = Ways(rawValue: 12)
  }

  /// A rubber band.
  public struct Band: Sendable, Hashable, BitwiseCopyable {
    /// The formula of the band: the platform's, the same without a jump in velocity at the limit, or one of the article's two. See
    /// `RubberBand`.
    public enum Law: UInt8, Sendable, Hashable, BitwiseCopyable {
      case platform, smooth, articleText, articleCode
    }

    public var law: Law
    /// The share of its speed that content keeps at the limit.
    public var coefficient: Double
    /// The distance from which it starts on every side; nil if the clamp or the content's bounds are the limit.
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

  /// The limits within which content rests.
  public struct Clamp: Sendable, Hashable, BitwiseCopyable {
    public enum Measure: UInt8, Sendable, Hashable, BitwiseCopyable {
      /// Points from the start, or percent of the size, along the axis that follows the fingers.
      case points, percent
      /// A scale factor.
      case scale
      /// An angle in degrees.
      case angle
    }

    public var measure: Measure
    /// The ends; infinite for none.
    public var least: Double
    public var most: Double
    /// The motion back to the nearest end.
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

  /// The shrinking of the element during a long press.
  public struct Press: Sendable, Hashable, BitwiseCopyable {
    /// The time from the press to the claim.
    public var timeout: Microseconds
    /// The duration of the shrinking, which ends at the timeout.
    public var duration: Microseconds
    /// The scale at the timeout.
    public var scale: Double

    public init(timeout: Microseconds, duration: Microseconds, scale: Double) {
      self.timeout = timeout < 1 ? 1 : timeout
      self.duration = duration < 1 ? 1 : duration > self.timeout ? self.timeout : duration
      self.scale = scale
    }
  }

  /// The haptics of an activity.
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

  /// One haptic, named as in UIKit.
  public enum Cue: Sendable, Hashable, BitwiseCopyable {
    case light, medium, heavy, soft, rigid, selection, success, warning, error
    /// A medium impact of this strength, 0 ... 1.
    case impact(Double)
    /// A haptic with a word of the app: `Table.feedbackWord(of:at:)`.
    case word
  }
}
