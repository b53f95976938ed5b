/// The numbers of feedback's words in tables, for the encoder and the loader.

extension FeedbackPlan.Haptics {
  /// The moment of a haptic: its raw value is its number.
  package enum Moment: UInt8, Sendable, Hashable, CaseIterable, BitwiseCopyable {
    case claim, threshold, commit

    init?(wire: UInt64) { self.init(rawValue: UInt8(clamping: wire)) }

    package var wire: UInt64 { UInt64(rawValue) }

    var cues: FeedbackCues { FeedbackCues(rawValue: 1 << rawValue) }
  }

  subscript(moment: Moment) -> FeedbackPlan.Cue? {
    get {
      switch moment {
      case .claim: claim
      case .threshold: threshold
      case .commit: commit
      }
    }
    set {
      switch moment {
      case .claim: claim = newValue
      case .threshold: threshold = newValue
      case .commit: commit = newValue
      }
    }
  }
}

extension FeedbackPlan.Cue {
  /// The number of an impact, the one cue with a strength.
  private static var impactNumber: UInt64 { 9 }

  /// - Parameter strength: of an impact; 0 for every other cue.
  init?(wire: UInt64, strength: Double) {
    if wire == Self.impactNumber {
      guard (0...1).contains(strength) else { return nil }
      self = .impact(strength)
      return
    }
    guard strength == 0, let cue = Self.numbered(wire) else { return nil }
    self = cue
  }

  /// The cue without a strength that has a number. Not an array, which an embedded program would have to make.
  private static func numbered(_ number: UInt64) -> FeedbackPlan.Cue? {
    switch number {
    case 0: .light
    case 1: .medium
    case 2: .heavy
    case 3: .soft
    case 4: .rigid
    case 5: .selection
    case 6: .success
    case 7: .warning
    case 8: .error
    default: nil
    }
  }

  /// Its number and its strength; `nil` for a word of the app, which has an instruction of its own.
  package var wire: (number: UInt64, strength: Double)? {
    if case .impact(let strength) = self { return (Self.impactNumber, strength) }
    return (0..<Self.impactNumber).first { Self.numbered($0) == self }.map { ($0, 0) }
  }
}

extension FeedbackPlan.Motion {
  /// The moment at which a motion begins.
  package enum Moment: Sendable, Hashable, BitwiseCopyable {
    case commit, cancel, end
    /// Outside the limits of rest, back into them.
    case clamp
    /// A commit to the detent with this index.
    case detent(Int)

    /// The number of the first detent: one more than that of the last other moment.
    private static var firstDetent: UInt64 { 4 }

    init?(wire: UInt64) {
      switch wire {
      case 0: self = .commit
      case 1: self = .cancel
      case 2: self = .end
      case 3: self = .clamp
      case Self.firstDetent..<Self.firstDetent + UInt64(TableBuilder.mostDetents):
        self = .detent(Int(wire - Self.firstDetent))
      default: return nil
      }
    }

    package var wire: UInt64 {
      switch self {
      case .commit: 0
      case .cancel: 1
      case .end: 2
      case .clamp: 3
      case .detent(let index): Self.firstDetent + UInt64(index)
      }
    }
  }
}

extension FeedbackPlan.Target {
  /// - Parameter amount: of a place, a scale or an angle; 0 for every other target.
  init?(wire: UInt64, amount: Double) {
    switch wire {
    case 0: self = .start
    case 1: self = .outside
    case 2: self = .threshold
    case 3: self = .page
    case 4: self = .inside
    case 5: self = .place(FeedbackLength(points: amount))
    case 6: self = .place(FeedbackLength(percent: amount))
    case 7: self = .scale(amount)
    case 8: self = .angle(amount)
    default: return nil
    }
    if self.wire.amount != amount { return nil }
  }

  package var wire: (number: UInt64, amount: Double) {
    switch self {
    case .start: (0, 0)
    case .outside: (1, 0)
    case .threshold: (2, 0)
    case .page: (3, 0)
    case .inside: (4, 0)
    case .place(let length): (length.isShare ? 6 : 5, length.amount)
    case .scale(let scale): (7, scale)
    case .angle(let degrees): (8, degrees)
    }
  }
}
