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
struct TapCounts: ~Copyable, @unchecked Sendable {
  // Sendable: the memory belongs to this value alone, and a noncopyable value has one owner.
  private let taps: UnsafeMutablePointer<CountedTap>?

  @usableFromInline
  init(_ rows: ProgramRows) {
    let recognizers = rows.recognizers
    guard (0..<recognizers.count).contains(where: { recognizers[$0].taps > 0 }) else {
      taps = nil
      return
    }
    let room = UnsafeMutablePointer<CountedTap>.allocate(capacity: recognizers.count)
    room.initialize(repeating: CountedTap(), count: recognizers.count)
    taps = room
  }

  deinit { taps?.deallocate() }

  /// Takes a touch in.
  ///
  /// - Parameters:
  ///   - number: of a recognizer of the program that it was made of.
  ///   - tap: with all but its number.
  ///   - press: when its first finger landed, and the centre of its fingers when the last had.
  /// - Returns: the how many-th in a row it is.
  @usableFromInline
  func count(
    _ number: Int, _ recognizer: UnsafePointer<ProgramRecognizer>, _ tap: CountedTap,
    press: (time: Microseconds, place: Point)
  ) -> UInt8 {
    guard let taps else { return 0 }
    let last = taps[number]
    let isNext =
      last.number > 0 && press.time >= last.lift && press.time - last.lift < recognizer.pointee.tapsBefore
      && (press.place - last.place).measuredLength <= recognizer.pointee.tapsNear
      && last.instance == tap.instance && last.tool == tap.tool
    taps[number] = tap
    taps[number].number = isNext ? last.number % recognizer.pointee.taps + 1 : 1
    return taps[number].number
  }
}
