/// The tool of each contact: three bits of a tool's number, each for all contacts.
///
/// A candidate has fingers of one tool only: a pen and a finger on one element are two touches.
@usableFromInline
struct ContactTools: Sendable, BitwiseCopyable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var middle: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  @inlinable
  init() {}

  /// Sets the tool of a contact, which is given by its bit.
  @inlinable
  mutating func press(_ contact: UInt64, _ tool: TouchTool) {
    low = tool.rawValue & 1 != 0 ? low | contact : low & ~contact
    middle = tool.rawValue & 2 != 0 ? middle | contact : middle & ~contact
    high = tool.rawValue & 4 != 0 ? high | contact : high & ~contact
  }

  /// Whether any contact's last tool was not a finger.
  @inlinable var areMixed: Bool { low | middle | high != 0 }

  /// The tool of a contact, by its number.
  @inlinable @inline(__always)
  func tool(_ contact: Int) -> TouchTool { areMixed ? named(contact) : .finger }

  @usableFromInline @inline(never)
  func named(_ contact: Int) -> TouchTool {
    let bit = UInt64(truncatingIfNeeded: contact)
    let number = (low >> bit) & 1 | ((middle >> bit) & 1) << 1 | ((high >> bit) & 1) << 2
    return TouchTool(rawValue: UInt8(truncatingIfNeeded: number)) ?? .finger
  }

  /// Whether both contacts have the same tool.
  @inlinable @inline(__always)
  func agree(_ a: Int, _ b: Int) -> Bool { !areMixed || named(a) == named(b) }
}
