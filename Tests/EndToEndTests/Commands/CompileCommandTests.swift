import Foundation
import Testing

@testable import gspec

@Suite("gspec compile and disassemble")
struct CompileCommandTests {
  @Test("a table is the same every time, gives the same outcomes as its spec, and can be disassembled")
  func table() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    let trace = try folder.write(Sample.touch, "touch.jsonl")
    for name in ["one.gtab", "two.gtab"] {
      let compile = try await GSpecProcess.run("compile", spec, "-o", folder.path + "/" + name)
      #expect(compile.status == 0 && compile.stdout.isEmpty && compile.stderr.isEmpty)
    }
    let one = try Data(contentsOf: URL(filePath: folder.path + "/one.gtab"))
    #expect(try one == Data(contentsOf: URL(filePath: folder.path + "/two.gtab")))
    #expect(one.starts(with: Data("GTAB".utf8)))
    let bySpec = try await GSpecProcess.run("run", spec, "--trace", trace, "--format", "json")
    let byTable = try await GSpecProcess.run(
      "run", folder.path + "/one.gtab", "--trace", trace, "--format", "json")
    #expect(bySpec.stdout == byTable.stdout && bySpec.stdout.contains("\"activity\":\"open\""))
    let listing = try await GSpecProcess.run("disassemble", folder.path + "/one.gtab")
    #expect(listing.status == 0 && listing.stdout.contains("activity name \"archive\""))
    #expect(folder.names == ["one.gtab", "sample.gspec.yaml", "touch.jsonl", "two.gtab"])
  }

  @Test(
    "settings of a folder are no spec",
    arguments: [
      ["compile", ".gspec.yaml", "-o", "a.gtab"], ["run", ".gspec.yaml", "--trace", "a.jsonl"],
      ["watch", ".gspec.yaml"],
    ])
  func settings(command: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write("level: note\n", ".gspec.yaml")
    let run = try await folder.gspec(command)
    #expect(run.status == 2)
    #expect(run.stderr.contains(".gspec.yaml: has the settings of its folder and is no spec"))
  }

  @Test("other forms go to standard output")
  func forms() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    let machine = try await GSpecProcess.run("compile", spec, "--emit", "machine")
    #expect(machine.status == 0 && machine.stdout.contains("archive"))
    let graph = try await GSpecProcess.run("compile", spec, "--emit", "dot")
    #expect(graph.status == 0 && graph.stdout.hasPrefix("digraph"))
    let table = try await GSpecProcess.shell("\"$0\" compile \"$1\" -o - | head -c 4", [spec])
    #expect(table.stdout == "GTAB")
  }

  @Test("a spec with errors is not compiled, and an existing file stays as it was")
  func errors() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.broken, "sample.gspec.yaml")
    let output = try folder.write("before", "out.gtab")
    let compile = try await GSpecProcess.run("compile", spec, "-o", output)
    #expect(compile.status == 1 && compile.stdout.isEmpty)
    #expect(compile.stderr.contains("error[name/undeclared]"))
    #expect(try folder.text("out.gtab") == "before")
  }

  @Test("a place that cannot be written is an error, and leaves no files")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    for output in [folder.path, folder.path + "/missing/out.gtab"] {
      let compile = try await GSpecProcess.run("compile", spec, "-o", output)
      #expect(compile.status == 2 && compile.stderr.contains(output))
    }
    #expect(try await GSpecProcess.run("compile", spec, "-o", "/dev/null").status == 0)
    #expect(folder.names == ["sample.gspec.yaml"])
  }

  @Test("writing to a symbolic link keeps the link and the file's mode")
  func link() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    let result = try await GSpecProcess.shell(
      """
      cd "$1" && touch real.gtab && chmod 600 real.gtab && ln -s real.gtab link.gtab && "$0" compile "$2" -o link.gtab &&
      [ -L link.gtab ] && head -c 4 real.gtab && ls -l real.gtab | cut -c1-10
      """, [folder.path, spec])
    #expect(result.stdout == "GTAB-rw-------\n", "\(result.stderr)")
  }

  @Test("damaged tables are refused with a reason and an offset, never run")
  func damage() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    _ = try await GSpecProcess.run("compile", spec, "-o", folder.path + "/good.gtab")
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path + "/good.gtab")))
    bytes[bytes.count / 2] ^= 0xFF
    let damaged = try folder.write(bytes, "damaged.gtab")
    let short = try folder.write(Array(bytes.prefix(bytes.count / 2)), "short.gtab")
    for path in [damaged, short] {
      let listing = try await GSpecProcess.run("disassemble", path)
      #expect(listing.status == 2 && listing.stderr.contains("byte") && listing.stdout.isEmpty)
      #expect(try await GSpecProcess.run("run", path, "--trace", "/dev/null").status == 2)
    }
    let text = try await GSpecProcess.run("disassemble", spec)
    #expect(
      text.status == 2 && text.stderr.contains("not a gesture table")
        && text.stderr.contains("help: `gspec compile` makes a table of a spec"))
  }
}
