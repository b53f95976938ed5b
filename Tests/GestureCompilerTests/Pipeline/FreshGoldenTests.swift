import GestureRuntime
import Testing

@testable import GestureCompiler

/// The table and the outcomes of every product spec, as they were looked at.
struct FreshGoldenTests {
  @Test func thereAreProducts() { #expect(SpecFiles.products.count >= 7) }

  @Test(arguments: SpecFiles.products)
  func tableIsAsItWas(_ name: String) throws {
    let bytes = try CompilePipeline.compile(SpecFiles.product(name))
    let head = "# \(bytes.count) bytes, checksum \(bytes[10..<14].map { "\($0)" }.joined(separator: " "))\n"
    try Golden.check(head + CompilePipeline.disassemble(bytes), "\(name).table.txt")
  }

  @Test(arguments: SpecFiles.products)
  func outcomesAreAsTheyWere(_ name: String) throws {
    let table = try Table(bytes: CompilePipeline.compile(SpecFiles.product(name)))
    var recognizer = Recognizer(table)
    recognizer.setScreen(Performance.screen)
    var lines = OutcomeLines(table)
    for sample in Performance(table).samples {
      let refusal = recognizer.feed(sample, into: &lines)
      #expect(refusal == nil)
    }
    recognizer.advance(to: 1 << 40, into: &lines)
    #expect(recognizer.nextDeadline == nil)
    try Golden.check(lines.text, "\(name).outcomes.txt")
  }
}
