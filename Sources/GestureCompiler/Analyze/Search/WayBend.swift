/// A limit on how far strokes turn from the way of the movement.
///
/// Two recognizers measure the same if they cut the same way into the same strokes.
struct WayBend: Sendable, Hashable {
  /// Where strokes begin and end: what passes the slop, the slop, and the instant from which the movement counts.
  var passesFrom: Double
  var slop: Double
  var start: Int
  /// The greatest angle of all strokes, in degrees.
  var degrees: Extent

  /// The bend of a runner's present move.
  init(_ runner: PathRunner, _ step: StepShape, _ degrees: Extent) {
    passesFrom = step.passesFrom
    slop = step.slop
    start = runner.start
    self.degrees = degrees
  }

  private func measuresLike(_ other: WayBend) -> Bool {
    passesFrom == other.passesFrom && slop == other.slop && start == other.start
  }

  /// What both demand.
  static func both(_ a: [WayBend], _ b: [WayBend]) -> [WayBend] {
    var result = a
    for bend in b {
      if let same = result.firstIndex(where: { $0.measuresLike(bend) }) {
        result[same].degrees.formIntersection(bend.degrees)
      } else {
        result.append(bend)
      }
    }
    return result
  }
}

extension PathRunner {
  /// What the present move demands of its strokes where it holds; none where it limits nothing.
  func straight(_ step: StepShape) -> [WayBend] {
    step.bendMost < 180 ? [WayBend(self, step, Extent(0, step.bendMost))] : []
  }

  /// Strokes that turned too far for it.
  func bent(_ step: StepShape) -> SampleRegion? {
    guard step.bendMost < 180 else { return nil }
    return SampleRegion(bends: [WayBend(self, step, Extent(step.bendMost.nextUp, 180))])
  }
}
