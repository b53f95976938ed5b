import SpecParser

/// The start page of a product: its elements, its activities, and their conflicts.
struct IndexPage {
  let context: DocumentContext

  var html: String {
    let sections = [
      ("elements", "Elements", ElementsSection(context: context).content),
      ("activities", "Activities", ActivitiesSection(context: context).content),
      ("conflicts", "Conflicts", FindingsSection(context).content),
      ("cases", "Cases", CasesSection(context: context).content),
      ("latency", "Latency", LatencySection(context).content),
      ("resolve", "Who wins, who waits", ResolveSection(context: context).content),
      ("state", "State", StateSection(context: context).content),
      ("metrics", "Metrics", MetricsSection(context: context).content),
    ]
    return PageFrame.page(context, header: header, sections: sections)
  }

  // MARK: Header

  private var header: [Markup] {
    [
      .element("p", ["class": "kicker"], "Gestures"),
      .element("h1", [:], context.spec.product.value),
      HTML.p(.text(summary), class: "lead"),
      verdict,
    ]
  }

  private var summary: String {
    let spec = context.spec
    var parts = [
      "\(DocumentWords.counted(spec.activities.count, "activity", "activities")) on "
        + DocumentWords.counted(spec.elements.count, "element", "elements")
    ]
    if !spec.platforms.isEmpty {
      parts.append("for " + inWords(spec.platforms.map { Self.name($0.value) }))
    }
    if !spec.vocabularies.isEmpty {
      parts.append("in the words of " + inWords(spec.vocabularies.map(DocumentWords.capitalized)))
    }
    if !spec.experience.isEmpty {
      parts.append(inWords(spec.experience.map(\.rawValue).sorted()) + " experience")
    }
    if let edges = spec.protectedEdges?.value {
      parts.append("the \(DocumentWords.sides(edges, joinedBy: "and")) edge answers the product first")
    }
    return parts.joined(separator: " · ")
  }

  private static func name(_ platform: Platform) -> String {
    switch platform {
    case .ios: "iOS"
    case .ipados: "iPadOS"
    case .watchos: "watchOS"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .android: "Android"
    case .web: "the web"
    case .linux: "Linux"
    }
  }

  private var verdict: Markup {
    let errors = context.input.findings.count { $0.severity == .error }
    let warnings = context.input.findings.count { $0.severity == .warning }
    let notes = context.input.findings.count { $0.severity == .note }
    let text =
      warnings == 0
      ? "No warnings"
      : DocumentWords.counted(warnings, "warning", "warnings")
    return HTML.p(
      errors == 0
        ? .empty
        : .element("span", ["class": "badge error"], DocumentWords.counted(errors, "error", "errors")),
      .element("span", ["class": warnings == 0 ? "badge good" : "badge warning"], text),
      .element("span", ["class": "badge note"], DocumentWords.counted(notes, "note", "notes")),
      class: "verdict")
  }
}
