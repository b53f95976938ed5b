import SpecParser

/// One press, and the steps after it up to the lift.
struct ContactShape: Sendable, Hashable {
  /// Edges at which the fingers may land.
  var edges: EdgeMask = 0
  /// Time from the first press to the last.
  var window = Delay()
  /// Time from the last lift to the press.
  var gap = Delay()
  /// Largest distance from the place of the last lift, in points.
  var near = Double.infinity
  /// Largest distance between two of the fingers, in points.
  var apart = Double.infinity
  var steps: [StepShape] = []

  init() {}

  /// - Parameter isFirst: whether no contact comes before it.
  init(_ press: ElaboratedStep, isFirst: Bool) {
    for (bit, edge) in Side.allCases.enumerated() where press.edges.contains(edge) {
      edges |= 1 << UInt8(bit)
    }
    window = Delay(press.duration)
    if !isFirst { gap = Delay(press.limits[.gap]) }
    near = press.near?.amount ?? .infinity
    apart = press.apart?.amount ?? .infinity
  }

  var hasMove: Bool { steps.contains { $0.kind.isMove } }

  /// The first move that is followed by another move.
  var moveBeforeMove: StepShape? {
    zip(steps, steps.dropFirst()).first { $0.kind.isMove && $1.kind.isMove }?.0
  }

  /// Whether it takes every finger wherever it lands.
  var takesAnyFinger: Bool { edges == 0 }

  /// Whether it takes every finger that another takes, alone.
  func takes(fingersOf other: ContactShape) -> Bool {
    edges == 0 || (other.edges != 0 && other.edges & ~edges == 0)
  }

  /// Whether its fingers may land as far apart as those of another.
  func spreads(like other: ContactShape) -> Bool { apart >= other.apart }
}

extension ContactShape: CodedForCache {
  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&edges)
    coder.code(&window)
    coder.code(&gap)
    coder.code(&near)
    coder.code(&apart)
    coder.code(&steps)
  }
}
