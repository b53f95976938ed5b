import SpecParser
import Testing

/// Quantities, units and ranges: right and wrong ones side by side.
@Suite struct QuantityTests {
  /// A metric's value, as read.
  private func amount(_ metric: Metric, _ text: String) -> Double? {
    parse(BaseSpec.with("metrics:\n  \(metric.rawValue): \(text)")).spec?.metrics[metric].amount
  }

  @Test(arguments: [
    ("450ms", 450_000.0), ("0.45s", 450_000), ("1s", 1_000_000), ("0.001ms", 1), ("0.000001s", 1), ("0ms", 0),
    ("1.2345s", 1_234_500), ("300.000000ms", 300_000), ("0.1ms", 100), ("4.35s", 4_350_000),
  ])
  func timesAreWholeMicroseconds(_ text: String, _ expected: Double) {
    #expect(amount(.longPressTimeout, text) == expected)
  }

  @Test func millimetresBecomePoints() {
    #expect(amount(.touchSlop, "25.4mm") == 160)
    #expect(amount(.touchSlop, "0.15875mm") == 1)
    for (text, points) in [("2.06375mm", 13.0), ("3.81mm", 24), ("19.05mm", 120), ("80.16875mm", 505)] {
      #expect(amount(.touchSlop, text) == points)
    }
    #expect(amount(.touchSlop, "8pt") == 8)
    #expect(amount(.touchSlop, "8.5pt") == 8.5)
  }

