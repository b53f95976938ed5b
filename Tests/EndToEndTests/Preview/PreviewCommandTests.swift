import Foundation
import GestureCompiler
import Testing

@testable import gspec

@Suite("gspec preview")
struct PreviewCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func page(_ spec: String) async throws -> String {
    let run = try await GSpecProcess.run("preview", spec, "-o", folder.path + "/page.html")
    #expect(run.status == 0 && run.stdout.isEmpty && run.stderr.isEmpty, "\(run.stderr)")
    return try folder.text("page.html")
  }

  @Test("one page that asks for nothing, within its size, the same every time")
  func page() async throws {
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    let text = try await page(spec)
    #expect(text.utf8.count <= EmitPreview.budget)
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("default-src 'none'"))
    for asking in ["src=", "<link", "@import", "url(", "fetch(", "XMLHttpRequest", "import("] {
      // The runtime can load its module from beside it, which a page does not do.
      #expect(text.components(separatedBy: asking).count == (asking == "import(" ? 2 : 1), "\(asking)")
    }
    #expect(try await page(spec) == text)
    let piped = try await GSpecProcess.run("preview", "-", "-o", "-", stdin: Sample.spec)
    #expect(piped.status == 0 && piped.stdout.hasPrefix("<!DOCTYPE html>"))
    let nameless = try await GSpecProcess.run("preview", "-", stdin: Sample.spec)
    #expect(nameless.status == 2 && nameless.stderr.contains("-o FILE"), "\(nameless.stderr)")
  }

  @Test("without -o an earlier page is replaced, but no other file and none outside of the working directory")
  func ownName() async throws {
    try folder.write(Sample.spec, "sample.gspec.yaml")
    for _ in 0..<2 {
      let run = try await folder.gspec(["preview", "sample.gspec.yaml"])
      #expect(run.status == 0 && run.stdout == "wrote sample.preview.html\n", "\(run)")
    }
    let page = try folder.text("sample.preview.html")
    #expect(page.hasPrefix(EmitPreview.opening))
    #expect(EmitPreview.opening.hasSuffix("content=\"gspec preview\">"))
    try folder.write("<p>mine</p>\n", "sample.preview.html")
    let other = try await folder.gspec(["preview", "sample.gspec.yaml"])
    #expect(other.status == 2 && other.stderr.contains("was not written by `preview`"), "\(other)")
    #expect(try folder.text("sample.preview.html") == "<p>mine</p>\n")
    #expect(
      try await folder.gspec(["preview", "sample.gspec.yaml", "-o", "sample.preview.html"]).status == 0)
    try folder.write(page, "page.html")
    try folder.write(Sample.spec, "inner/sample.gspec.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/inner/sample.preview.html", withDestinationPath: "../page.html")
    let outside = try await folder.gspec(["preview", "sample.gspec.yaml"], from: "/inner")
    #expect(outside.status == 2 && outside.stderr.contains("a link leads out"), "\(outside)")
  }

  @Test("of every product the page keeps its size and has what can be played")
  func products() throws {
    for name in ["cards", "city-map", "mailbox"] {
      let bytes = try MakePreview.page(of: PackageFolder.path("Specs/products/\(name).gspec.yaml"))
      #expect(bytes.count <= EmitPreview.budget, "\(name): \(bytes.count)")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        !text.contains(#""conflicts":[]"#) && !text.contains(#""cases":[]"#)
          && !text.contains(#""metrics":[]"#), "\(name)")
    }
  }

  @Test("800 elements with 160 activities fit into the size of a page")
  func large() async throws {
    let elements = (0..<800).map { "  element-number-\($0): {}\n" }
    let activities = stride(from: 0, to: 800, by: 5).map {
      "  act-\($0): {does: activate, target: element-number-\($0), by: touch, alternative: a key}\n"
    }
    let spec = try folder.write(
      "gspec: 1\nproduct: Big\nuses: [material]\nelements:\n" + elements.joined() + "activities:\n"
        + activities.joined(), "big.gspec.yaml")
    let size = try await page(spec).utf8.count
    #expect(size <= EmitPreview.budget, "\(size)")
  }

  @Test("text of a spec cannot end what holds it")
  func hostileText() async throws {
    let plain = try await page(folder.write(Sample.spec, "sample.gspec.yaml"))
    let hostile = try await page(
      folder.write(Sample.spec + "# </script><script>alert(1)</script><!--\n", "hostile.gspec.yaml"))
    func ends(_ text: String) -> Int { text.components(separatedBy: "</script>").count }
    #expect(ends(hostile) == ends(plain) && !hostile.contains("<script>alert"))
  }

  @Test("cases beside the spec are on the page, with their verdicts; those of other specs are not")
  func cases() async throws {
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    func file(_ spec: String, _ name: String) -> String {
      """
      version: 1
      spec: \(spec)
      cases:
        - {name: \(name) works, gesture: touch on page/card, expect: [open]}
        - {name: \(name) fails, gesture: touch on page/card, expect: [archive]}
      """
    }
    try folder.write(file("sample.gspec.yaml", "own"), "sample.cases.yaml")
    try folder.write(Sample.spec, "other.gspec.yaml")
    try folder.write(file("other.gspec.yaml", "foreign"), "other.cases.yaml")
    let text = try await page(spec)
    #expect(text.contains(#""name":"own works","failures":[],"#))
    #expect(text.contains(#""name":"own fails","failures":["expected archive"#))
    #expect(!text.contains("foreign"))
  }

  @Test("a spec whose errors are those of rules has a page with them and their fixes, and status 1")
  func conflicts() async throws {
    let spec = PackageFolder.path("Specs/conflicts/tap-zones.gspec.yaml")
    let run = try await GSpecProcess.run("preview", spec, "-o", folder.path + "/page.html")
    #expect(run.status == 1 && run.stderr.hasPrefix("error"), "\(run.stderr)")
    let text = try folder.text("page.html")
    #expect(text.contains(#""errors":[""#) && text.contains(#""cases":[]"#))
    #expect(text.contains(#""conflicts":[{"#) && text.contains(#""fixes":[{"of":"#))
  }

  @Test("a spec with other errors has no page: its findings, status 1, and what was there stays")
  func errors() async throws {
    let spec = try folder.write(Sample.spec.replacing("by: touch", with: "by: tuch"), "wrong.gspec.yaml")
    try folder.write("before", "page.html")
    let run = try await GSpecProcess.run("preview", spec, "-o", folder.path + "/page.html")
    #expect(run.status == 1 && run.stderr.contains("tuch"), "\(run.stderr)")
    #expect(try folder.text("page.html") == "before")
    let unwritable = try await GSpecProcess.run(
      "preview", folder.write(Sample.spec, "sample.gspec.yaml"), "-o", folder.path + "/missing/page.html")
    #expect(unwritable.status == 2 && !unwritable.stderr.isEmpty)
  }
}
