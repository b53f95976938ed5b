import Testing

@testable import GestureCompiler

@Suite("Markup")
struct MarkupTests {
  @Test("text and attributes are escaped")
  func escaped() {
    let markup = Markup.element("p", ["class": "a\"<b>&\n", "id": nil], "</p>&\"'")
    #expect(markup.source == "<p class=\"a&quot;&lt;b&gt;&amp; \">&lt;/p&gt;&amp;\"'</p>\n")
  }

  @Test(
    "characters that XML does not allow, or that turn text around, are replaced",
    arguments: [
      "\u{0}", "\u{7}", "\u{1B}", "\u{85}", "\u{202E}", "\u{2066}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFF}",
    ])
  func unsafe(_ text: String) { #expect(Markup.text(text).source == "\u{FFFD}") }

  @Test("other text is left alone", arguments: ["é", "長", "😀", "a\u{200D}b", "\u{301}", "مرحبا"])
  func safe(_ text: String) { #expect(Markup.text(text).source == text) }

  @Test("void elements have no end tag")
  func void() {
    #expect(Markup.element("br").source == "<br/>")
    #expect(Markup.element("div").source == "<div></div>\n")
  }

  @Test(
    "numbers of drawings have at most two decimals",
    arguments: [
      (0, "0"), (1, "1"), (1.5, "1.5"), (1.25, "1.25"), (1.05, "1.05"), (-0.004, "0"), (-1.5, "-1.5"),
      (0.999, "1"),
      (-0.07, "-0.07"), (.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func numbers(_ value: Double, _ text: String) { #expect(SVG.number(value) == text) }

  // MARK: Slugs

  @Test("names become safe names of files")
  func slugs() {
    #expect(Slug.of("two-finger-touch2") == "two-finger-touch2")
    #expect(Slug.of("Open_it") == "_open__it")
    #expect(Slug.of("list/message") == "list_02f_message")
    #expect(Slug.of("😀") == "_01f600_")
  }

  @Test("two names never become the same file, on any file system")
  func slugsDiffer() {
    var parts = ["a", "A", "_", "-", "_a", "0", "é", "É", "長", ".", "2f", "_0", "_2"]
    parts += parts.flatMap { a in parts.map { a + $0 } }
    let long = String(repeating: "長", count: 99)
    parts += [long + "a", long + "b", long + "A"]
    let slugs = Set(parts.map(Slug.of))
    #expect(slugs.count == Set(parts).count)
    for slug in slugs {
      #expect(slug.utf8.count <= 120)
      #expect(
        slug.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase || $0 == "-" || $0 == "_") }, "\(slug)"
      )
    }
    let few = Set(parts.prefix(60))
    let pairs = Set(few.flatMap { a in few.map { Slug.of(a) + "_2" + Slug.of($0) } })
    #expect(pairs.count == few.count * few.count, "`_2` keeps slugs apart in an id")
  }

  // MARK: Measures

  @Test("lines keep to the width, and all words stay")
  func lines() {
    let text = "moved more than 100 pt (double-touch-slop) away from where it was"
    let lines = TextMeasure.lines(text, within: 150, size: 12)
    #expect(lines.joined(separator: " ") == text)
    #expect(lines.count > 2)
    for line in lines { #expect(TextMeasure.width(line, size: 12) <= 150) }
  }

  @Test("a name that is too long is cut")
  func cut() {
    let name = String(repeating: "長", count: 100)
    let cut = TextMeasure.cut(name, within: 200, size: 12)
    #expect(cut.hasSuffix("…") && cut.count > 3)
    #expect(TextMeasure.width(cut, size: 12, .mono) <= 200)
    #expect(TextMeasure.cut("short", within: 200, size: 12) == "short")
  }
}
