/// The values of the state variables, for a table's guards.
struct GuardValues: ~Copyable, Sendable {
  private var values: Slab<Double>

  init(_ states: SlabView<StateEntry>) {
    values = Slab(repeating: 0, count: states.count)
    for state in states.indices { values[state] = states[state].first }
  }

  subscript(state: Int) -> Double {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Whether a guard holds.
  func holds(_ code: IndexRange, _ guards: SlabView<GuardInstruction>) -> Bool {
    var stack: UInt64 = 0
    for number in code {
      switch guards[number] {
      case .isOneOf(let state, let first, let bits):
        let offset = values[state] - Double(first)
        stack = push(stack, offset >= 0 && offset < 64 && bits >> UInt64(max(0, offset)) & 1 == 1)
      case .isLess(let state, let than): stack = push(stack, values[state] < than)
      case .isAtMost(let state, let than): stack = push(stack, values[state] <= than)
      case .isEqual(let state, let to): stack = push(stack, values[state] == to)
      case .constant(let value): stack = push(stack, value)
      case .not: stack ^= 1
      case .and: stack = push(stack >> 2, stack & 3 == 3)
      case .or: stack = push(stack >> 2, stack & 3 != 0)
      }
    }
    return stack & 1 == 1
  }

  private func push(_ stack: UInt64, _ value: Bool) -> UInt64 { stack << 1 | (value ? 1 : 0) }
}
