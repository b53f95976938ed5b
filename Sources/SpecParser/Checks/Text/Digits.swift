extension BinaryInteger {
  /// The number with at least so many digits: zeros come first.
  package func digits(_ count: Int, radix: Int = 16, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
