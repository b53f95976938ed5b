import SpecParser

/// The limits of a hand that is slower and less steady than most.
///
/// The numbers are this project's. They allow the platforms' own touches, holds, drags, pinches and flings, and exclude anything quicker or
/// finer. Montague, Nicolau and Hanson measured that people with motor impairments touch longer, move more during a touch and vary much
/// (*Motor-Impaired Touchscreen Interactions in the Wild*, 2014). Platforms offer settings for longer holds and for ignoring repeated
/// touches. No source gives one hand for all.
package struct SlowHand: Sendable, Hashable {
  /// Least time from press to lift of a touch or a stroke, in microseconds. Ours: five times `min-stroke-duration`.
  package var contactLeast: Int64 = 150_000
  /// Longest touch, in microseconds. Ours: a little below Material's long-press timeout of 400 ms.
  package var touchMost: Int64 = 350_000
  /// Least time from a lift to the next press, in microseconds. Ours: a double touch in Material's 300 ms is possible, but none quicker.
  package var pauseLeast: Int64 = 200_000
  /// Least time from the first press of several fingers to the last, in microseconds. Ours: the fingers land one by one. Oney's touch
  /// groups allow all hands 100 ms.
  package var landingLeast: Int64 = 100_000
  /// Least length of a range of times that the hand can aim at, in microseconds. Ours: half of Material's long-press timeout.
  package var timing: Int64 = 200_000
  /// Tremble of a resting finger to each side, in points. Ours: slightly less than Android's touch slop of 8 dp.
  package var tremble = 6.0
  /// Deviation of a stroke from its direction to each side, in degrees. Ours.
  package var straying = 10.0
  /// Highest speed, in points per second. Ours: a little above Material's `min-fling-velocity`.
  package var speed = 1200.0

  package init() {}

  /// The limits for the search; this hand does not set the others, which stay the spec's own.
  func limits(_ hand: HandLimits) -> HandLimits {
    var limits = hand
    limits.strokeLeast = max(hand.strokeLeast, contactLeast)
    limits.speed = min(hand.speed, speed / 1_000_000)
    limits.fastestEstimate = min(hand.fastestEstimate, speed)
    return limits
  }
}

/// A demand that a slow hand cannot meet.
struct SlowHandLimit: Sendable, Hashable {
  /// A clause that continues the text "`flick`: ".
  var message: String
  /// Index of the recognizer's step; `nil` if the limit is not about one step.
  var step: Int?
}

extension SlowHand {
  /// Demands of single steps that exceed what the hand can do.
  func limits(beyond shape: RecognizerShape) -> [SlowHandLimit] {
    var result: [SlowHandLimit] = []
    var number = 0
    for (index, contact) in shape.contacts.enumerated() {
      result += presses(contact, fingers: shape.fingers.lowerBound, isFirst: index == 0)
        .map { SlowHandLimit(message: $0, step: number) }
      for (offset, step) in contact.steps.enumerated() {
        let isClaim = index == shape.contacts.count - 1 && offset == shape.claimStep
        let messages =
          step.kind.isMove
          ? move(step, in: contact, offset, isPassedThrough: shape.isContinuous && isClaim)
          : still(step, in: contact, offset)
        result += messages.map { SlowHandLimit(message: $0, step: number + 1 + offset) }
      }
      number += 1 + contact.steps.count
    }
    return result
  }

  /// The shape as this hand performs it, with longer minimum times. The shape must have no limit beyond the hand.
  func slowed(_ shape: RecognizerShape) -> RecognizerShape {
    var shape = shape
    for index in shape.contacts.indices {
      if shape.fingers.lowerBound > 1 {
        shape.contacts[index].window.least = max(shape.contacts[index].window.least, landingLeast)
      }
      if index > 0 { shape.contacts[index].gap.least = max(shape.contacts[index].gap.least, pauseLeast) }
      for step in shape.contacts[index].steps.indices where shape.contacts[index].steps[step].kind == .lift {
        let least = shape.contacts[index].steps[step].time.least
        shape.contacts[index].steps[step].time.least = max(least, contactLeast)
      }
    }
    return shape
  }

  // MARK: Presses

  private func presses(_ contact: ContactShape, fingers: Int, isFirst: Bool) -> [String] {
    var result: [String] = []
    if fingers > 1, contact.window.most < landingLeast {
      result.append(
        "\(fingers) fingers have to land within \(MeasureText.time(contact.window.most)), and take \(MeasureText.time(landingLeast))"
      )
    }
    if isFirst { return result }
    result += moment(contact.gap, "the next press", least: pauseLeast, isAimed: false)
    if contact.near < 2 * tremble {
      result.append(
        "two presses have to lie within \(MeasureText.brief(contact.near, .length)) of each other")
    }
    return result
  }

