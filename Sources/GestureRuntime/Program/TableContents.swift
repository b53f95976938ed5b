/// Everything that a table says, decoded and verified. Shared by all recognizers of a table; never changes.
final class TableContents: Sendable {
  let product: [UInt8]
  let estimator: VelocityEstimator
  let swipeVelocity: Double
  let flingVelocity: Double
  let edgeWidth: Double
  let states: [StateEntry]
  let elements: [ElementEntry]
  let mechanics: [[UInt8]]
  let activities: [ActivityEntry]
  let guards: [GuardInstruction]
  let flat: FlatMemory
  let relations: Relations
  /// The most presses of any recognizer.
  let presses: Int

  init(_ builder: TableBuilder) {
    product = builder.product
    estimator = builder.estimator
    swipeVelocity = builder.swipeVelocity
    flingVelocity = builder.flingVelocity
    edgeWidth = builder.edgeWidth
    states = builder.states
    elements = builder.elements
    mechanics = builder.mechanics
    activities = builder.activities
    guards = builder.guards
    flat = FlatMemory(FlatTable(builder), parents: builder.elements.map { $0.parent })
    relations = Relations(builder.relations)
    var most = 1
    for recognizer in builder.recognizers where recognizer.presses > most { most = recognizer.presses }
    presses = most
  }
}

/// Declared relations between activities: sorted pairs.
struct Relations: Sendable {
  private let waits: [UInt32]
  private let prefers: [UInt32]
  private let together: [UInt32]

  init(_ builder: RelationsBuilder) {
    waits = builder.waits
    prefers = builder.prefers
    together = builder.together
  }

  /// Whether claims of `a` are held for `b`.
  func isWaiting(_ a: Int, for b: Int) -> Bool { Self.has(waits, a, b) }

  /// Whether `a` beats `b`.
  func isPreferred(_ a: Int, over b: Int) -> Bool { Self.has(prefers, a, b) }

  /// Whether both may win.
  func areTogether(_ a: Int, _ b: Int) -> Bool { a < b ? Self.has(together, a, b) : Self.has(together, b, a) }

  /// Whether the spec says anything about the two.
  func isDeclared(_ a: Int, _ b: Int) -> Bool {
    areTogether(a, b) || isWaiting(a, for: b) || isWaiting(b, for: a) || isPreferred(a, over: b)
      || isPreferred(b, over: a)
  }

  static func key(_ a: Int, _ b: Int) -> UInt32 { UInt32(a) << 16 | UInt32(b) }

  private static func has(_ pairs: [UInt32], _ a: Int, _ b: Int) -> Bool {
    if pairs.isEmpty { return false }
    let wanted = key(a, b)
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low] == wanted
  }
}

struct RelationsBuilder {
  var waits: [UInt32] = []
  var prefers: [UInt32] = []
  var together: [UInt32] = []
}
