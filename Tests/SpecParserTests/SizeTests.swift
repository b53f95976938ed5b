import SpecParser
import Testing

/// A spec with more entries than a table can hold is reported at the first one that is too many.
@Suite struct SizeTests {
  private func places(_ text: String) -> [String] {
    let result = ParseSpec.parse(SourceFile(path: "a", text: text)) { _ in
      .failure(ImportFailure(reason: "none"))
    }
    return SpecParserTests.places(result)
  }

  @Test func elementsAreCounted() {
    let names = (0...SpecSize.most).map { "e\($0): {}" }.joined(separator: ", ")
    let text = "gspec: 1\nproduct: A\nelements:\n  {\(names.replacing(", e65535", with: ",\n   e65535"))}\n"
    #expect(places(text) == ["5:4 input/limit more than 65535 elements"])
    #expect(places(text.replacing(",\n   e65535: {}", with: "")).isEmpty)
  }

  @Test func wordsAreCounted() {
    let words = (0...SpecSize.most).map { "w\($0)" }.joined(separator: ", ")
    let found = places("gspec: 1\nproduct: A\nstate:\n  mode: [\(words)]\n")
    #expect(
      found.count == 1 && found.first?.hasSuffix("input/limit more than 65535 values of `mode`") == true)
  }

  /// Preference is transitive, so a chain of 500 activities settles 124,750 pairs.
  @Test(arguments: [(400, true), (500, false)]) func pairsOfResolveAreCounted(_ count: Int, _ fits: Bool) {
    let found = places(spec(count) + (1..<count).map { "  - {prefer: a\($0 - 1), over: a\($0)}\n" }.joined())
    let message =
      "input/limit `resolve` settles more than 100000 pairs of activities with those that follow from others"
    #expect(fits ? found.isEmpty : found.count == 1 && found[0].hasSuffix(message), "\(found)")
  }

  @Test func listsOfResolveAreCounted() {
    let names = (0..<500).map { "a\($0)" }.joined(separator: ", ")
    let found = places(spec(500) + "  - together: [\(names)]\n")
    #expect(found.count == 1 && found[0].hasSuffix("`resolve` settles more than 100000 pairs of activities"))
    let half = (0..<350).map { "a\($0)" }.joined(separator: ", ")
    let wait = places(spec(500) + "  - {wait: [\(half)], for: [\(names)]}\n")
    #expect(wait.count == 1 && wait[0].contains("more than 100000 pairs"))
  }

  private func spec(_ activities: Int) -> String {
    let lines = (0..<activities).map { "  a\($0): {does: custom, target: e, by: m}\n" }.joined()
    return """
      gspec: 1
      product: A
      mechanics: {m: {fingers: 1, steps: [press, lift]}}
      elements: {e: {}}
      activities:
      \(lines)resolve:

      """
  }
}
