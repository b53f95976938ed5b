/// Writes or reads bytes: one description of a value serves both.
protocol CacheCoder {
  mutating func code(_ number: inout Int64)
  mutating func code(byte: inout UInt8)
  /// A list after its length.
  mutating func code<Item: CodedForCache>(_ items: inout [Item])
  /// Refuses bytes that make no value.
  mutating func check(_ isAllowed: Bool)
}

/// A value that the cache keeps.
protocol CodedForCache {
  /// A value that is read over.
  init()
  /// Codes every part, in an order that never changes.
  mutating func code(_ coder: inout some CacheCoder)
}

extension CacheCoder {
  mutating func code(_ value: inout some CodedForCache) { value.code(&self) }

  mutating func code(_ flag: inout Bool) {
    var byte: UInt8 = flag ? 1 : 0
    code(byte: &byte)
    check(byte < 2)
    flag = byte == 1
  }

  mutating func code(_ number: inout Int) {
    var wide = Int64(number)
    code(&wide)
    number = Int(wide)
  }

  mutating func code(_ number: inout UInt8) {
    var wide = Int64(number)
    code(&wide)
    check(UInt8(exactly: wide) != nil)
    number = UInt8(truncatingIfNeeded: wide)
  }

  mutating func code(_ number: inout Double) {
    var bits = Int64(bitPattern: number.bitPattern)
    code(&bits)
    number = Double(bitPattern: UInt64(bitPattern: bits))
    check(!number.isNaN)
  }
}

extension CacheCoder {
  mutating func code(_ word: inout some RawRepresentable<UInt8>) {
    var raw = word.rawValue
    code(byte: &raw)
    change(&word, to: raw)
  }

  mutating func code(_ word: inout some RawRepresentable<Int>) {
    var raw = word.rawValue
    code(&raw)
    change(&word, to: raw)
  }

  private mutating func change<Word: RawRepresentable>(_ word: inout Word, to raw: Word.RawValue) {
    if let known = Word(rawValue: raw) { word = known } else { check(false) }
  }
}

extension Int64: CodedForCache {
  mutating func code(_ coder: inout some CacheCoder) { coder.code(&self) }
}

extension Array: CodedForCache where Element: CodedForCache {
  mutating func code(_ coder: inout some CacheCoder) { coder.code(&self) }
}

/// A flag, and the value if there is one.
extension Optional: CodedForCache where Wrapped: CodedForCache {
  init() { self = nil }

  mutating func code(_ coder: inout some CacheCoder) {
    var isThere = self != nil
    coder.code(&isThere)
    guard isThere else { return self = nil }
    var value = self ?? Wrapped()
    coder.code(&value)
    self = value
  }
}

extension Extent: CodedForCache {
  init() { self = .notNegative }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&low)
    coder.code(&high)
  }
}

extension AngleSet: CodedForCache {
  init() { self = .all }

  mutating func code(_ coder: inout some CacheCoder) {
    var ranges = ranges
    coder.code(&ranges)
    self = AngleSet(kept: ranges)
  }
}