  @Test func wrongUnitsAreToldWhatToWrite() {
    expectMarked(
      """
      metrics:
        long-press-timeout: 450      # expect: syntax/unit
        touch-slop: 10ms             # expect: syntax/unit
        drag-slop: 10 pt             # expect: syntax/unit
        edge-width: 20px             # expect: syntax/unit
        velocity-samples: 20pt       # expect: syntax/unit
        swipe-velocity: 300pt        # expect: syntax/unit
        rotation-slop: abc           # expect: name/undeclared
        paging-slop: -3pt            # expect: syntax/range
        latency-budget: 0.0001ms     # expect: syntax/range
        scale-slop: 1e3pt            # expect: syntax/unit
        scale-min-span: .5pt         # expect: syntax/type
        double-touch-slop: 9999999pt # expect: syntax/range
        double-touch-min-time: 5.ms  # expect: syntax/type
        min-fling-velocity: 1000pt/s
        swipe-max-deviation: 45deg
      """
    )
    #expect(help("metrics: {long-press-timeout: 450}") == ["write `450ms`; the units are `ms` and `s`"])
    #expect(help("metrics: {edge-width: 20px}") == ["write `20pt`"])
    #expect(help("metrics: {velocity-samples: 20pt}") == ["write `20`"])
    #expect(
      messages("metrics: {touch-slop: 10ms}") == [
        "syntax/unit: `10ms` is a time, but `touch-slop` is a length"
      ])
  }

  @Test func longNumbersAreNoTrap() {
    let digits = String(repeating: "9", count: 5_000)
    #expect(messages("metrics: {touch-slop: \(digits)pt}").count == 1)
    #expect(messages("metrics: {long-press-timeout: \(digits)s}").count == 1)
  }

  // MARK: Ranges

  /// The limits of a `distance` with this text.
  private func distance(_ text: String) -> Limits? {
    let steps = "[press, move: {distance: \"\(text)\"}, lift]"
    let spec = parse(BaseSpec.with("mechanics:\n  tap: {steps: \(steps)}\n  hold: {steps: [press]}")).spec
    guard case .move(let move)? = spec?.mechanics[0].steps[1].action else { return nil }
    return move.limits[stated: .distance]
  }

  private static let ranges: [(String, Double?, Double?, Bool)] = [
    ("40pt", 40.0, nil, true), ("40pt..", 40, nil, true), ("..20pt", nil, 20, true),
    ("20pt..40pt", 20, 40, true),
    (">= 40pt", 40, nil, true), ("> 40pt", 40, nil, false), ("<=40pt", nil, 40, true),
    ("< 40pt", nil, 40, false),
    ("20pt .. 40pt", 20, 40, true), ("5pt..5pt", 5, 5, true), ("touch-slop", 8, nil, true),
  ]

  @Test(arguments: ranges)
  func rangesAreRead(_ text: String, _ low: Double?, _ high: Double?, _ isIncluded: Bool) throws {
    let limits = try #require(distance(text))
    #expect(limits.low?.amount == low)
    #expect(limits.high?.amount == high)
    #expect((limits.low ?? limits.high)?.isIncluded == isIncluded)
  }

  @Test func bareQuantitiesAreLeastOrMostByTheirKey() throws {
    let steps = "[press: {within: 1s}, wait: 300ms, move: {velocity: 10pt/s, deviation: 20deg}, lift]"
    let spec = try #require(
      parse(BaseSpec.with("mechanics:\n  tap: {steps: \(steps)}\n  hold: {steps: [press]}")).spec)
    guard case .press(let press) = spec.mechanics[0].steps[0].action,
      case .wait(let wait) = spec.mechanics[0].steps[1].action,
      case .move(let move) = spec.mechanics[0].steps[2].action
    else { return #expect(Bool(false)) }
    #expect(
      press.limits[stated: .duration]?.low == nil
        && press.limits[stated: .duration]?.high?.amount == 1_000_000)
    #expect(
      wait.limits[stated: .duration]?.low?.amount == 300_000 && wait.limits[stated: .duration]?.high == nil)
    #expect(
      move.limits[stated: .velocity]?.low?.amount == 10 && move.limits[stated: .deviation]?.high?.amount == 20
    )
  }

  @Test func impossibleRangesAreReported() {
    expectMarked(
      """
      mechanics:
        tap:
          steps:
            - press
            - move: {distance: 40pt..20pt}          # expect: syntax/range
            - move: {distance: ..}                  # expect: syntax/range
            - move: {distance: 40..60pt}            # expect: syntax/unit
            - move: {distance: 1pt...2pt}           # expect: syntax/type
            - move: {distance: long-press-timeout}  # expect: syntax/unit
            - move: {distance: touch-slpo}          # expect: name/undeclared
            - move: {distance: [40pt]}              # expect: syntax/type
            - move: {distance: }                    # expect: syntax/type
        hold: {steps: [press]}
      """
    )
    #expect(
      help("mechanics: {tap: {steps: [press, move: {distance: 40pt..20pt}]}, hold: {steps: [press]}}") == [
        "write `20pt..40pt`"
      ])
  }

  /// What to write has all of the value, not only the end that is wrong.
  @Test(arguments: [
    ("40..60pt", ["write `40pt..60pt`; the units are `pt` and `mm`"]),
    ("40mm .. 60", ["write `40mm..60mm`; the units are `pt` and `mm`"]),
    ("40..", ["write `40pt..`; the units are `pt` and `mm`"]),
    (">= 40", ["write `\">= 40pt\"`; the units are `pt` and `mm`"]),
    (".5..60mm", ["write `0.5mm..60mm`"]), (".5pt", ["write `0.5pt`"]),
    ("-4pt..4pt", ["write 0 or more: `40pt`"]), ("-4pt", ["write 0 or more: `distance: 40pt`"]),
  ])
  func wholeValuesAreAdvised(_ text: String, _ expected: [String]) {
    let steps = "[press, move: {distance: \"\(text)\"}, lift]"
    #expect(help("mechanics: {tap: {steps: \(steps)}, hold: {steps: [press]}}") == expected)
  }

  /// A range has two dots; what is meant by another sign between the ends is advised.
  @Test(arguments: [
    ("40pt...80pt", "write `40pt..80pt`"), ("40...80", "write `40pt..80pt`"),
    ("40pt-80pt", "write `40pt..80pt`"),
    ("80pt-40pt", "write `40pt..80pt`"), ("40-80pt", "write `40pt..80pt`"),
    ("40pt…80pt", "write `40pt..80pt`"),
    ("40pt to 80pt", "write `40pt..80pt`"), ("40pt, 80pt", "write `40pt..80pt`"),
    ("...80pt", "write `..80pt`"),
    ("40pt...", "write `40pt..`"), ("40,5pt", "write `40.5pt`"),
  ])
  func otherSignsOfRanges(_ text: String, _ expected: String) {
    let steps = "[press, move: {distance: \"\(text)\"}, lift]"
    #expect(help("mechanics: {tap: {steps: \(steps)}, hold: {steps: [press]}}") == [expected])
  }

  @Test(arguments: [
    ("1-2", "write `1..2`"), ("\"1,2\"", "write `1..2`"), ("1...2", "write `1..2`"),
    ("1,2", "write `fingers: 1..2`"),
  ])
  func rangesOfFingers(_ text: String, _ expected: String) {
    #expect(
      help("mechanics: {tap: {fingers: \(text), steps: [press, lift]}, hold: {steps: [press]}}") == [expected]
    )
  }

  @Test(arguments: [
    ("touch-slop: 8pt..10pt", "write `touch-slop: 8pt` or `touch-slop: 10pt`"),
    ("touch-slop: 8pt-10pt", "write `touch-slop: 8pt` or `touch-slop: 10pt`"),
    ("touch-slop: 8..10", "write `touch-slop: 40pt`"),
    ("velocity-samples: 3..5", "write `velocity-samples: 3` or `velocity-samples: 5`"),
    ("touch-slop: \">= 8pt\"", "write `touch-slop: 8pt`"), ("touch-slop: >= 8pt", "write `touch-slop: 8pt`"),
  ])
  func oneQuantityInPlaceOfARange(_ entry: String, _ expected: String) {
    #expect(help("metrics:\n  \(entry)") == [expected])
  }

  @Test(arguments: [
    (">= 40pt", "write `distance: 40pt`"), ("\">= 40pt\"", "write `distance: 40pt`"),
    ("%50", "write `distance: 50%`"), ("\"%50\"", "write `distance: 50%`"),
  ])
  func signsBeforeOneQuantity(_ text: String, _ expected: String) {
    #expect(
      help(
        "activities: {a: {does: custom, target: list, by: slide, commit: {distance: \(text)}, alternative: b}}"
      )
        == [expected])
  }

  @Test func rangesOfStateAreAdvised() {
    for text in ["1...5", "1-5", "\"1,5\""] { #expect(help("state: {m: \(text)}") == ["write `m: 1..5`"]) }
    #expect(help("state: {m: .5..1}") == ["write `0.5..1`"])
    #expect(help("state: {m: 1.0..8.0x}") == ["write `1.0..8.0`"])
    #expect(help("state: {m: a..1}") == ["write a number: `2`"])
  }
}
