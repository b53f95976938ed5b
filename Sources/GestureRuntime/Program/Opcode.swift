/// The instructions of a table: the single source for encoder, loader, disassembler and `Docs/TableFormat.md`.
///
/// A table is a stream of instructions. Declarations come first: product, velocity, thresholds, states, elements, mechanics. Then comes
/// each activity with its feedback, guard and recognizers, then the relations, then `end`. An instruction that qualifies another follows
/// it. Limits belong to the last step or name, steps to the last recognizer, recognizers and guards to the last activity.
public enum Opcode: UInt8, Sendable, Hashable, CaseIterable {
  // Declarations
  case product = 0x01
  case velocity = 0x02
  case thresholds = 0x03
  case stateBool = 0x04
  case stateWords = 0x05
  case word = 0x06
  case stateNumber = 0x07
  case element = 0x08
  case mechanic = 0x09
  case stateOf = 0x0b
  // Activities
  case activity = 0x10
  case begins = 0x11
  case after = 0x12
  case commitDistance = 0x13
  case commitShare = 0x14
  case commitVelocity = 0x15
  case recognizer = 0x16
  case name = 0x17
  // These are outside the group's range, which is full.
  case over = 0x0a
  case tools = 0x0c
  case taps = 0x0d
  case valuesAlong = 0x0e
  case valuesFromPress = 0x0f
  case detent = 0x48
  case showsPossible = 0x49
  // Guards, in postfix order
  case isOneOf = 0x18
  case isLess = 0x19
  case isAtMost = 0x1a
  case isEqual = 0x1b
  case constant = 0x1c
  case not = 0x1d
  case and = 0x1e
  case or = 0x1f
  // Steps
  case press = 0x20
  case wait = 0x21
  case translate = 0x22
  case spread = 0x23
  case orbit = 0x24
  case lift = 0x25
  // Limits
  case edges = 0x30
  case least = 0x31
  case before = 0x32
  case gap = 0x33
  case near = 0x34
  case apart = 0x35
  case slop = 0x36
  case distanceLeast = 0x37
  case distanceMost = 0x38
  case deviationLeast = 0x39
  case deviationMost = 0x3a
  case velocityLeast = 0x3b
  case velocityMost = 0x3c
  case arc = 0x3d
  case axis = 0x3e
  case minSpan = 0x3f
  case fingerSlop = 0x40
  case mirrored = 0x41
  case doubling = 0x42
  case onTarget = 0x43
  // Relations
  case waits = 0x50
  case prefers = 0x51
  case together = 0x52
  case handOver = 0x53
  // Feedback of the last activity
  case follow = 0x60
  case ways = 0x61
  case turnPerWidth = 0x62
  case opacity = 0x63
  case size = 0x64
  case band = 0x65
  case bandBeyond = 0x66
  case clamp = 0x67
  case clampLeast = 0x68
  case clampMost = 0x69
  case anchor = 0x6a
  case shrink = 0x6b
  case haptic = 0x6c
  case hapticWord = 0x6d
  case motion = 0x6e
  case curve = 0x6f
  case spring = 0x70
  case springFor = 0x71
  case decay = 0x72
  case pages = 0x73
  case push = 0x74
  case goal = 0x75
  case fade = 0x76
  case plain = 0x77
  // It is outside the range of activities, which is full.
  case takesOver = 0x7c
  case end = 0x7f
}

/// The encoding of an operand.
package enum OperandKind: UInt8, Sendable, Hashable {
  /// An unsigned number, the least significant seven bits first. The top bit of a byte means that more bytes follow.
  case count
  /// A time in microseconds, written as a count.
  case time
  /// A number with a fraction: a count. If its lowest bit is 0, the next bit is the sign and the rest the magnitude in thousandths. If it
  /// is 1, eight bytes of IEEE 754 follow, least significant first.
  case number
  /// A count of bytes, then that many bytes of UTF-8 without control characters.
  case text
}
