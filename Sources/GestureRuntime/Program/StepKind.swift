/// What the fingers do in one step of a recognizer.
public enum StepKind: UInt8, Sendable, BitwiseCopyable {
  case press, wait, translate, spread, orbit, lift

  @inlinable public var isMove: Bool { self == .translate || self == .spread || self == .orbit }
}
