extension String {
  /// The words of a name in lower case: `photoSelection`, `photo-selection` and `photo_selection` have two.
  var nameWords: Set<String> { Set(orderedNameWords) }

  /// The words of a name, in their order.
  var orderedNameWords: [String] {
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
}
