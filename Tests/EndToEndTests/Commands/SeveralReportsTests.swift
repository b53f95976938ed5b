import Testing

@testable import gspec

@Suite("Several reports of one run")
struct SeveralReportsTests {
  @Test("each format in its file, in folders that are made, and one on standard output")
  func lint() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.broken, "a.gspec.yaml")
    let lint = try await GSpecProcess.run(
      "lint", spec, "--format", "sarif=\(folder.path)/out/ci/a.sarif", "--format", "text", "--format",
      "json=\(folder.path)/a.json")
    #expect(lint.status == 1 && lint.stdout.contains("error[name/undeclared]"), "\(lint)")
    let alone = try await GSpecProcess.run("lint", spec, "--format", "sarif")
    #expect(try folder.text("out/ci/a.sarif") == alone.stdout)
    #expect(try folder.text("a.json").hasPrefix("{\"findings\":["))
  }

  @Test("a report that goes into a file only leaves standard output empty")
  func quiet() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.upward, "a.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", spec, "--format", "junit=\(folder.path)/a.xml")
    #expect(lint.status == 0 && lint.stdout.isEmpty && lint.stderr.isEmpty)
    let devices = try await GSpecProcess.run(
      "lint", spec, "--format", "json=/dev/stderr", "--format", "text=-")
    #expect(devices.stdout.contains("1 spec: 0 errors") && devices.stderr.hasPrefix("{\"findings\""))
  }

  @Test("all files are written or none, and what could not be written is said")
  func whole() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.upward, "a.gspec.yaml")
    try folder.write("old", "a.sarif")
    let lint = try await GSpecProcess.run(
      "lint", spec, "--format", "sarif=\(folder.path)/a.sarif", "--format", "json=\(spec)/no/a.json",
      "--format", "text")
    #expect(lint.status == 2 && lint.stderr.contains("cannot be made"), "\(lint)")
    #expect(lint.stdout.contains("1 spec:"))
    #expect(try folder.text("a.sarif") == "old")
  }

  @Test(
    "what cannot be meant is a usage error",
    arguments: [
      (["--format", "text", "--format", "json"], "--format is given 2 times (text and json)"),
      (["--format", "text", "--format", "json=-"], "--format text=FILE"),
      (["--format", "json=a", "--format", "sarif=a"], "two reports would go to one file: a"),
      (["--format", "json="], "--format json= names no file"),
    ])
  func usage(_ arguments: [String], _ message: String) async throws {
    let lint = try await GSpecProcess.shell("exec \"$0\" lint x \"$@\"", arguments)
    #expect(lint.status == 2 && lint.stderr.contains(message), "\(lint.stderr)")
  }

  @Test("cases too: text while they run, JUnit in a file")
  func cases() async throws {
    let folder = try TemporaryFolder()
    let test = try await GSpecProcess.run(
      "test", PackageFolder.path("Specs/products/mail.cases.yaml"), "--format", "text", "--format",
      "junit=\(folder.path)/cases.xml", "--format", "text=\(folder.path)/cases.txt")
    #expect(test.status == 0 && test.stdout.contains("0 failed"), "\(test)")
    #expect(try folder.text("cases.xml").hasPrefix("<?xml"))
    #expect(try folder.text("cases.txt") == test.stdout)
  }
}
