import GestureRuntime

extension [Double] {
  /// How many numbers an outcome has, in the order in which the module for the web gives them.
  static var outcomeWidth: Int { 30 }

  mutating func append(_ outcome: Outcome) {
    append(Double(outcome.time))
    append(Double(outcome.activity))
    append(Double(outcome.mechanic))
    append(Double(outcome.phase.rawValue))
    append(Double(outcome.tool.rawValue))
    append(Double(outcome.taps))
    append(Double(outcome.fingers))
    append(outcome.location)
    append(outcome.origin)
    append(outcome.travel)
    append(Double(outcome.values.rawValue))
    append(outcome.translation)
    append(outcome.velocity)
    append(outcome.scale)
    append(outcome.rotation)
    append(outcome.progress)
    append(outcome.isCommitted ? 1 : 0)
    append(Double(outcome.detent))
    append(Double(outcome.over?.index ?? -1))
    append(Double(outcome.overInstance))
    append(Double(outcome.instance))
    append(Point(x: outcome.box.x, y: outcome.box.y))
    append(Point(x: outcome.box.width, y: outcome.box.height))
  }

  private mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }
}
