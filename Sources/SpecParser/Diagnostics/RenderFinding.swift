/// Renders a finding as text:
///
///     error[syntax/unit]: `450` has no unit
///       --> mail.gspec.yaml:7:23
///        |
///      7 |   long-press-timeout: 450
///        |                       ^^^
///        = help: write `450ms`
///
/// A finding with a witness has one line for each place, without the source text, and then the drawing (`DrawTimeline`). The places and the
/// drawing all name the activities.
package struct FindingRenderer: Sendable {
  private let sources: SourceSet
  private let style: TextStyle

  package init(sources: SourceSet, style: TextStyle = .plain) {
    self.sources = sources
    self.style = style
  }

  /// The text of a finding: several lines, the last one with its line break.
  ///
  /// - Parameter trailer: further remarks about the finding, such as `id: 7f3a9c21`.
  package func render(_ finding: Finding, trailer: [String] = []) -> String {
    let labels = labels(of: finding)
    let isDrawn = finding.witness != nil
    let width = isDrawn ? 1 : String(labels.map(\.line).max() ?? 1).count
    var lines = [headline(finding)] + (isDrawn ? places(labels) : excerpts(labels, finding.file, width))
    if labels.isEmpty, let path = sources[finding.file]?.path {
      lines.append(pad(width) + style("--> ", .frame) + visible(path))
    }
    lines += finding.witness.map { drawing(of: $0, width: width) } ?? []
    let bar = pad(width) + " " + style("=", .frame)
    lines += finding.notes.map { bar + " note: " + visible($0) }
    lines += help(of: finding).map { bar + " " + style("help", .help) + ": " + visible($0) }
    lines += trailer.map { bar + " " + visible($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help lines. Of many checked fixes it shows only some, since `gspec lint --fix` lists all.
  private func help(of finding: Finding) -> [String] {
    let left = Set(ChooseFixes.leftOut(of: finding.fixes).map(\.line))
    guard !left.isEmpty else { return finding.help }
    let path = sources[finding.file]?.path ?? "PATH"
    return finding.help.filter { !left.contains($0) }
      + ["\(left.count) more fixes: `gspec lint --fix \(path)` lists them"]
  }

  private func headline(_ finding: Finding) -> String {
    style("\(finding.severity.rawValue)[\(finding.rule)]", .severity(finding.severity))
      + style(": " + visible(finding.message), .message)
  }

  /// The drawing, indented like the places; rows with claims are highlighted.
  private func drawing(of witness: FindingWitness, width: Int) -> [String] {
    let margin = pad(width) + " "
    return DrawTimeline.brief(witness, width: DrawTimeline.width - margin.count).map { line in
      let text = margin + visible(line)
      return line.hasPrefix(">") ? style(text, .message) : text
    }
  }

  // MARK: Labels

  /// A place to show, with a remark.
  private struct Label {
    var file: FileID
    /// From 1.
    var line: Int
    var column: Int
    /// Bytes from the start of the line.
    var range: Range<Int>
    var message: String
    /// The finding's severity at its own place; `nil` at other places.
    var severity: Severity?
  }

  private func labels(of finding: Finding) -> [Label] {
    let own = finding.span.flatMap { label($0, finding.label, finding.severity) }
    return [own].compactMap { $0 } + finding.related.compactMap { label($0.span, $0.message, nil) }
  }

  private func label(_ span: SourceSpan, _ message: String, _ severity: Severity?) -> Label? {
    guard let source = sources[span.file] else { return nil }
    let position = source.position(at: span.start)
    let line = source.range(ofLine: position.line)
    // A span over several lines is marked on its first one.
    let start = min(max(span.start, line.lowerBound), line.upperBound) - line.lowerBound
    let end = max(start, min(max(span.end, line.lowerBound), line.upperBound) - line.lowerBound)
    return Label(
      file: span.file, line: position.line, column: position.column, range: start..<end, message: message,
      severity: severity
    )
  }

  private func filesInOrder(_ labels: [Label], first: FileID) -> [FileID] {
    let files = Set(labels.map(\.file))
    return files.sorted { ($0 == first ? -1 : $0) < ($1 == first ? -1 : $1) }
  }

  // MARK: Lines

  /// One line for each place, with its remark.
  private func places(_ labels: [Label]) -> [String] {
    labels.enumerated().map { index, label in
      let path = sources[label.file]?.path ?? ""
      let message = label.message.isEmpty ? "" : ": " + label.message
      return pad(1) + style(index == 0 ? "--> " : "::: ", .frame)
        + visible("\(path):\(label.line):\(label.column)" + message)
    }
  }

  /// The source lines of the places, file by file.
  private func excerpts(_ labels: [Label], _ first: FileID, _ width: Int) -> [String] {
    filesInOrder(labels, first: first).enumerated().flatMap { index, file in
      excerpt(labels.filter { $0.file == file }, isFirst: index == 0, width: width)
    }
  }

  /// The source lines of one file, each with its remarks, in the order of the file.
  private func excerpt(_ labels: [Label], isFirst: Bool, width: Int) -> [String] {
    guard let main = labels.first, let source = sources[main.file] else { return [] }
    let arrow = style(isFirst ? "--> " : "::: ", .frame)
    var lines = [pad(width) + arrow + visible("\(source.path):\(main.line):\(main.column)")]
    lines.append(pad(width) + style(" |", .frame))
    // The label above, around whose place its line is cut.
    var previous: Label?
    for label in labels.sorted(by: { $0.line < $1.line }) {
      if let previous, label.line > previous.line + 1 { lines.append(pad(width) + style("...", .frame)) }
      if let previous, previous.line == label.line,
        let marked = shown(label, in: source, around: previous, width: width)
      {
        lines.append(marked.mark)
        continue
      }
      if let marked = shown(label, in: source, around: label, width: width) {
        lines += [marked.line, marked.mark]
      }
      previous = label
    }
    return lines
  }

  /// The source line around a place, with the mark that comes below it; `nil` if the mark does not begin in that part of the line.
  private func shown(
    _ label: Label, in source: SourceFile, around place: Label, width: Int
  ) -> (line: String, mark: String)? {
    let place = place.range.lowerBound
    let display = DisplayText(source.bytes[source.range(ofLine: label.line)], around: place)
    guard let excerpt = display.excerpt(marking: label.range, around: place) else { return nil }
    let number = String(label.line)
    let gutter = String(repeating: " ", count: width - number.count + 1) + number
    let sign = label.severity == nil ? "-" : "^"
    let mark = String(repeating: sign, count: excerpt.width)
    let text = label.message.isEmpty ? mark : mark + " " + visible(label.message)
    let marked = style(text, label.severity.map { .mark($0) } ?? .relatedMark)
    let below = pad(width) + style(" | ", .frame) + String(repeating: " ", count: excerpt.indent) + marked
    return (style(gutter + " | ", .frame) + excerpt.text, below)
  }

  private func pad(_ width: Int) -> String { String(repeating: " ", count: width + 1) }

  /// The text without control characters, which could move a terminal's cursor.
  private func visible(_ text: String) -> String {
    if DisplayText.isPlain(text) { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
