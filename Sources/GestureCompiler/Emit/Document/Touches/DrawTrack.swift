import SpecParser

/// One row of a touch's time axis, without its words.
struct TouchTrack: Sendable {
  enum Sign: Sendable, Hashable {
    /// The recognition.
    case claim
    /// The time at which it would be recognized alone.
    case alone
    case failed
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
  let time: TouchTime
  let motion: TouchMotion

  /// - Parameters:
  ///   - title: the description for people who do not see it.
  ///   - id: the id of the title, unique on its page.
  func svg(_ track: TouchTrack, title: String, id: String) -> Markup {
    var parts = [bar(time.start, time.end, "k-time")]
    parts += track.bars.map { bar($0.from, $0.to, $0.name) }
    parts += track.signs.map { TrackMark.sign($0.sign, at: time.percent($0.time)) }
    parts.append(motion.moment(height: TrackMark.trackHeight))
    return frame(TrackMark.trackHeight, class: "track", title: title, id: id, parts)
  }

  /// The axis with round times.
  func axis(id: String) -> Markup {
    let ticks = time.ticks
    var parts: [Markup] = []
    for (index, tick) in ticks.enumerated() {
      let place = time.percent(time.start + tick)
      parts.append(TrackMark.tick(at: place))
      // A label at the start is inside, and one too close to the end is left out.
      guard time.place(time.start + tick) <= TouchTime.lastLabel else { continue }
      let text = index == 0 ? "0" : MeasureText.instant(tick)
      parts.append(TrackMark.label(text, at: place, isFirst: index == 0))
    }
    let title = "Time axis: \(MeasureText.instant(time.length))"
    return frame(TrackMark.axisHeight, class: "track axis", title: title, id: id, parts)
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

  private func bar(_ from: Int64, _ to: Int64, _ name: String) -> Markup {
    TrackMark.bar(name, at: time.percent(from), width: time.width(from, to))
  }
}
