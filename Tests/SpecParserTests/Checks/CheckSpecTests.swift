import Testing

@testable import SpecParser

@Suite("Checks over whole specs")
struct CheckSpecTests {
  @Test("The project's own specs have no errors")
  func ownSpecs() throws {
    let specs = try SpecText.specs(under: "Specs/products") + SpecText.specs(under: "Specs/vocabularies")
    #expect(!specs.isEmpty)
    for spec in specs {
      let errors = SpecText.lint(spec.text, path: spec.path).filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(spec.path): \(errors.map(\.message))")
    }
  }

  @Test("The project's own specs and examples follow Material's guidance")
  func ownGuidance() throws {
    for spec in try SpecText.specs(under: "Specs/products") + SpecText.specs(under: "Examples") {
      let found = SpecText.lint(spec.text, path: spec.path).filter { $0.rule.hasPrefix("material/") }
      #expect(found.isEmpty, "\(spec.path): \(found.map(\.message))")
    }
  }

  @Test("Findings come in the order of the text, whatever the order of the checks")
  func order() {
    let found = SpecText.lint(
      """
      gspec: 1
      product: Example
      state: {on-air: bool}
      mechanics:
        never: {steps: [press, {lift: {within: 0ms}}]}
        tap: {steps: [press, lift]}
      elements: {page: {}}
      activities:
        a: {does: custom, target: page, by: tap, when: on-air and not on-air}
        b: {does: custom, target: page, by: [tap, never], when: on-air or not on-air}
      """)
    #expect(found.map(\.rule) == ["mechanic/impossible", "guard/never", "guard/always"])
    #expect(found.map(\.activities) == [["b"], ["a"], ["b"]])
  }

  @Test("A vocabulary's mechanics are checked without a product's spec, also those of a bundled vocabulary")
  func vocabulary() {
    let found = SpecText.lint(
      """
      gspec: 1
      vocabulary: material
      mechanics:
        never: {steps: [press, {lift: {within: 0ms}}]}
      """)
    #expect(found.map(\.rule) == ["mechanic/impossible"])
  }
}
