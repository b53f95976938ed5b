/// Where a touch goes on as another activity's, within one movement: `hand-over: {to: refresh, at: top}`.
package struct HandOver: Sendable, Hashable {
  /// Index of the activity that takes over.
  package var taker: Located<Int>
  /// In the order of the text, none twice; never empty.
  package var ends: [Located<HandOverEnd>]
  /// The layout that the ends are of; `nil` where they are the same in either.
  package var layout: LayoutDirection?

  package init(taker: Located<Int>, ends: [Located<HandOverEnd>], layout: LayoutDirection? = nil) {
    self.taker = taker
    self.ends = ends
    self.layout = layout
  }

  /// An end as it is written: `leading`.
  package func word(_ end: HandOverEnd) -> String {
    end.side.flatMap { layout?.word(of: $0) } ?? end.rawValue
  }

  /// `its top`, `its leading end`, for sentences.
  package func words(_ end: HandOverEnd) -> String {
    layout != nil && (end == .left || end == .right) ? "its \(word(end)) end" : end.words
  }
}

/// Beyond what a touch is handed over.
package enum HandOverEnd: String, Sendable, Hashable, CaseIterable {
  // Ends of the target's content.
  case left, right, top, bottom
  /// Where the activity took the touch over itself.
  case start

  /// The end of content; `nil` for the start.
  package var side: Side? { Side(rawValue: rawValue) }

  package var mirrored: HandOverEnd {
    side.flatMap { HandOverEnd(rawValue: $0.mirrored.rawValue) } ?? self
  }

  /// Where a movement goes that goes beyond it, in degrees: down from the top. `nil` for the start, which may lie anywhere.
  package var way: Double? {
    switch self {
    case .left: 0
    case .right: 180
    case .top: 270
    case .bottom: 90
    case .start: nil
    }
  }

  /// `its top`, for sentences of what is the same in any layout.
  fileprivate var words: String {
    switch self {
    case .left: "its left end"
    case .right: "its right end"
    case .top: "its top"
    case .bottom: "its bottom"
    case .start: "its start"
    }
  }
}
