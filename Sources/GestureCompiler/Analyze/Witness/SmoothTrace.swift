import GestureRuntime

/// A trace as a hand makes it: no finger jumps from one place to another.
extension PlainTrace {
  /// Whether no finger is faster than a hand's, on its way between samples too.
  func isPlausible(for hand: HandLimits) -> Bool {
    var last: [Int: Sample] = [:]
    for sample in samples {
      if sample.phase != .down, let old = last[sample.finger] {
        let distance = Geometry.distance(sample.location, old.location)
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

  /// The same movements, sample by sample: every finger that is somewhere else at a time has been on its way there for a while.
  var smoothed: PlainTrace { smoothed(Set(movements)) }

  /// Where fingers are somewhere else: the first sample of each such instant.
  var movements: [Int] {
    samples.indices.filter { index in
      samples[index].phase == .move
        && (index == 0 || samples[index - 1].phase != .move || samples[index - 1].time != samples[index].time)
    }
  }

  /// Whether no finger is further between two samples than a hand gets in a frame.
  func isDense(for hand: HandLimits) -> Bool {
    var last: [Int: Point] = [:]
    for sample in samples {
      if sample.phase == .move, let old = last[sample.finger],
        Geometry.distance(sample.location, old) > Double(Self.frame) * hand.speed
      {
        return false
      }
      last[sample.finger] = sample.location
    }
    return true
  }

  /// The same with shorter movements: every finger goes part of its way from where it landed.
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

  /// The same, of some of the movements alone.
  ///
  /// - Parameter slow: those that take all the time since what came before.
  func smoothed(_ chosen: Set<Int>, slow: Set<Int> = []) -> PlainTrace {
    var result = self
    result.samples = []
    var places: [Int: Point] = [:]
    var lastTime = samples.first?.time ?? 0
    var index = 0
    while index < samples.count {
      let time = samples[index].time
      var end = index
      while end < samples.count, samples[end].time == time, samples[end].phase == samples[index].phase {
        end += 1
      }
      let frame = samples[index..<end]
      if frame[index].phase == .move, chosen.contains(index) {
        result.samples += Self.way(to: frame, from: places, since: lastTime, slow.contains(index))
      }
      result.samples += frame
      for sample in frame { places[sample.finger] = sample.location }
      lastTime = time
      index = end
    }
    return result
  }

  /// Samples between the places that fingers have and those of a frame.
  private static func way(
    to frame: ArraySlice<Sample>, from places: [Int: Point], since start: Int64, _ isSlow: Bool
  ) -> [Sample] {
    let ways = frame.compactMap { sample in
      places[sample.finger].map { (sample: sample, from: $0, length: Geometry.distance($0, sample.location)) }
    }
    guard let longest = ways.map(\.length).max(), let time = frame.first?.time, time - start > 2 * 4_000
    else { return [] }
    let length =
      isSlow ? time - start : min(time - start, max(3 * Self.frame, Int64(bounded: longest / Self.pace)))
    let count = max(3, Int((length + Self.frame - 1) / Self.frame))
    return (1..<count).flatMap { step -> [Sample] in
      let at = time - length + length * Int64(step) / Int64(count)
      guard at > start, at < time else { return [] }
      return ways.map { way in
        var sample = way.sample
        sample.time = at
        sample.location = way.from + (way.sample.location - way.from) * (Double(step) / Double(count))
        return sample
      }
    }
  }
}
