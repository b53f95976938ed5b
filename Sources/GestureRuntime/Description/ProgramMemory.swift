/// The parts of a program that the engine reads for every sample: a view of `ProgramMemory`, which must outlive it.
@usableFromInline
struct ProgramRows: Sendable, BitwiseCopyable {
  @usableFromInline let recognizers: SlabView<ProgramRecognizer>
  @usableFromInline let steps: SlabView<ProgramStep>
  /// The bounds of each step.
  @usableFromInline let bounds: SlabView<FrameBounds>
  @usableFromInline let names: SlabView<ProgramName>
  /// For each recognizer, the last one before it that claims at the same times and then wins; -1 for none.
  @usableFromInline let alike: SlabView<Int>
  /// Recognizers by target, in the order in which they get candidates, and the range in that list for each element.
  @usableFromInline let starters: SlabView<Int>
  @usableFromInline let startersOf: SlabView<IndexRange>

  /// The number of the step that a recognizer waits for after its first press.
  @inlinable
  func wait(_ number: Int) -> Int {
    let recognizer = recognizers.row(number)
    let first = recognizer.pointee.first
    return recognizer.pointee.fingersLeast > 1 ? first : min(first + 1, recognizer.pointee.claim)
  }
}

/// The memory behind `ProgramRows`. It never changes. All engines of a table share it.
///
/// The engine reads these values in place, because returning one from a function copies about 200 bytes.
@usableFromInline
final class ProgramMemory: Sendable {
  private let recognizers: Slab<ProgramRecognizer>
  private let steps: Slab<ProgramStep>
  private let bounds: Slab<FrameBounds>
  private let names: Slab<ProgramName>
  private let alike: Slab<Int>
  private let starters: Slab<Int>
  private let startersOf: Slab<IndexRange>

  @usableFromInline var rows: ProgramRows {
    ProgramRows(
      recognizers: recognizers.view, steps: steps.view, bounds: bounds.view, names: names.view,
      alike: alike.view, starters: starters.view, startersOf: startersOf.view)
  }

  @usableFromInline
  init(
    recognizers: consuming SlabBuilder<ProgramRecognizer>, steps: consuming SlabBuilder<ProgramStep>,
    names: consuming SlabBuilder<ProgramName>, elements: Int
  ) {
    var recognizers = recognizers.slab()
    let steps = steps.slab()
    let names = names.slab()
    for number in 0..<recognizers.count { recognizers[number].derive(steps.view, names.view) }
    #if FEW_BYTES
      alike = Slab(repeating: 0, count: 0)
    #else
      alike = AlikeRecognizers(recognizers: recognizers.view, steps: steps.view, names: names.view).before
    #endif
    let all = steps.view
    bounds = Slab(count: steps.count) { FrameBounds(all[$0]) }
    // How many recognizers each element has, then where they begin in one list, then each in its place.
    var startersOf = Slab(repeating: IndexRange.none, count: elements)
    for number in 0..<recognizers.count { startersOf[recognizers[number].target].end += 1 }
    var place = 0
    for element in 0..<elements {
      let count = startersOf[element].count
      startersOf[element] = IndexRange(place, place)
      place += count
    }
    var starters = Slab(repeating: 0, count: place)
    for number in 0..<recognizers.count {
      let target = recognizers[number].target
      starters[Int(startersOf[target].end)] = number
      startersOf[target].end += 1
    }
    self.starters = starters
    self.startersOf = startersOf
    self.recognizers = recognizers
    self.steps = steps
    self.names = names
  }

  /// Copies all recognizers, steps and names of a program.
  @inlinable
  convenience init(_ program: some GestureProgram) {
    let settings = program.settings
    var recognizers = SlabBuilder<ProgramRecognizer>()
    var steps = SlabBuilder<ProgramStep>()
    var names = SlabBuilder<ProgramName>()
    for number in 0..<settings.recognizers {
      let recognizer = program.recognizer(number)
      recognizers.append(recognizer)
      while steps.count < recognizer.first + recognizer.count { steps.append(program.step(steps.count)) }
      while names.count < recognizer.names + recognizer.nameCount { names.append(program.name(names.count)) }
    }
    self.init(recognizers: recognizers, steps: steps, names: names, elements: settings.elements)
  }
}
