import Foundation
import Testing

@testable import gspec

/// Checks that a mistake in a vocabulary is one finding of the vocabulary, however many specs use it.
@Suite("Findings in vocabularies")
struct VocabularyFindingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    try folder.write("version: 1\nvocabularies: {house: words/house.gspec.yaml}\n", ".gspec.yaml")
    try folder.write(
      "gspec: 1\nvocabulary: house\nmechanics:\n  knock: {fingers: 33, steps: [press, lift]}\n",
      "words/house.gspec.yaml")
    for name in ["a", "b"] {
      try folder.write(Self.spec.replacing("NAME", with: "house"), "specs/\(name).gspec.yaml")
    }
    try folder.write(
      Self.spec.replacing("NAME", with: "../words/house.gspec.yaml"), "specs/c.gspec.yaml")
  }

  private static let spec = Sample.upward.replacing("[material]", with: "[material, NAME]")

  private func lint(_ arguments: String..., from inner: String = "") async throws -> GSpecProcess {
    try await folder.gspec(["lint"] + arguments, from: inner)
  }

  private func findings(_ arguments: String..., from inner: String = "") async throws -> [AnyJSON] {
    let run = try await folder.gspec(["lint", "--format", "json"] + arguments, from: inner)
    return try AnyJSON.read(run.stdout)["findings"]?.items ?? []
  }

  @Test("the vocabulary has the finding once, with the number of specs; their lines name the vocabulary")
  func once() async throws {
    let specs = try await lint("specs")
    #expect(specs.status == 1 && specs.stdout.contains("  --> words/house.gspec.yaml:4:20\n"), "\(specs)")
    #expect(specs.stdout.contains("   = note: in 3 specs that use this vocabulary\n"), "\(specs.stdout)")
    for name in ["a", "b", "c"] {
      #expect(specs.stdout.contains("specs/\(name).gspec.yaml: 1 error in words/house.gspec.yaml\n"))
    }
    #expect(
      specs.stdout.contains("\nwords/house.gspec.yaml: 1 error\n3 specs: 1 error, 0 warnings"),
      "\(specs.stdout)")
    #expect(specs.stdout.contains("3 specs were not searched for conflicts"), "\(specs.stdout)")
    let all = try await lint("specs", "words")
    #expect(all.stdout.contains("   = note: also in 3 specs that use this vocabulary\n"), "\(all.stdout)")
    #expect(all.stdout.contains("\n4 specs: 1 error, 0 warnings"), "\(all.stdout)")
    let one = try await lint("specs/a.gspec.yaml")
    #expect(one.stdout.contains("1 spec: 1 error") && !one.stdout.contains("= note"), "\(one.stdout)")
  }

  @Test("its id is that of the vocabulary's own finding, whatever is linted, from wherever, cached or not")
  func ids() async throws {
    let own = try await findings("words")
    #expect(own.count == 1)
    let cache = "--cache=" + folder.path + "/cache"
    for found in [
      try await findings("."), try await findings("specs"), try await findings("specs/c.gspec.yaml"),
      try await findings(folder.path + "/specs"), try await findings("specs", "words", cache),
      try await findings("specs", "words", cache), try await findings(".", from: "/specs"),
    ] {
      #expect(found.count == 1 && found.first?["id"] == own.first?["id"], "\(found)")
    }
    let inner = try await findings(".", from: "/specs")
    #expect(inner.first?["file"]?.text == "../words/house.gspec.yaml", "\(inner)")
    let gitlab = try await lint(".", "--format", "gitlab", from: "/specs")
    #expect(gitlab.stdout.contains("\"path\":\"words/house.gspec.yaml\""), "\(gitlab.stdout)")
  }

  @Test("a baseline does not accept it, because it keeps the specs from being searched")
  func baseline() async throws {
    let written = try await lint("specs", "--baseline", "base.json", "--write-baseline")
    #expect(written.status == 1, "\(written)")
    #expect(
      written.stderr.contains("base.json: not written")
        && written.stderr.contains("  words/house.gspec.yaml:4:20: "), "\(written)")
    #expect(written.stderr.split(separator: "\n").count == 2, "\(written)")
  }
}
