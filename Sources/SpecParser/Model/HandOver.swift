/// A hand-over of a touch to another activity within one movement: `hand-over: {to: refresh, at: top}`.
package struct HandOver: Sendable, Hashable {
  /// Index of the activity that takes over.
  package var taker: Located<Int>
  /// The ends at which it happens, in the order of the text, none twice; never empty.
  package var ends: [Located<HandOverEnd>]
  /// The layout of the ends; `nil` if they are the same in any layout.
  package var layout: LayoutDirection?

  package init(taker: Located<Int>, ends: [Located<HandOverEnd>], layout: LayoutDirection? = nil) {
    self.taker = taker
    self.ends = ends
    self.layout = layout
  }

  /// The end as it is written: `leading`.
  package func word(_ end: HandOverEnd) -> String {
    end.side.flatMap { layout?.word(of: $0) } ?? end.rawValue
  }

  /// The end as part of a sentence: `its top`, `its leading end`.
  package func words(_ end: HandOverEnd) -> String {
    layout != nil && (end == .left || end == .right) ? "its \(word(end)) end" : end.words
  }
}

/// An end beyond which a touch is handed over: that of a side of content, or the place where it was taken over.
package enum HandOverEnd: String, Sendable, Hashable, Codable, CaseIterable {
  // Ends of the target's content.
  case left, right, top, bottom
  /// The place where the activity itself took the touch over.
  case start

  /// The end of content at a side.
  init(_ side: Side) {
    switch side {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }

  /// The end of content; `nil` for the start.
  package var side: Side? { Side(rawValue: rawValue) }

  package var mirrored: HandOverEnd { side.map { HandOverEnd($0.mirrored) } ?? self }

  /// The direction of a movement that goes beyond the end, in degrees: down for the top. `nil` for the start, which may lie anywhere.
  package var way: Double? { side?.inward }

  /// The axis of a movement that goes beyond the end; `nil` for the start.
  package var axis: Axis? { way.flatMap { Axis(direction: $0) } }

  /// The end as part of a sentence, as in any layout: `its top`.
  package var words: String {
    switch self {
    case .left: "its left end"
    case .right: "its right end"
    case .top: "its top"
    case .bottom: "its bottom"
    case .start: "its start"
    }
  }
}
