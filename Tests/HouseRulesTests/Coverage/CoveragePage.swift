/// `Docs/Coverage.md`: what the source documents state, and what covers it.
struct CoveragePage {
  let checklists: [Checklist]
  let places: CoverPlaces

  func text() throws -> String {
    var lines = Self.opening
    lines += [
      "", "| document | statements | covered | do not apply | open |", "| --- | --- | --- | --- | --- |",
    ]
    lines += checklists.map(summary)
    lines += ["", "## Not covered yet", ""] + open
    for checklist in checklists { lines += try table(checklist) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let opening = [
    "# Coverage of the source documents", "",
    "What the five documents behind this project state about mechanics, activities, rules, numbers and",
    "formulas, in this project's own words, with what covers it: a line of a spec, a rule of lint, a case or a",
    "test; or why it does not apply. A number is the document's line, with its sentence behind the point.",
    "This page is generated from [Coverage](Coverage/README.md), which accounts for every other sentence too;",
    "`FreshCoverageTests` holds both to the documents and to the repository.",
  ]

  private func summary(_ checklist: Checklist) -> String {
    let entries = checklist.entries
    let open = entries.count { $0.isOpen }
    let without = entries.count { $0.covers.allSatisfy { $0.kind == .not } }
    let covered = entries.count - open - without
    let link = "[\(checklist.document)](#\(Self.anchor(checklist.document)))"
    return "| \(link) | \(entries.count) | \(covered) | \(without) | \(open) |"
  }

  private var open: [String] {
    var lines: [String] = []
    for checklist in checklists {
      for entry in checklist.entries where entry.isOpen {
        let what = entry.covers.filter { $0.kind == .todo }.map(\.text).joined(separator: "; ")
        lines.append("- \(checklist.document), \(entry.places): \(what)")
      }
    }
    return lines.isEmpty ? ["Nothing."] : lines
  }

  private func table(_ checklist: Checklist) throws -> [String] {
    var lines = ["", "## \(checklist.document)"]
    var section = ""
    for entry in checklist.entries {
      if entry.section != section || lines.count == 2 {
        section = entry.section
        lines += ["", "### \(section)", "", "| line | states | covered by |", "| --- | --- | --- |"]
      }
      let covers = try entry.covers.map(self.text).joined(separator: "; ")
      lines.append("| \(entry.places) | \(Self.cell(entry.says)) | \(covers) |")
    }
    lines += ["", "### Nothing stated", "", "| line | because |", "| --- | --- |"]
    lines += checklist.skips.map { "| \($0.places) | \(Self.cell($0.reason)) |" }
    return lines
  }

  /// A cover with its link.
  private func text(_ cover: Checklist.Cover) throws -> String {
    switch cover.kind {
    case .not: return "does not apply: \(Self.cell(cover.text))"
    case .but: return "but: \(Self.cell(cover.text))"
    case .todo: return "**open**: \(Self.cell(cover.text))"
    default: break
    }
    guard let found = try places.find(cover) else { return "" }
    let path = found.path.hasPrefix("Docs/") ? String(found.path.dropFirst(5)) : "../" + found.path
    let line = found.line.map { "#L\($0)" } ?? ""
    return "\(cover.kind.rawValue) [\(Self.cell(Self.label(cover)))](\(path)\(line))"
  }

  private static func label(_ cover: Checklist.Cover) -> String {
    let (name, rest) = Checklist.halves(cover.text, at: "#")
    switch cover.kind {
    case .spec, .example: return "\(name): \(rest.replacing(" | ", with: " "))"
    case .doc, .code: return "\(name): \(rest)"
    default: return cover.text
    }
  }

  /// Text as it can stand in a cell, or in a link's text.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for character in text {
      if "|[]<>*".contains(character) { cell.append("\\") }
      cell.append(character)
    }
    return cell
  }

  /// As GitHub names headings.
  private static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil }
    )
  }
}
