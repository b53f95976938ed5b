import Foundation
import Testing

@testable import SpecParser
@testable import gspec

/// Checks the files for other tools: each is read, and its commands are run as far as possible without the tool.
@Suite("Files for other tools")
struct IntegrationTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url.appending(path: path), encoding: .utf8)
  }

  /// Reads a YAML file. The parser accepts only mappings at the top, so a list is put under a key.
  private func yaml(_ path: String) throws -> YAMLValue {
    let lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let isList = lines.contains { $0.hasPrefix("- ") }
    let text = isList ? "list:\n" + lines.map { "  \($0)\n" }.joined() : lines.joined(separator: "\n")
    let (tree, findings) = ParseYAML.parse(SourceFile(path: path, text: text))
    #expect(findings.isEmpty, "\(path): \(findings.map(\.message))")
    let root = try #require(tree.root.map(YAMLValue.init))
    return isList ? try #require(root["list"]) : root
  }

  /// Runs a line of shell in a folder, with gspec in the path.
  private func run(
    _ line: String, in folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) async throws -> GSpecProcess {
    let bin = folder.path + "/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(
      atPath: bin + "/gspec", withDestinationPath: GSpecProcess.program)
    let path = bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    return try await GSpecProcess.shell(
      "cd \"$1\" && \(line)", [folder.path], environment: environment.merging(["PATH": path]) { $1 })
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Sample.upward, "a.gspec.yaml")
    try folder.write(
      """
      version: 1
      spec: a.gspec.yaml
      cases:
        - {name: opens, gesture: touch on card, expect: [open]}

      """, "a.cases.yaml")
    return folder
  }

  @Test("pre-commit: the command of every hook runs on the files that its pattern matches")
  func preCommit() async throws {
    let hooks = try yaml(".pre-commit-hooks.yaml").items
    #expect(
      hooks.compactMap { $0["id"]?.text } == [
        "gspec-lint", "gspec-format", "gspec-test", "gspec-lint-system", "gspec-format-system",
        "gspec-test-system",
      ])
    let folder = try folder()
    try folder.write("version: 1\nexclude: [drafts]\n", ".gspec.yaml")
    try folder.write(Sample.broken, "drafts/b.gspec.yaml")
    for hook in hooks {
      let entry = try #require(hook["entry"]?.text)
      let pattern = try Regex(try #require(hook["files"]?.text))
      #expect(["swift", "system"].contains(hook["language"]?.text))
      let files = [
        "a.gspec.yaml", "drafts/b.gspec.yaml", ".gspec.yaml", "c/.gspec.yaml", "a.cases.yaml", "a.yaml",
      ].filter { $0.contains(pattern) }
      let arguments = hook["args"]?.items.compactMap(\.text) ?? []
      let isNamed = hook["pass_filenames"]?.text != "false"
      // A changed spec runs its cases, too.
      let expected = isNamed ? ["a.gspec.yaml", "drafts/b.gspec.yaml"] : ["a.gspec.yaml", "a.cases.yaml"]
      #expect(isNamed ? files == expected : Set(files).isSuperset(of: expected), "\(entry): \(files)")
      // A repository may set `args`, which replace those of the hook: so the folder is a part of the command.
      #expect(arguments.isEmpty && (isNamed || entry.hasSuffix(" .")), "\(entry)")
      let words = [entry] + arguments + (isNamed ? files : [])
      let run = try await run(words.joined(separator: " "), in: folder)
      #expect(run.status == 0, "\(words): \(run)")
    }
  }

  @Test("GitHub action: its steps run with their inputs, and give annotations, summaries and a report")
  func action() async throws {
    let action = try yaml("action.yml")
    #expect(action["runs"]?["using"]?.text == "composite")
    let steps = action["runs"]?["steps"]?.items ?? []
    #expect(steps.count == 3 && steps.allSatisfy { $0["shell"]?.text == "bash" })
    // Every input that is used is declared.
    let inputs = Set(action["inputs"]?.keys ?? [])
    for match in try text("action.yml").matches(of: /inputs\.([a-z]+)/) {
      #expect(inputs.contains(String(match.1)), "\(match.1)")
    }
    let folder = try folder()
    try folder.write("", "summary.md")
    let variables = [
      "GITHUB_ACTION_PATH": PackageFolder.path(""), "GITHUB_OUTPUT": folder.path + "/output",
      "GITHUB_STEP_SUMMARY": folder.path + "/summary.md", "GITHUB_PATH": folder.path + "/path",
      "GSPEC_PATHS": "a.gspec.yaml \r\n\r\n\t.", "GSPEC_ARGUMENTS": "--strict --level note",
      "GSPEC_SARIF": "out/a.sarif",
      "GSPEC_CASES": ".",
    ]
    var summaries: [String] = []
    for step in steps {
      let line = try #require(step["run"]?.text)
      let run = try await run(line, in: folder, variables)
      #expect(run.status == 0, "\(line): \(run)")
      summaries.append(try folder.text("summary.md"))
      for name in step["env"]?.keys ?? [] { #expect(variables[name] != nil, "\(name)") }
    }
    #expect(try folder.text("output") == "sarif=out/a.sarif\n")
    #expect(summaries[1].hasPrefix("### gspec: ") && summaries[2] == "### gspec cases: 1 passed, 0 failed\n")
    #expect(try folder.text("out/a.sarif").contains("\"executionSuccessful\":true"))
    // Every line of arguments counts.
    let line = try #require(steps.dropFirst().first?["run"]?.text)
    let several = variables.merging(["GSPEC_ARGUMENTS": "--strict \r\n\r\n--baseline none.json\r\n"]) { $1 }
    let none = try await run(line, in: folder, several)
    #expect(none.status == 2 && none.stderr.contains("none.json: there is no such baseline"), "\(none)")
    // A spec with errors fails the step, with an annotation.
    try folder.write(Sample.broken, "b.gspec.yaml")
    let broken = try await run(line, in: folder, variables)
    #expect(broken.status == 1 && broken.stdout.contains("::error file=b.gspec.yaml"), "\(broken)")
  }

  @Test("GitLab: the jobs run, and write the reports that they name")
  func gitlab() async throws {
    let jobs = try yaml("Integrations/gitlab/gspec.gitlab-ci.yml")
    let variables = [
      "GSPEC_PATHS": ".", "GSPEC_ARGUMENTS": jobs["variables"]?["GSPEC_ARGUMENTS"]?.text ?? "?",
    ]
    #expect(jobs["variables"]?["GSPEC_IMAGE"]?.text == "gspec:\(GSpec.version)")
    let folder = try folder()
    for name in ["gspec-lint", "gspec-test"] {
      let job = try #require(jobs[name])
      for line in job["script"]?.items.compactMap(\.text) ?? [] {
        let run = try await run(line, in: folder, variables)
        #expect(run.status == 0 && !run.stdout.isEmpty, "\(line): \(run)")
      }
      let reports = try #require(job["artifacts"]?["reports"])
      #expect(!reports.keys.isEmpty)
      for key in reports.keys {
        let file = try #require(reports[key]?.text)
        #expect(folder.names.contains(file), "\(name) names \(file)")
      }
    }
  }

  @Test("the container file names the versions of gspec and Swift, and has only known instructions")
  func container() throws {
    let text = try text("Integrations/container/Containerfile")
    #expect(text.contains("org.opencontainers.image.version=\"\(GSpec.version)\""))
    #expect(text.contains("-t gspec:\(GSpec.version) ."))
    let tools = try #require(try self.text("Package.swift").firstMatch(of: /swift-tools-version: (\d+\.\d+)/))
    #expect(text.contains("FROM docker.io/library/swift:\(tools.1)-noble AS build"))
    #expect(
      text.contains("RUN make install PREFIX=/usr DESTDIR=/out") && text.contains("COPY --from=build /out/ /")
    )
    let instructions = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    let known: Set = ["FROM", "RUN", "WORKDIR", "COPY", "LABEL", "ENTRYPOINT", "CMD"]
    #expect(Set(instructions).isSubset(of: known), "\(instructions)")
  }

  @Test("The lint plugin knows which options of lint take the next word")
  func pluginOptions() async throws {
    let help = try await GSpecProcess.run("lint", "--help")
    let valued = help.stdout.matches(of: /(?m)^ +(--[a-z-]+) </).map { String($0.1) }
    let plugin = try text("Plugins/GSpecLint/LintSpecs.swift")
    let known = plugin.matches(of: /"(--[a-z-]+)"/).map { String($0.1) }
    #expect(known.count > 5 && known.sorted() == valued.sorted())
  }
}

/// A value of YAML for tests: mappings by key, lists, text.
struct YAMLValue {
  private let node: LocatedNode

  init(_ node: LocatedNode) { self.node = node }

  subscript(key: String) -> YAMLValue? {
    guard case .mapping(let entries, _) = node.content else { return nil }
    return entries.first { $0.key.scalar?.text == key }.map { YAMLValue($0.value) }
  }

  var keys: [String] {
    guard case .mapping(let entries, _) = node.content else { return [] }
    return entries.compactMap { $0.key.scalar?.text }
  }

  var items: [YAMLValue] {
    guard case .sequence(let items, _) = node.content else { return [] }
    return items.map(YAMLValue.init)
  }

  var text: String? { node.scalar?.text }
}
