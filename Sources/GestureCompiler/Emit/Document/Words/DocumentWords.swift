import SpecParser

/// Formats amounts, limits and lists for the pages.
enum DocumentWords {
  /// An amount: `300 ms`, `8 pt`, `33 %`, `1.5×`. Findings print it alike, except for the sign of a factor.
  static func amount(_ amount: Double, _ dimension: Dimension) -> String {
    dimension == .factor ? MeasureText.number(amount) + "×" : MeasureText.text(amount, dimension)
  }

  /// A range: `40 pt or more`, `300 ms to 500 ms`, `less than 400 ms`; `nil` without ends.
  static func range(_ limits: Limits, _ dimension: Dimension) -> String? {
    switch (limits.low?.isFirstMovement(dimension) == true ? nil : limits.low, limits.high) {
    case (let low?, let high?) where low.isIncluded && high.isIncluded:
      "\(amount(low.amount, dimension)) to \(amount(high.amount, dimension))"
    case (let low?, let high?): "\(least(low, dimension)) and \(most(high, dimension))"
    case (let low?, nil): least(low, dimension)
    case (nil, let high?): most(high, dimension)
    case (nil, nil): nil
    }
  }

  private static func least(_ limit: Limit, _ dimension: Dimension) -> String {
    least(amount(limit.amount, dimension), limit, dimension)
  }

  /// - Parameter text: the amount in words.
  static func least(_ text: String, _ limit: Limit, _ dimension: Dimension) -> String {
    guard limit.isIncluded else { return "more than \(text)" }
    return switch dimension {
    case .time: "\(text) or longer"
    case .velocity: "\(text) or faster"
    default: "\(text) or more"
    }
  }

  private static func most(_ limit: Limit, _ dimension: Dimension) -> String {
    most(amount(limit.amount, dimension), limit)
  }

  /// - Parameter text: the amount in words.
  static func most(_ text: String, _ limit: Limit) -> String {
    limit.isIncluded ? "\(text) or less" : "less than \(text)"
  }

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// A count with its noun or verb: `1 touch`, `2 touches`.
  static func counted(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }

  /// A number of fingers: `one finger`, `two fingers`, `one to two fingers`.
  static func fingers(_ range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound {
      return range.lowerBound == 1 ? "one finger" : "\(small(range.lowerBound)) fingers"
    }
    return "\(small(range.lowerBound)) to \(small(range.upperBound)) fingers"
  }

  private static func small(_ number: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }

  // MARK: Directions

  /// Directions in words: `left`, `left or right`, `in any direction`, `toward 30° to 60°`, `leading (left, or right where …)`.
  ///
  /// - Parameter deviation: how far a movement may lean from their axes. Near the axes of all directions, the directions are those axes.
  static func toward(_ directions: Directions, within deviation: Limits = Limits()) -> String {
    if directions.isAny {
      let leavesGaps = deviation.high.map { $0.amount < directions.greatestDeviation } ?? false
      return leavesGaps ? inWords(directions.axes.map(name), joinedBy: "or") : "in any direction"
    }
    let names = inWords(directions.arcs.map(name), joinedBy: "or")
    guard directions.followsReading else { return names }
    let words = directions.arcs.map(name).map { ["left": "leading", "right": "trailing"][$0] ?? $0 }
    let other = inWords(directions.mirrored.arcs.map(name), joinedBy: "or")
    return "\(inWords(words, joinedBy: "or")) (\(names), or \(other) where text runs from right to left)"
  }

  private static func name(_ arc: Arc) -> String {
    arc.word?.rawValue ?? "toward \(MeasureText.number(arc.start))° to \(MeasureText.number(arc.end))°"
  }

  private static func name(_ axis: Double) -> String {
    DirectionWord(axis: axis)?.rawValue ?? "toward \(MeasureText.number(axis))°"
  }

  /// Sides in words: `top or leading (left, or right where text runs from right to left)`.
  static func sides(_ sides: Sides, joinedBy word: String) -> String {
    inBothLayouts(
      inWords(sides.words, joinedBy: word), in: sides.layout, sides.sides)
  }

  /// The values of a state variable: `yes or no`, `none or some`, `1 to 8`.
  static func values(_ type: StateType) -> String {
    switch type {
    case .bool: "yes or no"
    case .enumeration(let words): inWords(words.map(\.value), joinedBy: "or")
    case .number(let low, let high): "\(MeasureText.number(low)) to \(MeasureText.number(high))"
    }
  }

  /// The value with which a state variable starts: `no`, `none`, `1`.
  static func start(_ type: StateType) -> String {
    switch type {
    case .bool: "no"
    case .enumeration: type.text(of: type.first)
    case .number: MeasureText.number(type.first)
    }
  }

  /// Ends of a hand-over in words: `its top`, `its leading end (left, or right where text runs from right to left)`.
  static func ends(of handOver: HandOver) -> String {
    inBothLayouts(
      inWords(handOver.ends.map { handOver.words($0.value) }, joinedBy: "or"), in: handOver.layout,
      handOver.ends.compactMap(\.value.side))
  }

  /// Words that follow the reading direction, with their meaning in each layout.
  private static func inBothLayouts(
    _ words: String, in layout: LayoutDirection?, _ sides: [Side]
  ) -> String {
    let ends = sides.filter { $0 == .left || $0 == .right }
    guard let layout, let end = ends.first, ends.count == 1 else { return words }
    let isLeft = (end == .left) == (layout == .ltr)
    return "\(words) (\(isLeft ? "left, or right" : "right, or left") where text runs from right to left)"
  }

  /// Edges in words: `the left edge`, `any edge`.
  static func edges(_ edges: Sides) -> String {
    if edges.sides.count == Side.allCases.count { return "any edge" }
    return inBothLayouts(
      "the \(inWords(edges.words, joinedBy: "or")) edge", in: edges.layout, edges.sides)
  }
}
