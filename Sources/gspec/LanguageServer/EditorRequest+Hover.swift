import GestureCompiler
import SpecParser

/// The request `textDocument/hover`: the name, value or key at a position, and what is known about it.
extension EditorRequest {
  func hover() throws(LanguageServer.Refusal) -> JSON {
    let offset = try offset()
    let place = TreePlace(reading.tree, at: offset)
    if let name = reading.names.use(at: offset), let text = text(of: name, place) {
      return hover(text, name.span)
    }
    if let word = place.word, let text = place.keys.last == "when" ? truth(place) : metrics(word) {
      return hover(text, word.span)
    }
    if place.keys.last == "steps", let word = place.word, let text = step(word.scalar?.text ?? "", in: place)
    {
      return hover(text, word.span)
    }
    if let key = place.key, place.keys.count == 2, place.keys[0] == "metrics",
      let text = metric(place.keys[1])
    {
      return hover(text, key.span)
    }
    guard let key = place.key, let known = place.languageKey else { return .null }
    let text = text(of: known)
    let more = known.name == "when" ? truth(place).map { "\n\n" + $0 } : nil
    return hover(text + (more ?? ""), key.span)
  }

  private func text(of key: LanguageKey) -> String {
    "**\(key.name)**: \(key.value.described)\n\n\(key.summary)"
  }

  /// What is known of a step without constraints.
  private func step(_ word: String, in place: TreePlace) -> String? {
    guard case .list(let context)? = place.languageKey?.child else { return nil }
    return context.key(word).map(text)
  }

  private func hover(_ text: String, _ span: SourceSpan) -> JSON {
    ["contents": ["kind": "markdown", "value": .string(text)], "range": document.range(span)]
  }

  /// The metrics that a value names in place of an amount.
  private func metrics(_ word: LocatedNode) -> String? {
    let texts = (word.scalar?.text ?? "").split(separator: ".").compactMap { metric(String($0)) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  private func text(of name: NameUse, _ place: TreePlace) -> String? {
    var parts = ["\(name.kind.rawValue) **\(name.identity)**"]
    let declared = reading.names.declaration(of: name.meaning)
    switch name.kind {
    case .mechanic:
      guard let scope, let mechanic = mechanic(name) else { break }
      if !mechanic.summary.isEmpty { parts.append(mechanic.summary) }
      if let vocabulary = mechanic.vocabulary { parts.append("From `\(vocabulary)`.") }
      parts += movement(mechanic, place, scope.spec.metrics)
      if declared == nil { parts += declaration(mechanic.name.span, .mechanic, scope.sources) }
    case .kind:
      guard let scope, let kind = kind(name) else { break }
      if !kind.summary.isEmpty { parts.append(kind.summary) }
      parts.append("From `\(kind.vocabulary)`.")
      if declared == nil { parts += declaration(kind.name.span, .kind, scope.sources) }
    case .activity: parts += latency(of: name.identity) + findings(about: name.identity)
    case .element: break
    case .state: parts += (place.keys.last == "when" ? truth(place) : nil).map { [$0] } ?? []
    }
    if let extent = declared?.extent { parts.insert(excerpt(extent, document.source), at: 1) }
    return parts.count > 1 || declared != nil ? parts.joined(separator: "\n\n") : nil
  }

  /// The lines of an entry, at most 24, without the indentation of the entry.
  private func excerpt(_ extent: SourceSpan, _ source: SourceFile) -> String {
    let column = source.position(at: extent.start).column - 1
    let lines = source.text(extent).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let most = 24
    let shown = lines.prefix(most).enumerated().map { index, line in
      index == 0 ? String(line) : String(line.dropFirst(min(column, line.prefix { $0 == " " }.count)))
    }
    return "```yaml\n" + shown.joined(separator: "\n") + (lines.count > most ? "\n…" : "") + "\n```"
  }

  /// The entry that declares a name in another file.
  private func declaration(_ span: SourceSpan, _ kind: NameKind, _ sources: SourceSet) -> [String] {
    guard let source = sources[span.file] else { return [] }
    let names = SpecNames(ParseYAML.parse(source).tree, source)
    let declared = names.declared(kind).first { $0.span.start == span.start }
    return declared?.extent.map { [excerpt($0, source)] } ?? []
  }

  private func metric(_ name: String) -> String? {
    guard let metric = Metric(rawValue: name), let metrics = scope?.spec.metrics,
      !metrics.unread.contains(metric)
    else { return nil }
    let setting = metrics[metric]
    let value: String
    if let amount = setting.amount, let dimension = metric.dimension {
      value = MeasureText.text(amount, dimension)
    } else {
      value = setting.estimator?.rawValue ?? "none"
    }
    return "metric **\(name)**: \(value)\n\nSet by `\(setting.setBy)`."
  }

  /// The waits of an activity's claims, one sentence for each row that has rivals.
  private func latency(of activity: String) -> [String] {
    guard let spec = reading.result.spec else { return [] }
    let rows = CompilePipeline.latency(spec, of: activity).rows.filter { !$0.rivals.isEmpty }
    return rows.map { row in
      let rivals = row.rivals.map { "`\($0.activity)`" }.joined(separator: ", ")
      let time =
        row.delay.resting.map(MeasureText.time) ?? "as long as fingers stay down"
      return "By \(row.mechanics.joined(separator: ", ")), its claim waits \(time) for \(rivals)."
    }
  }

  /// The findings about an activity, at most three, with their witnesses.
  private func findings(about activity: String) -> [String] {
    let spec = analysis?.spec
    let findings = spec?.findings.filter {
      $0.severity >= (spec?.level ?? .warning) && $0.activities.contains(activity)
    }
    return (findings ?? []).prefix(3).map { finding in
      let drawing = finding.witness.map { DrawTimeline.brief($0) } ?? []
      return "\(finding.severity.rawValue)[\(finding.rule)]: \(finding.message)"
        + (drawing.isEmpty ? "" : "\n\n```text\n" + drawing.joined(separator: "\n") + "\n```")
    }
  }
}
