import Foundation
import Testing

@testable import gspec

@Suite("gspec doc")
struct DocCommandTests {
  /// Must live as long as the test: it removes itself.
  private let folder: TemporaryFolder
  private let spec: String
  private let out: String

  init() throws {
    folder = try TemporaryFolder()
    spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    out = folder.path + "/pages"
  }

  private func names(_ out: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: out).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  @Test("writes an index, a style sheet and a page for each activity, and prints nothing")
  func writes() async throws {
    let run = try await GSpecProcess.run("doc", spec, "-o", out)
    #expect(run.status == 0, "\(run.stderr)")
    #expect(run.stdout.isEmpty && run.stderr.isEmpty)
    #expect(try names(out) == ["activity-archive.html", "activity-open.html", "index.html", "style.css"])
    let check = try await GSpecProcess.run("doc", spec, "-o", out, "--check")
    #expect(check.status == 0, "\(check.stdout)")
  }

  @Test("directions of an activity do not count where its mechanic names some, and no page says them then")
  func directions() async throws {
    let text = """
      gspec: 1
      product: Shelf
      uses: [material]
      elements: {book: {}}
      mechanics:
        throw: {steps: [press, {move: {toward: left}}, lift]}
        push: {steps: [press, move, lift]}
      activities:
        throw: {does: custom, target: book, by: throw, toward: any, alternative: x}
        push: {does: custom, target: book, by: push, toward: up, alternative: x}
      resolve: [{together: [throw, push]}]
      """
    let run = try await GSpecProcess.run("doc", try folder.write(text, "shelf.gspec.yaml"), "-o", out)
    #expect(run.status == 0, "\(run)")
    let own = try self.text(out + "/activity-throw.html")
    #expect(own.contains("moves left") && !own.contains("any direction") && !own.contains("<dt>Toward</dt>"))
    #expect(try self.text(out + "/activity-push.html").contains("<dt>Toward</dt>\n<dd>up</dd>"))
  }

  @Test("a movement that depends on the reading direction is drawn twice, any other once")
  func bothLayouts() async throws {
    let text = """
      gspec: 1
      product: Shelf
      uses: [material]
      elements:
        book: {swipeable: [leading, trailing]}
      activities:
        archive: {does: dismiss, target: book, by: drag, toward: leading}
        open: {does: activate, target: book, by: touch}
      """
    let run = try await GSpecProcess.run("doc", try folder.write(text, "shelf.gspec.yaml"), "-o", out)
    #expect(run.status == 0, "\(run.stderr)")
    for (page, figures) in [("activity-archive.html", 2), ("activity-open.html", 1)] {
      let page = try self.text(out + "/" + page)
      #expect(page.components(separatedBy: "class=\"mechanic large\"").count - 1 == figures)
      #expect(page.contains("The same where text runs from right to left.") == (figures == 2))
    }
    let index = try self.text(out + "/index.html")
    #expect(index.components(separatedBy: "drawn where text runs from right to left").count - 1 == 1)
  }

  @Test("a `summary` is shown in pages and in generated comments")
  func summaries() async throws {
    let text = """
      gspec: 1
      product: Shelf
      uses: [material]
      elements:
        book: {summary: "one book & its place", swipeable: leading}
      activities:
        archive: {summary: Puts a book away., does: dismiss, target: book, by: drag, toward: leading}
        open: {does: activate, target: book, by: touch}
      """
    let path = try folder.write(text, "shelf.gspec.yaml")
    let run = try await GSpecProcess.run("doc", path, "-o", out)
    #expect(run.status == 0, "\(run.stderr)")
    let index = try self.text(out + "/index.html")
    #expect(index.contains("one book &amp; its place") && index.contains("Puts a book away."))
    #expect(try self.text(out + "/activity-archive.html").contains("<p class=\"lead\">Puts a book away.</p>"))
    #expect(try self.text(out + "/activity-open.html").contains("<p class=\"lead\">Sets off an element"))
    let swift = try await GSpecProcess.run("generate", "swift", path, "-o", out)
    #expect(swift.status == 0, "\(swift.stderr)")
    #expect(try self.text(out + "/ShelfGestures.swift").contains("/// Puts a book away.\n"))
    let wrong = try folder.write(text.replacing("Puts a book away.", with: "[a, b]"), "wrong.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", wrong)
    #expect(lint.status == 1 && lint.stdout.contains("error[syntax/type]"), "\(lint.stdout)")
  }

  @Test("a spec can come from standard input")
  func standardInput() async throws {
    let run = try await GSpecProcess.run("doc", "-", "-o", out, stdin: Sample.spec)
    #expect(run.status == 0, "\(run.stderr)")
    #expect(try text(out + "/index.html").contains("standard input"))
  }

