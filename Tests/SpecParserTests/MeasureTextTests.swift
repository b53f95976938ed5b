import Testing

@testable import SpecParser

/// Numbers and measures are written in one way everywhere.
@Suite struct MeasureTextTests {
  @Test(
    "Exact numbers keep all their digits",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (8, "8"), (-2.5, "-2.5"), (1.23456, "1.23456"), (1e15, "1000000000000000"),
    ] as [(Double, String)])
  func exact(_ number: Double, _ text: String) { #expect(MeasureText.exact(number) == text) }

  @Test(
    "Other numbers have at most three decimals, without zeros at the end",
    arguments: [
      (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (0.0625, "0.063"), (0.001, "0.001"), (-0.5, "-0.5"),
      (20.05, "20.05"),
      (1234.5678, "1234.568"), (1e13, "10000000000000"), (.infinity, "inf"),
    ] as [(Double, String)])
  func number(_ number: Double, _ text: String) { #expect(MeasureText.number(number) == text) }

  @Test(
    "Brief ones have at most one",
    arguments: [(0.04, "0"), (-0.04, "0"), (0.05, "0.1"), (12.34, "12.3"), (99.96, "100")]
      as [(Double, String)])
  func brief(_ number: Double, _ text: String) { #expect(MeasureText.brief(number) == text) }

  @Test("Measures have the unit of their dimension")
  func measures() {
    #expect(MeasureText.text(1_234_567, .time) == "1234.567 ms")
    #expect(MeasureText.brief(1_234_567, .time) == "1234.6 ms")
    #expect(MeasureText.time(300_000) == "300 ms")
    #expect(MeasureText.instant(50_100) == "50.1 ms")
    #expect([250_001, 849_999, 50_050].map(MeasureText.milliseconds) == [250, 850, 50.1])
    #expect(MeasureText.brief(8.25, .length) == "8.3 pt")
    #expect(MeasureText.brief(45, .angle) == "45°")
  }

  @Test("A guard keeps the number that its author wrote")
  func guards() {
    let nowhere = SourceSpan(file: 0, start: 0, end: 0)
    let zoom = StateVariable(name: Located("zoom", nowhere), type: .number(low: 1, high: 8))
    let text = GuardText(states: [zoom])
    #expect(text.text(of: .compares(slot: 0, .greater, 1.23456)) == "zoom > 1.23456")
    #expect(text.text(of: .not(.compares(slot: 0, .less, 2))) == "not (zoom < 2)")
  }

  @Test("A state starts with its least number, its first word or false")
  func firstValues() {
    let words = ["calm", "loud"].map { Located($0, SourceSpan(file: 0, start: 0, end: 0)) }
    #expect(StateType.number(low: 1.5, high: 8).first == 1.5)
    #expect(StateType.enumeration(words).first == 0)
    #expect(StateType.bool.first == 0)
  }

  @Test("A limit that a fix writes has all digits")
  func limits() {
    let far = 7.7 * 160 / 25.4
    let range = Limits.from(20, to: far)
    #expect(range.text(of: .distance) == "20pt..\(far)pt")
    #expect(Limits.from(30).text(of: .angle) == "30deg..")
  }
}
