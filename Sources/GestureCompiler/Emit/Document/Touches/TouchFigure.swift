import GestureRuntime
import SpecParser

/// The figure of a touch: the screen with the fingers' movements, and beside it fingers and activities along one time axis.
struct TouchFigure {
  private let context: DocumentContext
  private let touch: DocumentTouch
  /// The claims of each activity when it is alone.
  private let claims: [FindingWitness.Claim]
  private let id: String
  private let strokes: [TouchStroke]
  private let time: TouchTime
  private let motion: TouchMotion

  /// Limit for the words about a finger beside its lane.
  private static let mostWords = 8
  /// Limit in points for a tremble of the hand, which is not described.
  private static let tremble = 1.0

  /// - Parameter id: a prefix for the ids of its parts, unique on the page.
  init(_ context: DocumentContext, _ touch: DocumentTouch, claims: [FindingWitness.Claim], id: String) {
    self.context = context
    self.touch = touch
    self.claims = claims
    self.id = id
    strokes = TouchStroke.strokes(of: touch.trace, tools: touch.tools)
    time = TouchTime(touch, claims: claims)
    motion = TouchMotion(time: time)
  }

  /// - Parameter title: the description of the drawing.
  func markup(title: String) -> Markup {
    .element(
      "div", ["class": "touch"],
      [
        screen(title),
        .element(
          "ol", ["class": "lanes", "role": "list"],
          [row(who: .empty, DrawTrack(time: time, motion: motion).axis(id: id + "-axis"), why: .empty)]
            + fingers + activities + more),
      ])
  }

  private func screen(_ title: String) -> Markup {
    let size = touch.trace.screen
    let screen = size.count == 2 ? Point(x: size[0], y: size[1]) : context.input.screen
    // Frames of elements from cases apply only to the cases' screen.
    let frames = screen == context.input.screen ? context.input.frames : []
    let layout = TouchLayout(
      context.spec, screen: screen, frames: frames, target: touch.trace.target, strokes)
    return DrawScreen.svg(screen, layout, strokes, motion, title: title, id: id)
  }

  // MARK: Lanes

  private func row(who: Markup, _ track: Markup, why: Markup) -> Markup {
    .element(
      "li", ["class": "lane"],
      [
        .element("span", ["class": "who"], [who]), track,
        why.isEmpty ? .empty : .element("span", ["class": "why"], [why]),
      ])
  }

  private func track(_ track: TouchTrack, _ title: String, _ name: String) -> Markup {
    DrawTrack(time: time, motion: motion).svg(track, title: HTML.plain(title), id: "\(id)-\(name)")
  }

  private var fingers: [Markup] {
    let timeline = WitnessTimeline(touch.trace)
    let words = FingerWords(screen: touch.trace.screen)
    return strokesOfRows.enumerated().map { number, own in
      let (tool, finger) = (own[0].tool, own[0].finger)
      let bars = own.map { TouchTrack.Bar(from: $0.start, to: $0.lift ?? time.end, name: "k-finger") }
      var ids: [Int] = []
      for stroke in own where !ids.contains(stroke.id) { ids.append(stroke.id) }
      // A number of the trace may be a pen and then a finger: each has what it does while it is down.
      let isShared = strokes.contains { ids.contains($0.id) && $0.tool != tool }
      let rows = timeline.rows.filter { row in
        !isShared || own.contains { $0.start <= row.time ?? .min && row.time ?? .max <= $0.lift ?? .max }
      }
      let acts = ids.compactMap(timeline.fingers.firstIndex).flatMap { column in
        rows.compactMap { Self.isTold($0.actions[column]) ? words.text($0.actions[column]) : nil }
      }
      let more = acts.count > Self.mostWords ? ["…"] : []
      let told = (acts.prefix(Self.mostWords) + more).joined(separator: ", ")
      let name = "\(tool.rawValue) \(finger)"
      return row(
        who: .text(name),
        track(TouchTrack(bars: bars), DocumentWords.capitalized(name) + " is down", "f\(number + 1)"),
        why: .text(told))
    }
  }

