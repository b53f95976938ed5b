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
      [
        "version": 1, "product": .string(compared.product), "old": .string(compared.old.name),
        "new": .string(compared.new.name), "changes": .array(comparison.changes.map(entry)),
        "breaks": .array(comparison.breaks.map(entry)),
        "summary": [
          "losses": .int(comparison.count(.loss)), "changes": .int(comparison.count(.change)),
          "gains": .int(comparison.count(.gain)), "breaks": .int(comparison.breaks.count),
        ],
      ])
  }

  private func entry(_ change: ProductChange) -> JSON {
    let places = compared.place(change)
    return JSON.members([
      "kind": .string(change.kind.rawValue), "effect": .string(change.kind.effect.rawValue),
      "activities": .strings(change.activities), "message": .string(change.sentence),
      "before": change.before.map(JSON.string), "after": change.after.map(JSON.string),
      "rule": change.rule.map(JSON.string), "severity": (change.severity?.rawValue).map(JSON.string),
      "old": places.old?.start, "new": places.new?.start,
    ])
  }

  private func entry(_ change: InterfaceBreak) -> JSON {
    JSON.members([
      "kind": .string(change.kind.rawValue), "symbol": .string(change.symbol),
      "message": .string(change.sentence), "before": change.before.map(JSON.string),
      "after": change.after.map(JSON.string),
    ])
  }
}
