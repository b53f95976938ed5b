import Testing

@testable import gspec

@Suite("Several reports of one run")
struct SeveralReportsTests {
  @Test("each format goes to its own file, in new folders, and one to standard output")
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

  @Test("if the only report goes to a file, standard output is empty")
  func quiet() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Sample.upward, "a.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", spec, "--format", "junit=\(folder.path)/a.xml")
    #expect(lint.status == 0 && lint.stdout.isEmpty && lint.stderr.isEmpty)
    let devices = try await GSpecProcess.run(
      "lint", spec, "--format", "json=/dev/stderr", "--format", "text=-")
    #expect(devices.stdout.contains("1 spec: 0 errors") && devices.stderr.hasPrefix("{\"findings\""))
  }

  @Test("if one report cannot be written, no file is changed, and the error names it")
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
    "contradictory formats are usage errors",
    arguments: [
      (["--format", "text", "--format", "json"], "--format is given 2 times (text and json)"),
      (["--format", "text", "--format", "json=-"], "--format text=FILE"),
      (["--format", "json=a", "--format", "sarif=a"], "two reports would go to one file: a"),
      (["--format", "json=a", "--format", "sarif=./a"], "two reports would go to one file: ./a"),
      (["--format", "json="], "--format json= names no file"),
    ])
  func usage(_ arguments: [String], _ message: String) async throws {
    let lint = try await GSpecProcess.shell("exec \"$0\" lint x \"$@\"", arguments)
    #expect(lint.status == 2 && lint.stderr.contains(message), "\(lint.stderr)")
  }

  @Test("gspec test: text on standard output, and JUnit in a file")
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
