import Foundation
import Testing

@testable import gspec

/// Tests of the command that a build with `GSpecPlugin` runs. `Scripts/check-consumer` tests it in a real build.
@Suite("gspec generate in-build")
struct GenerateInBuildTests {
  @Test("it writes the sources of `generate swift`, prints nothing, and requests no other run")
  func quiet() async throws {
    let folder = try Step()
    let spec = try folder.files.write(Sample.spec, "sample.gspec.yaml")
    let run = try await folder.run(spec)
    #expect(run.status == 0 && run.stdout.isEmpty && run.stderr.isEmpty)
    _ = try await GSpecProcess.run("generate", "swift", spec, "-o", folder.path + "/made")
    #expect(try folder.files.text("out.swift") == folder.files.text("made/SampleGestures.swift"))
    #expect(try folder.files.text("again").isEmpty)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: folder.path + "/out.swift")
    #expect(try await folder.run(spec).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/out.swift")
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test(
    "a warning is printed in the form of compilers, every time, and requests another run; notes are not printed"
  )
  func warning() async throws {
    let folder = try Step()
    let spec = try folder.files.write(
      Sample.spec + "lint: {disable: [{rule: conflict/delayed, activity: open, reason: to see it}]}\n",
      "sample.gspec.yaml")
    // The file has reached its greatest length: it must change, but not grow.
    var last = String(repeating: ".", count: 63)
    try folder.files.write(last, "again")
    for _ in 0..<4 {
      let run = try await folder.run(spec)
      #expect(run.status == 0 && run.stderr.isEmpty)
      #expect(run.stdout.hasPrefix("\(spec):16:25: warning: nothing is silenced by this line"))
      #expect(run.stdout.contains("[lint/unused-suppression]\n") && !run.stdout.contains(": note: help: \n"))
      let again = try folder.files.text("again")
      #expect(again != last)
      last = again
    }
    #expect(try folder.files.text("out.swift").contains("SampleGestures"))
  }

  @Test("an error of the spec or of its names in Swift ends the build, and nothing is written")
  func error() async throws {
    let folder = try Step()
    let broken = try folder.files.write(Sample.broken, "broken.gspec.yaml")
    let run = try await folder.run(broken)
    #expect(run.status == 1 && run.stdout.contains("\(broken):16:36: error: "), "\(run.stdout)")
    #expect(run.stdout.contains("[name/undeclared]\n"))
    let clash = try folder.files.write(
      Sample.spec + "  zoom-in: {does: custom, target: page, by: pinch-open, alternative: keys}\n"
        + "  zoom_in: {does: custom, target: page, by: pinch-closed, alternative: keys}\n", "clash.gspec.yaml"
    )
    let told = try await folder.run(clash)
    #expect(told.status == 1 && told.stdout.contains("\(clash):17:3: error: "), "\(told.stdout)")
    #expect(told.stdout.contains("[swift/name-clash]\n"))
    #expect(folder.files.names == ["again", "broken.gspec.yaml", "clash.gspec.yaml"])
    #expect(try await folder.run(folder.path + "/missing.gspec.yaml").status == 2)
  }

  @Test("two specs of a target whose types have the same names are an error at each of them")
  func twins() async throws {
    let folder = try Step()
    let spec = try folder.files.write(Sample.spec, "sample.gspec.yaml")
    let twin = try folder.files.write(
      Sample.spec.replacing("product: Sample", with: "product: sample"), "twin.gspec.yaml")
    let other = try folder.files.write(
      Sample.spec.replacing("product: Sample", with: "product: Other"), "other.gspec.yaml")
    let house = try folder.files.write("gspec: 1\nvocabulary: sample\n", "house.gspec.yaml")
    let broken = try folder.files.write("product: [\n", "broken.gspec.yaml")
    let apart = ["--beside", house, "--beside", other, "--beside", broken, "--beside", folder.path + "/none"]
    let run = try await folder.run(spec, apart)
    #expect(run.status == 0 && run.stdout.isEmpty, "\(run)")
    for (own, beside) in [(spec, twin), (twin, spec)] {
      let told = try await folder.run(own, apart + ["--beside", beside])
      let name = beside.split(separator: "/").last ?? ""
      #expect(told.status == 1 && told.stdout.hasPrefix("\(own):2:10: error: "), "\(told)")
      #expect(told.stdout.contains("of \(name) have the same names in one target [swift/name-clash]"))
      #expect(told.stdout.contains("give one of the products another name"))
    }
    let options = try folder.files.write("--prefix Mail\n", "gspec.options")
    let prefixed = try await folder.run(spec, ["--beside", other, "--options", options])
    #expect(prefixed.status == 1 && prefixed.stdout.contains("leave `--prefix` out"), "\(prefixed)")
  }

  @Test(
    "a product whose state has the name of an element's state in another spec is an error at each of them")
  func elementStates() async throws {
    let folder = try Step()
    func spec(_ product: String, _ traits: String) throws -> String {
      try folder.files.write(
        Sample.spec.replacing("product: Sample", with: "product: \(product)").replacing(
          "  page:\n", with: "  list: {\(traits)}\n  page:\n"), "\(product).gspec.yaml")
    }
    let mail = try spec("Mail", "state: {open: bool}")
    let list = try spec("MailList", "")
    for (own, beside) in [(mail, list), (list, mail)] {
      let told = try await folder.run(own, ["--beside", beside])
      #expect(told.status == 1 && told.stdout.contains("\(own):2:10: error: "), "\(told)")
      #expect(
        told.stdout.contains("both declare the type `MailListState` in one target [swift/name-clash]"),
        "\(told)")
    }
    let plain = try spec("Mail", "")
    #expect(try await folder.run(list, ["--beside", plain]).status == 0)
  }

