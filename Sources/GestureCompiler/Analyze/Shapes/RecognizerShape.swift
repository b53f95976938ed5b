/// A recognizer without names and source locations. Pairs of equal shapes have the same decision, which is kept by shape.
struct RecognizerShape: Sendable, Hashable {
  var fingers: ClosedRange<Int>
  var contacts: [ContactShape]
  /// Index of the claiming step in the last contact; -1 means the press that completes its fingers.
  var claimStep: Int
  var isContinuous: Bool

  /// Whether fingers lift before it claims, or when it does.
  var liftsBeforeClaim: Bool {
    contacts.count > 1 || (claimStep >= 0 && contacts[0].steps[...claimStep].contains { $0.kind == .lift })
  }

  /// Whether both shapes move twice in one contact, and this one's first move may hold where that of the other does not.
  func mayTurnLater(than other: RecognizerShape) -> Bool {
    contacts.contains { own in
      guard let first = own.moveBeforeMove else { return false }
      return other.contacts.contains { theirs in
        guard let second = theirs.moveBeforeMove else { return false }
        return fingers != other.fingers || first.mayHold(beside: second)
      }
    }
  }
}

extension RecognizerShape {
  /// Whether it claims whenever another one does on the same fingers, at that instant or before: it has the same steps up to the claim, and at
  /// least the other's directions at the claim.
  ///
  /// - Parameter onOneElement: whether both have one target, and so receive the same fingers, however many.
  func claims(with other: RecognizerShape, onOneElement: Bool) -> Bool {
    let areTaken = onOneElement ? takes(fingersOf: other) : fingers == 1...1 && fingers == other.fingers
    guard areTaken, claimStep == other.claimStep, contacts.count == other.contacts.count else { return false }
    var own = upToClaim
    let theirs = other.upToClaim
    if claimStep >= 0 {
      let last = own.count - 1
      let (step, narrower) = (own[last].steps[claimStep], theirs[last].steps[claimStep])
      if step.passDirections.covers(narrower.passDirections),
        step.holdDirections.covers(narrower.holdDirections)
      {
        own[last].steps[claimStep].passDirections = narrower.passDirections
        own[last].steps[claimStep].holdDirections = narrower.holdDirections
      }
    }
    return own == theirs
  }

  /// Whether it takes every number of fingers that another one takes.
  func takes(fingersOf other: RecognizerShape) -> Bool {
    fingers.contains(other.fingers.lowerBound) && fingers.contains(other.fingers.upperBound)
  }

  /// The contacts without the steps behind the claim.
  private var upToClaim: [ContactShape] {
    var result = contacts
    let last = result.count - 1
    result[last].steps.removeSubrange((claimStep + 1)...)
    return result
  }
}

extension RecognizerShape: CodedForCache {
  init() { self.init(fingers: 1...1, contacts: [], claimStep: 0, isContinuous: false) }

  mutating func code(_ coder: inout some CacheCoder) {
    var (low, high) = (fingers.lowerBound, fingers.upperBound)
    coder.code(&low)
    coder.code(&high)
    coder.check(low >= 1 && low <= high)
    fingers = low...max(low, high)
    coder.code(&claimStep)
    coder.code(&isContinuous)
    coder.code(&contacts)
  }
}

/// The metrics that limit hands in the analysis.
struct HandLimits: Sendable, Hashable {
  /// Least time from press to lift of a contact with movement, in microseconds.
  var strokeLeast: Int64
  /// Highest speed of a finger, in points per microsecond.
  var speed: Double
  /// Highest velocity estimate, in points per second.
  var fastestEstimate: Double
  var edgeWidth: Double
  /// Time without samples after which a finger counts as stopped, in microseconds.
  var stopGap: Int64

  /// Limits that allow any touch.
  static let unlimited = HandLimits(
    strokeLeast: 0, speed: .infinity, fastestEstimate: .infinity, edgeWidth: 20, stopGap: 40_000)
}

extension HandLimits: CodedForCache {
  init() { self = .unlimited }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&strokeLeast)
    coder.code(&speed)
    coder.code(&fastestEstimate)
    coder.code(&edgeWidth)
    coder.code(&stopGap)
  }
}
