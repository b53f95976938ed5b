import Testing

@testable import SpecParser

@Suite("What Material's rules look at")
struct MaterialCheckTests {
  private func rules(uses: String, when: String = "") -> [String] {
    SpecText.rules(
      """
      gspec: 1
      product: Example
      uses: \(uses)
      platforms: [macos]
      elements: {map: {}}
      activities:
        tip: {does: tilt, target: map, by: two-finger-drag, begins: true\(when)}
      """
    ).filter { $0.hasPrefix("material/") }
  }

  @Test("Only specs that use Material's vocabulary, alone or with another one")
  func uses() {
    #expect(rules(uses: "[material]") == ["material/mobile-only", "material/tilt-flat"])
    #expect(rules(uses: "[material, apple]") == ["material/mobile-only", "material/tilt-flat"])
    let apple = """
      gspec: 1
      product: Example
      uses: [apple]
      platforms: [ios]
      elements: {map: {}}
      activities:
        move: {does: pan, target: map, by: pan, toward: left}
      """
    #expect(!SpecText.rules(apple).contains { $0.hasPrefix("material/") })
  }

  @Test("Only activities whose guard can hold")
  func dead() {
    #expect(rules(uses: "[material]", when: ", when: false") == ["material/mobile-only"])
  }

  @Test("A name is split into words, however it joins them")
  func words() {
    for name in ["photo-selection", "photo_selection", "photo.selection", "photoSelection", "PhotoSelection"]
    {
      #expect(name.nameWords == ["photo", "selection"], "\(name)")
    }
    #expect("grayscale".nameWords == ["grayscale"])
    #expect("fotoÜbersicht_Ä".nameWords == ["foto", "übersicht", "ä"])
  }

  @Test("A guard that is too hard to decide causes no warning")
  func undecided() {
    var spec = SpecInCode()
    spec.vocabularies = ["material"]
    spec.kinds = [Kind(name: spec.located("select"), vocabulary: "material", summary: "", mechanics: [])]
    spec.state("selection", .enumeration([spec.located("none"), spec.located("some")]))
    spec.element("photo")
    spec.elements[0].traits.selectable = spec.located(true)
    spec.mechanic("long-press", [.press(PressStep()), .wait(WaitStep())], isContinuous: true)
    spec.activity("select", does: "select", when: .isOneOf(slot: 0, values: [0, 1]))
    #expect(spec.findings.contains { $0.hasPrefix("material/select-while-selected") })
    spec.activities[0].guardExpression = spec.located(Self.hard(&spec))
    let context = CheckContext(spec.checked)
    #expect(context.guards[0].isUndecided)
    #expect(SelectingStartsWithNothingSelected().findings(in: context).isEmpty)
  }

  /// The pigeonhole problem: a guard that no state satisfies, and that cannot be decided within the bound.
  private static func hard(_ spec: inout SpecInCode) -> Guard {
    let (pigeons, holes) = (12, 11)
    let slots = (0..<pigeons).map { pigeon in
      (0..<holes).map { hole in spec.state("p\(pigeon)-\(hole)", .bool) }
    }
    let sits = { (slot: Int) in Guard.isOneOf(slot: slot, values: [1]) }
    var parts: [Guard] = slots.map { .or($0.map(sits)) }
    for hole in 0..<holes {
      for first in 0..<pigeons {
        for second in (first + 1)..<pigeons {
          parts.append(.not(.and([sits(slots[first][hole]), sits(slots[second][hole])])))
        }
      }
    }
    return .and(parts)
  }
}
