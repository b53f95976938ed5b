/// The platforms of the contract.
package enum Platform: String, Sendable, Hashable, CaseIterable {
  case ios, ipados, watchos, macos, tvos, android, web, linux

  /// Whether Apple's guidance applies.
  package var isApple: Bool {
    switch self {
    case .ios, .ipados, .watchos, .macos, .tvos: true
    case .android, .web, .linux: false
    }
  }
}

/// What kind of product it is, where guidance makes a difference.
package enum Experience: String, Sendable, Hashable, CaseIterable {
  case game, drawing, immersive
}

/// A declared variable of the product, or of an element: each thing of that kind then has a value of its own.
package struct StateVariable: Sendable, Hashable {
  /// Unique; an element's has the element's path before it: `list/message.selected`.
  package var name: Located<String>
  package var type: StateType
  /// Index of the element whose state it is, in `CheckedSpec.elements`; `nil` for the product's.
  package var element: Int?
  /// As it is declared, without a path.
  package var shortName: String
  /// Whether it is the tool of a touch: see `CheckedSpec.withToolState`. No spec can declare a variable of its name.
  package internal(set) var isTool = false

  package init(name: Located<String>, type: StateType) {
    self.name = name
    self.type = type
    shortName = name.value
  }

  /// - Parameter path: the element's.
  package init(name: Located<String>, type: StateType, of element: Int, path: String) {
    self.name = Located("\(path).\(name.value)", name.span)
    self.type = type
    self.element = element
    shortName = name.value
  }
}

/// The values of a state variable. A variable starts at the first of them: `false`, the first word, the least number.
package enum StateType: Sendable, Hashable {
  case bool
  /// In the order of the declaration; at least one, no word twice.
  case enumeration([Located<String>])
  /// Both ends finite and included, `low <= high`.
  case number(low: Double, high: Double)
}

/// A part of the screen that can be touched.
package struct Element: Sendable, Hashable {
  package var name: Located<String>
  /// Index of the parent in `CheckedSpec.elements`, always smaller than its own; `nil` at the top.
  package var parent: Int?
  /// Names from the top, joined by `/`: unique.
  package var path: String
  /// What it is for, in a designer's words.
  package var summary: Located<String>?
  package var traits: Traits
  /// What every activity on it and below asks too, as written; `nil` is always.
  package var guardExpression: Located<Guard>?

  package init(name: Located<String>, parent: Int?, path: String, traits: Traits) {
    self.name = name
    self.parent = parent
    self.path = path
    self.traits = traits
  }
}

/// What an element is; every trait with the place where it is written.
package struct Traits: Sendable, Hashable {
  /// Axes along which it scrolls, pages.
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
  /// Where its content stands: `at: [top, bottom]`.
  package var at: Located<Sides>?

  package init() {}
}

/// What an activity means, from a vocabulary.
package struct Kind: Sendable, Hashable {
  package var name: Located<String>
  package var vocabulary: String
  package var summary: String
  /// Names of the mechanics that its source gives it; empty for one that a product makes up.
  package var mechanics: [Located<String>]
  /// Where its movements go while neither the mechanic nor the activity names directions; `nil` is anywhere.
  package var along: KindDirections?

  package init(
    name: Located<String>, vocabulary: String, summary: String, mechanics: [Located<String>],
    along: KindDirections? = nil
  ) {
    self.name = name
    self.vocabulary = vocabulary
    self.summary = summary
    self.mechanics = mechanics
    self.along = along
  }
}

/// Where the movements of a kind go by themselves: `along: scrolls`, `along: vertical`.
package enum KindDirections: Sendable, Hashable {
  /// Those of a trait of the target, where it has that trait.
  case trait(DirectionTrait)
  case directions(Directions)
}

/// A trait of an element that names directions.
package enum DirectionTrait: String, Sendable, Hashable, CaseIterable {
  case scrolls, pages, swipeable
}
