/// The shapes on a time axis, for pages and previews. Places along the axis are texts: percentages, or blanks that a preview fills.
enum TrackMark {
  static let trackHeight = 20.0
  static let axisHeight = 18.0

  /// A span of time. A thin one says little: the time that passes, or that a candidate is possible.
  static func bar(_ name: String, at place: String, width: String) -> Markup {
    let height = name == "k-time" ? 1.0 : name == "k-possible" ? 4 : 10
    return .element(
      "rect",
      [
        "x": place, "width": width, "y": SVG.number((trackHeight - height) / 2), "height": SVG.number(height),
        "rx": height > 4 ? "3" : nil, "class": name,
      ])
  }

  static func sign(_ sign: TouchTrack.Sign, at place: String) -> Markup {
    let middle = trackHeight / 2
    if sign == .failed {
      // The style sheet turns both lines by 45° about their middle, which is at a percentage of the width.
      let ends = (SVG.number(middle - 7), SVG.number(middle + 7))
      return .joined(
        ["k-failed", "k-failed k-back"].map { name in
          .element("line", ["x1": place, "x2": place, "y1": ends.0, "y2": ends.1, "class": name])
        })
    }
    let name = sign == .claim ? "k-claim" : "k-alone"
    return .element("circle", ["cx": place, "cy": SVG.number(middle), "r": "6", "class": name])
  }

  static func tick(at place: String) -> Markup {
    .element("line", ["x1": place, "x2": place, "y1": "14", "y2": "18", "class": "k-tick"])
  }

  /// - Parameter isFirst: whether the label is inside at the start of the axis.
  static func label(_ text: String, at place: String, isFirst: Bool = false) -> Markup {
    .element(
      "text",
      ["x": place, "y": "11", "text-anchor": isFirst ? "start" : "middle", "class": "k-label"], text)
  }
}
