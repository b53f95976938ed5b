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
  init(recognizers: [ProgramRecognizer], steps: [ProgramStep], names: [ProgramName], elements: Int) {
    var rows = Slab(recognizers)
    for number in recognizers.indices { rows[number].followWay(steps, names) }
    self.recognizers = rows
    self.steps = Slab(steps)
    self.names = Slab(names)
    alike = Slab(AlikeRecognizers(recognizers, steps, names).before)
    bounds = Slab(steps.map { FrameBounds($0.kind, keepsStill: $0.keepsStill, quiet: $0.quiet) })
    var byTarget = [[Int]](repeating: [], count: elements)
    for number in recognizers.indices { byTarget[recognizers[number].target].append(number) }
    var starters: [Int] = []
    startersOf = Slab(
      byTarget.map { those in
        starters += those
        return IndexRange(starters.count - those.count, starters.count)
      })
    self.starters = Slab(starters)
  }

  /// Copies all recognizers, steps and names of a program.
  @inlinable
  convenience init(_ program: some GestureProgram) {
    let settings = program.settings
    var recognizers: [ProgramRecognizer] = []
    var (steps, names) = (0, 0)
    for number in 0..<settings.recognizers {
      let recognizer = program.recognizer(number)
      recognizers.append(recognizer)
      steps = max(steps, recognizer.first + recognizer.count)
      names = max(names, recognizer.names + recognizer.nameCount)
    }
    self.init(
      recognizers: recognizers, steps: (0..<steps).map { program.step($0) },
      names: (0..<names).map { program.name($0) }, elements: settings.elements)
  }
}
