import Foundation
import GestureCompiler
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// What every product spec compiles to and what comes of its cases, kept as text, so that a change that changes either
/// shows it. `make docs` (or GSPEC_RECORD=1) writes them again.
@Suite("Goldens of the product specs")
struct FreshGoldenTests {
  private func check(_ text: String, _ product: ProductSpec, _ form: String) {
    let path = "Tests/EndToEndTests/Goldens/Snapshots/\(product.name)/\(form).txt"
    if let problem = Snapshot(path).problem(with: text) { Issue.record("\(problem)") }
  }

  @Test("there are product specs")
  func products() { #expect(ProductSpec.all.count >= 9) }

  @Test("the machine, the table and its listing are as kept", arguments: ProductSpec.all)
  func compiled(_ product: ProductSpec) throws {
    let machine = try #require(try product.loaded().source).machine
    let bytes = try CompilePipeline.compile(machine).bytes
    check(DumpMachine.text(machine), product, "machine")
    check(GoldenText.hex(bytes), product, "table")
    check(try CompilePipeline.disassemble(bytes), product, "disassembly")
  }

  @Test("what claims wait for is as kept", arguments: ProductSpec.all)
  func latency(_ product: ProductSpec) async throws {
    let run = try await GSpecProcess.run("latency", "--all", product.path)
    #expect(run.status == 0, "\(run.stderr)")
    check(run.stdout, product, "latency")
  }

  @Test("every case passes, and its outcomes are as kept", arguments: ProductSpec.all)
  func outcomes(_ product: ProductSpec) throws {
    let cases = try product.cases(product.loaded())
    for run in cases { #expect(run.failures.isEmpty, "\(run.test.name.value): \(run.failures)") }
    check(GoldenText.outcomes(cases), product, "outcomes")
  }

  @Test("another process makes the same bytes and the same text", arguments: ProductSpec.all)
  func processes(_ product: ProductSpec) async throws {
    let machine = try #require(try product.loaded().source).machine
    let bytes = try CompilePipeline.compile(machine).bytes
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      let compile = try await GSpecProcess.run("compile", product.path, "-o", folder.path + "/" + name)
      #expect(compile.status == 0, "\(compile.stderr)")
      #expect(try Data(contentsOf: URL(filePath: folder.path + "/" + name)) == Data(bytes))
    }
    let listing = try await GSpecProcess.run("disassemble", folder.path + "/one")
    #expect(try listing.stdout == CompilePipeline.disassemble(bytes))
    let dump = try await GSpecProcess.run("compile", product.path, "--emit", "machine")
    #expect(dump.stdout == DumpMachine.text(machine))
  }
}
