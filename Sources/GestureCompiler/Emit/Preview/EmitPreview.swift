package import GestureRuntime
package import SpecParser

/// Everything that a preview depends on.
package struct PreviewInput: Sendable {
  /// Without errors.
  package var spec: CheckedSpec
  /// What spans point into; the spec's own text first.
  package var sources: SourceSet
  /// The spec's file name without folders.
  package var source: String
  /// The generator's version.
  package var version: String
  /// Size of the screen in points.
  package var screen = Point(x: 390, y: 844)
  /// Where elements lie, by path; others are laid out by the page.
  package var frames: [(element: String, frame: Rectangle)] = []
  package var conflicts: [PreviewConflict] = []
  package var cases: [PreviewCase] = []

  package init(spec: CheckedSpec, sources: SourceSet, source: String, version: String) {
    self.spec = spec
    self.sources = sources
    self.source = source
    self.version = version
  }
}

/// A finding that can be seen: its witness as a trace.
package struct PreviewConflict: Sendable {
  package var finding: Finding
  /// The lines of a trace, each a JSON object.
  package var trace: [String]

  package init(_ finding: Finding, trace: [String]) {
    self.finding = finding
    self.trace = trace
  }
}

/// A case with what came of it.
package struct PreviewCase: Sendable {
  package var name: String
  /// The lines of a trace, each a JSON value.
  package var trace: [String]
  /// Why it failed; empty if it passed.
  package var failures: [String]
  package var showsRivals: Bool

  package init(name: String, trace: [String], failures: [String], showsRivals: Bool) {
    self.name = name
    self.trace = trace
    self.failures = failures
    self.showsRivals = showsRivals
  }
}

/// Writes one page on which a spec can be tried by hand: HTML with everything inside.
///
/// The same input gives the same bytes. Files are written by `gspec` alone.
package enum EmitPreview {
  /// The most bytes of a page. What of conflicts, fixes and cases does not fit is left out, and the page says so.
  package static let budget = 400_000

  /// - Throws: `TableError` when the spec is larger than a table can be.
  package static func run(_ input: PreviewInput) throws(TableError) -> [UInt8] {
    let machine = CompilePipeline.lower(input.spec)
    let bytes = try CompilePipeline.assemble(CompilePipeline.encode(machine))
    let table = try Table(bytes: bytes)
    let product = TypeScriptProduct(input.spec, machine, table, bytes, prefix: nil)
    // The names of the lists need some room, too.
    let frame = page(input, product.literal, "").utf8.count + 256
    var room = PreviewRoom(budget - frame)
    let facts = PreviewFacts(input, machine, table)
    let data = facts.value(&room)
    return Array(page(input, product.literal, data.json).utf8)
  }

  /// A page in place of one that cannot be made.
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
    let script = [WebModule.script, WebModule.host] + PreviewPage.scripts
    let parts = [
      "TITLE": name, "STYLE": PreviewPage.style, "DATA": data,
      "PRODUCT": PreviewValue.safe(product), "MODULE": WebModule.compressed,
      "SCRIPT": script.map(inOnePage).joined(separator: "\n"),
    ]
    return PreviewPage.page.split(separator: "%%", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 0 ? String($0.element) : parts[String($0.element)] ?? "" }.joined()
  }

  /// A module as a part of one script: what others import of it is simply there. Comments and indentation stay at home.
  private static func inOnePage(_ module: String) -> String {
    var isComment = false
    let lines = module.split(separator: "\n").compactMap { line -> Substring? in
      let text = line.drop { $0 == " " }
      // A type before a statement stays.
      if text.hasPrefix("/**"), text.hasSuffix("*/") || !text.contains("*/") { isComment = true }
      defer { if text.hasSuffix("*/") { isComment = false } }
      if isComment || text.hasPrefix("// ") || line.hasPrefix("import ") { return nil }
      return text.hasPrefix("export ") ? text.dropFirst("export ".count) : text
    }
    return lines.joined(separator: "\n")
  }
}

/// How many bytes are left for what a page can do without.
struct PreviewRoom {
  private var left: Int

  init(_ bytes: Int) { left = bytes }

  /// Takes the room that a value needs, if there is so much.
  mutating func fits(_ value: PreviewValue) -> Bool {
    let need = value.json.utf8.count + 1
    guard need <= left else { return false }
    left -= need
    return true
  }

  mutating func take(_ value: PreviewValue) -> PreviewValue {
    _ = fits(value)
    return value
  }
}
