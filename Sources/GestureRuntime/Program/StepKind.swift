/// What the fingers do in one step of a recognizer.
public enum StepKind: UInt8, Sendable, BitwiseCopyable {
  case press, wait, translate, spread, orbit, lift

  @inlinable public var isMove: Bool { self == .translate || self == .spread || self == .orbit }
}

/// Some kinds of step, without memory of their own.
struct StepKinds: ExpressibleByArrayLiteral, Sendable, BitwiseCopyable {
  private var bits: UInt8 = 0

  init(arrayLiteral kinds: StepKind...) {
    for kind in kinds { bits |= 1 << kind.rawValue }
  }

  func contains(_ kind: StepKind) -> Bool { bits & 1 << kind.rawValue != 0 }
}
