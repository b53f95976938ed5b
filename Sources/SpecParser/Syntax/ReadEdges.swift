extension SyntaxReader {
  /// The edges of `left-edge`, `any-edge` or a list.
  func edges(_ field: Field) -> Located<Sides>? {
    let words = words(field)
    if words.contains(where: { $0.value == SideWord.anyEdge }) {
      return Located(Sides(Side.allCases), field.span)
    }
    let named = words.compactMap {
      choice($0, of: field.name, as: SyntaxRules.direction, SideWord.self, or: [SideWord.anyEdge], \.edge)
    }
    guard named.count == words.count, !named.isEmpty,
      let followsReading = followReading(named, of: "edge of the screen", \.edge)
    else { return nil }
    return Located(Sides(Set(named.map(\.value.side)), layout: followsReading ? .ltr : nil), field.span)
  }

  /// The sides of `top`, or `[top, leading]`.
  ///
  /// - Parameter thing: what `left` and `right` are: `edge of the screen`.
  func sides(_ field: Field, of thing: String) -> Located<Sides>? {
    let words = choices(field, as: SyntaxRules.direction, SideWord.self)
    guard !words.isEmpty, let followsReading = followReading(words, of: thing) else { return nil }
    return Located(Sides(words.map(\.value.side), layout: followsReading ? .ltr : nil), field.span)
  }

  /// Whether the words of one list change sides with the layout. With both `leading` and `trailing` they do not.
  ///
  /// - Parameters:
  ///   - words: sides or edges, perhaps among others.
  ///   - thing: what `left` and `right` are.
  ///   - text: a word as it is written.
  /// - Returns: `nil`, with a finding, if some follow the reading direction and others are left or right.
  func followReading<Word: ReadingWord>(
    _ words: [Located<Word>], of thing: String, _ text: (Word) -> String = { $0.rawValue }
  ) -> Bool? {
    func first(_ wanted: Word...) -> Located<String>? {
      words.first { wanted.contains($0.value) }.map { Located(text($0.value), $0.span) }
    }
    if let word = first(.leading, .trailing), let fixed = first(.left, .right) {
      reportMixedSides(word, fixed, of: thing)
      return nil
    }
    return (first(.leading) == nil) != (first(.trailing) == nil)
  }
}