  @Test("only pages that change are written")
  func unchanged() async throws {
    #expect(try await GSpecProcess.run("doc", spec, "-o", out).status == 0)
    let long = Date(timeIntervalSince1970: 1_000_000)
    for name in try names(out) {
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: out + "/" + name)
    }
    try folder.write(Sample.spec.replacingOccurrences(of: "a button", with: "a bin"), "sample.gspec.yaml")
    #expect(try await GSpecProcess.run("doc", spec, "-o", out).status == 0)
    let touched = try names(out).filter {
      try FileManager.default.attributesOfItem(atPath: out + "/" + $0)[.modificationDate] as? Date != long
    }
    #expect(touched == ["activity-archive.html", "index.html"])
  }

  @Test("pages of removed activities are removed, other files stay")
  func stale() async throws {
    #expect(try await GSpecProcess.run("doc", spec, "-o", out).status == 0)
    try folder.write("mine", "pages/activity-mine.html")
    try folder.write("mine", "pages/notes.txt")
    let lines = Sample.spec.split(separator: "\n", omittingEmptySubsequences: false)
    let less = lines.filter { !$0.contains("open:") }.joined(separator: "\n")
    try folder.write(less, "sample.gspec.yaml")
    let check = try await GSpecProcess.run("doc", spec, "-o", out, "--check")
    #expect(check.status == 1)
    #expect(check.stdout.contains("activity-open.html: is no longer generated"))
    #expect(check.stdout.contains("index.html: differs"))
    #expect(try names(out).contains("activity-open.html"), "--check wrote something")
    #expect(try await GSpecProcess.run("doc", spec, "-o", out).status == 0)
    #expect(
      try names(out) == [
        "activity-archive.html", "activity-mine.html", "index.html", "notes.txt", "style.css",
      ])
    #expect(try text(out + "/activity-mine.html") == "mine")
  }

  @Test(
    "a file of somebody else is not replaced, and nothing else is written",
    arguments: ["index.html", "style.css", "activity-open.html"])
  func foreign(_ name: String) async throws {
    try folder.write("mine", "pages/" + name)
    let run = try await GSpecProcess.run("doc", spec, "-o", out)
    #expect(run.status == 2)
    #expect(run.stderr.contains("\(name): is in the way"))
    #expect(try names(out) == [name])
    #expect(try text(out + "/" + name) == "mine")
  }

  @Test("another spec's pages are not replaced")
  func otherSpec() async throws {
    #expect(try await GSpecProcess.run("doc", spec, "-o", out).status == 0)
    let other = try folder.write(Sample.spec, "other.gspec.yaml")
    let run = try await GSpecProcess.run("doc", other, "-o", out)
    #expect(run.status == 2)
    #expect(run.stderr.contains("is a page of another spec"))
    // A spec of another folder may have the same file name.
    let product = try folder.write(
      Sample.spec.replacing("product: Sample", with: "product: Other"), "other/sample.gspec.yaml")
    let same = try await GSpecProcess.run("doc", product, "-o", out)
    #expect(same.status == 2 && same.stderr.contains("is a page of another spec"), "\(same.stderr)")
    #expect(try await GSpecProcess.run("doc", spec, "-o", out, "--check").status == 0)
  }

  @Test("a spec with errors other than conflicts gives no pages; its findings are printed")
  func broken() async throws {
    let run = try await GSpecProcess.run(
      "doc", try folder.write(Sample.broken, "broken.gspec.yaml"), "-o", out)
    #expect(run.status == 1)
    #expect(run.stderr.contains("error["))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test("a spec with a conflict error gives pages that show it with its fixes, and status 1")
  func conflict() async throws {
    let text = Sample.spec + "  also: {does: activate, target: page/card, by: touch, alternative: x}\n"
    let path = try folder.write(text, "broken.gspec.yaml")
    for arguments in [[], ["--check"]] {
      let run = try await GSpecProcess.shell("exec \"$0\" doc \"$@\"", [path, "-o", out] + arguments)
      #expect(run.status == 1)
      #expect(run.stderr.contains("error[conflict/ambiguous]") && run.stdout.isEmpty, "\(run.stdout)")
    }
    let index = try self.text(out + "/index.html")
    #expect(index.contains("<span class=\"badge error\">1 error</span>"))
    #expect(index.contains("Alone, it claims at 80 ms.") && index.contains("class=\"fixes\""))
    #expect(index.contains("together: [also, open]"))
  }

  @Test("of many findings with a touch, the first 200 are drawn, and the others say where theirs is shown")
  func manyFindings() async throws {
    let more = (0..<22).map { "  a\($0): {does: custom, target: page/card, by: touch, alternative: x}\n" }
    let path = try folder.write(Sample.spec + more.joined(), "many.gspec.yaml")
    #expect(try await GSpecProcess.run("doc", path, "-o", out).status == 1)
    let index = try text(out + "/index.html")
    func count(_ words: String) -> Int { index.components(separatedBy: words).count - 1 }
    #expect(count("A touch that shows it, on ") == 200)
    #expect(count("The touch is not drawn") >= 31)
    #expect(index.contains("<code>gspec lint --explain a"))
    let command = try #require(index.firstMatch(of: /<code>gspec (lint --explain [^<]*) ([^ <]*)<\/code>/))
    let asked = command.1.split(separator: " ").map(String.init) + [path]
    let answer = try await GSpecProcess.shell("exec \"$0\" \"$@\"", asked)
    #expect(path.hasSuffix(command.2) && answer.status == 0 && answer.stdout.contains("CLAIMS"), "\(answer)")
  }

  @Test("missing or wrong arguments and files give status 2 and a message")
  func failures() async throws {
    let file = try folder.write("", "file")
    let vocabulary = PackageFolder.path("Specs/vocabularies/material.gspec.yaml")
    for arguments in [
      [spec], [spec, "-o", "-"], [spec, "-o", file], [folder.path + "/none", "-o", folder.path + "/x"],
      [vocabulary, "-o", folder.path + "/x"], [spec, "-o", file + "/below"],
    ] {
      let run = try await GSpecProcess.shell("exec \"$0\" doc \"$@\"", arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(!run.stderr.isEmpty)
    }
  }

  @Test("if one page cannot be written, none is")
  func wholeOrNot() async throws {
    try FileManager.default.createDirectory(
      atPath: out + "/index.html", withIntermediateDirectories: true)
    let run = try await GSpecProcess.run("doc", spec, "-o", out)
    #expect(run.status == 2)
    #expect(try names(out) == ["index.html"])
  }
}
