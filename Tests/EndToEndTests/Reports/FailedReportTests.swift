import Testing

@testable import SpecParser
@testable import gspec

/// A run that could not do all of its work. Every report must show that.
@Suite("Reports of runs that failed")
struct FailedReportTests {
  private func lint(_ format: String, _ arguments: String...) async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      "cd \"$1\" && shift && exec \"$0\" lint --format \"$@\"",
      [PackageFolder.path(""), format] + arguments)
  }

  @Test("sarif: the run is marked as failed, and a notification names the path and the reason")
  func sarif() async throws {
    let lint = try await lint("sarif", "Specs/gone.gspec.yaml")
    #expect(lint.status == 2 && lint.stderr.contains("Specs/gone.gspec.yaml"))
    let log = try AnyJSON.read(lint.stdout)
    #expect(try JSONSchemaCheck(fixture: "sarif-2.1.0.subset.json").problems(of: log) == [])
    let invocation = try #require(log["runs"]?[0]?["invocations"]?[0])
    #expect(invocation["executionSuccessful"] == .bool(false))
    let notification = try #require(invocation["toolExecutionNotifications"]?[0])
    #expect(notification["level"]?.text == "error")
    #expect(
      notification["message"]?["text"]?.text == "Specs/gone.gspec.yaml: No such file or directory.")
    let place = notification["locations"]?[0]?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.text == "Specs/gone.gspec.yaml")
  }

  @Test("sarif: a run without failures is marked as successful")
  func successful() throws {
    let log = try AnyJSON.read(RenderSARIF.render(SampleReport.report, version: "1"))
    let invocation = try #require(log["runs"]?[0]?["invocations"]?[0])
    #expect(invocation["executionSuccessful"] == .bool(true))
    #expect(invocation["toolExecutionNotifications"] == nil)
  }

  @Test("junit: an error for the missing spec, beside the specs that were checked")
  func junit() async throws {
    let lint = try await lint("junit", "Specs/gone.gspec.yaml", "Examples/reader.gspec.yaml")
    #expect(lint.status == 2)
    #expect(lint.stdout.contains("errors=\"1\" skipped=\"0\""))
    #expect(
      lint.stdout.contains(
        "<testcase classname=\"Specs/gone.gspec.yaml\" name=\"can be checked\" file=\"Specs/gone.gspec.yaml\""
      ))
    #expect(lint.stdout.contains("<error message=\"Specs/gone.gspec.yaml: No such file or directory\""))
    #expect(lint.stdout.contains("classname=\"Examples/reader.gspec.yaml\" name=\"other rules\""))
  }

  @Test(
    "the other formats show the failure",
    arguments: [
      ("json", "\"failures\":[{\"file\":\"gone.gspec.yaml\",\"message\":\"gone.gspec.yaml: No such file"),
      ("github", "::error file=gone.gspec.yaml,title=gspec/failure::gone.gspec.yaml: No such file"),
      ("gitlab", "\"severity\":\"blocker\""), ("xcode", "error: gspec: gone.gspec.yaml: No such file"),
      ("markdown", "- gone.gspec.yaml: No such file or directory."),
      (
        "checkstyle", "message=\"gone.gspec.yaml: No such file or directory.\" source=\"gspec.gspec/failure\""
      ),
    ])
  func others(_ format: String, _ text: String) async throws {
    let lint = try await lint(format, "gone.gspec.yaml")
    #expect(lint.status == 2)
    #expect(lint.stdout.contains(text), "\(lint.stdout)")
  }

  @Test("a missing baseline or cache replaces the report of an earlier run by one that is marked as failed")
  func baseline() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.upward, "a.gspec.yaml")
    let report = try folder.write("of an earlier run", "a.sarif")
    for arguments in [["--baseline", folder.path + "/none.json"], ["--cache", spec + "/cache"]] {
      let lint = try await GSpecProcess.shell(
        "exec \"$0\" lint \"$@\"", arguments + ["--format", "sarif=\(report)", spec])
      #expect(lint.status == 2 && lint.stdout.isEmpty && lint.stderr.contains("error:"), "\(lint)")
      #expect(try folder.text("a.sarif").contains("\"executionSuccessful\":false"))
    }
  }

  @Test("junit: for a spec that cannot be read, the unchecked rules are skipped")
  func skipped() async throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("gspec: 1\nproduct: [\n", "a.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", "--format", "junit", broken)
    #expect(lint.status == 1 && lint.stdout.contains("failures=\"1\" errors=\"0\" skipped=\"1\""))
    #expect(
      lint.stdout.contains("<skipped message=\"not checked, because the spec cannot be read: accessibility,"))
  }
}
