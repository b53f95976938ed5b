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
