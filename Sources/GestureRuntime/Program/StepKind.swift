/// The kind of a recognizer's step: the action of the fingers.
public enum StepKind: UInt8, Sendable, BitwiseCopyable {
  case press, wait, translate, spread, orbit, lift

  @inlinable public var isMove: Bool { self == .translate || self == .spread || self == .orbit }
}

/// A set of step kinds that needs no memory of its own.
struct StepKinds: ExpressibleByArrayLiteral, Sendable, BitwiseCopyable {
  private var bits: UInt8 = 0

  init(arrayLiteral kinds: StepKind...) {
    for kind in kinds { bits |= 1 << kind.rawValue }
  }

  func contains(_ kind: StepKind) -> Bool { bits & 1 << kind.rawValue != 0 }
}
