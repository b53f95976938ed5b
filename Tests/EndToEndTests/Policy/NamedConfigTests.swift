import Foundation
import Testing

@testable import gspec

/// Tests of commands whose arguments name a `.gspec.yaml`, or a file that one excludes, as tools do that name every changed file.
@Suite("Named .gspec.yaml and excluded files")
struct NamedConfigTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    try folder.write("version: 1\nexclude: [drafts]\n", ".gspec.yaml")
    try folder.write(Sample.upward, "specs/a.gspec.yaml")
    try folder.write(Sample.broken, "drafts/b.gspec.yaml")
  }

  private func gspec(_ arguments: String...) async throws -> GSpecProcess {
    try await folder.gspec(arguments)
  }

  @Test("lint checks a .gspec.yaml that is named as a configuration")
  func lint() async throws {
    let alone = try await gspec("lint", ".gspec.yaml")
    #expect(
      alone.status == 0 && alone.stdout == "0 specs: 0 errors, 0 warnings, 0 notes\n",
      "\(alone)")
    try folder.write("version: 1\nlevle: note\n", "specs/.gspec.yaml")
    let wrong = try await gspec("lint", "specs/.gspec.yaml", ".gspec.yaml")
    #expect(wrong.status == 1 && wrong.stdout.contains("the configuration has no key `levle`"), "\(wrong)")
    #expect(wrong.stdout.contains("\nspecs/.gspec.yaml: 1 error\n"), "\(wrong.stdout)")
    // Its folder has a spec of this run, too: each mistake is reported once.
    let both = try await gspec("lint", "specs/.gspec.yaml", "specs/a.gspec.yaml")
    #expect(both.stdout.contains("1 spec: 1 error, 0 warnings"), "\(both.stdout)")
  }

  @Test("format leaves a .gspec.yaml out and says so")
  func format() async throws {
    let run = try await gspec("format", ".gspec.yaml", "specs/a.gspec.yaml")
    #expect(run.status == 0, "\(run)")
    #expect(run.stderr == "gspec: .gspec.yaml is left out: it is a configuration, not a spec\n")
  }

  @Test("--force-exclude also leaves out files that are named", arguments: ["lint", "format"])
  func exclusion(_ command: String) async throws {
    #expect(try await gspec(command, "drafts/b.gspec.yaml").stdout.contains("drafts/b.gspec.yaml"))
    let run = try await gspec(command, "--force-exclude", "drafts/b.gspec.yaml")
    #expect(run.status == 0 && !run.stdout.contains("drafts/b.gspec.yaml"), "\(run)")
  }

  @Test("a .gspec.yaml that is a link to nothing is a failure, since its settings are not known")
  func link() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/specs/.gspec.yaml", withDestinationPath: "nowhere")
    let run = try await gspec("lint", "specs")
    #expect(run.status == 2, "\(run)")
    #expect(run.stderr.contains("specs/.gspec.yaml: is a link to a file that does not exist"), "\(run)")
  }

  @Test("files and folders whose names are not UTF-8 are left out, and lint says so")
  func names() async throws {
    let made = try await GSpecProcess.shell(
      """
      cd "$1/specs" && cp a.gspec.yaml "$(printf 'p\\377.gspec.yaml')" 2>/dev/null || exit 98
      mkdir ../only ../only/"$(printf 'in\\377')" && exec "$0" lint .
      """, [folder.path])
    // Some file systems have no such names.
    if made.status == 98 { return }
    #expect(made.status == 0 && made.stdout.contains("1 spec: "), "\(made)")
    #expect(made.stderr == "gspec: ./p\u{FFFD}.gspec.yaml is left out: its name is not UTF-8\n", "\(made)")
    let only = try await gspec("lint", "only")
    #expect(only.status == 2, "\(only)")
    #expect(only.stderr.contains("only/in\u{FFFD} is left out: its name is not UTF-8"), "\(only)")
    // Foundation, which removes the folder, cannot remove these.
    _ = try await GSpecProcess.shell("rm -r \"$1/specs\" \"$1/only\"", [folder.path])
  }
}
