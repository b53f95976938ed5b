/// The parts of a program that the engine reads for every sample: a view of `ProgramMemory`, which must outlive it.
@usableFromInline
struct ProgramRows: Sendable, BitwiseCopyable {
  @usableFromInline let recognizers: SlabView<ProgramRecognizer>
  @usableFromInline let steps: SlabView<ProgramStep>
  /// The bounds of each step.
  @usableFromInline let bounds: SlabView<FrameBounds>
  @usableFromInline let names: SlabView<ProgramName>
  #if !FEW_BYTES
    @usableFromInline let pairs: SlabView<PairWord>
    @usableFromInline let alikeGroups: SlabView<Int>
    @usableFromInline let alike: SlabView<UInt64>
  #endif
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

  // MARK: For openings, which an engine of few bytes has not

  /// The recognizers of a word that begin with two fingers.
  @inlinable @inline(__always)
  func pairs(_ word: Int) -> PairWord {
    #if FEW_BYTES
      PairWord()
    #else
      pairs[word]
    #endif
  }

  /// The number of a recognizer's group of those that claim at the same times, so that the first wins or loses for all; -1 for none.
  @inlinable @inline(__always)
  func alikeGroup(_ number: Int) -> Int {
    #if FEW_BYTES
      -1
    #else
      alikeGroups[number]
    #endif
  }

  /// The members of a group, as one of its `words` of bits.
  @inlinable @inline(__always)
  func alike(_ group: Int, _ word: Int, of words: Int) -> UInt64 {
    #if FEW_BYTES
      0
    #else
      alike[group * words + word]
    #endif
  }
}

/// The memory behind `ProgramRows`. It never changes. All engines of a program share it.
///
/// The engine reads these values in place, because returning one from a function copies about 200 bytes.
public final class ProgramMemory: Sendable {
  private let recognizers: Slab<ProgramRecognizer>
  private let steps: Slab<ProgramStep>
  private let bounds: Slab<FrameBounds>
  private let names: Slab<ProgramName>
  #if !FEW_BYTES
    private let pairs: Slab<PairWord>
    private let alikeGroups: Slab<Int>
    private let alike: Slab<UInt64>
  #endif
  private let starters: Slab<Int>
  private let startersOf: Slab<IndexRange>

  @usableFromInline var rows: ProgramRows {
    #if FEW_BYTES
      ProgramRows(
        recognizers: recognizers.view, steps: steps.view, bounds: bounds.view, names: names.view,
        starters: starters.view, startersOf: startersOf.view)
    #else
      ProgramRows(
        recognizers: recognizers.view, steps: steps.view, bounds: bounds.view, names: names.view,
        pairs: pairs.view, alikeGroups: alikeGroups.view, alike: alike.view,
        starters: starters.view, startersOf: startersOf.view)
    #endif
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
    let all = steps.view
    bounds = Slab(count: steps.count) { FrameBounds(all[$0]) }
    #if !FEW_BYTES
      let (own, each) = (recognizers.view, bounds.view)
      pairs = Slab(count: OpeningFacts.words(of: own.count)) { PairWord($0, own, all, each) }
      let likes = AlikeRecognizers(recognizers: own, steps: all, names: names.view)
      alikeGroups = likes.groups()
      alike = likes.members(of: alikeGroups.view)
    #endif
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
  public convenience init(_ program: some GestureProgram) {
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
