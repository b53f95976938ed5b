import GestureRuntime
import SpecParser

/// The delays of claims, as bars with one scale.
struct LatencySection {
  private static let barSize = Point(x: 220, y: 24)

  let context: DocumentContext
  /// The end of the scale, in microseconds: the longest finite delay or budget and a margin.
  private let most: Double

  init(_ context: DocumentContext) {
    self.context = context
    let times: [Int64] = context.input.latency.rows.flatMap { row -> [Int64] in
      [row.budget, row.delay.resting ?? 0, row.delay.worst ?? 0]
    }
    most = Double(times.max() ?? 100_000) * 1.05
  }

  var content: [Markup] {
    let rows = context.input.latency.rows
    guard !rows.isEmpty else { return [] }
    let late = rows.filter { !$0.delay.isNone }
    let prompt = context.spec.activities.map(\.name.value).filter { name in
      rows.contains { $0.activity == name } && !late.contains { $0.activity == name }
    }
    var parts: [Markup] = [
      HTML.p(
        "How long after the movement that decides it an activity is recognized. Most answer at once; some wait until a longer gesture can no longer come."
      )
    ]
    if !late.isEmpty { parts.append(table(late, Self.caption, prefix: "latency")) }
    if !prompt.isEmpty {
      parts.append(HTML.p("At once: ", HTML.list(prompt.map(HTML.activity)), "."))
    }
    return parts
  }

  static let caption =
    "Claims that wait: the dark part of a bar is certain, the light part possible, the dot is what a resting hand waits, the line is the budget"

  /// - Parameter prefix: a prefix of ids, unique on the page.
  func table(_ rows: [LatencyRow], _ caption: String, prefix: String) -> Markup {
    let columns: [HTML.Column] = [
      .init(name: "Activity"), .init(name: "By"), .init(name: "Decided by"), .init(name: "Delay"),
      .init(name: "Because of"),
    ]
    return HTML.table(
      caption, columns,
      rows.enumerated().map { number, row in
        [
          HTML.activity(row.activity), HTML.list(row.mechanics.map(HTML.code), "or"),
          .text("the \(row.movement.rawValue)"),
          .joined([bar(row, id: "\(prefix)-\(number + 1)"), HTML.p(.text(Self.words(row)))]), reason(row),
        ]
      })
  }

  // MARK: Words

  /// A delay in words: `300 ms when the hand rests; 0 to 300 ms`, `300 ms`, `at once`, `as long as fingers stay down`.
  static func words(_ row: LatencyRow) -> String {
    time(row) + (row.layout.map { " in a layout \($0.words)" } ?? "")
  }

  private static func time(_ row: LatencyRow) -> String {
    let delay = row.delay
    if delay.isNone { return "at once" }
    let bound = row.isBound ? "at most " : ""
    guard let worst = delay.worst else {
      let rest = delay.resting.map { "\(MeasureText.time($0)) when the hand rests, otherwise " } ?? ""
      return rest + bound + "as long as fingers stay down"
    }
    if delay.best == worst { return "\(bound)\(MeasureText.time(worst))" }
    let rest = delay.resting.map { "\(MeasureText.time($0)) when the hand rests; " } ?? ""
    return "\(rest)\(MeasureText.time(delay.best)) to \(bound)\(MeasureText.time(worst))"
  }

  private func reason(_ row: LatencyRow) -> Markup {
    guard !row.rivals.isEmpty else { return "—" }
    let rivals = row.rivals.map { rival in
      Markup.joined([
        HTML.activity(rival.activity), " (", .text(inWords(rival.mechanics, joinedBy: "or")), ")",
        rival.declared == nil ? "" : ", declared",
      ])
    }
    return HTML.bullets(rivals, class: "plain")
  }

  // MARK: Bars

  /// The bar of a row: the certain delay solid, the possible delay light, the budget as a line.
  private func bar(_ row: LatencyRow, id: String) -> Markup {
    let size = Self.barSize
    let scale = (size.x - 14) / max(1, most)
    let isOpen = row.delay.worst == nil
    let worst = isOpen ? size.x - 14 : Double(row.delay.worst ?? 0) * scale
    let best = Double(row.delay.best) * scale
    let budget = Double(row.budget) * scale
    var parts = [
      SVG.rect(Point(x: 0, y: 8), Point(x: size.x - 14, y: 8), radius: 4, class: "l-track"),
      SVG.rect(Point(x: 0, y: 8), Point(x: max(worst, 3), y: 8), radius: 4, class: "l-may"),
    ]
    if best > 0 {
      parts.append(SVG.rect(Point(x: 0, y: 8), Point(x: best, y: 8), radius: 4, class: "l-sure"))
    }
    if isOpen {
      let x = size.x - 14
      let head = DrawnPath.through([Point(x: x, y: 5), Point(x: x + 9, y: 12), Point(x: x, y: 19)])
      parts.append(SVG.path(head.closed, class: "l-open"))
    }
    if let resting = row.delay.resting {
      parts.append(SVG.circle(Point(x: max(5, Double(resting) * scale), y: 12), 5, class: "l-rest"))
    }
    parts.append(SVG.line(Point(x: budget, y: 3), Point(x: budget, y: 21), class: "l-budget"))
    let title = "Delay: \(Self.words(row)); the budget is \(MeasureText.instant(row.budget))"
    return SVG.drawing(size, class: "latency", title: title, id: id, parts)
  }
}
