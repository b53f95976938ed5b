import Foundation
import Testing

@testable import SpecParser
@testable import gspec

@Suite("Vocabularies inside the program")
struct BundledVocabularyTests {
  @Test("they are the files in Specs/vocabularies; after a change, run Scripts/embed-vocabularies")
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

  @Test("the hints for words of the other vocabulary cover exactly its mechanics and kinds")
  func words() throws {
    for name in BundledVocabularies.names {
      let file = try #require(BundledVocabularies.file(name))
      let vocabulary = try #require(LoadSpec.parse(file.bytes, path: file.path).vocabulary)
      let parts: [(OtherWords, [String])] = [
        (.mechanics, vocabulary.mechanics.filter { $0.vocabulary == name }.map(\.name.value)),
        (.kinds, vocabulary.kinds.filter { $0.vocabulary == name }.map(\.name.value)),
      ]
      for (words, names) in parts {
        let known = words.words.flatMap { name == "apple" ? $0.apple : $0.material }
        #expect(Set(known) == Set(names) && known.count == names.count, "\(name)")
      }
    }
  }

  @Test(
    "for a word of another vocabulary, lint suggests this one's word or the missing `uses`",
    arguments: [
      ("activate", "double-tap", "write `double-touch`, or add `apple` to `uses`, which has `double-tap`"),
      ("activate", "click", "write `touch`"),
      // A word that both vocabularies have is suggested once.
      ("activate", "hold", "write `long-press`"), ("open", "touch", "write `activate`"),
      ("delete", "touch", "write `dismiss`"),
      (
        "activate", "pinch",
        "write `pinch-open` or `pinch-closed`, or add `apple` to `uses`, which has `pinch`"
      ),
      ("activate", "three-finger-swipe", "`three-finger-swipe` is a word of `apple`: add `apple` to `uses`"),
      ("activate", "tuch", "did you mean `touch`?"),
      ("navigate-back", "touch", "write `edge-swipe`, or add `apple` to `uses`, which has `navigate-back`"),
      ("undo", "touch", "`undo` is a word of `apple`: add `apple` to `uses`"),
    ])
  func otherWords(_ kind: String, _ mechanic: String, _ help: String) async throws {
    let spec = Sample.spec.replacing("does: activate", with: "does: \(kind)").replacing(
      "by: touch", with: "by: \(mechanic)")
    let lint = try await GSpecProcess.run("lint", "-", stdin: spec)
    #expect(lint.stdout.contains("= help: \(help)\n"), "\(lint.stdout)")
  }
}
