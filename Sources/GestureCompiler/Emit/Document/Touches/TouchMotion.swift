import GestureRuntime

/// Repeats a touch in its own time while a drawing is visible. It uses SVG animation and needs no script.
///
/// The style sheet hides elements of the class `moves` on paper, if the user prefers reduced motion, and while the page's switch is off.
struct TouchMotion: Sendable {
  let time: TouchTime

  /// Time that the end is shown before the next repetition, in microseconds.
  private static let rest: Int64 = 900_000
  /// Limit for the samples of a finger in its motion.
  private static let most = 24

  private var whole: Int64 { time.length + Self.rest }

  /// A dot that follows a finger. It is visible only while the finger is down.
  ///
  /// - Parameter place: maps a point of the screen to the drawing.
  func finger(_ stroke: TouchStroke, radius: Double, place: (Point) -> Point) -> Markup {
    let samples = Self.some(stroke.samples)
    let places = samples.map { place($0.place) }
    let shares = [0] + samples.map { share($0.time) } + [1]
    let lift = stroke.lift.map(share) ?? 1
    let first = places.first ?? Point(x: 0, y: 0)
    return .element(
      "circle",
      [
        "cx": SVG.number(first.x), "cy": SVG.number(first.y), "r": SVG.number(radius),
        "class": "t-finger moves",
        "opacity": "0",
      ],
      [
        animate("cx", Self.ends(places.map { SVG.number($0.x) }), shares),
        animate("cy", Self.ends(places.map { SVG.number($0.y) }), shares),
        animate("opacity", ["0", "1", "0"], [0, share(stroke.start), lift], isDiscrete: true),
      ])
  }

  /// A line over a track that shows the current time of the fingers.
  func moment(height: Double) -> Markup {
    let shares = [0, share(time.end), 1]
    let places = [time.percent(time.start), time.percent(time.end), time.percent(time.end)]
    return .element(
      "rect", ["x": places[0], "width": "1.5", "height": SVG.number(height), "class": "t-now moves"],
      [animate("x", places, shares)])
  }

  private func animate(
    _ name: String, _ values: [String], _ shares: [Double], isDiscrete: Bool = false
  ) -> Markup {
    .element(
      "animate",
      [
        "attributeName": name, "dur": "\(whole / 1000)ms", "repeatCount": "indefinite",
        "calcMode": isDiscrete ? "discrete" : nil, "values": values.joined(separator: ";"),
        "keyTimes": Self.rising(shares).map(Self.text).joined(separator: ";"),
      ])
  }

  private func share(_ moment: Int64) -> Double { Double(moment - time.start) / Double(whole) }

  /// The shares without decreases, since key times must not decrease.
  private static func rising(_ shares: [Double]) -> [Double] {
    var reached = 0.0
    return shares.map { share in
      reached = min(1, max(reached, share))
      return reached
    }
  }

  private static func text(_ share: Double) -> String {
    let parts = Int((share * 10_000).rounded())
    guard parts < 10_000 else { return "1" }
    return parts == 0 ? "0" : "0." + String("\(10_000 + parts)".dropFirst())
  }

  private static func ends(_ values: [String]) -> [String] {
    [values.first ?? "0"] + values + [values.last ?? "0"]
  }

  private static func some(_ samples: [TouchStroke.Sample]) -> [TouchStroke.Sample] {
    guard samples.count > most else { return samples }
    return (0..<most).map { samples[$0 * (samples.count - 1) / (most - 1)] }
  }
}
