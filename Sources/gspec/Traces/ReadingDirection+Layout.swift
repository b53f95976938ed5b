import GestureRuntime
import SpecParser

/// The runtime's and the parser's direction of a layout.
extension ReadingDirection {
  init(_ layout: LayoutDirection) {
    switch layout {
    case .ltr: self = .leftToRight
    case .rtl: self = .rightToLeft
    }
  }

  /// Creates the direction of a word; `nil` for any other than `ltr` and `rtl`.
  init?(word: String) {
    guard let layout = LayoutDirection(rawValue: word) else { return nil }
    self.init(layout)
  }

  var layout: LayoutDirection { self == .leftToRight ? .ltr : .rtl }

  /// The word for the direction in traces, cases and options.
  var word: String { layout.rawValue }
}

extension SideWord {
  /// The side in a layout.
  func side(in layout: ReadingDirection) -> Side {
    followsReading && layout == .rightToLeft ? side.mirrored : side
  }
}
