/// Decisions about pairs of shapes from earlier runs.
///
/// A block holds everything known about one first shape under the hand's limits. It contains its shape in full. A block whose name two
/// shapes share, a damaged block, or one of another version therefore counts as missing. Runs that share a store may lose each other's
/// additions, but nothing else.
final class DecisionCache {
  /// The version of decisions. It must change whenever the analysis or the recognizer may decide differently; a test checks that.
  static let version: Int64 = 29
  /// Limit for the entries of one shape. Beyond it, the oldest are dropped.
  private static let limit = 4096

  /// The second shape and the relation of the targets.
  struct Key: Hashable {
    var shape: RecognizerShape
    var targets: TargetRelation
  }

  private struct Block {
    var entries: [(key: Key, answer: PairDecision)] = []
    var places: [Key: Int] = [:]
    var isChanged = false

    mutating func add(_ key: Key, _ answer: PairDecision) {
      guard places[key] == nil else { return }
      places[key] = entries.count
      entries.append((key, answer))
    }
  }

  private let store: any DecisionStore
  private let hand: HandLimits
  private var blocks: [RecognizerShape: Block] = [:]
  /// Number of answers found in the cache.
  private(set) var hits = 0

  init(_ store: any DecisionStore, _ hand: HandLimits) {
    self.store = store
    self.hand = hand
  }

  func answer(_ first: RecognizerShape, _ key: Key) -> PairDecision? {
    if blocks[first] == nil { blocks[first] = load(first) }
    guard let block = blocks[first], let place = block.places[key] else { return nil }
    hits += 1
    return block.entries[place].answer
  }

  func add(_ first: RecognizerShape, _ key: Key, _ answer: PairDecision) {
    blocks[first, default: Block()].add(key, answer)
    blocks[first]?.isChanged = true
  }

  /// Writes new answers, together with those that other runs have written meanwhile.
  func save() {
    for (shape, block) in blocks where block.isChanged {
      var all = load(shape)
      for entry in block.entries { all.add(entry.key, entry.answer) }
      store.save(name(shape), bytes(shape, all.entries.suffix(Self.limit)))
    }
  }

  // MARK: Blocks

  private func head(_ shape: RecognizerShape) -> CacheWriter {
    var writer = CacheWriter()
    writer.write("gspec decisions")
    writer.write(Self.version)
    writer.write(hand)
    writer.write(shape)
    return writer
  }

  private func name(_ shape: RecognizerShape) -> String { CacheName.of(head(shape).bytes) }

  private func bytes(_ shape: RecognizerShape, _ entries: ArraySlice<(key: Key, answer: PairDecision)>)
    -> [UInt8]
  {
    var writer = head(shape)
    writer.write(Int64(entries.count))
    for (key, answer) in entries {
      writer.write(key)
      writer.write(answer)
    }
    writer.write(Int64(bitPattern: CacheWriter.hash(writer.bytes, 2)))
    return writer.bytes
  }

  private func load(_ shape: RecognizerShape) -> Block {
    let head = head(shape).bytes
    guard let bytes = store.load(name(shape)), bytes.starts(with: head), bytes.count >= head.count + 16 else {
      return Block()
    }
    let body = bytes.count - 8
    var end = CacheReader(bytes, from: body)
    guard let sum = end.number(), UInt64(bitPattern: sum) == CacheWriter.hash(bytes.prefix(body), 2) else {
      return Block()
    }
    var reader = CacheReader(bytes, from: head.count)
    var block = Block()
    guard let count = reader.count() else { return Block() }
    for _ in 0..<count {
      guard let key = reader.value(Key.self), let answer = reader.value(PairDecision.self) else {
        return Block()
      }
      block.add(key, answer)
    }
    return block
  }
}
