import GestureRuntime

/// A witness in words.
extension Witness {
  /// `finger 1 down at 0 ms, 12 pt to the right at 50 ms, up at 100 ms`
  var story: String {
    let fingers = Set(samples.map(\.finger)).sorted()
    return fingers.map { story(of: $0, isAlone: fingers.count == 1) }.joined(separator: "; ")
  }

  private func story(of finger: Int, isAlone: Bool) -> String {
    let own = samples.filter { $0.finger == finger }
    var parts: [String] = []
    var last: Point?
    for (index, sample) in own.enumerated() {
      switch sample.phase {
      case .down: parts.append("down at \(MeasureWords.milliseconds(sample.time))")
      case .move:
        // Samples on the way to a place are left out.
        if own.indices.contains(index + 1), own[index + 1].phase == .move, index > 0,
          own[index + 1].time - sample.time < 12_000
        {
          continue
        }
        let from = last ?? sample.location
        parts.append("\(Self.movement(from, sample.location)) at \(MeasureWords.milliseconds(sample.time))")
      case .up, .cancel: parts.append("up at \(MeasureWords.milliseconds(sample.time))")
      }
      last = sample.location
    }
    return (isAlone ? "one finger " : "finger \(finger) ") + parts.joined(separator: ", ")
  }

  private static func movement(_ a: Point, _ b: Point) -> String {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = MeasureWords.points((dx * dx + dy * dy).squareRoot())
    let sideways = dx > 0 ? "right" : "left"
    let upright = dy > 0 ? "down" : "up"
    if dx.magnitude > 2 * dy.magnitude { return "\(length) to the \(sideways)" }
    if dy.magnitude > 2 * dx.magnitude { return "\(length) \(upright)" }
    return "\(length) \(upright) and to the \(sideways)"
  }
}
