package import GestureRuntime
package import SpecParser

/// Writes a spec as pages for people: HTML and SVG with one style sheet, which need no network and no script.
///
/// The same input gives the same bytes. Only `gspec` writes files.
package enum EmitDocument {
  package static func run(_ input: DocumentInput) -> [DocumentFile] {
    let context = DocumentContext(input)
    let pages = input.spec.activities.indices.map { number in
      DocumentFile(
        name: DocumentContext.file(ofActivity: input.spec.activities[number].name.value),
        text: ActivityPage(context: context, number: number).html)
    }
    return [
      DocumentFile(name: DocumentContext.index, text: IndexPage(context: context).html),
      DocumentFile(name: DocumentContext.styleSheet, text: DocumentStyle.text),
    ] + pages
  }

  /// Whether this emitter made a file, for any spec.
  ///
  /// - Parameter text: the whole file, or at least its first `headLength` bytes.
  package static func isOwn(_ name: String, _ text: String) -> Bool {
    name == DocumentContext.styleSheet
      ? text.hasPrefix(DocumentStyle.mark) : text.contains(PageFrame.generatorMark)
  }

  /// Whether a page is of a product.
  ///
  /// - Parameter text: the whole page, or at least its first `headLength` bytes.
  package static func isPage(_ text: String, ofProduct product: String) -> Bool {
    PageFrame.titleMarks(product).contains { text.contains($0) }
  }

  /// The path of the spec that a page is of.
  ///
  /// - Parameter text: the whole page, or at least its first `headLength` bytes.
  package static func source(ofPage text: String) -> String? { PageFrame.source(ofPage: text) }

  /// A spec's path as pages have it.
  package static func written(_ source: String) -> String {
    EscapeMarkup.original(EscapeMarkup.attribute(source))
  }

  /// Number of bytes at the beginning of a page that contain its marks.
  package static let headLength = 8192

  package static let styleSheet = DocumentContext.styleSheet

  /// Whether a name has the form of a page name. It identifies pages that are no longer made.
  package static func isPageName(_ name: String) -> Bool {
    name == DocumentContext.index
      || name.hasPrefix(DocumentContext.activityPrefix) && name.hasSuffix(".html")
  }
}

/// The input of the pages.
package struct DocumentInput: Sendable {
  package var spec: CheckedSpec
  /// The compiled spec.
  package var table: Table
  /// The findings of the spec, with fixes. Conflicts may be errors.
  package var findings: [Finding]
  package var latency: LatencyReport
  /// The sources of the spec's spans.
  package var sources: SourceSet
  /// The generator's version.
  package var version: String
  /// The spec's path in its repository.
  package var source: String
  /// The replay of the witness of each finding that is drawn, by the finding's index.
  package var touches: [Int: DocumentTouch] = [:]
  package var cases: [DocumentCase] = []
  /// Size of the screen in points.
  package var screen = Point(x: 390, y: 844)
  /// Frames of elements by path, from the cases.
  package var frames: [(element: String, frame: Rectangle)] = []

  package init(
    spec: CheckedSpec, table: Table, findings: [Finding], latency: LatencyReport, sources: SourceSet,
    version: String, source: String
  ) {
    self.spec = spec
    self.table = table
    self.findings = findings
    self.latency = latency
    self.sources = sources
    self.version = version
    self.source = source
  }

  /// The most witnesses drawn: beyond them a page takes browsers seconds.
  private static let mostDrawn = 200

  /// The indices of the findings, most severe first.
  var order: [Int] {
    findings.indices.sorted { a, b in
      findings[a].severity != findings[b].severity ? findings[a].severity > findings[b].severity : a < b
    }
  }

  /// The indices of the findings whose witnesses are drawn: the first of those that have one.
  package var drawn: Set<Int> {
    let shown = order.filter { findings[$0].witness != nil }
    return Set(shown.prefix(Self.mostDrawn))
  }
}

/// One file of the pages.
package struct DocumentFile: Sendable, Hashable {
  /// The name without folders, with only lower-case letters, digits, `-`, `_` and `.`.
  package var name: String
  package var text: String
}
