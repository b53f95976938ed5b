import GestureRuntime
import SpecParser

/// One row of a touch's time axis, without its words.
struct TouchTrack: Sendable {
  enum Sign: Sendable, Hashable {
    /// The recognition.
    case claim
    /// The time at which it would be recognized alone.
    case alone
    case failed, lift
  }

  /// A span of time; `name` is a class of the style sheet.
  struct Bar: Sendable, Hashable {
    var from: Int64
    var to: Int64
    var name: String
  }

  var bars: [Bar] = []
  var signs: [(time: Int64, sign: Sign)] = []
}

/// Draws tracks. Places along the axis are in percent, so a track fills the available width.
struct DrawTrack {
  private static let height = 20.0
  private static let axisHeight = 18.0

  let time: TouchTime
  let motion: TouchMotion

  /// - Parameters:
  ///   - title: the description for people who do not see it.
  ///   - id: the id of the title, unique on its page.
  func svg(_ track: TouchTrack, title: String, id: String) -> Markup {
    let middle = Self.height / 2
    var parts = [bar(time.start, time.end, "k-time", y: middle - 0.5, height: 1)]
    parts += track.bars.map {
      bar(
        $0.from, $0.to, $0.name, y: $0.name == "k-possible" ? middle - 2 : middle - 5,
        height: $0.name == "k-possible" ? 4 : 10)
    }
    parts += track.signs.map { sign($0.sign, at: $0.time, middle) }
    parts.append(motion.moment(height: Self.height))
    return frame(Self.height, class: "track", title: title, id: id, parts)
  }

  /// The axis with round times.
  func axis(id: String) -> Markup {
    let ticks = time.ticks
    var parts: [Markup] = []
    for (index, tick) in ticks.enumerated() {
      let place = time.percent(time.start + tick)
      parts.append(
        .element(
          "line", ["x1": place, "x2": place, "y1": "14", "y2": "18", "class": "k-tick"]))
      // A label at the start is inside, and one too close to the end is left out.
      guard time.place(time.start + tick) <= 90 else { continue }
      parts.append(
        .element(
          "text",
          ["x": place, "y": "11", "text-anchor": index == 0 ? "start" : "middle", "class": "k-label"],
          index == 0 ? "0" : MeasureText.instant(tick)))
    }
    let title = "Time axis: \(MeasureText.instant(time.length))"
    return frame(Self.axisHeight, class: "track axis", title: title, id: id, parts)
  }

  private func frame(
    _ height: Double, class name: String, title: String, id: String, _ parts: [Markup]
  ) -> Markup {
    .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": name, "width": "100%", "height": SVG.number(height),
        "role": "img", "aria-labelledby": id,
      ], [.element("title", ["id": id], title)] + parts)
  }

  private func bar(_ from: Int64, _ to: Int64, _ name: String, y: Double, height: Double) -> Markup {
    .element(
      "rect",
      [
        "x": time.percent(from), "width": time.width(from, to), "y": SVG.number(y),
        "height": SVG.number(height), "rx": height > 4 ? "3" : nil, "class": name,
      ])
  }

  private func sign(_ sign: TouchTrack.Sign, at moment: Int64, _ middle: Double) -> Markup {
    let place = time.percent(moment)
    if sign == .failed {
      // The style sheet turns both lines by 45° about their middle, which is at a percentage of the width.
      let ends = (SVG.number(middle - 7), SVG.number(middle + 7))
      return .joined(
        ["k-failed", "k-failed k-back"].map { name in
          .element("line", ["x1": place, "x2": place, "y1": ends.0, "y2": ends.1, "class": name])
        })
    }
    let name = sign == .claim ? "k-claim" : sign == .alone ? "k-alone" : "k-lift"
    let radius = sign == .lift ? "4" : "6"
    return .element(
      "circle", ["cx": place, "cy": SVG.number(middle), "r": radius, "class": name])
  }
}
