/// Names for entries of a `DecisionStore`, hashed from everything that an entry depends on.
package enum CacheName {
  /// Number of characters of every name.
  package static let length = 32

  package static func of(_ bytes: [UInt8]) -> String {
    let (first, second) = CacheWriter.hashes(bytes, 0, 1)
    return String(unsafeUninitializedCapacity: length) { digits in
      for index in 0..<length {
        let half = index < length / 2 ? first : second
        let digit = UInt8(half >> UInt64(4 * (15 - index % 16)) & 15)
        digits[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return length
    }
  }
}
