import SpecParser

/// The request `textDocument/completion`: the keys, or the values of a key, that are possible at a position.
extension EditorRequest {
  func completion() throws(LanguageServer.Refusal) -> MessageValue {
    let place = TypingPlace(document.source, at: try offset())
    let items: [MessageValue]
    if let key = place.valueOf {
      items = values(of: key, in: place)
    } else if place.keys == ["metrics"] {
      items = Metric.allCases.map { item($0.rawValue, kind: 10, insert: "\($0.rawValue): ") }
    } else if let context = LanguageContext.at(place.keys) {
      let known = context.keys.filter { !place.siblings.contains($0.name) }
      items = known.map {
        item($0.name, kind: 10, detail: $0.value, text: $0.summary, insert: "\($0.name): ")
      }
    } else {
      items = []
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  private func item(
    _ label: String, kind: Int, detail: String = "", text: String = "", insert: String? = nil
  ) -> MessageValue {
    var members: [String: MessageValue] = ["label": .string(label), "kind": .int(kind)]
    if !detail.isEmpty { members["detail"] = .string(detail) }
    if !text.isEmpty { members["documentation"] = .string(text) }
    if let insert { members["insertText"] = .string(insert) }
    return .object(members)
  }

  /// The names and words that are valid values of a key.
  private func values(of key: String, in place: TypingPlace) -> [MessageValue] {
    guard let context = LanguageContext.at(place.keys) else { return [] }
    switch (context, key) {
    case (.activity, "does"): return kinds + [item("custom", kind: 12)]
    case (.activity, "target"): return elements
    case (.activity, "over"): return elements + words(["any", "drop-target"])
    case (.activity, "by"), (.activity, "after"), (.kind, "by"): return mechanics
    case (.activity, "fallback"), (.activity, "shortcut-for"), (.disable, "activity"),
      (.disable, "activities"),
      (.handOver, "to"), (.resolution, _):
      return declared(.activity, 24)
    case (.activity, "when"), (.element, "when"): return states
    case (.disable, "rule"): return RuleCatalogue.all.map { item($0.id, kind: 12, text: $0.summary) }
    case (.top, "uses"): return words(BundledVocabularies.names)
    case (.top, "platforms"), (.mechanic, "platforms"): return words(Platform.allCases.map(\.rawValue))
    case (.top, "experience"): return words(Experience.allCases.map(\.rawValue))
    case (.activity, "tools"): return words(["finger", "pen", "eraser", "mouse"])
    case (.activity, "toward"), (.move, "toward"), (.element, "swipeable"), (.step, "move"):
      return words(Self.directions)
    case (.activity, "from"), (.press, "from"): return words(Self.edges)
    case (.element, "scrolls"), (.element, "pages"): return words(["horizontal", "vertical", "any"])
    case (.mechanic, "steps"):
      return LanguageContext.step.keys.map { item($0.name, kind: 12, text: $0.summary) }
    default:
      return context.key(key)?.value == "true or false" ? words(["true", "false"]) : []
    }
  }

  private static let directions = [
    "left", "right", "leading", "trailing", "up", "down", "horizontal", "vertical", "any",
  ]
  private static let edges = [
    "left-edge", "right-edge", "leading-edge", "trailing-edge", "top-edge", "bottom-edge", "any-edge",
  ]

  private func words(_ words: [String]) -> [MessageValue] { words.map { item($0, kind: 12) } }

  private func declared(_ kind: NameKind, _ symbol: Int) -> [MessageValue] {
    reading.names.declared(kind).map { item($0.identity, kind: symbol) }
  }

  /// The elements by their last name, or by their path if that name is ambiguous.
  private var elements: [MessageValue] {
    let paths = reading.names.declared(.element).map(\.identity)
    return paths.map { path in
      let last = String(path.split(separator: "/").last ?? "")
      let isOne = paths.count { $0 == last || $0.hasSuffix("/" + last) } == 1
      return item(isOne ? last : path, kind: 5, detail: isOne && last != path ? path : "")
    }
  }

  private var states: [MessageValue] {
    let variables = reading.names.declared(.state).map {
      item(String($0.identity.split(separator: ".").last ?? ""), kind: 6, detail: $0.identity)
    }
    return variables + words(["and", "or", "not", "in", "true", "false"])
  }

  private var kinds: [MessageValue] {
    let known = scope?.spec.kinds ?? []
    let own = reading.names.declared(.kind).map(\.identity).filter { name in
      !known.contains { $0.name.value == name }
    }
    return known.map { item($0.name.value, kind: 12, detail: $0.vocabulary, text: $0.summary) } + words(own)
  }

  private var mechanics: [MessageValue] {
    let known = scope?.spec.mechanics ?? []
    let own = reading.names.declared(.mechanic).map(\.identity).filter { name in
      !known.contains { $0.name.value == name }
    }
    return known.map { item($0.name.value, kind: 12, detail: $0.vocabulary ?? "", text: $0.summary) }
      + words(own)
  }
}
