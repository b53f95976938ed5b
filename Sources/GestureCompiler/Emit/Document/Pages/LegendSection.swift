import SpecParser

/// The legend for finger figures.
enum LegendSection {
  static var content: Markup {
    .element(
      "details", ["class": "legend", "open": "open"],
      [
        .element("summary", [:], "How to read the figures"),
        .element("div", ["class": "figures"], samples.enumerated().map(figure)),
      ])
  }

  private static func figure(_ number: Int, _ sample: (FingerFigure, String)) -> Markup {
    HTML.figure(
      DrawFigure.svg(sample.0, title: sample.1, id: "legend-\(number + 1)"), [.text(sample.1)],
      class: "mechanic")
  }

  private static var samples: [(FingerFigure, String)] {
    let (left, right) = (DirectionWord.left.directions, DirectionWord.right.directions)
    return [
      (sample(1, []), "one finger touches"),
      (sample(2, []), "two fingers touch"),
      (sample(1...2, []), "one finger, or two"),
      (sample(1, [], touches: 1, label: "×2"), "a touch, twice"),
      (sample(1, [.hold], label: "400 ms"), "it stays"),
      (
        sample(1, [.move(.translation(left), heads: 1)]), "it moves; the tint shows the directions that count"
      ),
      (
        sample(1, [.move(.translation(left), heads: 2)], label: "≥ 300 pt/s"),
        "two heads: it lifts with speed"
      ),
      (sample(1, [.move(.translation(left), heads: 3)], label: "≥ 1000 pt/s"), "three heads: faster"),
      (sample(2, [.move(.spread([.outward]), heads: 1)]), "fingers part"),
      (sample(2, [.move(.spread([.inward]), heads: 1)]), "fingers close"),
      (sample(2, [.move(.orbit([.clockwise]), heads: 1)]), "fingers turn"),
      (sample(1, [.move(.translation(right), heads: 1)], edges: [.left]), "it comes from the edge"),
    ]
  }

  private static func sample(
    _ fingers: Int, _ acts: [FingerFigure.Act], touches: Int = 0, edges: [Side] = [], label: String = ""
  ) -> FingerFigure {
    sample(fingers...fingers, acts, touches: touches, edges: edges, label: label)
  }

  private static func sample(
    _ fingers: ClosedRange<Int>, _ acts: [FingerFigure.Act], touches: Int = 0, edges: [Side] = [],
    label: String = ""
  ) -> FingerFigure {
    FingerFigure(
      fingers: fingers, contacts: [.init(touchesBefore: touches, edges: edges, acts: acts)], label: label)
  }
}
