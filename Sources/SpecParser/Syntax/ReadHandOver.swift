/// The words for the ends at which a touch is handed over: those of `SideWord`, and the place where it was taken over.
package enum HandOverWord: String, CaseIterable, Sendable, ReadingWord {
  case left, right, top, bottom, leading, trailing, start

  /// The end in a layout from left to right. The word that is none of a side is the start.
  var end: HandOverEnd { SideWord(rawValue: rawValue).map { HandOverEnd($0.side) } ?? .start }
}

extension SyntaxReader {
  /// The hand-overs of `hand-over: {to: refresh, at: top}`, or of a list of such mappings.
  func handOvers(_ field: Field, of name: Located<String>, in scope: ActivityScope) -> [HandOver] {
    var handOvers: [HandOver] = []
    for item in items(field) {
      guard let handOver = handOver(item, in: scope) else { continue }
      if scope.activities[name.value] == handOver.taker.value {
        report(
          SyntaxRules.contradiction, "`\(name.value.shortened)` hands over to itself",
          at: handOver.taker.span,
          help: ["name the activity that goes on"])
        continue
      }
      let named = (handOvers + [handOver]).flatMap { handOver in
        handOver.ends.compactMap { end in
          HandOverWord(rawValue: handOver.word(end.value)).map { Located($0, end.span) }
        }
      }
      guard followReading(named, of: "end of the content") != nil else { continue }
      let taken = handOvers.flatMap(\.ends)
      let clashes = handOver.ends.filter { end in taken.contains { $0.value == end.value } }
      for end in clashes {
        let first = taken.first { $0.value == end.value }
        report(
          SyntaxRules.contradiction, "two activities take over at `\(handOver.word(end.value))`",
          at: end.span,
          help: ["name each end once"],
          related: first.map { [.init(span: $0.span, message: "the first does here")] } ?? [])
      }
      if clashes.isEmpty { handOvers.append(handOver) }
    }
    return handOvers
  }

  private func handOver(_ field: Field, in scope: ActivityScope) -> HandOver? {
    guard var fields = fields(field, .handOver) else { return nil }
    if let only = fields.onlyField, fields.strays.count == 1, let end = only.value.scalar?.text,
      HandOverWord(rawValue: end) != nil
    {
      return fault(
        SyntaxRules.unknownKey, "`hand-over` has no key `\(only.name.shortened)`", at: only.keySpan,
        help: ["write `hand-over: {to: \(only.name.shortened), at: \(end)}`"])
    }
    let taker = fields.required("to", example: "ACTIVITY").flatMap { text($0) }
      .flatMap { activityIndex($0, in: scope) }
    let words = fields.required("at", example: "top").map {
      choices($0, as: SyntaxRules.direction, HandOverWord.self)
    }
    fields.finish(hint: { $0 == "when" ? "the guard of the activity that takes over is asked" : nil })
    guard let taker, let words, !words.isEmpty,
      followReading(words, of: "end of the content") != nil
    else { return nil }
    // Both `leading` and `trailing` also set the layout: another line may name only one of them.
    return HandOver(
      taker: taker, ends: words.map { Located($0.value.end, $0.span) },
      layout: words.contains { $0.value.followsReading } ? .ltr : nil)
  }

  /// Reads `begins: true` or `begins: hand-over`.
  func begins(_ field: Field, into activity: inout Activity) {
    if let word = field.value.scalar?.text, word == "hand-over" {
      activity.takesOver = Located(true, field.span)
    } else if let word = field.value.scalar?.text, word.first?.isLetter == true, word != "true",
      word != "false"
    {
      report(
        SyntaxRules.type, "`\(word.shortened)` is no value of `begins`", at: field.span,
        help: [
          "write `begins: true` for what may only begin a touch, `begins: hand-over` for what only takes touches over"
        ])
    } else {
      activity.begins = boolean(field)
    }
  }
}
