/// The operands of an instruction as they are decoded, without memory of their own. One that it does not have is 0.
struct Operands {
  /// The most that any instruction has.
  static let limit = 5

  /// Counts and times as they are, numbers by their bit patterns, texts by where they stand: offset and length, 32 bits each.
  private var (word0, word1, word2, word3, word4) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0))
  private(set) var count = 0
  /// The table that they stand in.
  private let table: [UInt8]

  init(of table: [UInt8]) { self.table = table }

  // MARK: Decoding

  mutating func removeAll() {
    (word0, word1, word2, word3, word4) = (0, 0, 0, 0, 0)
    count = 0
  }

  mutating func append(_ integer: UInt64) {
    switch count {
    case 0: word0 = integer
    case 1: word1 = integer
    case 2: word2 = integer
    case 3: word3 = integer
    default: word4 = integer
    }
    count += 1
  }

  mutating func append(_ number: Double) { append(number.bitPattern) }

  /// - Parameter text: where it stands; a table has fewer than 2^32 bytes.
  mutating func append(_ text: Range<Int>) {
    append(UInt64(text.lowerBound) << 32 | UInt64(text.count))
  }

  /// Whether every operand lies in its range.
  ///
  /// - Parameter infos: what the instruction has.
  func areAllowed(_ infos: [OperandInfo]) -> Bool {
    for index in infos.indices where !infos[index].allows(self, index) { return false }
    return true
  }

  // MARK: Reading

  func integer(_ index: Int) -> UInt64 {
    switch index {
    case 0: word0
    case 1: word1
    case 2: word2
    case 3: word3
    default: word4
    }
  }

  func number(_ index: Int) -> Double { Double(bitPattern: integer(index)) }

  func text(_ index: Int) -> [UInt8] {
    let start = Int(integer(index) >> 32)
    return Array(table[start..<start + Int(integer(index) & 0xffff_ffff)])
  }

  /// A time of at most 2^53 microseconds; `nil` when it is longer.
  func time(_ index: Int) -> Microseconds? {
    integer(index) <= UInt64(TouchTracker.timeLimit) ? Microseconds(integer(index)) : nil
  }

  /// A time of which `areAllowed` has said that it is not longer than that.
  func known(_ index: Int) -> Microseconds { Microseconds(clamping: integer(index)) }

  /// As values of their kinds, for listings.
  ///
  /// - Parameter infos: what the instruction has.
  func values(_ infos: [OperandInfo]) -> [Operand] {
    infos.indices.map { index in
      switch infos[index].kind {
      case .count, .time: .integer(integer(index))
      case .number: .number(number(index))
      case .text: .text(text(index))
      }
    }
  }
}
