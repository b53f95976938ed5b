import SpecParser

/// The findings of lint about the spec, each with its witness.
struct FindingsSection {
  let context: DocumentContext
  /// The findings whose witnesses are drawn.
  private let drawn: Set<Int>

  init(_ context: DocumentContext) {
    self.context = context
    drawn = context.input.drawn
  }

  var content: [Markup] {
    let all = context.findings
    let conflicts = all.filter { Self.isConflict($0.finding) }
    let others = all.filter { !Self.isConflict($0.finding) }
    var parts: [Markup] = []
    if conflicts.isEmpty { parts.append(HTML.p("No two activities get in each other's way.")) }
    if conflicts.contains(where: { $0.finding.severity == .note }) {
      parts.append(
        HTML.p(
          "Notes are settled cases that are good to know: what wins where two activities could claim one touch, and what waits."
        ))
    }
    if conflicts.contains(where: { $0.finding.witness != nil }) { parts.append(TouchKey.markup) }
    parts += conflicts.map(entry)
    if !others.isEmpty { parts += [.element("h3", [:], "Guidance")] + others.map(entry) }
    return parts + accepted
  }

  /// Whether it is about conflicts or latency.
  private static func isConflict(_ finding: Finding) -> Bool {
    finding.rule.hasPrefix("conflict/") || finding.rule.hasPrefix("latency/")
  }

  private func entry(_ item: (number: Int, finding: Finding)) -> Markup {
    let (number, finding) = item
    let (tag, heading): (Markup.Word, Markup.Word) =
      finding.severity > .note ? ("article", "h3") : ("details", "summary")
    return .element(
      tag,
      ["class": "finding \(finding.severity.rawValue)", "id": DocumentContext.anchor(ofFinding: number)],
      [.element(heading, [:], [badge(finding), HTML.prose(finding.message)])] + body(number, finding))
  }

  private func badge(_ finding: Finding) -> Markup {
    .element("span", ["class": "badge \(finding.severity.rawValue)"], finding.rule)
  }

  private func body(_ number: Int, _ finding: Finding) -> [Markup] {
    var parts: [Markup] = []
    if let witness = finding.witness {
      parts += drawn.contains(number) ? drawing(number, witness) : [undrawn(finding)]
    }
    parts += finding.notes.map { HTML.p(HTML.prose(DocumentWords.capitalized($0))) }
    // Fixes have their own list.
    let fixes = Set(finding.fixes.map(\.line))
    let help = finding.help.filter { !fixes.contains($0) }
    if !help.isEmpty { parts.append(HTML.bullets(help.map { HTML.prose($0) }, class: "help")) }
    parts += self.fixes(finding)
    var foot: [Markup] = []
    if let place = context.place(finding.span) { foot.append(.text(place)) }
    let known = finding.activities.filter { name in context.spec.activities.contains { $0.name.value == name }
    }
    foot += known.map(HTML.activity)
    if !foot.isEmpty { parts.append(HTML.p(.joined(foot, by: " · "), class: "quiet")) }
    return parts
  }

  private func drawing(_ number: Int, _ witness: FindingWitness) -> [Markup] {
    let state = witness.state.map { "\($0.name) is \($0.value)" }
    let tool = witness.tool.map { " by \($0.article)" } ?? ""
    let moment = tool + (state.isEmpty ? "" : ", when " + inWords(state))
    let claims = witness.claims.map {
      "\($0.activity) claims at \(MeasureText.instant($0.time))"
    }
    let title =
      "A touch on \(witness.target)\(moment)" + (claims.isEmpty ? "" : ": " + inWords(claims))
    let touch = context.input.touches[number] ?? DocumentTouch(trace: witness, lanes: [])
    return [
      HTML.p("A touch that shows it, on ", HTML.code(witness.target), .text(moment + ":")),
      TouchFigure(context, touch, claims: witness.claims, id: "touch-\(number + 1)").markup(title: title),
    ]
  }

  /// What is said in place of a drawing, of which there are too many.
  private func undrawn(_ finding: Finding) -> Markup {
    let pair = finding.activities.prefix(2).joined(separator: " ")
    let asked =
      "gspec lint " + (finding.activities.count > 1 ? "--explain \(pair) " : "") + context.input.source
    return HTML.p(
      "The touch is not drawn, since there are so many. It is shown by ", HTML.code(asked), class: "quiet")
  }

  /// The fixes of a finding, from which the designer chooses.
  private func fixes(_ finding: Finding) -> [Markup] {
    guard !finding.fixes.isEmpty else { return [] }
    let lead =
      finding.fixes.count == 1 ? "A fix, checked by gspec:" : "Choose one of these fixes. Each was checked."
    let rows = finding.fixes.map { fix in
      Markup.joined([
        HTML.prose(DocumentWords.capitalized(fix.title) + "."),
        HTML.bullets(fix.cost.map { HTML.prose(DocumentWords.capitalized($0) + ".") }),
        HTML.p("Apply it with ", HTML.code("gspec lint --fix --fix-with \(fix.name)"), class: "quiet"),
      ])
    }
    return [
      .element("div", ["class": "fixes"], [HTML.p(.element("strong", [:], lead)), HTML.bullets(rows)])
    ]
  }

  /// The findings that the authors accept, with their reasons.
  private var accepted: [Markup] {
    let lines = context.spec.suppressions.map { suppression in
      let activities = suppression.activities.map {
        HTML.activity(context.spec.activities[$0.value].name.value)
      }
      let scope: Markup = activities.isEmpty ? .empty : .joined([" for ", HTML.list(activities)])
      return Markup.joined([HTML.code(suppression.rule.value), scope, ": ", .text(suppression.reason.value)])
    }
    return lines.isEmpty ? [] : [.element("h3", [:], "Accepted on purpose"), HTML.bullets(lines)]
  }
}