  // MARK: Times

  /// - Parameter isAimed: whether the hand aims at the time even if the event may come as soon as possible.
  private func moment(_ delay: Delay, _ what: String, least: Int64, isAimed: Bool) -> [String] {
    guard delay.isLimited else { return [] }
    if delay.most < least {
      return [
        "\(what) has to come within \(MeasureText.time(delay.most)), and takes \(MeasureText.time(least))"
      ]
    }
    guard isAimed || delay.least > least, delay.most - delay.least < timing else { return [] }
    return [
      "\(what) has to come between \(MeasureText.time(delay.least)) and \(MeasureText.time(delay.most)), too short a time to aim at"
    ]
  }

  // MARK: Steps

  private func still(_ step: StepShape, in contact: ContactShape, _ offset: Int) -> [String] {
    let isWait = step.kind == .wait
    // The time of a lift counts from the press and includes all steps before it.
    let least = isWait ? 0 : max(contactLeast, contact.steps[..<offset].reduce(0) { $0 + leastTime($1) })
    var result = moment(step.time, isWait ? "the end of the hold" : "the lift", least: least, isAimed: isWait)
    if step.slop < tremble {
      result.append(
        "a finger has to rest within \(MeasureText.brief(step.slop, .length)), and trembles by \(MeasureText.brief(tremble, .length))"
      )
    }
    return result + velocity(step)
  }

  /// - Parameter isPassedThrough: whether it claims during the movement, so that its end place does not matter.
  private func move(
    _ step: StepShape, in contact: ContactShape, _ offset: Int, isPassedThrough: Bool
  ) -> [String] {
    // During the rest before it, the finger may already have moved by the slop.
    let before = offset > 0 ? contact.steps[offset - 1] : nil
    let head = before?.kind == .wait ? before?.slop ?? 0 : 0
    var result = moment(
      step.time, "the end of the movement", least: max(contactLeast, travelTime(step, head: head)),
      isAimed: false)
    let width = step.distance.high - max(step.distance.low, step.passesFrom)
    if !isPassedThrough, step.kind == .orbit, width < 2 * straying {
      result.append("the turn has to end within \(MeasureText.brief(width, .angle))")
    } else if !isPassedThrough, step.kind != .orbit, width < 2 * tremble {
      result.append(
        "the movement has to end within \(MeasureText.brief(width, .length)), which a tremble goes beyond")
    }
    if step.kind == .translate, let widest = widestCone(step), widest < 2 * straying {
      result.append("the movement has to keep to a cone of \(MeasureText.brief(widest, .angle))")
    }
    return result + velocity(step)
  }

  /// The least time that a step takes, in microseconds.
  private func leastTime(_ step: StepShape) -> Int64 {
    switch step.kind {
    case .wait: step.time.least
    case .move: max(step.time.least, travelTime(step, head: 0))
    case .lift: 0
    }
  }

  /// The least time for the minimum distance, of which the first `head` points are already done, in microseconds. Two fingers spread at
  /// twice the speed of one. A turn has no least time, since its arc may be arbitrarily small.
  private func travelTime(_ step: StepShape, head: Double) -> Int64 {
    let pace: Double = step.kind == .spread ? 2 * speed : speed
    guard step.kind != .orbit, step.distance.low.isFinite else { return 0 }
    return Int64(bounded: (max(0, step.distance.low - head) / pace * 1_000_000).rounded(.up))
  }

  private func velocity(_ step: StepShape) -> [String] {
    // A range that no velocity estimate reaches is empty here, but still has its lower end.
    guard step.speed.low > speed else { return [] }
    return [
      "it has to be \(MeasureText.brief(step.speed.low)) pt/s fast, and reaches \(MeasureText.brief(speed)) pt/s"
    ]
  }

  /// The width of the widest range of directions in which it may end, in degrees; `nil` if all directions are allowed.
  private func widestCone(_ step: StepShape) -> Double? {
    let directions = step.passDirections.intersection(step.holdDirections)
    guard !directions.isAll else { return nil }
    var widths = directions.ranges.map { $0.high - $0.low }
    // Ranges on both sides of 0° are one range.
    if let first = directions.ranges.first, let last = directions.ranges.last, directions.ranges.count > 1,
      first.low <= 0, last.high >= 360
    {
      widths.append(first.high - first.low + last.high - last.low)
    }
    return widths.max()
  }
}
