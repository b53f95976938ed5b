import Testing

@testable import SpecParser

/// What to write instead, where a value has the wrong form.
@Suite("Findings about the form of a value say what to write instead")
struct HelpTests {
  private static func told(_ lines: String) -> [String] {
    let text = "gspec: 1\nproduct: Test\nelements:\n  list: {}\n\(lines)\n"
    return SpecText.lint(text).map { "\($0.message) — \($0.help.joined(separator: "; "))" }
  }

  @Test(
    "Lists, mappings, signs, blocks of text",
    arguments: [
      (
        "platforms: {}",
        "`platforms` must be one word or text, but this is a mapping — write one word or text, or leave the key out"
      ),
      (
        "metrics: {edge-width: -4pt}",
        "`edge-width` cannot be negative — write 0 or more: `edge-width: 40pt`"
      ),
      (
        "mechanics:\n  odd: {steps: [press, {move: {deviation: 190deg}}, lift]}",
        "`deviation` is at most 180deg — "
      ),
      ("metrics: {swipe-max-deviation: 181deg}", "`swipe-max-deviation` is at most 180deg — "),
      (
        "metrics: {rotation-slop: 190deg, swipe-max-deviation: rotation-slop}",
        "the metric `rotation-slop` is more than `swipe-max-deviation` can be — give one of them a quantity"
      ),
      (
        "mechanics:\n  odd: {steps: [press, wait: 500..300ms, lift]}",
        "`500` has no unit — write `300ms..500ms`; the units are `ms` and `s`"
      ),
      (
        "mechanics:\n  odd: {steps: [press, wait: 500ms..300, lift]}",
        "`300` has no unit — write `300ms..500ms`; the units are `ms` and `s`"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\nactivities:\n  a: {does: [activate], target: list, by: tap}",
        "`does` must be one word or text, but this is a list — write it without brackets: `does: activate`"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\nactivities:\n  a:\n    does: custom\n    target: list\n    by: tap\n    when: >3",
        "`when` has no value — `>` and `|` before a value begin a block of text in YAML: put what is meant in quotes"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\nactivities:\n  a: {does: custom, target: list, by: tap, commit: 50%}",
        "`commit` must be a mapping of keys, but this is `50%` — write `commit: {distance: 50%}`"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\nactivities:\n  a: {does: custom, target: list, by: tap, commit: 800pt/s}",
        "`commit` must be a mapping of keys, but this is `800pt/s` — write `commit: {velocity: 800pt/s}`"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\nactivities:\n  a: {does: custom, target: list, by: tap, commit: half}",
        "`commit` must be a mapping of keys, but this is `half` — write `commit: {distance: 50%, velocity: 500pt/s}`"
      ),
      (
        "state: {zoom: 0..8}\nmechanics:\n  tap: {steps: [press, lift]}\nactivities:\n  a: {does: custom, target: list, by: tap, when: \"> 3\"}",
        "a comparison has two sides — say first what is compared: `zoom > 3`"
      ),
    ])
  func help(_ lines: String, _ expected: String) {
    #expect(Self.told(lines).contains(expected), "\(Self.told(lines))")
  }

  @Test("names that are not all names are said to be examples", arguments: [12, 13])
  func examples(_ count: Int) {
    let rows = (1...count).map { "r\($0)" }
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      state: {mode: [\(rows.joined(separator: ", "))]}
      elements: {\(rows.map { "\($0): {}" }.joined(separator: ", "))}
      activities: {open: {does: activate, target: elsewhere, by: touch, when: mode == elsewhere}}

      """
    let known = (count == 12 ? "" : "for example ") + listed(rows.prefix(12))
    let help = Set(SpecText.lint(text).flatMap(\.help))
    #expect(help.isSuperset(of: ["the elements are \(known)", "the values are \(known)"]), "\(help)")
  }
}
