/// Names for what a `DecisionStore` keeps, made of all that it hangs on.
package enum CacheName {
  package static func of(_ bytes: [UInt8]) -> String {
    hexadecimal(CacheWriter.hash(bytes, 0)) + hexadecimal(CacheWriter.hash(bytes, 1))
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
