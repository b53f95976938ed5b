import GestureRuntime
import SpecParser

/// Makes the movements of a trace like a hand's: no finger jumps from one place to another.
extension PlainTrace {
  /// Whether no finger is faster than a hand's between two samples.
  func isPlausible(for hand: HandLimits) -> Bool {
    var last: [Int: Sample] = [:]
    for sample in samples {
      if sample.phase != .down, let old = last[sample.finger] {
        let distance = sample.location.distance(to: old.location)
        if distance > Double(sample.time - old.time) * hand.speed + 1e-6 { return false }
      }
      last[sample.finger] = sample
    }
    return true
  }

  /// The longest time between two samples of a moving finger, in microseconds: a frame of a 100 Hz touchscreen.
  private static let frame: Int64 = 10_000
  /// Where a movement must be seen to go on: points a microsecond.
  private static let pace = 0.000_6

  /// The instants at which fingers have moved: the first sample of each.
  var movements: [Int] {
    samples.indices.filter { index in
      samples[index].phase == .move
        && (index == 0 || samples[index - 1].phase != .move || samples[index - 1].time != samples[index].time)
    }
  }

  /// The movements that begin elsewhere than where the finger landed.
  var movementsOnTheWay: [Int] {
    var found: [Int] = []
    walk { frame, index, hand in
      let isOnTheWay = frame.contains { sample in
        hand.presses[sample.finger].map { $0 != hand.places[sample.finger] } ?? false
      }
      if frame[index].phase == .move && isOnTheWay { found.append(index) }
    }
    return found
  }

  /// The movements with time for samples on their way. The others stay as they are, however they are smoothed.
  var shownMovements: [Int] {
    var found: [Int] = []
    walk { frame, index, hand in
      if frame[index].phase == .move && Self.showsWay(to: frame, from: hand) { found.append(index) }
    }
    return found
  }

  /// All of some movements, and each alone, without those that stay as they are. No choice comes twice: each costs a replay.
  func choices(of movements: [Int]) -> [Set<Int>] {
    let shown = Set(shownMovements)
    let all = [Set(movements)] + (movements.count > 1 ? movements.map { [$0] } : [])
    return all.map { $0.intersection(shown) }.uniqued()
  }

  /// Whether no finger moves further between two samples than a hand in a frame.
  func isDense(for hand: HandLimits) -> Bool {
    var last: [Int: Point] = [:]
    for sample in samples {
      if sample.phase == .move, let old = last[sample.finger],
        sample.location.distance(to: old) > Double(Self.frame) * hand.speed
      {
        return false
      }
      last[sample.finger] = sample.location
    }
    return true
  }

  /// The trace with shorter movements: every finger goes part of its way from where it landed.
  func shortened(by factor: Double) -> PlainTrace {
    var result = self
    var starts: [Int: Point] = [:]
    for index in samples.indices {
      let sample = samples[index]
      if sample.phase == .down { starts[sample.finger] = sample.location }
      guard let start = starts[sample.finger] else { continue }
      result.samples[index].location = start + (sample.location - start) * factor
    }
    return result
  }

  /// The way of a finger from one place to another, seen from where it landed.
  enum Way: CaseIterable {
    case straight
    /// First to the other direction, at the distance that it has; first to the other distance, in the direction that it has.
    case turningFirst, goingFirst
  }

  /// The trace with samples on the way of some movements.
  ///
  /// - Parameters:
  ///   - slow: those that take all the time since what came before.
  ///   - ways: of movements that do not go straight.
  func smoothed(_ chosen: Set<Int>, slow: Set<Int> = [], ways: [Int: Way] = [:]) -> PlainTrace {
    var result = self
    result.samples = []
    walk { frame, index, hand in
      if frame[index].phase == .move, chosen.contains(index) {
        result.samples += Self.way(to: frame, from: hand, slow.contains(index), ways[index] ?? .straight)
      }
      result.samples += frame
    }
    return result
  }

