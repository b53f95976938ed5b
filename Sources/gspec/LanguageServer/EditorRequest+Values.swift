import SpecParser

/// What a completion offers as the value of a key: names in scope, and words of the language.
extension EditorRequest {
  /// The names and words that are valid values of a key.
  func values(of key: String, in place: TypingPlace) -> [CompletionItem] {
    if place.keys == ["metrics"] { return Metric(rawValue: key).map(values) ?? [] }
    if LanguageContext.form(at: place.keys) == .names { return place.isInList ? [] : words(["bool"]) }
    guard let context = LanguageContext.at(place.keys), let known = context.key(key) else { return [] }
    switch (context, key) {
    case (.activity, "does"): return kinds + [CompletionItem("custom")]
    case (.activity, "target"): return elements(place)
    case (.activity, "over"): return elements(place) + words(ValueWords.words(of: known))
    case (.activity, "by"), (.activity, "after"), (.kind, "by"): return mechanics
    case (.activity, "fallback"), (.activity, "shortcut-for"), (.disable, "activity"),
      (.disable, "activities"), (.handOver, "to"), (.resolution, _):
      return reading.names.declared(.activity).map { CompletionItem($0.identity, .activity) }
    case (.activity, "when"), (.element, "when"): return guardWords(place)
    case (.disable, "rule"): return RuleCatalogue.all.map { CompletionItem($0.id, text: $0.summary) }
    case (.top, "uses"): return words(BundledVocabularies.names + namedVocabularies)
    case (.mechanic, "steps"):
      return LanguageContext.step.keys.map { CompletionItem($0.name, text: $0.summary) }
    default: return words(ValueWords.words(of: known)) + metrics(for: known, in: context)
    }
  }

  private func words(_ words: [String]) -> [CompletionItem] { words.map { CompletionItem($0) } }

  /// The names that settings give to vocabularies.
  private var namedVocabularies: [String] {
    LoadSpec.place(of: ImportRequest(name: "", importer: document.path)).named
  }

  // MARK: Metrics

  /// The values of a metric: `none`, a method, or another metric that it follows.
  private func values(of metric: Metric) -> [CompletionItem] {
    guard let dimension = metric.dimension else {
      return words(VelocityEstimatorKind.allCases.map(\.rawValue))
    }
    return words(metric.mayBeNone ? ["none"] : []) + metrics([dimension], besides: metric)
  }

  /// The metrics that a limit can name in place of an amount. Other amounts cannot.
  private func metrics(for key: LanguageKey, in context: LanguageContext) -> [CompletionItem] {
    guard key.isLimit || [.commit, .step].contains(context), case .quantity(let dimensions) = key.value else {
      return []
    }
    return metrics(dimensions)
  }

  private func metrics(_ dimensions: [Dimension], besides own: Metric? = nil) -> [CompletionItem] {
    let known = scope?.spec.metrics
    return Metric.allCases.compactMap { metric in
      guard metric != own, let dimension = metric.dimension, dimensions.contains(dimension) else {
        return nil
      }
      let setting = known.flatMap { $0.unread.contains(metric) ? nil : $0[metric] }
      let amount = setting?.amount.map { MeasureText.text($0, dimension) }
      return CompletionItem(metric.rawValue, detail: amount ?? "")
    }
  }

  // MARK: Names

  /// The elements by their last name, or by their path if that name is ambiguous or a path is being typed.
  private func elements(_ place: TypingPlace) -> [CompletionItem] {
    let isPath = document.source.bytes[place.word].contains(UInt8(ascii: "/"))
    let paths = reading.names.declared(.element).map(\.identity)
    let names = paths.map { String($0.split(separator: "/").last ?? "") }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(paths, names).map { path, name in
      isPath || counts[name] != 1
        ? CompletionItem(path, .element)
        : CompletionItem(name, .element, detail: name == path ? "" : path)
    }
  }

  private var kinds: [CompletionItem] {
    let known = scope?.spec.kinds ?? []
    return known.map { CompletionItem($0.name.value, detail: $0.vocabulary, text: $0.summary) }
      + own(.kind, besides: known.map(\.name.value))
  }

  private var mechanics: [CompletionItem] {
    let known = scope?.spec.mechanics ?? []
    return known.map { CompletionItem($0.name.value, detail: $0.vocabulary ?? "", text: $0.summary) }
      + own(.mechanic, besides: known.map(\.name.value))
  }

  /// The names that the text declares and the checked spec does not have.
  private func own(_ kind: NameKind, besides known: [String]) -> [CompletionItem] {
    let known = Set(known)
    return words(reading.names.declared(kind).map(\.identity).filter { !known.contains($0) })
  }

  // MARK: Guards

  /// The variables by their own names, those of elements by their path if a path is being typed.
  private func guardWords(_ place: TypingPlace) -> [CompletionItem] {
    let variables = reading.names.declared(.state)
    if let name = GuardMark.compared(atEndOf: place.typed) {
      let compared = variables.filter { $0.identity == name || $0.identity.hasSuffix("." + name) }
      let values = compared.flatMap(values).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return words(values)
    }
    let isPath = document.source.bytes[place.word].contains(UInt8(ascii: "."))
    return variables.map {
      let name = document.source.text($0.span.start..<$0.span.end)
      return CompletionItem(isPath ? $0.identity : name, .variable, detail: $0.identity)
    } + words(["and", "or", "not", "in", "true", "false"])
  }

  /// The words that a variable can be, by its declaration.
  private func values(of variable: NameUse) -> [String] {
    guard let extent = variable.extent, let root = reading.tree.root,
      let declared = Self.value(ofKeyAt: extent.start, in: root)
    else { return [] }
    switch declared.content {
    case .sequence(let items, _): return items.compactMap { $0.scalar?.text }
    case .scalar(let scalar): return scalar.text == "bool" ? ["true", "false"] : []
    case .mapping: return []
    }
  }

  private static func value(ofKeyAt start: Int, in node: LocatedNode) -> LocatedNode? {
    guard case .mapping(let entries, _) = node.content else { return nil }
    for entry in entries {
      if entry.key.span.start == start { return entry.value }
      let span = entry.value.span
      if span.start <= start, start < span.end, let found = value(ofKeyAt: start, in: entry.value) {
        return found
      }
    }
    return nil
  }
}
