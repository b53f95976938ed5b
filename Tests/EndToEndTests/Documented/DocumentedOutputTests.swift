import Foundation
import Testing

@Suite("Commands in the documentation print what it shows")
struct DocumentedOutputTests {
  /// Every page with a console block.
  static let pages: [String] = {
    let folder = PackageFolder.path("Docs")
    let names = (FileManager.default.subpaths(atPath: folder) ?? []).filter {
      $0.hasSuffix(".md") && !$0.hasPrefix("Rules/")
    }
    return (["README.md"] + names.map { "Docs/\($0)" }).filter {
      (try? String(contentsOfFile: PackageFolder.path($0), encoding: .utf8))?.contains("```console\n") == true
    }.sorted()
  }()

  @Test("every command of gspec", arguments: pages)
  func page(_ path: String) async throws {
    let folder = try TemporaryFolder()
    for name in ["Examples", "Specs", "Tests"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: PackageFolder.path(name))
    }
    let page = DocumentedPage(try String(contentsOfFile: PackageFolder.path(path), encoding: .utf8))
    var count = 0
    for step in page.steps {
      switch step {
      case .file(let name, let text, let isAppended):
        try folder.write((isAppended ? try folder.text(name) : "") + text, name)
      case .command(let command, let output, let line):
        // `Scripts/check-walk` runs the commands of Swift.
        guard command.hasPrefix("gspec ") else {
          #expect(command.hasPrefix("swift ") && path == "Docs/Tutorial.md", "\(path):\(line): \(command)")
          continue
        }
        let result = try await GSpecProcess.shell(
          "cd \"$1\" && gspec() { \"$gspec\" \"$@\"; } && gspec=$0 && { \(command); } 2>&1", [folder.path])
        let printed = result.stdout.components(separatedBy: "\n").map(Self.trimmed)
        let lines = printed.last == "" ? Array(printed.dropLast()) : printed
        let difference = DocumentedPage.difference(lines, output.map(Self.trimmed))
        #expect(
          difference == nil,
          "\(path):\(line): `\(command)` does not print: \(difference ?? "")\n\(result.stdout)")
        count += 1
      }
    }
    #expect(count > 0, "\(path) has no command of gspec")
  }

  @Test("the pages that new users read are among them")
  func read() {
    for page in ["README.md", "Docs/Tutorial.md", "Docs/CommandLine.md"] {
      #expect(Self.pages.contains(page))
    }
  }

  @Test("what differs is named, and only … leaves lines out")
  func differences() {
    #expect(DocumentedPage.difference(["a", "b", "c"], ["a", "…", "c"]) == nil)
    #expect(DocumentedPage.difference(["a", "b", "c"], ["a", "…"]) == nil)
    #expect(DocumentedPage.difference(["a", "b", "c"], ["a", "c"]) == "c")
    #expect(DocumentedPage.difference(["a", "b"], ["a"]) == "(more is printed) b")
    #expect(DocumentedPage.difference(["a"], ["a", "b"]) == "b")
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
