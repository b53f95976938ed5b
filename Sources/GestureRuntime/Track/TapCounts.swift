/// The last touch of a recognizer that counts touches.
@usableFromInline
struct CountedTap: Sendable, BitwiseCopyable {
  /// When its last finger lifted, and where its fingers were.
  @usableFromInline var lift: Microseconds = 0
  @usableFromInline var place = Point.zero
  @usableFromInline var instance: UInt64 = 0
  @usableFromInline var tool = TouchTool.finger
  /// The how many-th in a row it was; 0 before the first.
  @usableFromInline var number: UInt8 = 0

  @inlinable
  init() {}
}

/// The last touches of all recognizers, where any of a program counts them. It takes no room in others.
@usableFromInline
struct TapCounts: ~Copyable, Sendable {
  private let memory: Memory?

  private final class Memory: @unchecked Sendable {
    // Sendable: one recognizer owns it, and a recognizer has one owner.
    /// By recognizer.
    var taps: Slab<CountedTap>

    init(count: Int) { taps = Slab(repeating: CountedTap(), count: count) }
  }

  @usableFromInline
  init(_ rows: ProgramRows) {
    let recognizers = rows.recognizers
    let isCounting = (0..<recognizers.count).contains { recognizers[$0].taps > 0 }
    memory = isCounting ? Memory(count: recognizers.count) : nil
  }

  /// Takes a touch in.
  ///
  /// - Parameters:
  ///   - number: of a recognizer of the program that it was made of.
  ///   - tap: with all but its number.
  ///   - press: when its first finger landed, and the centre of its fingers when the last had.
  /// - Returns: the how many-th in a row it is.
  @usableFromInline
  func count(
    _ number: Int, _ recognizer: Row<ProgramRecognizer>, _ tap: CountedTap,
    press: (time: Microseconds, place: Point)
  ) -> UInt8 {
    guard let memory else { return 0 }
    let last = memory.taps[number]
    let isNext =
      last.number > 0 && press.time >= last.lift && press.time - last.lift < recognizer.pointee.tapsBefore
      && (press.place - last.place).measuredLength <= recognizer.pointee.tapsNear
      && last.instance == tap.instance && last.tool == tap.tool
    memory.taps[number] = tap
    memory.taps[number].number = isNext ? last.number % recognizer.pointee.taps + 1 : 1
    return memory.taps[number].number
  }
}
