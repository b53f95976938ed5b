package import GestureRuntime
package import SpecParser

/// Writes a spec as pages for people: HTML and SVG with one style sheet, which need no network and no script.
///
/// The same input gives the same bytes. Files are written by `gspec` alone.
package enum EmitDocument {
  package static func run(_ input: DocumentInput) -> [DocumentFile] {
    let context = DocumentContext(input)
    let pages = input.spec.activities.indices.map { number in
      DocumentFile(
        name: DocumentContext.file(ofActivity: input.spec.activities[number].name.value),
        text: ActivityPage(context, number).html)
    }
    return [
      DocumentFile(name: DocumentContext.index, text: IndexPage(context).html),
      DocumentFile(name: DocumentContext.styleSheet, text: DocumentStyle.text),
    ] + pages
  }

  /// Whether a file was made by this emitter, of whatever spec.
  ///
  /// - Parameter text: the whole file or its beginning, at least `headLength` bytes of it.
  package static func isOwn(_ name: String, _ text: String) -> Bool {
    name == DocumentContext.styleSheet
      ? text.hasPrefix(DocumentStyle.mark) : text.contains(PageFrame.generatorMark)
  }

  /// The line that a page of this spec has near its beginning, and a page of another has not.
  package static func mark(ofSource source: String) -> String { PageFrame.sourceMark(source) }

  /// Within so many bytes a page says what made it.
  package static let headLength = 4096

  package static let styleSheet = DocumentContext.styleSheet

  /// Whether a name is one that pages have, so that a file that is no longer made can be told from others.
  package static func isPageName(_ name: String) -> Bool {
    name == DocumentContext.index
      || name.hasPrefix(DocumentContext.activityPrefix) && name.hasSuffix(".html")
  }
}

/// Everything that the pages depend on.
package struct DocumentInput: Sendable {
  package var spec: CheckedSpec
  /// Of the spec, with fixes. Conflicts may be errors.
  package var findings: [Finding]
  package var latency: LatencyReport
  /// What spans point into.
  package var sources: SourceSet
  /// The generator's version.
  package var version: String
  /// The spec's file name without folders.
  package var source: String
  /// What becomes of a finding's witness, by the finding's index.
  package var touches: [Int: DocumentTouch] = [:]
  package var cases: [DocumentCase] = []
  /// Size of the screen in points.
  package var screen = Point(x: 390, y: 844)
  /// Where elements lie, by path, as cases say.
  package var frames: [(element: String, frame: Rectangle)] = []

  package init(
    spec: CheckedSpec, findings: [Finding], latency: LatencyReport, sources: SourceSet, version: String,
    source: String
  ) {
    self.spec = spec
    self.findings = findings
    self.latency = latency
    self.sources = sources
    self.version = version
    self.source = source
  }
}

/// One file of the pages.
package struct DocumentFile: Sendable, Hashable {
  /// Without folders, of lower-case letters, digits, `-`, `_` and `.`.
  package var name: String
  package var text: String
}
