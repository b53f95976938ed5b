/// The last touch of a recognizer that counts touches.
@usableFromInline
struct CountedTap: Sendable, BitwiseCopyable {
  /// The time at which its last finger lifted, and the place of its fingers.
  @usableFromInline var lift: Microseconds = 0
  @usableFromInline var place = Point.zero
  @usableFromInline var instance: UInt64 = 0
  @usableFromInline var tool = TouchTool.finger
  /// Its number in the row; 0 before the first.
  @usableFromInline var number: UInt8 = 0

  @inlinable
  init() {}
}

/// The last touches of all recognizers. It takes memory only if a recognizer of the program counts touches.
@usableFromInline
struct TapCounts: ~Copyable, Sendable {
  private let memory: Memory?

  private final class Memory: @unchecked Sendable {
    // Sendable: one recognizer owns it, and a recognizer has one owner.
    /// The last touch of each recognizer.
    var taps: Slab<CountedTap>

    init(count: Int) { taps = Slab(repeating: CountedTap(), count: count) }
  }

  @usableFromInline
  init(_ rows: ProgramRows) {
    let recognizers = rows.recognizers
    let isCounting = (0..<recognizers.count).contains { recognizers[$0].taps > 0 }
    memory = isCounting ? Memory(count: recognizers.count) : nil
  }

  /// Counts a touch.
  ///
  /// - Parameters:
  ///   - number: the number of a recognizer in the program with which it was created.
  ///   - tap: the touch without its number.
  ///   - press: the time at which its first finger landed, and the center of its fingers when the last had landed.
  /// - Returns: its number in the row.
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
