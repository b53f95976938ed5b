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

  mutating func value<Value: CodedForCache>(_ type: Value.Type = Value.self) -> Value? {
    var value = Value()
    code(&value)
    return isBroken ? nil : value
  }
}

extension CacheReader: CacheCoder {
  mutating func code(_ number: inout Int64) {
    if let read = self.number() { number = read } else { isBroken = true }
  }

  mutating func code(byte: inout UInt8) {
    guard place < bytes.count else { return check(false) }
    byte = bytes[place]
    place += 1
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
