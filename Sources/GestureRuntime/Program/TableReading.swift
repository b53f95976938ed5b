/// The entries of a table in the other reading direction: the effect of `mirrored` instructions.
extension StepEntry {
  /// The step in a layout. From right to left, a mirrored step has left and right exchanged.
  func read(_ direction: ReadingDirection) -> StepEntry {
    guard isMirrored, direction == .rightToLeft else { return self }
    var step = self
    // The senses of other steps have no sides.
    if kind == .press { step.mask = mask & 0b1100 | (mask & 1) << 1 | (mask & 2) >> 1 }
    return step
  }

  /// Its directions in a layout, ordered by start, as in a table.
  func arcs(_ written: [DirectionRange], _ direction: ReadingDirection) -> [DirectionRange] {
    let those = Array(written[arcs.indices])
    guard isMirrored, direction == .rightToLeft else { return those }
    return those.map { $0.mirrored }.inOrder { $0.start < $1.start }
  }

  /// Its axes in a layout, in ascending order.
  func axes(_ written: [Double], _ direction: ReadingDirection) -> [Double] {
    let those = Array(written[axes.indices])
    guard isMirrored, direction == .rightToLeft else { return those }
    return those.map { Angle.mirrored($0) }.inOrder { $0 < $1 }
  }
}

extension HandOver {
  /// The hand-over in a layout.
  func read(_ direction: ReadingDirection) -> HandOver {
    guard isMirrored, direction == .rightToLeft else { return self }
    var read = self
    read.ends.subtract([.left, .right])
    if ends.contains(.left) { read.ends.insert(.right) }
    if ends.contains(.right) { read.ends.insert(.left) }
    return read
  }
}

extension RelationsBuilder {
  /// The relations in a layout.
  func read(_ direction: ReadingDirection) -> RelationsBuilder {
    var read = self
    read.takers = takers.map { $0.read(direction) }
    return read
  }
}

extension DirectionRange {
  fileprivate var mirrored: DirectionRange {
    DirectionRange(start: Angle.mirrored(start + extent), extent: extent)
  }
}

extension TableBuilder {
  /// Whether anything in the table depends on the reading direction.
  var readsBothWays: Bool {
    hasMirroredSteps || relations.takers.contains { $0.isMirrored }
  }

  /// Marks the feedback of activities whose movements follow the reading direction.
  mutating func markMirroredFeedback() {
    for recognizer in recognizers
    where steps[recognizer.steps.indices].contains(where: { $0.isMirrored && $0.kind == .translate }) {
      let number = activities[recognizer.activity].feedback
      if number >= 0 { feedback[number].plan.isMirrored = true }
    }
  }
}
