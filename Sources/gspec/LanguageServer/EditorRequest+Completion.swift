import SpecParser

/// The request `textDocument/completion`: the keys, or the values of a key, that are possible at a position.
extension EditorRequest {
  func completion() throws(LanguageServer.Refusal) -> JSON {
    let place = TypingPlace(document.source, at: try offset())
    let items = place.isInComment ? [] : items(at: place).filter { takesSnippets || !$0.isSnippet }
    let replaced = replaced(by: items, place.word)
    let range = EditorRange.range(replaced, in: document.source)
    let bytes = document.source.bytes
    // A key in quotes has its colon behind them.
    let isQuoted = bytes[..<replaced.lowerBound].last.map { "\"'".utf8.contains($0) } ?? false
    let hasColon = isQuoted || bytes[replaced.upperBound...].first { $0 != 0x20 } == UInt8(ascii: ":")
    // A value begins behind a space, as a comment does.
    let isBehindSign = bytes[..<replaced.lowerBound].last.map { ":-".utf8.contains($0) } ?? false
    let start = isBehindSign ? " " : ""
    let end = bytes[replaced.upperBound...].first == UInt8(ascii: "#") ? " " : ""
    return [
      "isIncomplete": false,
      "items": .array(
        items.enumerated().map {
          $1.message(replacing: range, number: $0, hasColon: hasColon, start: start, end: end)
        }),
    ]
  }

  private func items(at place: TypingPlace) -> [CompletionItem] {
    if let key = place.valueOf {
      let items = values(of: key, in: place)
      // A word stands once in a list of words; a step may come again.
      guard case .value = LanguageContext.form(at: place.keys + [key]) else { return items }
      let others = place.otherItems(in: document.source)
      return items.filter { !others.contains($0.label) }
    }
    let siblings = place.siblings(in: document.source)
    if place.keys == ["metrics"] {
      return Metric.allCases.map { CompletionItem(key: $0.rawValue) }.filter { !siblings.contains($0.label) }
    }
    guard let context = LanguageContext.at(place.keys) else { return [] }
    let isInList = place.isInItem(in: document.source)
    let left = siblings.union(context.excluded(by: siblings)).union(context.excluded(inList: isInList))
    let keys = context.keys.map { CompletionItem(key: $0.name, detail: $0.value.described, text: $0.summary) }
    let offered = (detents(place) + keys).filter { !left.contains($0.label) }
    let beginsItem = place.beginsItem || context == .commit && place.isBelowItem(in: document.source)
    guard beginsItem, siblings.isEmpty else { return offered }
    return offered.map { $0.behindDash }
  }

  /// The names of the activity's detents, which are keys of `on-commit`, too.
  private func detents(_ place: TypingPlace) -> [CompletionItem] {
    guard case .keysOrNamed = LanguageContext.form(at: place.keys),
      case .sequence(let detents, _)? = value(place.keys.dropLast(2) + ["commit"])?.content
    else { return [] }
    return detents.compactMap { $0.value(of: "name")?.scalar }.map {
      CompletionItem(key: $0.text, text: "How it goes on after an end at this detent.")
    }
  }

  /// The word at the cursor. It may be one of several of an item's label: behind `move` the word `out` and the `move` are replaced.
  private func replaced(by items: [CompletionItem], _ word: Range<Int>) -> Range<Int> {
    let bytes = document.source.bytes
    let begun = items.compactMap { item in
      item.label.lastIndex(of: " ").map { item.label[...$0].utf8 }
    }
    let before = begun.filter { words in
      let head = bytes[..<word.lowerBound]
      return head.suffix(words.count).elementsEqual(words)
        && head.dropLast(words.count).last.map { TypingPlace.isEnd($0) || $0 == UInt8(ascii: "\n") } ?? true
    }
    return word.lowerBound - (before.map(\.count).max() ?? 0)..<word.upperBound
  }
}

/// One thing that can be inserted at the cursor.
struct CompletionItem {
  /// The symbols of LSP that are used here.
  enum Symbol: Int {
    case variable = 6
    case element = 5
    case key = 10
    case word = 12
    case activity = 24
  }

  var label: String
  var symbol: Symbol
  var detail = ""
  var text = ""
  /// What is inserted, if it is not the label.
  private var inserted: String?
  /// Whether the inserted text has a `$0`, where the cursor stands afterwards.
  private(set) var isSnippet = false

  init(_ label: String, _ symbol: Symbol = .word, detail: String = "", text: String = "") {
    self.label = label
    self.symbol = symbol
    self.detail = detail
    self.text = text
  }

  init(key: String, detail: String = "", text: String = "") {
    self.init(key, .key, detail: detail, text: text)
  }

  /// The same item with the dash that begins an item of a list.
  var behindDash: CompletionItem {
    var item = self
    item.inserted = "- " + label
    return item
  }

  /// The same item as the first one of a list in brackets, with the cursor at the second one.
  var inNewList: CompletionItem {
    var item = self
    (item.inserted, item.isSnippet) = ("[\(label), $0]", true)
    return item
  }

  /// The item of LSP.
  ///
  /// - Parameters:
  ///   - range: what it replaces. Without one, an editor takes the word at the cursor, and to many a word ends at a `-` or a `/`.
  ///   - number: its place among the items. Without it editors sort them by their labels.
  ///   - hasColon: whether a colon follows the range. Otherwise a key gets one.
  ///   - start: what comes before the item.
  ///   - end: what comes behind it.
  func message(
    replacing range: JSON, number: Int, hasColon: Bool, start: String = "", end: String
  ) -> JSON {
    let text = inserted ?? label
    let new = start + (symbol == .key && !hasColon ? "\(text): " : text + end)
    var members: [String: JSON] = [
      "label": .string(label), "kind": .int(symbol.rawValue),
      "sortText": .string(String(String(10_000 + number).dropFirst())),
      "textEdit": ["range": range, "newText": .string(new)],
    ]
    if isSnippet { members["insertTextFormat"] = 2 }
    if !detail.isEmpty { members["detail"] = .string(detail) }
    if !self.text.isEmpty { members["documentation"] = .string(self.text) }
    return .object(members)
  }
}
