import Foundation
import GestureRuntime
import Testing

struct FreshTableFormatTests {
  private let path = "Docs/TableFormat.md"

  @Test func tableFormatPageIsFresh() throws {
    if ProcessInfo.processInfo.environment["GSPEC_RECORD"] == "1" {
      try PackageFolder.write(TableFormatPage.text, to: path)
      Issue.record("\(path) was recorded: look at the difference, then run the tests again")
      return
    }
    let text = try? PackageFolder.text(path)
    #expect(
      text == TableFormatPage.text,
      "\(path) is stale; GSPEC_RECORD=1 swift test --filter FreshTableFormatTests (or make docs) writes it again"
    )
  }

  @Test func everyInstructionHasItsRow() throws {
    let page = try PackageFolder.text(path)
    for opcode in Opcode.allCases {
      #expect(page.contains(" `\(opcode.info.mnemonic)` |"), "\(opcode) is in no section of the page")
    }
  }

  @Test func everyInstructionSaysWhatItMeans() {
    var names: Set<String> = []
    for opcode in Opcode.allCases {
      let info = opcode.info
      #expect("\(info.meaning)".hasSuffix("."), "\(opcode) has no sentence")
      #expect(names.insert("\(info.mnemonic)").inserted, "two instructions are called \(info.mnemonic)")
      #expect((0...3).contains(info.depth))
    }
  }
}
