/// The numbers of different guards. A hash table finds them, because each activity of a large table may have a different guard.
struct GuardNumbers: ~Copyable {
  /// The first appearance of each number's guard.
  private(set) var codes = SlabBuilder<IndexRange>()
  #if !FEW_BYTES
    /// The numbers, each at the index of its hash or at the next free index; -1 for free. At least half of the entries stay free.
    private var places = Slab(repeating: -1, count: 16)
  #endif

  /// The number of a guard, the same for equal guards; -1 for none.
  mutating func number(of code: IndexRange, _ guards: SlabView<GuardInstruction>) -> Int {
    if code.isEmpty { return -1 }
    #if FEW_BYTES
      // A program of few bytes evaluates equal guards once for each activity.
      codes.append(code)
      return codes.count - 1
    #else
      return sharedNumber(of: code, guards)
    #endif
  }

  #if !FEW_BYTES
    private mutating func sharedNumber(of code: IndexRange, _ guards: SlabView<GuardInstruction>) -> Int {
      let place = place(of: code, guards)
      if places[place] >= 0 { return places[place] }
      places[place] = codes.count
      codes.append(code)
      if 2 * codes.count > places.count { grow(guards) }
      return codes.count - 1
    }

    /// The index of an equal guard, or the free one at which to add it.
    private func place(of code: IndexRange, _ guards: SlabView<GuardInstruction>) -> Int {
      let last = places.count - 1
      var place = Int(truncatingIfNeeded: Self.hash(guards[code.indices])) & last
      while places[place] >= 0,
        !guards[codes[places[place]].indices].elementsEqual(guards[code.indices])
      {
        place = (place + 1) & last
      }
      return place
    }

    private mutating func grow(_ guards: SlabView<GuardInstruction>) {
      places = Slab(repeating: -1, count: 2 * places.count)
      for number in 0..<codes.count { places[place(of: codes[number], guards)] = number }
    }

    /// The hash of a guard: FNV-1a over words instead of bytes, with its halves folded.
    private static func hash(_ guards: Slice<SlabView<GuardInstruction>>) -> UInt64 {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      func add(_ word: UInt64) { hash = (hash ^ word) &* 0x100_0000_01b3 }
      func add(_ kind: UInt64, _ state: Int, _ number: Double) {
        add(kind)
        add(UInt64(truncatingIfNeeded: state))
        // Zero equals negative zero, so both must have the same hash.
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
  #endif
}
