import GestureCompiler

/// What the lines of `resolve` and `after` declare about two activities.
struct Relations {
  enum Settled {
    case together, wait, after
    /// One hands touches over to the other, so that either may win.
    case handOver
    case prefer(Int)
  }

  private var table: [[Int]: Settled] = [:]

  init(_ machine: Machine) {
    for pair in machine.prefers { table[[pair.first, pair.second].sorted()] = .prefer(pair.first) }
    for pair in machine.waits { table[[pair.first, pair.second].sorted()] = .wait }
    for pair in machine.together { table[[pair.first, pair.second].sorted()] = .together }
    for pair in machine.handOvers { table[[pair.activity, pair.taker].sorted()] = .handOver }
    for late in machine.activities.indices where !machine.activities[late].after.isEmpty {
      for other in machine.activities.indices where other != late { table[[late, other].sorted()] = .after }
    }
  }

  func settles(_ a: Int, _ b: Int) -> Settled? { table[[min(a, b), max(a, b)]] }
}
