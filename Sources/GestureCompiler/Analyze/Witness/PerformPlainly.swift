import GestureRuntime
import SpecParser

/// Performs a recognizer's steps one after the other, as a person would: each movement straight and a little longer than necessary.
///
/// Nothing proves that the recognizer claims. A replay shows it.
struct PerformPlainly {
  /// The number of traces that are worth a try.
  static let attempts = 48

  private let shape: RecognizerShape
  private let hand: HandLimits
  private var variation: Variation
  private var samples: [PlainTrace.Sample] = []
  private var time: Int64 = 0
  private var places: [Point] = []
  private var lastDirection: Double?

  private init(_ shape: RecognizerShape, _ hand: HandLimits, _ attempt: Int) {
    self.shape = shape
    self.hand = hand
    variation = Variation(attempt)
    let middle = PlaceFingers.middle
    places = (0..<shape.fingers.lowerBound).map { middle + Point(x: Double($0) * 60, y: 0) }
  }

  /// - Parameter attempt: which of several choices of directions and distances.
  /// - Returns: `nil` if fingers must spread or turn, or start at an edge.
  static func trace(_ shape: RecognizerShape, _ hand: HandLimits, attempt: Int) -> PlainTrace? {
    let isPlain = shape.contacts.allSatisfy { contact in
      contact.edges == 0 && contact.steps.allSatisfy { $0.kind.move.map { $0 == .translate } ?? true }
    }
    guard isPlain else { return nil }
    var perform = PerformPlainly(shape, hand, attempt)
    for contact in shape.contacts { guard perform.perform(contact) else { return nil } }
    let trace = PlainTrace(samples: perform.samples, end: perform.time, claims: [])
    return trace.isPlausible(for: hand) ? trace.onScreen(hand, atEdges: false) : nil
  }

  // MARK: Steps

  private mutating func perform(_ contact: ContactShape) -> Bool {
    if !samples.isEmpty { time += Self.time(120_000, contact.gap) }
    lastDirection = nil
    add(.down)
    let base = time
    var isDown = true
    for (index, step) in contact.steps.enumerated() {
      switch step.kind {
      case .wait: time += Self.time(step.time.least + 20_000, step.time)
      case .move: guard move(step, beforeLift: next(after: index, contact)) else { return false }
      case .lift:
        let isFast = step.speed.low > 0
        let isLate = time - base >= step.time.least
        time = isLate ? time + (isFast ? 4_000 : 60_000) : base + step.time.least + 20_000
        if step.time.isLimited { time = max(base + 1, min(time, base + step.time.most)) }
        add(.up)
        isDown = false
      }
    }
    if isDown {
      time += 60_000
      add(.up)
    }
    return true
  }

  /// The lift that follows a step at once.
  private func next(after index: Int, _ contact: ContactShape) -> StepShape? {
    let next = index + 1
    return next < contact.steps.count && contact.steps[next].kind == .lift ? contact.steps[next] : nil
  }

  private mutating func move(_ step: StepShape, beforeLift lift: StepShape?) -> Bool {
    guard let direction = direction(step) else { return false }
    let fast = max(step.speed.low, lift?.speed.low ?? 0)
    let least = max(step.passesFrom, step.distance.low, fast > 0 ? fast * 0.08 : 0)
    let wanted = (least * [1.2, 1.5, 2.5][variation.choice(3)] + 4).rounded(.up)
    let distance = min(wanted, step.distance.high)
    guard distance >= least else { return false }
    // Points a microsecond.
    let pace = max(fast * 1.4 / 1_000_000, 0.000_4)
    var length = max(hand.strokeLeast, Int64(bounded: distance / pace), step.time.least + 10_000)
    if step.time.isLimited { length = min(length, step.time.before * 4 / 5) }
    let count = max(4, Int(length / 8_000))
    let (from, way, start) = (places, Angle.unit(direction) * distance, time)
    for number in 1...count {
      let share = Double(number) / Double(count)
      time = start + length * Int64(number) / Int64(count)
      places = from.map { $0 + way * share }
      add(.move)
    }
    return true
  }

  /// A direction in which the move holds, and which turns back from the last one where that is possible.
  private mutating func direction(_ step: StepShape) -> Double? {
    let allowed = step.holdDirections.intersection(step.passDirections)
    var choices = stride(from: 0.0, to: 360, by: 15).filter { allowed.contains($0) }
    choices += allowed.ranges.map { ($0.low + $0.high) / 2 }
    if let last = lastDirection {
      let turned = choices.filter { Arc.distance($0, last) > 30 }
      if !turned.isEmpty { choices = turned }
    }
    guard !choices.isEmpty else { return nil }
    let choice = choices[variation.choice(choices.count)]
    lastDirection = choice
    return choice
  }

  private static func time(_ usual: Int64, _ limits: Delay) -> Int64 {
    let long = max(usual, limits.least)
    return limits.isLimited ? min(long, limits.most) : long
  }

  private mutating func add(_ phase: TouchPhase) {
    for (finger, place) in places.enumerated() {
      samples.append(
        PlainTrace.Sample(time: time, phase: phase, finger: finger, location: place, isOutside: false))
    }
  }
}