  /// Whether a finger is far from where it landed in its first sample, so that no sample shows its way.
  var leaps: Bool {
    var leaps = false
    walk { frame, index, hand in
      guard frame[index].phase == .move, !Self.showsWay(to: frame, from: hand) else { return }
      leaps =
        leaps
        || frame.contains { sample in
          guard let press = hand.presses[sample.finger], hand.places[sample.finger] == press else {
            return false
          }
          return press.distance(to: sample.location) > Self.leap
        }
    }
    return leaps
  }

  /// Further than a finger is in the first frame in which it moves: points.
  private static let leap = 16.0
  /// The least time between two samples: microseconds.
  private static let leastFrame: Int64 = 4_000

  /// Where the fingers are before a frame, by finger, and where they landed; and since when.
  private struct Hand {
    var places: [Point?]
    var presses: [Point?]
    var time: Int64
  }

  /// Visits the samples of each instant and phase together, with the index of the first.
  private func walk(_ visit: (ArraySlice<Sample>, Int, Hand) -> Void) {
    let none = [Point?](repeating: nil, count: 1 + samples.reduce(0) { max($0, $1.finger) })
    var hand = Hand(places: none, presses: none, time: samples.first?.time ?? 0)
    var index = 0
    while index < samples.count {
      let time = samples[index].time
      var end = index
      while end < samples.count, samples[end].time == time, samples[end].phase == samples[index].phase {
        end += 1
      }
      let frame = samples[index..<end]
      visit(frame, index, hand)
      for sample in frame {
        hand.places[sample.finger] = sample.location
        if sample.phase == .down { hand.presses[sample.finger] = sample.location }
      }
      hand.time = time
      index = end
    }
  }

  private static func longest(to frame: ArraySlice<Sample>, from hand: Hand) -> Double {
    frame.reduce(0) { most, sample in
      max(most, hand.places[sample.finger].map { $0.distance(to: sample.location) } ?? 0)
    }
  }

  /// Whether there is time for samples on the way.
  private static func showsWay(to frame: ArraySlice<Sample>, from hand: Hand) -> Bool {
    frame.first.map { $0.time - hand.time > 2 * leastFrame } ?? false
  }

  /// Samples between the places that fingers have and those of a frame.
  private static func way(
    to frame: ArraySlice<Sample>, from hand: Hand, _ isSlow: Bool, _ kind: Way
  ) -> [Sample] {
    guard let time = frame.first?.time, showsWay(to: frame, from: hand) else { return [] }
    let start = hand.time
    let longest = longest(to: frame, from: hand)
    let length =
      isSlow ? time - start : min(time - start, max(3 * Self.frame, Int64(bounded: longest / Self.pace)))
    let count = max(kind == .straight ? 3 : 6, Int((length + Self.frame - 1) / Self.frame))
    var between: [Sample] = []
    between.reserveCapacity((count - 1) * frame.count)
    for step in 1..<count {
      let at = time - length + length * Int64(step) / Int64(count)
      guard at > start, at < time else { continue }
      for sample in frame {
        guard let from = hand.places[sample.finger] else { continue }
        var way = sample
        way.time = at
        way.location = kind.place(
          from: from, to: sample.location, around: hand.presses[sample.finger] ?? from,
          part: Double(step) / Double(count))
        between.append(way)
      }
    }
    return between
  }
}

extension PlainTrace.Way {
  /// The place of a finger when a part of its time has passed.
  fileprivate func place(from start: Point, to end: Point, around press: Point, part: Double) -> Point {
    let (first, last) = (start - press, end - press)
    let (near, far) = (first.length, last.length)
    // Where it landed it has no direction to turn from.
    guard self != .straight, near > 0, far > 0 else { return start + (end - start) * part }
    let from = Angle.direction(first)
    var turn = Angle.direction(last) - from
    if turn.magnitude > 180 { turn -= turn < 0 ? -360 : 360 }
    let share = self == .turningFirst ? part * 3 : part * 3 - 2
    let turned = min(1, max(0, share))
    let gone = self == .turningFirst ? max(0, (part * 3 - 1) / 2) : min(1, part * 1.5)
    return press + Angle.unit(from + turn * turned) * (near + (far - near) * gone)
  }
}
