import Foundation
import Testing

@testable import gspec

@Suite("Vocabularies inside the program")
struct BundledVocabularyTests {
  @Test("they are what stands in Specs/vocabularies; Scripts/embed-vocabularies brings them up to date")
  func fresh() throws {
    let folder = PackageFolder.path("Specs/vocabularies")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".gspec.yaml")
    }
    #expect(files.sorted() == BundledVocabularies.names.map { $0 + ".gspec.yaml" })
    for (name, text) in BundledVocabularies.all {
      let file = try String(contentsOfFile: "\(folder)/\(name).gspec.yaml", encoding: .utf8)
      #expect(text == file, "\(name) has changed since it was embedded")
    }
  }
}
