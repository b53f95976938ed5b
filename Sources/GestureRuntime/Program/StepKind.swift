/// The kind of a recognizer's step: the action of the fingers.
public enum StepKind: UInt8, Sendable, BitwiseCopyable {
  case press, wait, translate, spread, orbit, lift

  @inlinable public var isMove: Bool { self == .translate || self == .spread || self == .orbit }
}

/// A set of step kinds that needs no memory of its own.
struct StepKinds: Sendable, BitwiseCopyable {
  private var bits: UInt8

  init(_ kind: StepKind) { bits = 1 << kind.rawValue }

  static var afterPress: StepKinds { StepKinds(.wait).and(.translate).and(.spread).and(.orbit).and(.lift) }

  func and(_ kind: StepKind) -> StepKinds {
    var kinds = self
    kinds.bits |= 1 << kind.rawValue
    return kinds
  }

  func contains(_ kind: StepKind) -> Bool { bits & 1 << kind.rawValue != 0 }
}
