/// The contents of a table in the other reading direction: the effect of `mirrored` instructions.
extension TableBuilder {
  /// Whether anything in the table depends on the reading direction.
  var readsBothWays: Bool {
    flat.mirroredSteps.count > 0 || relations.takers.view.contains { $0.isMirrored }
  }

  /// Makes the contents those of a layout from right to left.
  mutating func mirror() {
    for number in 0..<relations.takers.count {
      relations.takers[number] = relations.takers[number].read(.rightToLeft)
    }
    flat.mirror()
    flat.setHandOvers(relations)
  }
}

extension HandOver {
  /// Whether both hand over at one end in a layout.
  func meets(_ other: HandOver, in layout: ReadingDirection) -> Bool {
    !read(layout).ends.isDisjoint(with: other.read(layout).ends)
  }

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
