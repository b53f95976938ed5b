import Foundation
import TestSupport
import Testing

@testable import gspec

@Suite("The folder Editors")
struct EditorFolderTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Editors")
  private static let pages = ["Neovim.md", "Helix.md", "Zed.md", "Xcode.md", "VSCode/README.md"]

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  @Test("pages name only commands of gspec that exist", arguments: pages)
  func commands(_ page: String) async throws {
    let help = try await GSpecProcess.run("--help").stdout
    let known = Set(help.matches(of: #/^  ([a-z-]+) /#.anchorsMatchLineEndings()).map { String($0.1) })
    let text = try text(page)
    let named = text.matches(of: /(?:^|`)gspec ([a-z-]+)/.anchorsMatchLineEndings()).map { String($0.1) }
    let started = text.matches(of: /(?:"gspec", |"args": \[)"([a-z-]+)"/).map { String($0.1) }
    #expect(!(named + started).isEmpty)
    for command in named + started { #expect(known.contains(command), "gspec \(command): \(known.sorted())") }
  }

  @Test("every page is in the index")
  func index() throws {
    let index = try String(contentsOf: Self.root.appending(path: "Docs/Editors.md"), encoding: .utf8)
    for page in Self.pages { #expect(index.contains("(../Editors/\(page))"), "\(page)") }
  }

  private func json(_ name: String) throws -> JSON {
    try JSONDecoder().decode(JSON.self, from: Data(contentsOf: Self.folder.appending(path: name)))
  }

  @Test("the files of the VS Code extension are valid, name each other, and start the server")
  func extensionFiles() throws {
    let package = try json("VSCode/package.json")
    let language = try #require(package["contributes"]?["languages"]?.array.first)
    #expect(language["filenamePatterns"]?.array == ["*.gspec.yaml"])
    #expect(package["activationEvents"]?.array == ["onLanguage:gspec"] && language["id"] == "gspec")
    for name in [package["main"]?.string, language["configuration"]?.string] {
      let file = Self.folder.appending(path: "VSCode").appending(path: try #require(name))
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
    let configuration = try json("VSCode/language-configuration.json")
    let word = try Regex(#require(configuration["wordPattern"]?.string))
    #expect("turn-page".wholeMatch(of: word) != nil && "a b".wholeMatch(of: word) == nil)
    #expect(configuration["indentationRules"] == nil, "they would move a line while its spaces are typed")
    let enter = try #require(configuration["onEnterRules"]?.array.first)
    let opening = try Regex(#require(enter["beforeText"]?.string))
    #expect("  turn-page:".wholeMatch(of: opening) != nil && "    by: touch".wholeMatch(of: opening) == nil)
    #expect(enter["action"]?["indent"] == "indent")
    let glue = try text("VSCode/extension.js")
    let schemes = Set(glue.matches(of: /scheme: "([a-z]+)"/).map { String($0.1) })
    let selectors = glue.matches(of: /\{ .*(?:language|pattern): .* \}/).map { String($0.0) }
    #expect(schemes == ["file", "untitled"])
    #expect(selectors.count == 3 && selectors.allSatisfy { $0.contains("scheme: ") }, "\(selectors)")
    #expect(glue.contains("pattern: \"**/*.cases.yaml\""))
    #expect(glue.contains("args: [\"lsp\"]") && glue.contains("require(\"vscode-languageclient/node\")"))
    #expect(package["dependencies"]?["vscode-languageclient"] != nil)
    let version = try #require(package["version"]?.string)
    #expect(try text("VSCode/README.md").contains("code --install-extension gspec-\(version).vsix"))
    #expect(package["contributes"]?["configuration"]?["properties"]?["gspec.path"]?["default"] == "gspec")
  }

  @Test("Zed's task passes the path of the file as one argument")
  func zedTask() throws {
    let blocks = try text("Zed.md").matches(of: /```json\n([^`]+)```/).map { String($0.1) }
    let block = try #require(blocks.last)
    let task = try JSONDecoder().decode(JSON.self, from: Data(block.utf8)).array.first
    #expect(task?["command"] == "gspec" && task?["args"]?.array == ["lint", "$ZED_FILE"])
  }
}
