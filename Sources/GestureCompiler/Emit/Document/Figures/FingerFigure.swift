import SpecParser

/// A drawing of a mechanic with its description in words.
struct MechanicFigure: Sendable {
  var figure: FingerFigure
  /// The sentence, which is the same for both layouts and mentions both.
  var sentence: String
  /// The layout of the second of two figures.
  var layout: LayoutDirection?

  /// The part of an id on a page that belongs to this figure of a mechanic.
  var suffix: String { layout.map { "_" + $0.rawValue } ?? "" }

  /// The layout that it shows, for captions; `nil` for the first figure.
  var condition: String? {
    layout.map { "where text runs from \($0 == .rtl ? "right to left" : "left to right")" }
  }

  /// The sentence and the layout.
  var title: String { condition.map { "\(sentence); drawn \($0)" } ?? sentence }
}

/// The movements of a mechanic's fingers, drawn with the same signs on all pages:
///
/// - A filled dot is a finger's press; several dots are several fingers; a hollow dot is an optional finger.
/// - A ring close to the dot is an earlier touch.
/// - A dashed ring is a hold.
/// - An arrow is a movement, in a tinted sector of the allowed directions. Two heads mean a minimum speed, three a higher one.
/// - A thick side of the screen is the edge from which the finger comes.
struct FingerFigure: Sendable, Hashable {
  /// The movements of fingers between a press and a lift.
  struct Contact: Sendable, Hashable {
    /// Number of touches right before, at the same place.
    var touchesBefore = 0
    /// Edges in a fixed order.
    var edges: [Side] = []
    var acts: [Act] = []
  }

  enum Act: Sendable, Hashable {
    case hold
    case move(MovePath, heads: Int)
  }

  var fingers: ClosedRange<Int>
  var contacts: [Contact]
  /// Facts that the drawing cannot show, in lines of one or two words below it: `400 ms`.
  var labels: [String]

  init(fingers: ClosedRange<Int>, contacts: [Contact], label: String) {
    self.fingers = fingers
    self.contacts = contacts
    labels = label.isEmpty ? [] : [label]
  }

  /// - Parameter steps: the steps as in the machine, with every limit in effect.
  init(fingers: ClosedRange<Int>, steps: [ElaboratedStep], metrics: Metrics) {
    self.fingers = fingers
    contacts = Self.contacts(steps, Speeds(metrics))
    labels = Self.labels(fingers, steps, contacts)
  }

  /// The speeds from which an arrow has a second and a third head.
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
          edges: Side.allCases.filter(contact.press.edges.contains),
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

  /// The directions within the deviation from their axes, if that is narrower.
  private static func narrowed(_ path: MovePath, by deviation: Double?) -> MovePath {
    guard case .translation(let directions?) = path, let deviation, deviation < 45 else { return path }
    let arcs = directions.axes.map { Arc(around: $0, by: deviation) }
    let widest = directions.arcs.map(\.extent).max() ?? 0
    return widest > 2 * deviation ? .translation(Directions(arcs: arcs, axes: directions.axes)) : path
  }

  /// The contacts, in which simple touches are rings of the contact that follows.
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

  /// Number of characters that fit in a line.
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
      MeasureText.time(Int64($0.amount))
    }
    if let speed = steps.compactMap(\.velocity.low?.amount).max(), speed > 0 {
      words.append("≥ \(MeasureText.brief(speed)) pt/s")
    }
    return inLines(words.filter { $0.count <= lineLength }, joinedBy: " · ") { $0.count <= lineLength }
  }
}
