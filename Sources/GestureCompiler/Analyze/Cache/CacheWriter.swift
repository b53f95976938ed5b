import GestureRuntime

/// Writes shapes and decisions as bytes: numbers as eight bytes, lowest first, and lists after their length.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []

  /// The FNV-1a hash (Fowler, Noll, Vo), with a salt.
  static func hash(_ bytes: some Sequence<UInt8>, _ salt: UInt64) -> UInt64 {
    var hash = start(salt)
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }

  /// Two hashes with two salts in one pass. The two chains of multiplications run in parallel.
  static func hashes(_ bytes: [UInt8], _ one: UInt64, _ other: UInt64) -> (UInt64, UInt64) {
    var (first, second) = (start(one), start(other))
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        first = (first ^ UInt64(byte)) &* prime
        second = (second ^ UInt64(byte)) &* prime
      }
    }
    return (first, second)
  }

  private static let prime: UInt64 = 0x100_0000_01b3

  private static func start(_ salt: UInt64) -> UInt64 {
    0xcbf2_9ce4_8422_2325 ^ (salt &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func write(_ number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) { write(Int64(number)) }
  mutating func write(_ number: Double) { write(Int64(bitPattern: number.bitPattern)) }
  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func list<Item>(_ items: [Item], _ body: (inout CacheWriter, Item) -> Void) {
    write(items.count)
    for item in items { body(&self, item) }
  }

  private mutating func maybe<Item>(_ item: Item?, _ body: (inout CacheWriter, Item) -> Void) {
    write(item != nil)
    if let item { body(&self, item) }
  }

  // MARK: Shapes

  mutating func write(_ hand: HandLimits) {
    write(hand.strokeLeast)
    write(hand.speed)
    write(hand.fastestEstimate)
    write(hand.edgeWidth)
    write(hand.stopGap)
  }

  mutating func write(_ shape: RecognizerShape) {
    var shape = shape
    code(&shape)
  }

  // MARK: Answers

  mutating func write(_ key: DecisionCache.Key) {
    write(key.shape)
    bytes.append(key.targets == .same ? 0 : key.targets == .firstInside ? 1 : 2)
  }

  mutating func write(_ decision: PairDecision) {
    list(decision.proved) { writer, proved in
      writer.write(proved.meeting)
      writer.write(proved.trace)
      writer.write(proved.isJump)
    }
    list(decision.unproved) { $0.write($1) }
    list(decision.holds) { writer, hold in
      writer.maybe(hold) { writer, hold in
        writer.maybe(hold.most) { $0.write($1) }
        writer.write(hold.isBetweenPresses)
      }
    }
    write(decision.isComplete)
    write(Int64(decision.work))
  }

  private mutating func write(_ meeting: MeetingSummary) {
    write(meeting.order.rawValue)
    write(meeting.gap.lowerBound)
    write(meeting.gap.upperBound)
    write(meeting.leastGap)
    bytes.append(meeting.needs.rawValue)
    for flag in [meeting.isBoundary, meeting.isPlain, meeting.isInOneContact] { write(flag) }
    let region = meeting.region
    maybe(region.directions) { writer, ranges in writer.list(ranges) { $0.write($1) } }
    for range in [region.distance, region.span, region.turn, region.velocity] {
      maybe(range) { $0.write($1) }
    }
    write(region.duration)
  }

  private mutating func write(_ range: MeetingRegion.Range) {
    write(range.low)
    write(range.high)
  }

  private mutating func write(_ trace: PlainTrace) {
    list(trace.samples) { writer, sample in
      writer.write(sample.time)
      writer.bytes.append(sample.phase.rawValue)
      writer.write(sample.finger)
      writer.write(sample.location.x)
      writer.write(sample.location.y)
      writer.write(sample.isOutside)
      writer.bytes.append(sample.lift.rawValue)
    }
    write(trace.end)
    list(trace.claims) { $0.write($1) }
  }
}

extension CacheWriter: CacheCoder {
  mutating func code(_ number: inout Int64) { write(number) }
  mutating func code(_ flag: inout Bool) { write(flag) }

  mutating func code<Item: CodedForCache>(_ items: inout [Item]) {
    write(items.count)
    for index in items.indices { items[index].code(&self) }
  }

  mutating func check(_ isAllowed: Bool) {}
}
