/// The platforms of the language.
package enum Platform: String, Sendable, Hashable, CaseIterable {
  case ios, ipados, watchos, macos, tvos, android, web, linux

  /// Whether Apple's guidance applies.
  package var isApple: Bool {
    switch self {
    case .ios, .ipados, .watchos, .macos, .tvos: true
    case .android, .web, .linux: false
    }
  }

  /// The longest side of the largest screen, in points; `nil` where windows and screens have any size.
  var longestSide: Double? {
    switch self {
    case .ios: 956  // iPhone 16 Pro Max
    case .ipados: 1376  // iPad Pro 13-inch
    case .watchos: 257  // Apple Watch Ultra 3
    case .macos, .tvos, .android, .web, .linux: nil
    }
  }

  /// Whether people may touch a screen there; of the web and Linux nothing is known.
  package var hasTouchScreen: Bool { self != .macos && self != .tvos }
}

/// The type of product, where guidance depends on it.
package enum Experience: String, Sendable, Hashable, CaseIterable {
  case game, drawing, immersive
}

/// A state variable of the product, or of an element, whose every instance then has its own value.
package struct StateVariable: Sendable, Hashable {
  /// Unique; an element's variable begins with the element's path: `list/message.selected`.
  package var name: Located<String>
  package var type: StateType
  /// Index of the variable's element in `CheckedSpec.elements`; `nil` for the product.
  package var element: Int?
  /// The declared name, without a path.
  package var shortName: String
  /// Whether it is the tool of a touch: see `CheckedSpec.withToolState`. No spec can declare a variable of its name.
  package internal(set) var isTool = false

  package init(name: Located<String>, type: StateType) {
    self.name = name
    self.type = type
    shortName = name.value
  }

  /// - Parameter path: the element's path.
  package init(name: Located<String>, type: StateType, of element: Int, path: String) {
    self.name = Located("\(path).\(name.value)", name.span)
    self.type = type
    self.element = element
    shortName = name.value
  }

  /// Whether guards on an element can read it: the product's everywhere, an element's on that element and below it.
  ///
  /// - Parameter path: the path of the guard's element.
  package func isVisible(on path: String) -> Bool {
    element == nil || "\(path)/".hasPrefix("\(name.value.dropLast(shortName.count + 1))/")
  }
}

/// The values of a state variable. Its initial value is the first one: `false`, the first word, or the least number.
package enum StateType: Sendable, Hashable {
  case bool
  /// In the order of the declaration; at least one, no word twice.
  case enumeration([Located<String>])
  /// Both ends finite and included, `low <= high`.
  case number(low: Double, high: Double)

  /// A value as a trace has it.
  ///
  /// - Parameter value: a bool's 0 or 1, a word's index, a number.
  package func text(of value: Double) -> String {
    switch self {
    case .bool: value == 1 ? "true" : "false"
    case .enumeration(let words): words.indices.contains(Int(value)) ? words[Int(value)].value : ""
    // It may lie between two limits of guards, which a rounded one might cross.
    case .number: MeasureText.exact(value)
    }
  }

  /// The value of a variable that was never set, as in the table.
  package var first: Double { range.0 }
}

/// A part of the screen that can be touched.
package struct Element: Sendable, Hashable {
  package var name: Located<String>
  /// Index of the parent in `CheckedSpec.elements`, always smaller than its own; `nil` at the top.
  package var parent: Int?
  /// Names from the top, joined by `/`: unique.
  package var path: String
  /// The purpose in a designer's words.
  package var summary: Located<String>?
  package var traits: Traits
  /// The `when` of the element, as written; it also applies to every activity on it and below. `nil` is always.
  package var guardExpression: Located<Guard>?

  package init(name: Located<String>, parent: Int?, path: String, traits: Traits) {
    self.name = name
    self.parent = parent
    self.path = path
    self.traits = traits
  }
}

/// The standard meaning of an activity, from a vocabulary.
package struct Kind: Sendable, Hashable {
  package var name: Located<String>
  package var vocabulary: String
  package var summary: String
  /// Names of the mechanics that its vocabulary gives it; empty for a kind that a product makes up.
  package var mechanics: [Located<String>]
  /// The directions of its movements if neither the mechanic nor the activity names any; `nil` is any.
  package var along: KindDirections?
}

/// The directions of a kind: `along: scrolls`, `along: vertical`.
package enum KindDirections: Sendable, Hashable {
  /// The directions of a trait of the target, if it has the trait.
  case trait(DirectionTrait)
  case directions(Directions)
}
