import SpecParser

/// Describes gestures in words: `a touch, a hold of 400 ms or longer and a drag toward 45° to 135° (up)`.
struct DeadZoneWords {
  private let cells: GestureCells

  init(_ cells: GestureCells) { self.cells = cells }

  func list(_ items: [DeadZones.Item]) -> String {
    let words = touches(items) + holds(items) + drags(items) + severalFingers(items)
    // If an item contains "or" itself, a comma separates the items.
    guard words.count > 1, words.contains(where: { $0.contains(" or ") }), let last = words.last else {
      return inWords(words, joinedBy: "or")
    }
    return words.dropLast().joined(separator: ", ") + ", or " + last
  }

  private func touches(_ items: [DeadZones.Item]) -> [String] {
    (items.contains(.touch) ? ["a touch"] : []) + (items.contains(.doubleTouch) ? ["a double touch"] : [])
  }

  // MARK: Holds

  private func holds(_ items: [DeadZones.Item]) -> [String] {
    let held = cells.holds.indices.filter { items.contains(.hold($0)) }.map { cells.holds[$0].span }
    let spans = held.merged { last, span in
      guard let high = last.high, span.low - high < 2 else { return false }
      last.high = span.high
      return true
    }
    return spans.map { span in
      let low = MeasureText.time(span.low)
      return span.high.map { "a hold of \(low) to \(MeasureText.time($0))" }
        ?? "a hold of \(low) or longer"
    }
  }

  // MARK: Drags

  private func drags(_ items: [DeadZones.Item]) -> [String] {
    let all = cells.sectors.indices
    let slow = all.filter { items.contains(.drag($0, isQuick: false)) }
    let quick = all.filter { items.contains(.drag($0, isQuick: true)) }
    let both = slow.filter(quick.contains)
    return told("a drag", both) + told("a slow drag", slow.filter { !both.contains($0) })
      + told("a quick drag", quick.filter { !both.contains($0) })
  }

  private func told(_ what: String, _ sectors: [Int]) -> [String] {
    if sectors.isEmpty { return [] }
    if sectors.count == cells.sectors.count { return ["\(what) in any direction"] }
    return ["\(what) toward " + inWords(arcs(sectors).map(Self.text), joinedBy: "or")]
  }

  /// Ranges of directions, with adjacent sectors merged.
  private func arcs(_ sectors: [Int]) -> [Extent] {
    var arcs = sectors.map { cells.sectors[$0] }.merged { last, sector in
      guard sector.low - last.high < 1e-3 else { return false }
      last.high = sector.high
      return true
    }
    if arcs.count > 1, let first = arcs.first, let last = arcs.last, first.low + 360 - last.high < 1e-3 {
      arcs.removeFirst()
      arcs[arcs.count - 1].high = first.high + 360
    }
    return arcs
  }

  private static func text(_ arc: Extent) -> String {
    let middle = GestureCells.middle(arc)
    let low = MeasureText.brief(Arc.direction(arc.low), .angle)
    let high = MeasureText.brief(arc.high == 360 ? 360 : Arc.direction(arc.high), .angle)
    let side = DirectionWord.sides.first { side in
      arc.high - arc.low <= 90.001 && side.axes.contains { Arc.distance($0, middle) < 1e-6 }
    }
    return "\(low) to \(high)" + (side.map { " (\($0.rawValue))" } ?? "")
  }

  // MARK: Several fingers

  /// Number of items of two fingers: touch, hold, two pinches, two turns, and a drag for each sector.
  private var countOfTwoFingers: Int { 6 + cells.sectors.count }

  private func severalFingers(_ items: [DeadZones.Item]) -> [String] {
    if items.count(where: \.isOfTwoFingers) == countOfTwoFingers { return ["any gesture of two fingers"] }
    var words: [String] = []
    if items.contains(.twoFingerTouch) { words.append("a two-finger touch") }
    if items.contains(.twoFingerHold) { words.append("a two-finger hold") }
    words += told("a two-finger drag", cells.sectors.indices.filter { items.contains(.twoFingerDrag($0)) })
    if items.contains(.pinchOpen) { words.append("a pinch open") }
    if items.contains(.pinchClosed) { words.append("a pinch closed") }
    switch (items.contains(.turn(isClockwise: true)), items.contains(.turn(isClockwise: false))) {
    case (true, true): words.append("a turn of two fingers")
    case (true, false): words.append("a clockwise turn of two fingers")
    case (false, true): words.append("a counterclockwise turn of two fingers")
    case (false, false): break
    }
    return words
  }
}

extension DeadZones.Item {
  fileprivate var isOfTwoFingers: Bool {
    switch self {
    case .touch, .doubleTouch, .hold, .drag: false
    case .twoFingerTouch, .twoFingerHold, .twoFingerDrag, .pinchOpen, .pinchClosed, .turn: true
    }
  }
}
