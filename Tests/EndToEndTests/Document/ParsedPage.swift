import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page, read by a strict XML parser.
final class ParsedPage: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The names of the elements around it, the outermost first.
    var around: [String]
    /// All text inside it.
    var text = ""
  }

  private(set) var elements: [Element] = []
  /// The first error of the parser; `nil` for a well-formed page.
  private(set) var problem: String?
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    _ = parser.parse()
  }

  // The result of `parse` is not used, because it is `true` after some errors.
  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    problem = problem ?? "line \(parser.lineNumber): \(error)"
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append(Element(name: name, attributes: attributes, around: open.map { elements[$0].name }))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }

  // MARK: Parts

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }
  var links: [String] { elements.compactMap { $0.attributes["href"] } }
  /// The text of the page, with single spaces.
  var text: String { Self.plain(elements.first?.text ?? "") }

  /// A text with single spaces and without backticks.
  static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacingOccurrences(of: "`", with: "")
  }
}

/// The files of a spec's pages, and the parsed pages, by name.
struct ParsedPages {
  let files: [String: String]
  let pages: [String: ParsedPage]

  init(_ files: [String: String]) {
    self.files = files
    pages = files.filter { $0.key.hasSuffix(".html") }.mapValues { ParsedPage($0) }
  }

  /// All problems of the pages, in words.
  var problems: [String] {
    var problems: [String] = []
    for name in pages.keys.sorted() {
      guard let page = pages[name] else { continue }
      var own = form(page)
      own += links(page)
      own += headings(page)
      own += drawings(page)
      own += tables(page)
      problems += own.map { "\(name): \($0)" }
    }
    return problems
  }

  private func form(_ page: ParsedPage) -> [String] {
    var problems = [page.problem].compactMap { $0 }
    let twice = Dictionary(grouping: page.ids, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    problems += twice.map { "the id \($0) is there more than once" }
    let forbidden: Set<String> = [
      "script", "iframe", "object", "embed", "img", "image", "style", "foreignObject",
    ]
    problems += page.elements.filter { forbidden.contains($0.name) }.map { "has an element \($0.name)" }
    for element in page.elements {
      for (name, value) in element.attributes {
        if name.hasPrefix("on") || name == "style" || name == "src" {
          problems.append("has an attribute \(name)")
        }
        if name != "xmlns", name != "content", value.contains("//") { problems.append("\(name) is \(value)") }
      }
    }
    if page.all("html").first?.attributes["lang"] == nil { problems.append("says no language") }
    if !page.all("meta").contains(where: { $0.attributes["name"] == "viewport" }) {
      problems.append("has no viewport")
    }
    if page.all("main").count != 1 { problems.append("has not one main part") }
    return problems
  }

  /// Links whose file or id does not exist.
  private func links(_ page: ParsedPage) -> [String] {
    page.links.compactMap { link in
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts[0].isEmpty || files[parts[0]] != nil else { return "a link to \(link), which is not there" }
      guard parts.count == 2 else { return nil }
      let target = parts[0].isEmpty ? page : pages[parts[0]]
      return target?.ids.contains(parts[1]) == true ? nil : "a link to \(link), where nothing has that id"
    }
  }

  private func headings(_ page: ParsedPage) -> [String] {
    let levels = page.elements.compactMap { element -> Int? in
      guard element.name.count == 2, element.name.hasPrefix("h") else { return nil }
      return Int(element.name.dropFirst())
    }
    var problems = levels.filter { $0 == 1 }.count == 1 ? [] : ["has not one h1"]
    for (before, after) in zip(levels, levels.dropFirst()) where after > before + 1 {
      problems.append("h\(before) is followed by h\(after)")
    }
    return problems
  }

  /// Drawings without a title, and numbers that are not finite.
  private func drawings(_ page: ParsedPage) -> [String] {
    let titles = page.all("title").filter { $0.around.last == "svg" && !$0.text.isEmpty }
    let named = Set(titles.compactMap { $0.attributes["id"] })
    var problems: [String] = []
    for drawing in page.all("svg") {
      if let id = drawing.attributes["aria-labelledby"], named.contains(id) { continue }
      problems.append("a drawing has no title")
    }
    for value in page.elements.flatMap({ $0.attributes.values })
    where value.contains("nan") || value.contains("inf ") {
      problems.append("a drawing has the number \(value)")
    }
    return problems
  }

  private func tables(_ page: ParsedPage) -> [String] {
    let captions = page.all("caption").count
    var problems = captions == page.all("table").count ? [] : ["a table has no caption"]
    problems += page.all("th").filter { $0.attributes["scope"] == nil }.map {
      "the heading \($0.text) has no scope"
    }
    return problems
  }
}
