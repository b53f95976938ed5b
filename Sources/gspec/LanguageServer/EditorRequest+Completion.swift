import SpecParser

/// The request `textDocument/completion`: the keys, or the values of a key, that are possible at a position.
extension EditorRequest {
  func completion() throws(LanguageServer.Refusal) -> JSON {
    let place = TypingPlace(document.source, at: try offset())
    let items = place.isInComment ? [] : items(at: place)
    let replaced = replaced(by: items, place.word)
    let range = EditorRange.range(replaced, in: document.source)
    let bytes = document.source.bytes
    // A key in quotes has its colon behind them.
    let isQuoted = bytes[..<replaced.lowerBound].last.map { "\"'".utf8.contains($0) } ?? false
    let hasColon = isQuoted || bytes[replaced.upperBound...].first { $0 != 0x20 } == UInt8(ascii: ":")
    // A comment begins behind a space.
    let end = bytes[replaced.upperBound...].first == UInt8(ascii: "#") ? " " : ""
    return [
      "isIncomplete": false,
      "items": .array(items.map { $0.message(replacing: range, hasColon: hasColon, end: end) }),
    ]
  }

  private func items(at place: TypingPlace) -> [CompletionItem] {
    if let key = place.valueOf { return values(of: key, in: place) }
    if place.keys == ["metrics"] { return Metric.allCases.map { CompletionItem(key: $0.rawValue) } }
    guard let context = LanguageContext.at(place.keys) else { return [] }
    let keys = context.keys.map { CompletionItem(key: $0.name, detail: $0.value.described, text: $0.summary) }
    let siblings = place.siblings(in: document.source)
    return (detents(place) + keys).filter { !siblings.contains($0.label) }
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

  init(_ label: String, _ symbol: Symbol = .word, detail: String = "", text: String = "") {
    self.label = label
    self.symbol = symbol
    self.detail = detail
    self.text = text
  }

  init(key: String, detail: String = "", text: String = "") {
    self.init(key, .key, detail: detail, text: text)
  }

  /// The item of LSP.
  ///
  /// - Parameters:
  ///   - range: what it replaces. Without one, an editor takes the word at the cursor, and to many a word ends at a `-` or a `/`.
  ///   - hasColon: whether a colon follows the range. Otherwise a key gets one.
  ///   - end: what comes behind the item.
  func message(replacing range: JSON, hasColon: Bool, end: String) -> JSON {
    let new = symbol == .key && !hasColon ? "\(label): " : label + end
    var members: [String: JSON] = [
      "label": .string(label), "kind": .int(symbol.rawValue),
      "textEdit": ["range": range, "newText": .string(new)],
    ]
    if !detail.isEmpty { members["detail"] = .string(detail) }
    if !text.isEmpty { members["documentation"] = .string(text) }
    return .object(members)
  }
}
