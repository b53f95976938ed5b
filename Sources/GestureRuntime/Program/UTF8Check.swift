/// A check for well-formed UTF-8 without control characters, to which a terminal would react. It avoids the Unicode tables that `String`
/// would link into an embedded program.
enum UTF8Check {
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Most names are ASCII.
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) { return true }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar) where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value: return false
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
