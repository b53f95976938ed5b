import GestureRuntime

/// Curves over two axes, in the units of their values.
struct Plot: Sendable, Hashable {
  struct Tick: Sendable, Hashable {
    var value: Double
    var text: String
  }

  struct Curve: Sendable, Hashable {
    var points: [Point]
    /// Whether it is a curve for comparison, drawn thin.
    var isGuide = false
  }

  /// The description in one sentence.
  var title: String
  var xName: String
  var yName: String
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>
  var xTicks: [Tick]
  var yTicks: [Tick]
  var curves: [Curve]

  /// A function sampled at as many places as a drawing can show.
  static func samples(_ range: ClosedRange<Double>, _ function: (Double) -> Double) -> [Point] {
    let count = 80
    return (0...count).map { index in
      let x = range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count)
      return Point(x: x, y: function(x))
    }
  }
}

/// Draws a plot, as wide as a phone.
enum DrawPlot {
  private static let size = Point(x: 320, y: 210)
  private static let origin = Point(x: 46, y: 170)
  private static let far = Point(x: 308, y: 26)

  static func svg(_ plot: Plot, id: String) -> Markup {
    let grid = plot.yTicks.flatMap { tick(y: $0, plot) } + plot.xTicks.flatMap { tick(x: $0, plot) }
    let curves = plot.curves.map { curve in
      SVG.path(
        DrawnPath.through(curve.points.map { place($0, plot) }), class: curve.isGuide ? "p-guide" : "p-curve")
    }
    let names = [
      SVG.text(plot.yName, at: Point(x: 8, y: 14), class: "p-name"),
      SVG.text(plot.xName, at: Point(x: far.x, y: size.y - 6), class: "p-name", anchor: "end"),
    ]
    return SVG.drawing(size, class: "plot", title: plot.title, id: id, grid + curves + names)
  }

  /// The place of a point in the drawing, clamped to the axes.
  private static func place(_ point: Point, _ plot: Plot) -> Point {
    let x = share(point.x, plot.x)
    let y = share(point.y, plot.y)
    return Point(x: origin.x + (far.x - origin.x) * x, y: origin.y + (far.y - origin.y) * y)
  }

  private static func share(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, value.isFinite else { return 0 }
    return min(1, max(0, (value - range.lowerBound) / extent))
  }

  private static func tick(y tick: Plot.Tick, _ plot: Plot) -> [Markup] {
    let y = place(Point(x: plot.x.lowerBound, y: tick.value), plot).y
    return [
      SVG.line(Point(x: origin.x, y: y), Point(x: far.x, y: y), class: "p-grid"),
      SVG.text(tick.text, at: Point(x: origin.x - 6, y: y + 4), class: "p-tick", anchor: "end"),
    ]
  }

  private static func tick(x tick: Plot.Tick, _ plot: Plot) -> [Markup] {
    let x = place(Point(x: tick.value, y: plot.y.lowerBound), plot).x
    return [
      SVG.line(Point(x: x, y: origin.y), Point(x: x, y: origin.y + 4), class: "p-axis"),
      SVG.text(tick.text, at: Point(x: x, y: origin.y + 18), class: "p-tick", anchor: "middle"),
    ]
  }
}
