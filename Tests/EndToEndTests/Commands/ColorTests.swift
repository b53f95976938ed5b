import Testing

@testable import gspec

@Suite("Colours in output")
struct ColorTests {
  private let escape = "\u{1B}["

  private func lint(_ arguments: [String], _ environment: [String: String] = [:]) async throws -> String {
    let plain = ["NO_COLOR": "", "FORCE_COLOR": "", "TERM": "xterm"]
    return try await GSpecProcess.shell(
      "exec \"$0\" lint - \"$@\"", arguments, stdin: Sample.broken,
      environment: plain.merging(environment) { $1 }
    ).stdout
  }

  @Test("output into a pipe has colours only with --color always or FORCE_COLOR")
  func asked() async throws {
    #expect(try await !lint([]).contains(escape))
    #expect(try await lint(["--color", "always"]).contains(escape))
    #expect(try await lint([], ["FORCE_COLOR": "1"]).contains(escape))
    #expect(try await !lint([], ["FORCE_COLOR": "0"]).contains(escape))
  }

  @Test("the option goes before NO_COLOR, which goes before FORCE_COLOR")
  func order() async throws {
    #expect(try await lint(["--color", "always"], ["NO_COLOR": "1"]).contains(escape))
    #expect(try await !lint([], ["NO_COLOR": "1", "FORCE_COLOR": "1"]).contains(escape))
    #expect(try await !lint(["--color", "never"], ["FORCE_COLOR": "1"]).contains(escape))
  }

  @Test("a report in a file has colours only with --color always")
  func file() async throws {
    let folder = try TemporaryFolder()
    _ = try await lint(["--format", "text=\(folder.path)/a.txt"], ["FORCE_COLOR": "1"])
    #expect(try !folder.text("a.txt").contains(escape))
    _ = try await lint(["--format", "text=\(folder.path)/a.txt", "--color", "always"])
    #expect(try folder.text("a.txt").contains(escape))
  }

  @Test("the differences of format and rename, and the page of a rule, have colours")
  func others() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("product: A\ngspec: 1\nelements: {list: {}}\n", "a.gspec.yaml")
    for arguments in [
      ["format", "--diff", path], ["rename", "list", "rows", path, "--diff"], ["rules", "conflict/cycle"],
    ] {
      let line = "exec \"$0\" \"$@\""
      let colored = try await GSpecProcess.shell(line, arguments + ["--color", "always"])
      #expect(colored.status == 0 && colored.stdout.contains(escape), "\(colored)")
      let plain = try await GSpecProcess.shell(line, arguments + ["--color", "never"])
      #expect(!plain.stdout.contains(escape), "\(plain)")
    }
  }

  @Test("every command that prints text for people has the option; control characters of specs stay escaped")
  func commands() async throws {
    for command in [
      "compile", "disassemble", "run", "explain", "latency", "doc", "convert", "test", "rules",
      "generate swift",
    ] {
      let help = try await GSpecProcess.shell("exec \"$0\" \(command) --help")
      #expect(help.stdout.contains("--color <when>"), "\(command)")
    }
    let hostile = try await GSpecProcess.run(
      "lint", "-", "--color", "always", stdin: "gspec: 1\nproduct: \"a\\e[8mb\"\nx\u{202E}y: 1\n")
    #expect(!hostile.stdout.contains("\u{1B}[8m") && !hostile.stdout.contains("\u{202E}"))
  }
}
