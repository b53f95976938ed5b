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

  mutating func write(_ value: some CodedForCache) {
    var value = value
    code(&value)
  }
}

extension CacheWriter: CacheCoder {
  mutating func code(_ number: inout Int64) { write(number) }
  mutating func code(byte: inout UInt8) { bytes.append(byte) }

  mutating func code<Item: CodedForCache>(_ items: inout [Item]) {
    write(items.count)
    for index in items.indices { items[index].code(&self) }
  }

  mutating func check(_ isAllowed: Bool) {}
}
