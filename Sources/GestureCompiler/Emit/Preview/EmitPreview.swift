package import GestureRuntime
package import SpecParser

/// The input of a preview.
package struct PreviewInput: Sendable {
  package var spec: CheckedSpec
  /// The messages of errors that `gspec lint` reports of the spec.
  package var errors: [String] = []
  /// The sources of the spec's spans, with the spec's own text first.
  package var sources: SourceSet
  /// The spec's text, with the places at which the page writes metrics.
  package var edits: SourceEdits?
  /// The spec's file name without folders.
  package var source: String
  /// The generator's version.
  package var version: String
  /// Size of the screen in points.
  package var screen = Point(x: 390, y: 844)
  /// Frames of elements, by path; the page lays out the others.
  package var frames: [(element: String, frame: Rectangle)] = []
  package var conflicts: [PreviewConflict] = []
  package var cases: [PreviewCase] = []

  package init(
    spec: CheckedSpec, sources: SourceSet, edits: SourceEdits?, source: String, version: String
  ) {
    self.spec = spec
    self.sources = sources
    self.edits = edits
    self.source = source
    self.version = version
  }
}

/// A finding with its witness as a trace that the page can play.
package struct PreviewConflict: Sendable {
  package var finding: Finding
  /// The lines of a trace, each a JSON object.
  package var trace: [String]

  package init(_ finding: Finding, trace: [String]) {
    self.finding = finding
    self.trace = trace
  }
}

/// A case with its result.
package struct PreviewCase: Sendable {
  package var name: String
  /// The lines of a trace, each a JSON value.
  package var trace: [String]
  /// The reasons why it failed; empty if it passed.
  package var failures: [String]
  package var showsRivals: Bool

  package init(name: String, trace: [String], failures: [String], showsRivals: Bool) {
    self.name = name
    self.trace = trace
    self.failures = failures
    self.showsRivals = showsRivals
  }
}

/// Writes one page on which a user can try a spec: HTML with all parts embedded.
///
/// The same input gives the same bytes. Only `gspec` writes files.
package enum EmitPreview {
  /// Limit for the bytes of a page. Conflicts, fixes and cases that do not fit are left out, and the page says so.
  package static let budget = 400_000

  /// The beginning of every page, up to the mark of its generator.
  package static let opening: String = {
    let mark = #"<meta name="generator" content="gspec preview">"#
    let end = PreviewPage.page.firstRange(of: mark)?.upperBound
    return String(PreviewPage.page[..<(end ?? PreviewPage.page.endIndex)])
  }()

  /// - Throws: `TableError` if the spec is larger than a table can be.
  package static func run(_ input: PreviewInput) throws(TableError) -> [UInt8] {
    let machine = CompilePipeline.lower(input.spec)
    let compiled = try CompilePipeline.compile(machine)
    let product = TypeScriptProduct(input.spec, machine, compiled, prefix: nil)
    // The names of the lists also need some room.
    let frame = page(input, product.literal, "").utf8.count + 256
    var room = PreviewRoom(budget - frame)
    let facts = PreviewFacts(input, machine, compiled.table)
    let data = facts.value(&room)
    return Array(page(input, product.literal, data.json).utf8)
  }

  /// A page with a message, instead of one that cannot be made.
  package static func problem(_ text: String) -> [UInt8] {
    let head: [Markup] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("title", [:], "No preview"),
    ]
    return Array(Markup.document(head: head, body: [.element("pre", [:], text)]).utf8)
  }

  private static func page(_ input: PreviewInput, _ product: String, _ data: String) -> String {
    let name = EscapeMarkup.text(input.spec.product.value)
    let style = [
      DocumentStyle.colours, DocumentStyle.lanes, DocumentStyle.way, DocumentStyle.lifts, PreviewPage.style,
      DocumentStyle.narrowLanes,
    ].joined(separator: "\n")
    let script = [WebModule.script, WebModule.host] + PreviewPage.scripts
    let parts = [
      "TITLE": name, "STYLE": style, "LEGEND": TouchKey.lanes("× is where it fails.").source, "DATA": data,
      "PRODUCT": PreviewValue.safe(product), "MODULE": WebModule.compressed,
      "SCRIPT": script.map(inOnePage).joined(separator: "\n"),
    ]
    return PreviewPage.page.split(separator: "%%", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 0 ? String($0.element) : parts[String($0.element)] ?? "" }.joined()
  }

  /// A module as a part of one script. Imports are removed, since their names are in scope, as are comments and indentation.
  private static func inOnePage(_ module: String) -> String {
    var isComment = false
    let lines = module.split(separator: "\n").compactMap { line -> Substring? in
      let text = line.drop { $0 == " " }
      // A type comment before a statement stays.
      if text.hasPrefix("/**"), text.hasSuffix("*/") || !text.contains("*/") { isComment = true }
      defer { if text.hasSuffix("*/") { isComment = false } }
      if isComment || text.hasPrefix("// ") || line.hasPrefix("import ") { return nil }
      return text.hasPrefix("export ") ? text.dropFirst("export ".count) : text
    }
    return lines.joined(separator: "\n")
  }
}

/// The number of bytes left for the optional parts of a page.
struct PreviewRoom {
  private var left: Int

  init(_ bytes: Int) { left = bytes }

  /// Takes the room that a value needs; returns whether there was enough.
  mutating func fits(_ value: PreviewValue) -> Bool {
    let need = Self.need(of: value)
    guard need <= left else { return false }
    left -= need
    return true
  }

  /// Takes the room of a value that the page always has, even if nothing is left for others.
  mutating func take(_ value: PreviewValue) { left -= Self.need(of: value) }

  private static func need(of value: PreviewValue) -> Int { value.json.utf8.count + 1 }
}
