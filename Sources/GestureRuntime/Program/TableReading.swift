/// The contents of a table in the other reading direction: the effect of `mirrored` instructions.
extension TableBuilder {
  /// Whether anything in the table depends on the reading direction.
  var readsBothWays: Bool {
    !flat.mirroredSteps.isEmpty || relations.takers.contains { $0.isMirrored }
  }

  /// Makes the contents those of a layout from right to left.
  mutating func mirror() {
    relations.takers = relations.takers.map { $0.read(.rightToLeft) }
    flat.mirror()
    flat.setHandOvers(relations)
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
