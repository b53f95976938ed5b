/// The contents of a table, decoded and verified. They are shared by all recognizers of the table and never change.
final class TableContents: Sendable {
  /// The bytes of the table, which have its texts.
  private let bytes: [UInt8]
  let product: TableText
  let settings: ProgramSettings
  let states: Slab<StateEntry>
  /// The words of all variables.
  let words: Slab<TableText>
  /// The numbers of the variables that belong to elements.
  let statesOfElements: Slab<Int>
  let elements: Slab<ElementEntry>
  let mechanics: Slab<TableText>
  let activities: Slab<ActivityEntry>
  let feedback: FeedbackMemory
  let lists: TableMemory
  #if !FEW_BYTES
    let openings: OpeningMemory
  #endif

  var memory: ProgramMemory { lists.program }

  init(_ builder: consuming TableBuilder) {
    settings = ProgramSettings(builder)
    bytes = builder.bytes
    product = builder.product
    var statesOfElements = SlabBuilder<Int>()
    for state in 0..<builder.states.count where builder.states[state].element >= 0 {
      statesOfElements.append(state)
    }
    self.statesOfElements = statesOfElements.slab()
    states = builder.states.slab()
    words = builder.words.slab()
    elements = builder.elements.slab()
    mechanics = builder.mechanics.slab()
    activities = builder.activities.slab()
    feedback = FeedbackMemory(builder.feedback)
    lists = TableMemory(
      builder.flat, conditions: builder.conditions.codes, guards: builder.guards,
      relations: builder.relations, elements: elements.view, activities: activities.count,
      hasElementState: self.statesOfElements.count > 0, settings)
    #if !FEW_BYTES
      let program = TableProgram(lists, OpeningMemory(OpeningFacts()))
      openings = OpeningMemory(
        OpeningFacts(program, lists.program.rows, relations: lists.view.pointee.relations))
    #endif
  }

  /// The bytes of a text.
  func bytes(_ text: TableText) -> ArraySlice<UInt8> { bytes[text.range] }
}

/// The declared relations between activities: sorted pairs, and for each activity a mark of its lists. The marks quickly exclude the many
/// activities without relations.
struct Relations: Sendable {
  let waits: SlabView<UInt32>
  let prefers: SlabView<UInt32>
  let together: SlabView<UInt32>
  /// For every activity, a bit mask: 1 if it is in a pair of `waits`, 2 of `prefers`, 4 of `together`.
  let marks: SlabView<UInt8>

  /// Whether an activity is in any pair of `waits`.
  @inline(__always)
  func mayWait(_ activity: Int) -> Bool { marks[activity] & 1 != 0 }

  /// Whether claims of `a` are held for `b`.
  @inline(__always)
  func isWaiting(_ a: Int, for b: Int) -> Bool { marks[a] & marks[b] & 1 != 0 && Self.has(waits, a, b) }

  /// Whether an activity is in any pair of `prefers`.
  @inline(__always)
  func mayBePreferred(_ activity: Int) -> Bool { marks[activity] & 2 != 0 }

  /// Whether `a` is preferred to `b`.
  @inline(__always)
  func isPreferred(_ a: Int, over b: Int) -> Bool { marks[a] & marks[b] & 2 != 0 && Self.has(prefers, a, b) }

  /// Whether both may win.
  @inline(__always)
  func areTogether(_ a: Int, _ b: Int) -> Bool {
    marks[a] & marks[b] & 4 != 0 && Self.has(together, min(a, b), max(a, b))
  }

  static func key(_ a: Int, _ b: Int) -> UInt32 { UInt32(a) << 16 | UInt32(b) }

  private static func has(_ pairs: SlabView<UInt32>, _ a: Int, _ b: Int) -> Bool {
    let wanted = key(a, b)
    let place = pairs.start(of: wanted)
    return place < pairs.count && pairs[place] == wanted
  }
}

extension SlabView<UInt32> {
  /// The index of the first pair that is not less than a key, in a sorted list.
  func start(of key: UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

struct RelationsBuilder: ~Copyable {
  var waits = SlabBuilder<UInt32>()
  var prefers = SlabBuilder<UInt32>()
  var together = SlabBuilder<UInt32>()
  /// The pairs of activities of hand-overs, and the hand-overs, both sorted by activity.
  var handOvers = SlabBuilder<UInt32>()
  var takers = SlabBuilder<HandOver>()

  /// The ends at which an activity hands over.
  func ends(of activity: Int) -> ContentEnds {
    var ends: ContentEnds = []
    for number in takers.view.takers(of: activity) { ends.formUnion(takers[number].ends) }
    return ends
  }

  /// The marks of every activity, see `Relations.marks`.
  func marks(activities: Int) -> Slab<UInt8> {
    var marks = Slab(repeating: UInt8(0), count: activities)
    Self.mark(&marks, waits.view, 1)
    Self.mark(&marks, prefers.view, 2)
    Self.mark(&marks, together.view, 4)
    return marks
  }

  private static func mark(_ marks: inout Slab<UInt8>, _ pairs: SlabView<UInt32>, _ bit: UInt8) {
    for pair in pairs {
      marks[Int(pair >> 16)] |= bit
      marks[Int(pair & 0xffff)] |= bit
    }
  }
}