  /// The strokes of each row: by finger, and for each in the order of its tools.
  private var strokesOfRows: [[TouchStroke]] {
    var rows: [[TouchStroke]] = []
    for stroke in strokes {
      if let row = rows.firstIndex(where: { $0[0].finger == stroke.finger && $0[0].tool == stroke.tool }) {
        rows[row].append(stroke)
      } else {
        rows.append([stroke])
      }
    }
    return rows.sorted { $0[0].finger < $1[0].finger }
  }

  private static func isTold(_ action: FingerAction) -> Bool {
    switch action {
    case .stays, .away: false
    case .move(let dx, let dy, _): Point(x: dx, y: dy).length >= tremble
    case .down, .hold, .pause, .lift, .cancel: true
    }
  }

  private var activities: [Markup] {
    var rest = claims
    var rows: [Markup] = []
    for (number, lane) in touch.lanes.enumerated() {
      let own = rest.firstIndex { $0.activity == lane.activity && lane.mechanics.contains($0.mechanic) }
      let alone = own.map { rest.remove(at: $0) }
      rows.append(activity(lane, alone, "a\(number + 1)"))
    }
    for (number, claim) in rest.enumerated() { rows.append(onlyAlone(claim, "c\(number + 1)")) }
    return rows
  }

  private func activity(_ lane: DocumentLane, _ alone: FindingWitness.Claim?, _ name: String) -> Markup {
    let end = lane.end ?? time.end
    var track = TouchTrack()
    let decided = min(lane.held ?? .max, lane.claim ?? .max, end)
    track.bars.append(.init(from: lane.start, to: decided, name: "k-possible"))
    if let held = lane.held {
      track.bars.append(.init(from: held, to: min(lane.claim ?? end, end), name: "k-held"))
    }
    if let claim = lane.claim {
      track.bars.append(.init(from: claim, to: end, name: "k-won"))
      track.signs.append((claim, .claim))
    }
    if let alone, alone.time != lane.claim { track.signs.append((alone.time, .alone)) }
    if lane.verdict == .failed { track.signs.append((end, .failed)) }
    let words = alone.map { " " + Self.aloneWords($0) } ?? ""
    return row(
      who: who(lane.activity, lane.mechanics),
      self.track(track, "\(lane.activity): \(lane.sentence)\(words)", name),
      why: .joined([HTML.prose(begun(lane.sentence) + "."), .text(words)]))
  }

  /// The sentence with a capital letter, unless it begins with the name of an activity.
  private func begun(_ sentence: String) -> String {
    let first = sentence.prefix { $0 != " " && $0 != "," }
    return context.spec.activities.contains { $0.name.value == first }
      ? sentence : DocumentWords.capitalized(sentence)
  }

  /// The row of an activity of which only the claim is known.
  private func onlyAlone(_ claim: FindingWitness.Claim, _ name: String) -> Markup {
    let track = TouchTrack(
      bars: [.init(from: strokes.first?.start ?? time.start, to: claim.time, name: "k-possible")],
      signs: [(claim.time, .alone)])
    let words = Self.aloneWords(claim)
    return row(
      who: who(claim.activity, [claim.mechanic]), self.track(track, "\(claim.activity): \(words)", name),
      why: .text(words))
  }

  private static func aloneWords(_ claim: FindingWitness.Claim) -> String {
    "Alone, it claims at \(MeasureText.instant(claim.time))."
  }

  private func who(_ activity: String, _ mechanics: [String]) -> Markup {
    let isKnown = context.spec.activities.contains { $0.name.value == activity }
    return .joined([
      isKnown ? HTML.activity(activity) : HTML.code(activity), " ",
      .element("small", [:], mechanics.joined(separator: ", ")),
    ])
  }

  private var more: [Markup] {
    guard touch.lanesLeftOut > 0 else { return [] }
    let what = DocumentWords.counted(touch.lanesLeftOut, "more activity", "more activities")
    return [.element("li", ["class": "quiet"], "\(what) could have taken it and failed.")]
  }
}
