import GestureRuntime
import SpecParser

/// A drawing of a mechanic, and the same in words.
struct MechanicFigure: Sendable {
  var figure: FingerFigure
  /// The same for both layouts, which it tells.
  var sentence: String
  /// The layout of the second of two figures.
  var layout: LayoutDirection?

  /// What of an identity on a page belongs to this figure of a mechanic.
  var suffix: String { layout.map { "_" + $0.rawValue } ?? "" }

  /// Which layout it shows, for captions; `nil` of the first.
  var condition: String? {
    layout.map { "where text runs from \($0 == .rtl ? "right to left" : "left to right")" }
  }

  /// The sentence, with the layout.
  var title: String { condition.map { "\(sentence); drawn \($0)" } ?? sentence }
}

/// What a mechanic's fingers do, in the figure language that every drawing of the pages uses:
///
/// - a filled dot is a finger's press; several dots, several fingers; a hollow one may join
/// - a ring close to the dot is a touch before it
/// - a dashed ring is a hold
/// - an arrow is a movement, a tinted sector around it the directions that count; two heads ask for speed, three for more
/// - a thick side of the screen is the edge that the finger comes from
struct FingerFigure: Sendable, Hashable {
  /// What fingers do between a press and a lift.
  struct Contact: Sendable, Hashable {
    /// Touches right before, at the same place.
    var touchesBefore = 0
    /// In a fixed order.
    var edges: [ScreenEdge] = []
    var acts: [Act] = []
  }

  enum Act: Sendable, Hashable {
    case hold
    case move(MovePath, heads: Int)
  }

  var fingers: ClosedRange<Int>
  var contacts: [Contact]
  /// What the drawing cannot say, in lines of a word or two below it: `400 ms`.
  var labels: [String]

  init(fingers: ClosedRange<Int>, contacts: [Contact], label: String) {
    self.fingers = fingers
    self.contacts = contacts
    labels = label.isEmpty ? [] : [label]
  }

  /// - Parameter steps: as the machine has them, with every limit in force.
  init(fingers: ClosedRange<Int>, steps: [ElaboratedStep], metrics: Metrics) {
    self.fingers = fingers
    contacts = Self.contacts(steps, Speeds(metrics))
    labels = Self.labels(fingers, steps, contacts)
  }

  /// From which speed on an arrow has a second head and a third.
  private struct Speeds {
    var fling: Double

    init(_ metrics: Metrics) { fling = metrics[.minFlingVelocity].amount ?? .infinity }

    func heads(_ steps: [ElaboratedStep]) -> Int {
      let least = steps.compactMap(\.velocity.low?.amount).max() ?? 0
      return least <= 0 ? 1 : least < fling ? 2 : 3
    }
  }

  private static func contacts(_ steps: [ElaboratedStep], _ speeds: Speeds) -> [Contact] {
    let heads = speeds.heads(steps)
    return joined(
      steps.contacts.map { contact in
        Contact(
          edges: ScreenEdge.allCases.filter(contact.press.edges.contains),
          acts: contact.steps.compactMap { act($0, heads) })
      })
  }

  private static func act(_ step: ElaboratedStep, _ heads: Int) -> Act? {
    switch step.kind {
    case .wait: .hold
    case .move(let path): .move(narrowed(path, by: step.deviation.high?.amount), heads: heads)
    case .press, .lift: nil
    }
  }

  /// What is left of directions where a movement may lean by no more than so many degrees.
  private static func narrowed(_ path: MovePath, by deviation: Double?) -> MovePath {
    guard case .translation(let directions?) = path, let deviation, deviation < 45 else { return path }
    let arcs = directions.axes.map { axis in
      Arc(start: (axis - deviation + 360).truncatingRemainder(dividingBy: 360), extent: 2 * deviation)
    }
    let widest = directions.arcs.map(\.extent).max() ?? 0
    return widest > 2 * deviation ? .translation(Directions(arcs: arcs, axes: directions.axes)) : path
  }

  /// Plain touches become rings of what follows them.
  private static func joined(_ contacts: [Contact]) -> [Contact] {
    var result: [Contact] = []
    for contact in contacts {
      if let last = result.last, last.acts.isEmpty, last.edges.isEmpty, contact.edges.isEmpty {
        var contact = contact
        contact.touchesBefore = last.touchesBefore + 1
        result[result.count - 1] = contact
      } else {
        result.append(contact)
      }
    }
    return result
  }

  // MARK: Labels

  /// How many signs a line has room for.
  private static let lineLength = 13

  private static func labels(
    _ fingers: ClosedRange<Int>, _ steps: [ElaboratedStep], _ contacts: [Contact]
  ) -> [String] {
    var words: [String] = []
    if FigurePad.drawn(fingers) < fingers.upperBound {
      let least = fingers.count > 1 ? "\(fingers.lowerBound)–" : ""
      words.append("\(least)\(fingers.upperBound) fingers")
    }
    let touches = contacts.map(\.touchesBefore).max() ?? 0
    if touches > 0 { words.append("×\(touches + 1)") }
    words += steps.filter { $0.kind == .wait }.compactMap(\.duration.low).map {
      MeasureWords.milliseconds(Int64($0.amount))
    }
    if let speed = steps.compactMap(\.velocity.low?.amount).max(), speed > 0 {
      words.append("≥ \(MeasureWords.number(speed)) pt/s")
    }
    var lines: [String] = []
    for word in words where word.count <= lineLength {
      if let last = lines.last, (last + " · " + word).count <= lineLength {
        lines[lines.count - 1] = last + " · " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
