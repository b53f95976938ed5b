extension String {
  /// The words of a name in lower case: `photoSelection`, `photo-selection` and `photo_selection` have two.
  var nameWords: Set<String> { Set(orderedNameWords) }

  /// The words of a name, in their order.
  var orderedNameWords: [String] {
    if let words = wordsOfASCII { return words }
    var words: [String] = [""]
    var previous: Character?
    for character in self {
      let startsWord = character.isUppercase && previous?.isLowercase == true
      if "-_.".contains(character) || startsWord { words.append("") }
      if !"-_.".contains(character) { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    return words.filter { !$0.isEmpty }
  }

  /// The same for a name in ASCII, as nearly every one is, without the properties of characters; `nil` for another name.
  private var wordsOfASCII: [String]? {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var words: [[UInt8]] = [[]]
    var isAfterLower = false
    for byte in utf8 {
      let (isUpper, isSeparator) = ((0x41...0x5A).contains(byte), "-_.".utf8.contains(byte))
      if isSeparator || isUpper && isAfterLower { words.append([]) }
      if !isSeparator { words[words.count - 1].append(isUpper ? byte | 0x20 : byte) }
      isAfterLower = (0x61...0x7A).contains(byte)
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
