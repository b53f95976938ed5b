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
    for number in 0..<recognizers.count { recognizers[number].followWay(steps.view, names.view) }
    alike = Slab(AlikeRecognizers(recognizers.view, steps.view, names.view).before)
    bounds = Slab((0..<steps.count).map { FrameBounds(steps[$0]) })
    var byTarget = [[Int]](repeating: [], count: elements)
    for number in 0..<recognizers.count { byTarget[recognizers[number].target].append(number) }
    var starters: [Int] = []
    startersOf = Slab(
      byTarget.map { those in
        starters += those
        return IndexRange(starters.count - those.count, starters.count)
      })
    self.starters = Slab(starters)
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
