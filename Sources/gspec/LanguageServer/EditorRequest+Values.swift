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
    case (.activity, "toward"): return words(ValueWords.words(of: known).filter(senses(place)))
    case (.activity, "fallback"), (.activity, "shortcut-for"), (.disable, "activity"),
      (.disable, "activities"), (.handOver, "to"):
      return activities
    case (.resolution, _):
      // One name alone is no list.
      let isNewList = known.value.isList && !place.isInList
      return isNewList ? activities.map(\.inNewList) : activities
    case (.activity, "when"), (.element, "when"): return guardWords(place)
    case (.disable, "rule"):
      return RuleCatalogue.acceptable.map { CompletionItem($0.id, text: $0.summary) }
    case (.top, "uses"): return words(BundledVocabularies.names + namedVocabularies)
    case (.mechanic, "steps"):
      guard place.isInList else { return [CompletionItem("[press, lift]")] }
      return LanguageContext.step.keys.map { CompletionItem($0.name, text: $0.summary) }
    default: return words(ValueWords.words(of: known)) + metrics(for: known, in: context)
    }
  }

  func words(_ words: [String]) -> [CompletionItem] { words.map { CompletionItem($0) } }

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

  // MARK: Directions

  /// Whether the activity has a mechanic that takes a word of `toward`; every word, if its mechanics are not known.
  private func senses(_ place: TypingPlace) -> (String) -> Bool {
    let names = (value(place.keys)?.items(of: "by") ?? []).compactMap { $0.scalar?.text }
    let known = names.compactMap { name in scope?.spec.mechanics.first { $0.name.value == name } }
    guard !known.isEmpty, known.count == names.count else { return { _ in true } }
    return { word in known.contains { $0.goes(word) } }
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

  private var activities: [CompletionItem] {
    reading.names.declared(.activity).map { CompletionItem($0.identity, .activity) }
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
}