  @Test("a vocabulary that the build does not watch requests another run; a vocabulary gives an empty source")
  func vocabularies() async throws {
    let folder = try Step()
    let house = try folder.files.write("gspec: 1\nvocabulary: house\n", "words/house.gspec.yaml")
    let spec = try folder.files.write(
      Sample.spec.replacing("[material]", with: "[material, words/house.gspec.yaml]"), "sample.gspec.yaml")
    #expect(try await folder.run(spec, "--watched", house).status == 0)
    #expect(try folder.files.text("again").isEmpty)
    #expect(try await folder.run(spec).stdout.isEmpty)
    #expect(try !folder.files.text("again").isEmpty)
    #expect(try await folder.run(house).status == 0)
    let text = try folder.files.text("out.swift")
    #expect(text.hasPrefix("// Generated by gspec ") && text.split(separator: "\n").count == 1)
  }

  @Test("a file can have options of the command; those that the plugin sets are errors at the file")
  func options() async throws {
    let folder = try Step()
    let spec = try folder.files.write(Sample.spec, "sample.gspec.yaml")
    let options = try folder.files.write(
      "# who\n--access package  # for all\n\n--prefix Other\n", "gspec.options")
    #expect(try await folder.run(spec, "--options", options).status == 0)
    #expect(try folder.files.text("out.swift").contains("nonisolated package enum OtherElement"))
    for wrong in ["--files many", "--check", "-o x", "--no-such", "word", "--access", "--help"] {
      try folder.files.write(wrong + "\n", "gspec.options")
      let run = try await folder.run(spec, "--options", options)
      #expect(run.status == 2 && run.stdout.hasPrefix("\(options):1:1: error: "), "\(wrong): \(run.stdout)")
      #expect(run.stdout.split(separator: "\n").count == 1 && run.stderr.isEmpty)
    }
  }

  @Test(
    "the adapters go into the same file, which compiles",
    arguments: ["internal", "package", "public"])
  func userInterface(access: String) async throws {
    let folder = try Step()
    let spec = try folder.files.write(Sample.spec, "sample.gspec.yaml")
    let options = try folder.files.write("--ui swiftui\n--access \(access)\n", "gspec.options")
    #expect(try await folder.run(spec, "--options", options).status == 0)
    let text = try folder.files.text("out.swift")
    #expect(text.contains("typealias SampleGestureRecognizer =") && text.contains("func sampleGestures("))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("// Generated by gspec ") } == 1)
    let compile = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" unused --stubs -typecheck -parse-as-library -package-name app 2>&1",
      [PackageFolder.path("Scripts/compile-generated"), folder.path])
    #expect(compile.status == 0, "\(compile.stdout.prefix(4000))")
  }

  /// The files of one build step: `out.swift`, and `again`, which exists before the step, as with the plugin.
  private struct Step {
    let files: TemporaryFolder
    var path: String { files.path }

    init() throws {
      files = try TemporaryFolder()
      try files.write("", "again")
    }

    func run(_ spec: String, _ more: String...) async throws -> GSpecProcess { try await run(spec, more) }

    func run(_ spec: String, _ more: [String]) async throws -> GSpecProcess {
      try await GSpecProcess.shell(
        "exec \"$0\" generate in-build \"$@\"",
        [spec, "--output", path + "/out.swift", "--again", path + "/again"] + more)
    }
  }
}
