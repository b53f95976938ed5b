import SpecParser

/// The request `textDocument/completion`: the keys, or the values of a key, that are possible at a position.
extension EditorRequest {
  func completion() throws(LanguageServer.Refusal) -> MessageValue {
    let place = TypingPlace(document.source, at: try offset())
    let items: [MessageValue]
    if let key = place.valueOf {
      items = message(values(of: key, in: place), in: place)
    } else if place.keys == ["metrics"] {
      items = Metric.allCases.map { CompletionItem(key: $0.rawValue).message }
    } else if let context = LanguageContext.at(place.keys) {
      let siblings = place.siblings(in: document.source)
      items = context.keys.filter { !siblings.contains($0.name) }.map {
        CompletionItem(key: $0.name, detail: $0.value, text: $0.summary).message
      }
    } else {
      items = []
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  /// Values as items. An editor takes the word at the cursor for what an item replaces, and to many a word ends at a `/`. Items with a `/`,
  /// and all behind one, name the range that they replace.
  private func message(_ items: [CompletionItem], in place: TypingPlace) -> [MessageValue] {
    let slash = UInt8(ascii: "/")
    let range = EditorRange.range(place.word, in: document.source)
    let isPath = document.source.bytes[place.word].contains(slash)
    return items.map { item in
      guard isPath || item.label.utf8.contains(slash), case .object(var members) = item.message else {
        return item.message
      }
      members["textEdit"] = ["range": range, "newText": .string(item.label)]
      return .object(members)
    }
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

  var message: MessageValue {
    var members: [String: MessageValue] = ["label": .string(label), "kind": .int(symbol.rawValue)]
    if !detail.isEmpty { members["detail"] = .string(detail) }
    if !text.isEmpty { members["documentation"] = .string(text) }
    if symbol == .key { members["insertText"] = .string("\(label): ") }
    return .object(members)
  }
}
