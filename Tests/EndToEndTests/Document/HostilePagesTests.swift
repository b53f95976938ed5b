import Foundation
import Testing

@testable import gspec

/// Checks that pages are valid for specs with names and texts that look like markup.
@Suite("Pages of hostile specs")
struct HostilePagesTests {
  private static let text = #"""
    gspec: 1
    product: ＜Product＞
    uses: [material]
    platforms: [android]
    state:
      mode: [calm, ＂busy＂, ＆amp]
    elements:
      ‹page›: {zooms: true, children: {a.b: {swipeable: left}, A.b: {selectable: true}}}
    mechanics:
      tap--tap:
        summary: "</title><script>alert(1)</script>"
        steps: [press, lift]
    activities:
      open: {does: activate, target: a.b, by: touch, alternative: "</p><script>alert('&amp;')</script>]]><!--"}
      OPEN: {does: activate, target: A.b, by: touch, alternative: "\" onload=\"x\u202E\u0007\uFFFF"}
      o_pen: {does: custom, target: A.b, by: tap--tap, when: mode == ＆amp, alternative: "`odd backtick"}
      😀😀: {does: custom, target: ‹page›, by: rotate, feedback: {haptic: {claim: "<b>"}}, alternative: "a\nb"}
      LONG: {does: custom, target: ‹page›, by: pinch-open, when: "mode in (calm, ＂busy＂)", alternative: x, shortcut-for: "<i>x</i>"}
    resolve:
      - {prefer: [😀😀, LONG], over: [open]}
      - {together: [OPEN, o_pen]}
      - {together: [😀😀, LONG]}

    """#

  private func pages(_ text: String, named name: String = "hostile.gspec.yaml") throws -> ParsedPages {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try PageStructureTests.pages(folder.write(text, name)) }
  }

  @Test("names and texts are escaped and shown")
  func escaped() throws {
    let long = String(repeating: "長", count: 100)
    let pages = try pages(Self.text.replacingOccurrences(of: "LONG", with: long))
    #expect(pages.problems == [])
    let all = pages.pages.values.map(\.text).joined()
    for text in [
      "</p><script>alert('&amp;')</script>]]><!--", "\" onload=\"x", "<i>x</i>", "＜Product＞", "odd backtick",
    ] {
      #expect(all.contains(ParsedPage.plain(text)), "\(text)")
    }
    #expect(!all.unicodeScalars.contains("\u{202E}"))
    #expect(
      pages.files.keys.allSatisfy { $0.utf8.count < 200 && $0.allSatisfy { $0.isASCII && !$0.isUppercase } })
    #expect(pages.files.count == 5 + 2)
  }

  @Test("the name of the file is escaped, too")
  func fileName() throws {
    let text = Self.text.replacingOccurrences(of: "LONG", with: "long")
    let pages = try pages(text, named: "a\"><script>--&.gspec.yaml")
    #expect(pages.problems == [])
    #expect(pages.pages["index.html"]?.text.contains("a\"><script>--&.gspec.yaml") == true)
  }

  @Test("a spec without elements and activities still has a page")
  func empty() throws {
    let pages = try pages("gspec: 1\nproduct: Nothing\n")
    #expect(pages.problems == [])
    #expect(pages.files.keys.sorted() == ["index.html", "style.css"])
  }
}
