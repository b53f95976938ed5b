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
  /// The traits that select elements, by their keys.
  package static let words = [
    "scrolls", "pages", "zooms", "unbounded", "bounded", "swipeable", "selectable", "3d", "menu",
    "collapsible", "drop-target", "text",
  ]

  /// Whether an element has the trait with this key.
  package func has(_ word: String) -> Bool {
    switch word {
    case "scrolls": scrolls != nil
    case "pages": pages != nil
    case "zooms": zooms?.value ?? false
    case "unbounded": unbounded?.value ?? false
    case "bounded": bounded?.value ?? false
    case "swipeable": swipeable != nil
    case "selectable": selectable?.value ?? false
    case "3d": is3D?.value ?? false
    case "menu": menu?.value ?? false
    case "collapsible": collapsible?.value ?? false
    case "drop-target": dropTarget?.value ?? false
    case "text": text != nil
    default: false
    }
  }

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
