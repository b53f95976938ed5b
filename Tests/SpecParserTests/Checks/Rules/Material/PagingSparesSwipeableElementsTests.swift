import Testing

@testable import SpecParser

@Suite("material/paging-swipe-on-swipeable")
struct PagingSparesSwipeableElementsTests {
  private static let rule = "material/paging-swipe-on-swipeable"

  /// A pager with a row two levels inside, and an activity that pages.
  private func spec(
    _ swipeable: Directions?, paging toward: Directions? = .horizontal, pageWhen: Guard? = nil
  ) -> SpecInCode {
    var spec = SpecInCode()
    spec.vocabularies = ["material"]
    spec.state("zoom", .number(low: 1, high: 8))
    let pager = spec.element("pager")
    let list = spec.element("list", in: pager)
    spec.element("row", in: list, swipeable: swipeable)
    let move = MoveStep(path: .translation(nil))
    spec.mechanic("drag", [.press(PressStep()), .move(move), .lift(LiftStep())], isContinuous: true)
    spec.mechanic(
      "long-press-drag", [.press(PressStep()), .wait(WaitStep()), .move(move), .lift(LiftStep())],
      isContinuous: true)
    spec.activity("turn", does: "paging-swipe", on: pager, toward: toward, when: pageWhen)
    return spec
  }

  /// Findings of this rule and of the general ones. Other rules of Material are left out: specs made in code have no commits.
  private func rules(_ spec: SpecInCode) -> [String] {
    var spec = spec
    let name = spec.located("paging-swipe")
    var checked = spec.checked
    checked.kinds = [
      Kind(name: name, vocabulary: "material", summary: "", mechanics: [], along: .trait(.pages))
    ]
    return LintStages().findings(of: checked.takingFromTargets()).map(\.rule).filter {
      rule in rule == Self.rule || !["material/", "accessibility/", "name/"].contains(where: rule.hasPrefix)
    }
  }

  @Test("The trait alone is enough, along the same axis, at whatever depth")
  func trait() {
    #expect(rules(spec(.left)) == [Self.rule])
    #expect(rules(spec(.any)) == [Self.rule])
    #expect(rules(spec(.right, paging: .left)) == [Self.rule])
    #expect(rules(spec(.up)).isEmpty)
    #expect(rules(spec(nil)).isEmpty)
  }

  @Test("The element's own axis of paging counts where the activity names no direction")
  func openDirection() {
    var spec = spec(.left, paging: nil)
    #expect(rules(spec) == [Self.rule])
    spec.elements[0].traits.pages = spec.located([.vertical])
    #expect(rules(spec).isEmpty)
    spec.elements[0].traits.pages = spec.located([.horizontal])
    #expect(rules(spec) == [Self.rule])
  }

  @Test("Guards that exclude each other keep the two apart")
  func guards() {
    var spec = spec(.left, pageWhen: .compares(slot: 0, .equal, 1))
    spec.activity("archive", does: "dismiss", on: 2, toward: .left, when: .compares(slot: 0, .greater, 1))
    #expect(rules(spec).isEmpty)
    spec.activity("pin", does: "dismiss", on: 2, toward: .right, when: .compares(slot: 0, .less, 2))
    let found = LintStages().findings(of: spec.checked).filter { $0.rule == Self.rule }
    #expect(found.count == 1)
    #expect(found.first?.activities == ["turn", "pin"])
    #expect(found.first?.notes == ["both exist where zoom == 1"])
  }

  @Test("An activity that begins with a hold, or moves along the other axis, is no swipe of the element")
  func otherActivities() {
    var spec = spec(.left, pageWhen: .compares(slot: 0, .equal, 1))
    spec.activity("archive", does: "dismiss", on: 2, toward: .left, when: .compares(slot: 0, .greater, 1))
    spec.activity("move", on: 2, by: [1])
    spec.activity("scroll", on: 2, toward: .vertical)
    #expect(rules(spec).isEmpty)
  }

  @Test("An element that is dismissed along the axis is swipeable, with the trait or without")
  func dismissed() {
    var spec = spec(nil)
    spec.activity("archive", does: "dismiss", on: 2, toward: .left)
    #expect(rules(spec) == [Self.rule])
    spec = self.spec(nil, pageWhen: .compares(slot: 0, .equal, 1))
    spec.activity("archive", does: "dismiss", on: 2, toward: .left, when: .compares(slot: 0, .greater, 1))
    #expect(rules(spec).isEmpty)
    spec = self.spec(nil)
    spec.activity("archive", does: "dismiss", on: 2, toward: .up)
    spec.activity("draw", on: 2, toward: .left)
    #expect(rules(spec).isEmpty)
  }

  @Test("Without Material's vocabulary nothing is reported")
  func otherVocabulary() {
    var spec = spec(.left)
    spec.vocabularies = ["apple"]
    #expect(rules(spec).isEmpty)
  }

  @Test("Activities that can never hold take part in no pair")
  func dead() {
    var spec = spec(.left, pageWhen: .constant(false))
    #expect(rules(spec) == ["guard/never"])
    spec = self.spec(.left)
    spec.activity("archive", does: "dismiss", on: 2, toward: .left, when: .constant(false))
    #expect(rules(spec) == ["guard/never"])
  }
}
