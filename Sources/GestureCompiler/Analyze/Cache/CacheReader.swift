import GestureRuntime

/// Reads the format of `CacheWriter`. Malformed bytes give `nil` and have no other effect.
struct CacheReader {
  private let bytes: [UInt8]
  private var place: Int
  /// Whether bytes were malformed that were read as a `CodedForCache`.
  private var isBroken = false

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  mutating func number() -> Int64? {
    guard bytes.count - place >= 8 else { return nil }
    var number: UInt64 = 0
    for index in (0..<8).reversed() { number = number << 8 | UInt64(bytes[place + index]) }
    place += 8
    return Int64(bitPattern: number)
  }

  /// A length. It is at most the number of remaining bytes, since every item of a list takes at least one byte.
  mutating func count() -> Int? {
    guard let number = number(), number >= 0, number <= bytes.count - place else { return nil }
    return Int(number)
  }

  private mutating func byte() -> UInt8? {
    guard place < bytes.count else { return nil }
    place += 1
    return bytes[place - 1]
  }

  private mutating func int() -> Int? { number().flatMap { Int(exactly: $0) } }

  fileprivate mutating func flag() -> Bool? {
    guard let byte = byte(), byte < 2 else { return nil }
    return byte == 1
  }

  private mutating func real() -> Double? {
    guard let number = number() else { return nil }
    let real = Double(bitPattern: UInt64(bitPattern: number))
    return real.isNaN ? nil : real
  }

  private mutating func list<Item>(_ item: (inout CacheReader) -> Item?) -> [Item]? {
    guard let count = count() else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let item = item(&self) else { return nil }
      items.append(item)
    }
    return items
  }

  /// An optional item; `.some(nil)` if it was written as absent, `nil` if the bytes are malformed.
  private mutating func maybe<Item>(_ item: (inout CacheReader) -> Item?) -> Item?? {
    guard let isThere = flag() else { return nil }
    guard isThere else { return .some(nil) }
    return item(&self).map { .some($0) }
  }

  // MARK: Shapes

  private mutating func shape() -> RecognizerShape? {
    var shape = RecognizerShape()
    code(&shape)
    return isBroken ? nil : shape
  }

  // MARK: Answers

  mutating func key() -> DecisionCache.Key? {
    let targets: [TargetRelation] = [.same, .firstInside, .secondInside]
    guard let shape = shape(), let target = byte(), targets.indices.contains(Int(target)) else { return nil }
    return DecisionCache.Key(shape: shape, targets: targets[Int(target)])
  }

  mutating func answer() -> PairDecision? {
    guard let proved = list({ $0.proved() }), let unproved = list({ $0.meeting() }),
      let holds = list({ reader in reader.maybe { $0.hold() } }), holds.count == 2,
      let isComplete = flag(), let work = number()
    else { return nil }
    return PairDecision(
      proved: proved, unproved: unproved, holds: holds, isComplete: isComplete,
      work: Int(clamping: max(0, work)))
  }

  private mutating func proved() -> PairDecision.Proved? {
    guard let meeting = meeting(), let trace = trace(), let isJump = flag() else { return nil }
    return PairDecision.Proved(meeting: meeting, trace: trace, isJump: isJump)
  }

  private mutating func hold() -> MeetingSet.Hold? {
    guard let most = maybe({ $0.number() }), let isBetween = flag() else { return nil }
    return MeetingSet.Hold(most: most, isBetweenPresses: isBetween)
  }

  private mutating func meeting() -> MeetingSummary? {
    guard let code = int(), let order = ClaimOrder(rawValue: code), let low = number(), let high = number(),
      low <= high, let least = number(), let needs = byte(), let isBoundary = flag(), let isPlain = flag(),
      let isInOneContact = flag(), let region = region()
    else { return nil }
    return MeetingSummary(
      order: order, gap: low...high, leastGap: least, isBoundary: isBoundary,
      needs: WayNeeds(rawValue: needs), isPlain: isPlain, isInOneContact: isInOneContact, region: region)
  }

  private mutating func region() -> MeetingRegion? {
    guard let directions = maybe({ reader in reader.list { $0.range() } }),
      let distance = maybe({ $0.range() }),
      let span = maybe({ $0.range() }), let turn = maybe({ $0.range() }),
      let velocity = maybe({ $0.range() }),
      let duration = range()
    else { return nil }
    return MeetingRegion(
      directions: directions, distance: distance, span: span, turn: turn, velocity: velocity,
      duration: duration)
  }

  private mutating func range() -> MeetingRegion.Range? {
    guard let low = real(), let high = real() else { return nil }
    return MeetingRegion.Range(low: low, high: high)
  }

  private mutating func trace() -> PlainTrace? {
    guard let samples = list({ $0.sample() }), !samples.isEmpty, let end = number(),
      let claims = list({ $0.number() }), claims.count == 2
    else { return nil }
    return PlainTrace(samples: samples, end: end, claims: claims)
  }

  private mutating func sample() -> PlainTrace.Sample? {
    guard let time = number(), let code = byte(), let phase = TouchPhase(rawValue: code), let finger = int(),
      (0..<64).contains(finger), let x = real(), let y = real(), x.isFinite, y.isFinite,
      let isOutside = flag(), let code = byte(), let lift = PlainTrace.Lift(rawValue: code)
    else { return nil }
    return PlainTrace.Sample(
      time: time, phase: phase, finger: finger, location: Point(x: x, y: y), isOutside: isOutside,
      lift: lift)
  }
}

extension CacheReader: CacheCoder {
  mutating func code(_ number: inout Int64) {
    if let read = self.number() { number = read } else { isBroken = true }
  }

  mutating func code(_ flag: inout Bool) {
    if let read = self.flag() { flag = read } else { isBroken = true }
  }

  mutating func code<Item: CodedForCache>(_ items: inout [Item]) {
    items = []
    guard let count = count() else { return check(false) }
    for _ in 0..<count where !isBroken {
      var item = Item()
      item.code(&self)
      items.append(item)
    }
  }

  mutating func check(_ isAllowed: Bool) { if !isAllowed { isBroken = true } }
}
