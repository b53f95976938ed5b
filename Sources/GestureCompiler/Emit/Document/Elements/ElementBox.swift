import GestureRuntime

/// An element as a box that contains its traits, its activities and the boxes of its children, with all sizes.
struct ElementBox: Sendable {
  /// A piece of text with its own box, arranged in rows.
  struct Chip: Sendable {
    enum Sort: Sendable, Hashable {
      case trait(TraitWords.Sign)
      /// An activity, with its uncut name.
      case activity(String)
    }

    var text: String
    var sort: Sort
    var width: Double
    var origin = Point(x: 0, y: 0)
  }

  let name: String
  /// The unique path from the top.
  let path: String
  let depth: Int
  private(set) var chips: [Chip]
  private(set) var children: [(box: ElementBox, origin: Point)] = []
  private(set) var size = Point(x: 0, y: 0)

  static let padding = 14.0
  static let gap = 10.0
  static let chipHeight = 22.0
  static let nameSize = 14.0
  static let chipSize = 12.0
  private static let nameHeight = 26.0
  /// Limit for the shown width of a name.
  private static let nameWidth = 300.0
  /// Widths at which rows of chips and of children break.
  private static let chipRow = 270.0
  private static let childRow = 660.0

  init(
    name: String, path: String, depth: Int, traits: [TraitWords], activities: [String],
    children boxes: [ElementBox]
  ) {
    self.path = path
    self.name = TextMeasure.cut(name, within: Self.nameWidth, size: Self.nameSize)
    self.depth = depth
    chips = traits.map(Self.chip) + activities.map(Self.chip)
    let (placed, inner) = Self.rows(boxes, within: Self.childRow - 28 * Double(depth))
    let title = TextMeasure.width(self.name, size: Self.nameSize, .mono)
    let widest = chips.map(\.width).max() ?? 0
    let natural = chips.reduce(0) { $0 + $1.width + 6 }
    let width = max(inner.x, title, widest, min(natural, Self.chipRow))
    let chipsEnd = place(within: width, from: Self.padding + Self.nameHeight)
    let top = boxes.isEmpty ? chipsEnd : chipsEnd + 8
    children = placed.map { ($0.box, $0.origin + Point(x: Self.padding, y: top)) }
    size = Point(x: width + 2 * Self.padding, y: top + inner.y + (boxes.isEmpty ? 4 : Self.padding))
  }

  private static func chip(_ trait: TraitWords) -> Chip {
    let sign = trait.sign == .none ? 0.0 : 17
    return Chip(
      text: trait.text, sort: .trait(trait.sign),
      width: TextMeasure.width(trait.text, size: chipSize) + 16 + sign)
  }

  private static func chip(_ activity: String) -> Chip {
    let text = TextMeasure.cut(activity, within: nameWidth, size: chipSize)
    return Chip(
      text: text, sort: .activity(activity), width: TextMeasure.width(text, size: chipSize, .mono) + 14)
  }

  /// Places all chips. Activities begin their own row.
  ///
  /// - Returns: the y of the end of the last row.
  private mutating func place(within width: Double, from top: Double) -> Double {
    guard !chips.isEmpty else { return top }
    var x = 0.0
    var y = top
    var wasActivity = false
    for index in chips.indices {
      var isActivity = false
      if case .activity = chips[index].sort { isActivity = true }
      if x > 0, x + chips[index].width > width || isActivity != wasActivity {
        x = 0
        y += Self.chipHeight + 5
      }
      wasActivity = isActivity
      chips[index].origin = Point(x: Self.padding + x, y: y)
      x += chips[index].width + 6
    }
    return y + Self.chipHeight + 6
  }

  /// Places boxes side by side, in rows.
  static func rows(
    _ boxes: [ElementBox], within width: Double
  ) -> (placed: [(box: ElementBox, origin: Point)], size: Point) {
    var placed: [(box: ElementBox, origin: Point)] = []
    var place = Point(x: 0, y: 0)
    var size = Point(x: 0, y: 0)
    for box in boxes {
      if place.x > 0, place.x + box.size.x > width { place = Point(x: 0, y: size.y + gap) }
      placed.append((box, place))
      size = Point(x: max(size.x, place.x + box.size.x), y: max(size.y, place.y + box.size.y))
      place = place + Point(x: box.size.x + gap, y: 0)
    }
    return (placed, size)
  }
}
