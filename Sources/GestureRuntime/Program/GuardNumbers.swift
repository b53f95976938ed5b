/// Guards by what they ask. A number is found by a hash and not by a look at every other guard, since each activity of a large table may
/// ask something else.
struct GuardNumbers {
  /// Where each number's guard stands first.
  private(set) var codes: [IndexRange] = []
  /// Numbers at the place of their hash, or at the next one that was free; -1: free. At least half of them stay free.
  private var places: [Int]

  /// - Parameter most: so many guards are asked for at most.
  init(most: Int) {
    var size = 2
    while size < 2 * most { size *= 2 }
    places = Array(repeating: -1, count: size)
  }

  /// The number of a guard, the same for all that ask the same; -1 where there is none.
  mutating func number(of code: IndexRange, _ guards: [GuardInstruction]) -> Int {
    if code.isEmpty { return -1 }
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: Self.hash(guards[code.indices])) & last
    while places[place] >= 0 {
      if guards[codes[places[place]].indices] == guards[code.indices] { return places[place] }
      place = (place + 1) & last
    }
    places[place] = codes.count
    codes.append(code)
    return codes.count - 1
  }

  /// The same for guards that are equal: FNV-1a over words instead of bytes, its halves folded.
  private static func hash(_ guards: ArraySlice<GuardInstruction>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01b3 }
    func add(_ kind: UInt64, _ state: Int, _ number: Double) {
      add(kind)
      add(UInt64(truncatingIfNeeded: state))
      // Zero is equal to negative zero.
      add((number + 0).bitPattern)
    }
    for instruction in guards {
      switch instruction {
      case .isOneOf(let state, let first, let bits):
        add(1)
        add(UInt64(truncatingIfNeeded: state))
        add(first)
        add(bits)
      case .isLess(let state, let number): add(2, state, number)
      case .isAtMost(let state, let number): add(3, state, number)
      case .isEqual(let state, let number): add(4, state, number)
      case .constant(let value): add(value ? 5 : 6)
      case .not: add(7)
      case .and: add(8)
      case .or: add(9)
      }
    }
    hash ^= hash >> 32
    return hash ^ hash >> 16
  }
}
