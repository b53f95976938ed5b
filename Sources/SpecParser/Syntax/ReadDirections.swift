extension SyntaxReader {
  /// The directions of a key such as `toward`: a word, an angle range, or a list of them.
  /// - Parameter senses: other words that the key accepts, for suggestions.
  func directions(_ field: Field, or senses: [String] = []) -> Located<Directions>? {
    let items = items(field)
    let words = words(field)
    let parts = words.compactMap { directions($0, of: field.name, or: senses) }
    guard let first = parts.first, parts.count == items.count, !mixesSides(words, parts) else { return nil }
    let all = parts.dropFirst().reduce(first) { $0.union($1) }
    guard max(all.arcs.count, all.axes.count) <= Directions.limit else {
      return fault(
        SyntaxRules.range, "`\(field.name)` names \(max(all.arcs.count, all.axes.count)) directions",
        at: field.span,
        help: ["name at most \(Directions.limit): put ranges of angles that are close together into one"])
    }
    return Located(all, field.span)
  }

  /// The directions of one word or angle range.
  func directions(_ word: Located<String>, of owner: String, or senses: [String] = []) -> Directions? {
    if let direction = DirectionWord(rawValue: word.value) { return direction.directions }
    if let (low, high) = word.value.endsOfRange {
      if reportOtherDots(word.value, unit: .degrees, at: word.span) { return nil }
      guard !low.isEmpty, !high.isEmpty else {
        return fault(
          SyntaxRules.direction, "a range of angles has two ends", at: word.span,
          help: ["such as `30deg..60deg`; a range may wrap: `330deg..30deg`"])
      }
      return arc(from: low, to: high, at: word.span, of: owner)
    }
    return fault(
      SyntaxRules.direction, "`\(word.value.shortened)` is no direction", at: word.span,
      help: [directionHelp(word, of: owner, or: senses)]
    )
  }

  /// Whether a list mixes words that change sides with the layout and words that do not, which is reported.
  private func mixesSides(_ words: [Located<String>], _ parts: [Directions]) -> Bool {
    guard let word = zip(words, parts).first(where: { $1.followsReading })?.0,
      let fixed = zip(words, parts).first(where: { !$1.followsReading && $1.mirrored != $1 })?.0
    else { return false }
    reportMixedSides(word, fixed, of: "side of the screen")
    return true
  }

  /// - Parameter thing: what the second word always is: `side of the screen`.
  func reportMixedSides(_ word: Located<String>, _ fixed: Located<String>, of thing: String) {
    report(
      SyntaxRules.direction,
      "`\(word.value)` changes sides with the layout, `\(fixed.value.shortened)` is always the same \(thing)",
      at: fixed.span,
      help: ["write both by the reading direction, or both by the screen, or make two activities of them"],
      related: [.init(span: word.span, message: "this one follows the reading direction")])
  }

  private func directionHelp(_ written: Located<String>, of owner: String, or senses: [String]) -> String {
    let words = DirectionWord.allCases.map(\.rawValue)
    if let list = listHelp(for: written, where: (words + senses).contains) { return list }
    let word = written.value
    let parts = word.split(separator: " ").map(String.init)
    if parts.count == 2, words.contains(parts[0]), ["pt", "mm"].contains(NumberText(parts[1])?.unit) {
      return owner == "move"
        ? "write `move: {toward: \(parts[0]), distance: \(parts[1])}`"
        : "write `\(owner): \(parts[0])`; a length is written `distance: \(parts[1])`"
    }
    if let range = NumberText.range(word, unit: Unit.degrees.rawValue) { return "write `\(range)`" }
    if let unit = NumberText(word)?.unit, ["pt", "mm"].contains(unit) {
      return "a length is written `distance: \(word)`"
    }
    if let angle = NumberText(word), ["", "deg"].contains(angle.unit), let value = angle.value() {
      if let along = [0: "right", 90: "up", 180: "left", 270: "down"][value] {
        return "write `\(along)`, or a range of angles such as `30deg..60deg`"
      }
      return "write a range of angles around it, such as `30deg..60deg`"
    }
    if NumberText(word) != nil { return "write a range of angles, such as `30deg..60deg`" }
    // `top` and `bottom` are sides, to which a movement goes up and down.
    if let direction = ["top": "up", "bottom": "down"][word] { return "write `\(direction)`" }
    return help(
      for: word, among: words + senses,
      or: "write \(listed(words, joinedBy: "or")), or a range of angles such as `30deg..60deg`")
  }

  private func arc(from low: String, to high: String, at span: SourceSpan, of owner: String) -> Directions? {
    let measure = ExpectedQuantity(owner, .angle)
    if low.hasPrefix("-"), let angle = NumberText(low), angle.unit == "deg", let value = angle.value() {
      let turned = Arc.direction(value)
      let fix = "write `\(described(turned, .angle))..\(high)`: the range wraps around 0deg"
      return fault(SyntaxRules.direction, "an angle lies between 0deg and 360deg", at: span, help: [fix])
    }
    guard let from = quantity(low, at: span, as: measure.at(.below(high: high)))?.amount,
      let to = quantity(high, at: span, as: measure.at(.above(low: low)))?.amount
    else { return nil }
    guard from <= 360, to <= 360 else {
      let ends = [from, to].map { described(Arc.direction($0), .angle) }
      return fault(
        SyntaxRules.direction, "an angle lies between 0deg and 360deg", at: span,
        help: ["write `\(ends[0])..\(ends[1])`"])
    }
    guard from != to else {
      let fix = "write the angles on both sides of the direction"
      return fault(SyntaxRules.direction, "the range of angles has no width", at: span, help: [fix])
    }
    let extent = to > from ? to - from : to + 360 - from
    let arc = Arc(start: Arc.direction(from), extent: extent)
    return extent >= 360 ? .any : Directions(arcs: [arc], axes: [arc.middle])
  }
}
