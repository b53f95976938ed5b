import GestureCompiler
import SpecParser

/// The values of `diff --format`.
enum ComparisonFormat: String, CaseIterable, Sendable, Hashable {
  case text, json, markdown

  func text(_ compared: ComparedSpecs, _ style: TerminalStyle) -> String {
    switch self {
    case .text: RenderComparison(compared: compared, style: style).text
    case .json: RenderComparison(compared: compared, style: style).json
    case .markdown: RenderComparison(compared: compared, style: style).markdown
    }
  }
}

/// A comparison as text for people, as JSON for programs, and as Markdown for the summary of a pull request.
struct RenderComparison {
  let compared: ComparedSpecs
  let style: TerminalStyle

  private var comparison: ProductComparison { compared.comparison }
  private static let same = "nothing changes for people, and generated Swift still compiles"

  // MARK: Text

  var text: String {
    guard !comparison.isEmpty else { return Self.same + "\n" }
    var lines = ["\(compared.old.name) to \(compared.new.name): \(compared.counts)"]
    for effect in ProductChange.Effect.allCases where comparison.count(effect) > 0 {
      lines += ["", painted(effect)]
      for change in comparison.changes where change.kind.effect == effect { lines += described(change) }
    }
    if !comparison.breaks.isEmpty {
      lines += ["", style.red("generated Swift breaks")]
      lines += comparison.breaks.map { "  \($0.sentence)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func painted(_ effect: ProductChange.Effect) -> String {
    switch effect {
    case .loss: style.red(effect.heading)
    case .change: style.yellow(effect.heading)
    case .gain: style.green(effect.heading)
    }
  }

  private func described(_ change: ProductChange) -> [String] {
    let places = compared.place(change)
    let rule = change.rule.map { " [\($0)]" } ?? ""
    let place = (places.new ?? places.old).map { "\($0.file):\($0.line): " } ?? ""
    return ["  \(place)\(change.sentence)\(rule)"]
      + [("was", change.before), ("now", change.after)].compactMap { word, text in
        text.map { style.dim("      \(word): ") + $0 }
      }
  }

  // MARK: Markdown

  var markdown: String {
    var parts = ["### gspec diff: \(comparison.isEmpty ? Self.same : compared.counts)"]
    for effect in ProductChange.Effect.allCases where comparison.count(effect) > 0 {
      let changes = comparison.changes.filter { $0.kind.effect == effect }
      parts.append(list(effect.heading, changes.map(item)))
    }
    if !comparison.breaks.isEmpty {
      parts.append(
        list("generated Swift breaks", comparison.breaks.map { "- " + MarkdownText.escape($0.sentence) }))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func list(_ heading: String, _ items: [String]) -> String {
    (["**\(heading.prefix(1).uppercased() + heading.dropFirst())**", ""] + items).joined(separator: "\n")
  }

  private func item(_ change: ProductChange) -> String {
    let rule = change.rule.map { " " + MarkdownText.code($0) } ?? ""
    let lines = [("was", change.before), ("now", change.after)].compactMap { word, text in
      text.map { "\n  - \(word): \(MarkdownText.escape($0))" }
    }
    return "- \(MarkdownText.escape(change.sentence))\(rule)" + lines.joined()
  }

  // MARK: JSON

  var json: String {
    encodeJSON(
      Document(
        product: compared.product, old: compared.old.name, new: compared.new.name,
        changes: comparison.changes.map(entry),
        breaks: comparison.breaks.map {
          Break(
            kind: $0.kind.rawValue, symbol: $0.symbol, message: $0.sentence, before: $0.before,
            after: $0.after)
        },
        summary: Summary(
          losses: comparison.count(.loss), changes: comparison.count(.change), gains: comparison.count(.gain),
          breaks: comparison.breaks.count)))
  }

  private func entry(_ change: ProductChange) -> Entry {
    let places = compared.place(change)
    return Entry(
      kind: change.kind.rawValue, effect: change.kind.effect.rawValue, activities: change.activities,
      message: change.sentence, before: change.before, after: change.after, rule: change.rule,
      severity: change.severity?.rawValue, old: places.old.map(Place.init), new: places.new.map(Place.init))
  }

  private struct Document: Encodable {
    var version = 1
    var product: String
    var old: String
    var new: String
    var changes: [Entry]
    var breaks: [Break]
    var summary: Summary
  }

  private struct Entry: Encodable {
    var kind: String
    var effect: String
    var activities: [String]
    var message: String
    var before: String?
    var after: String?
    var rule: String?
    var severity: String?
    var old: Place?
    var new: Place?
  }

  private struct Place: Encodable {
    var file: String
    var line: Int
    var column: Int

    init(_ place: ReportPlace) {
      (file, line, column) = (place.file, place.line, place.column)
    }
  }

  private struct Break: Encodable {
    var kind: String
    var symbol: String
    var message: String
    var before: String?
    var after: String?
  }

  private struct Summary: Encodable {
    var losses: Int
    var changes: Int
    var gains: Int
    var breaks: Int
  }
}
