/// A set of small non-negative numbers below a fixed count: the cells of one state variable.
struct CellSet: Sendable, Hashable {
  /// How many cells the variable has; sets with different counts are never mixed.
  let count: Int
  /// 64 cells a word, least significant bit first; bits from `count` on are zero.
  private var words: [UInt64]

  /// The cells for which `contains` is true.
  init(count: Int, where contains: (Int) -> Bool) {
    self.count = count
    words = Array(repeating: 0, count: (count + 63) / 64)
    for cell in 0..<count where contains(cell) { words[cell / 64] |= 1 << UInt64(cell % 64) }
  }

  /// These cells, as far as they are below the count.
  init(count: Int, _ members: [Int]) {
    self.count = count
    words = Array(repeating: 0, count: (count + 63) / 64)
    for cell in members where (0..<count).contains(cell) { words[cell / 64] |= 1 << UInt64(cell % 64) }
  }

  /// Every cell.
  static func all(count: Int) -> CellSet {
    CellSet(count: count) { _ in true }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var isAll: Bool { complement.isEmpty }

  /// The lowest cell in the set; `nil` when it is empty.
  var first: Int? {
    guard let word = words.firstIndex(where: { $0 != 0 }) else { return nil }
    return word * 64 + words[word].trailingZeroBitCount
  }

  func contains(_ cell: Int) -> Bool {
    words[cell / 64] & (1 << UInt64(cell % 64)) != 0
  }

  var complement: CellSet {
    var result = self
    for index in words.indices { result.words[index] = ~words[index] }
    if count % 64 != 0 { result.words[words.count - 1] &= (1 << UInt64(count % 64)) - 1 }
    return result
  }

  func intersection(_ other: CellSet) -> CellSet {
    var result = self
    for index in words.indices { result.words[index] &= other.words[index] }
    return result
  }

  func union(_ other: CellSet) -> CellSet {
    var result = self
    for index in words.indices { result.words[index] |= other.words[index] }
    return result
  }

  func isSubset(of other: CellSet) -> Bool {
    intersection(other.complement).isEmpty
  }
}
