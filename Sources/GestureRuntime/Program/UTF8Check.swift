/// Whether bytes are well-formed UTF-8, without the Unicode tables that `String` would link into an embedded program.
enum UTF8Check {
  static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
