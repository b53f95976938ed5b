/// A word for a side, an edge, an end or a direction. Some change sides with the layout.
package protocol ReadingWord: RawRepresentable<String>, Equatable {
  static var left: Self { get }
  static var right: Self { get }
  static var leading: Self { get }
  static var trailing: Self { get }
}

extension ReadingWord {
  /// Whether it changes sides with the layout.
  package var followsReading: Bool { self == .leading || self == .trailing }
}
