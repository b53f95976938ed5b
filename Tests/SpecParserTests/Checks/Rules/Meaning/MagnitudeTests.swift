import Testing

@testable import SpecParser

@Suite("activity/commit, metric/implausible: magnitudes that no hand makes")
struct MagnitudeTests {
  private static func told(_ metrics: String = "", commit: String = "{distance: 80pt}", by: String = "push")
    -> [String]
  {
    SpecText.lint(
      """
      gspec: 1
      product: Test
      platforms: [ios, android]
      metrics: {\(metrics)}
      elements:
        list: {}
      mechanics:
        push: {steps: [press, move, lift]}
        hold: {continuous: true, steps: [press, wait, lift]}
        pinch: {fingers: 2, continuous: true, steps: [press, move outward, lift]}
      activities:
        a: {does: custom, target: list, by: \(by), commit: \(commit), alternative: b}

      """
    ).filter { ["activity/commit", "metric/implausible"].contains($0.rule) }.map(\.message)
  }

  @Test(
    "A commit distance beyond the target or a screen, or below the slop, is reported",
    arguments: [
      (
        "{distance: 300%, velocity: 800pt/s}",
        "300 %, and a finger that stays on its target moves by 100 % at most"
      ),
      ("{distance: 100%, velocity: 800pt/s}", nil),
      ("{distance: 1200pt, velocity: 800pt/s}", "1200 pt, and the longest screen of ios has 956 pt"),
      ("{distance: 956pt, velocity: 800pt/s}", nil),
      (
        "{distance: 3pt, velocity: 800pt/s}",
        "3 pt, and a movement begins only beyond 8 pt (drag-slop, gspec)"
      ),
      ("{distance: 8pt, velocity: 800pt/s}", nil),
      ("{velocity: 800pt/s}", nil),
      (
        "[{name: near, distance: 60pt}, {name: far, distance: 150%}]",
        "150 %, and a finger that stays on its target moves by 100 % at most"
      ),
      ("[{name: near, distance: 60pt}, {name: far, distance: 150%, projected: true}]", nil),
    ] as [(String, String?)])
  func commits(_ commit: String, _ expected: String?) {
    #expect(Self.told(commit: commit) == expected.map { ["`a` commits at " + $0] } ?? [])
  }

  @Test("What moves no finger beyond the drag's slop is not measured by it")
  func others() {
    #expect(Self.told(commit: "{distance: 3pt}", by: "hold") == [])
    #expect(Self.told(commit: "{distance: 3pt}", by: "pinch") == [])
    #expect(Self.told("drag-slop: 0pt", commit: "{distance: 3pt}") == [])
  }

  @Test(
    "A metric beyond its plausible range is reported once, at its value",
    arguments: [
      ("touch-slop: 100pt", ["`touch-slop` is 100 pt, and more than 44 pt is not plausible"]),
      ("touch-slop: 44pt", []),
      (
        "drag-slop: 100pt, long-press-slop: drag-slop",
        ["`drag-slop` is 100 pt, and more than 44 pt is not plausible"]
      ),
      ("long-press-timeout: 4s", ["`long-press-timeout` is 4000 ms, and more than 1500 ms is not plausible"]),
      ("long-press-timeout: 1500ms", []),
      (
        "double-touch-timeout: 3s",
        ["`double-touch-timeout` is 3000 ms, and more than 900 ms is not plausible"]
      ),
      ("edge-width: 200pt", ["`edge-width` is 200 pt, and more than 48 pt is not plausible"]),
    ])
  func metrics(_ metrics: String, _ expected: [String]) {
    #expect(Self.told(metrics, commit: "{distance: 200pt}") == expected)
  }

  @Test("The built-in metrics and those of the vocabularies are plausible")
  func builtIn() {
    for metric in Metric.allCases {
      guard let most = metric.plausible, let own = metric.builtIn else { continue }
      #expect(own <= most.amount, "\(metric)")
    }
    for vocabulary in ["material", "apple"] {
      let found = SpecText.lint("gspec: 1\nproduct: A\nuses: [\(vocabulary)]\n", all: true)
      #expect(!found.contains { $0.rule == "metric/implausible" }, "\(found)")
    }
  }
}
