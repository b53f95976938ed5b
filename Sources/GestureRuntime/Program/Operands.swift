/// The decoded operands of an instruction, without memory of their own. A missing operand is 0.
struct Operands {
  /// The greatest number of operands of any instruction.
  static let limit = 5

  /// Counts and times as values, numbers as bit patterns, texts as `TableText`.
  private var (word0, word1, word2, word3, word4) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0), UInt64(0))
  private(set) var count = 0
  init() {}

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

  /// - Parameter text: its range in the table, which has fewer than 2^32 bytes.
  mutating func append(_ text: Range<Int>) {
    append(UInt64(text.lowerBound) << 32 | UInt64(text.count))
  }

  /// Whether every operand is in its range.
  ///
  /// - Parameter infos: the operands that the instruction has.
  func areAllowed(_ infos: OperandInfos) -> Bool {
    for index in 0..<infos.count where !infos[index].allows(self, index) { return false }
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

  /// The bits of a set, which `areAllowed` has already checked.
  func bits(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: integer(index)) }

  func number(_ index: Int) -> Double { Double(bitPattern: integer(index)) }

  func text(_ index: Int) -> TableText { TableText(packed: integer(index)) }

  /// A time; `nil` if it is longer than a table can have.
  func time(_ index: Int) -> Microseconds? {
    integer(index) <= Operand.longestTime ? Microseconds(integer(index)) : nil
  }

  /// A time that `areAllowed` has already checked for that limit.
  func known(_ index: Int) -> Microseconds { Microseconds(clamping: integer(index)) }

  /// The operands as values of their kinds, for listings.
  ///
  /// - Parameters:
  ///   - infos: the operands that the instruction has.
  ///   - table: the bytes of the table.
  func values(_ infos: OperandInfos, in table: [UInt8]) -> [Operand] {
    (0..<infos.count).map { index in
      switch infos[index].kind {
      case .count, .time: .integer(integer(index))
      case .number: .number(number(index))
      case .text: .text(Array(table[text(index).range]))
      }
    }
  }
}
