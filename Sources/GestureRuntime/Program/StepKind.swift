/// What moves in a step of moving fingers: their centre, their span, or the lines between them.
public enum MoveKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case translate, spread, orbit

  /// Whether it is of fingers to each other: it takes two, and the sign of its size is its sense.
  public var isRelative: Bool { self != .translate }

  /// The values that outcomes have by it.
  var values: OutcomeValues {
    switch self {
    case .translate: [.translation, .velocity]
    case .spread: .scale
    case .orbit: .rotation
    }
  }
}

/// The kind of a recognizer's step: the action of the fingers.
public enum StepKind: Sendable, Hashable, BitwiseCopyable {
  case press
  case wait
  case move(MoveKind)
  case lift

  @inlinable public static var translate: StepKind { .move(.translate) }
  @inlinable public static var spread: StepKind { .move(.spread) }
  @inlinable public static var orbit: StepKind { .move(.orbit) }

  // Written out, because code of another module cannot inline the derived one.
  @inlinable public static func == (a: StepKind, b: StepKind) -> Bool {
    switch (a, b) {
    case (.press, .press), (.wait, .wait), (.lift, .lift), (.move(.translate), .move(.translate)),
      (.move(.spread), .move(.spread)), (.move(.orbit), .move(.orbit)):
      true
    default: false
    }
  }

  @inlinable public var isMove: Bool { if case .move = self { true } else { false } }

  public var move: MoveKind? { if case .move(let move) = self { move } else { nil } }
}

/// A set of step kinds that needs no memory of its own.
struct StepKinds: Sendable, BitwiseCopyable {
  private var bits: UInt8

  init(_ kind: StepKind) { bits = Self.bit(kind) }

  static var afterPress: StepKinds {
    var kinds = StepKinds(.press)
    kinds.bits = ~kinds.bits
    return kinds
  }

  private static func bit(_ kind: StepKind) -> UInt8 {
    switch kind {
    case .press: 1
    case .wait: 2
    case .lift: 4
    case .move(let move): 8 << move.rawValue
    }
  }

  func and(_ kind: StepKind) -> StepKinds {
    var kinds = self
    kinds.bits |= Self.bit(kind)
    return kinds
  }

  func contains(_ kind: StepKind) -> Bool { bits & Self.bit(kind) != 0 }
}
