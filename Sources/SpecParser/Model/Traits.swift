/// The traits of an element, each with its place in the source.
package struct Traits: Sendable, Hashable {
  /// The axes along which it scrolls, and those along which it pages.
  package var scrolls: Located<Set<Axis>>?
  package var pages: Located<Set<Axis>>?
  package var zooms: Located<Bool>?
  package var unbounded: Located<Bool>?
  package var bounded: Located<Bool>?
  package var swipeable: Located<Directions>?
  package var selectable: Located<Bool>?
  package var is3D: Located<Bool>?
  package var menu: Located<Bool>?
  package var collapsible: Located<Bool>?
  package var dropTarget: Located<Bool>?
  /// `text: editable` or `text: selectable`.
  package var text: Located<String>?
  /// The edges at which its content is: `at: [top, bottom]`.
  package var at: Located<Sides>?

  package init() {}
}

extension Traits {
  /// The traits that select elements, by their keys: whether an element has each.
  private static let all: KeyValuePairs<String, @Sendable (Traits) -> Bool> = [
    "scrolls": { $0.scrolls != nil },
    "pages": { $0.pages != nil },
    "zooms": { $0.zooms?.value ?? false },
    "unbounded": { $0.unbounded?.value ?? false },
    "bounded": { $0.bounded?.value ?? false },
    "swipeable": { $0.swipeable != nil },
    "selectable": { $0.selectable?.value ?? false },
    "3d": { $0.is3D?.value ?? false },
    "menu": { $0.menu?.value ?? false },
    "collapsible": { $0.collapsible?.value ?? false },
    "drop-target": { $0.dropTarget?.value ?? false },
    "text": { $0.text != nil },
  ]

  package static let words = all.map(\.key)

  /// Whether an element has the trait with this key.
  package func has(_ word: String) -> Bool { Self.all.first { $0.key == word }?.value(self) ?? false }

  /// The directions that a trait allows, with its place; `nil` without the trait.
  package func directions(of trait: DirectionTrait) -> Located<Directions>? {
    switch trait {
    case .scrolls: scrolls.map { Located(.along($0.value), $0.span) }
    case .pages: pages.map { Located(.along($0.value), $0.span) }
    case .swipeable: swipeable
    }
  }
}

/// A trait of an element that names directions.
package enum DirectionTrait: String, Sendable, Hashable, CaseIterable {
  case scrolls, pages, swipeable
}
