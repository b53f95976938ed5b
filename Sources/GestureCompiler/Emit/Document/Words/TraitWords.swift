import SpecParser

/// Describes an element's traits, each with a few words and a sign.
struct TraitWords: Sendable, Hashable {
  /// A small drawing beside the words.
  enum Sign: Sendable, Hashable {
    /// A line with two heads.
    case both(Axis)
    /// An arrow in each direction, in degrees.
    case arrows([Double])
    case zoom
    case none
  }

  var text: String
  var sign: Sign

  /// The traits in the order of the language reference.
  static func all(_ traits: Traits) -> [TraitWords] {
    var words: [TraitWords] = []
    func add(_ text: String, _ sign: Sign = .none) { words.append(TraitWords(text: text, sign: sign)) }
    func add(_ located: Located<Bool>?, _ text: String, _ sign: Sign = .none) {
      if located?.value == true { add(text, sign) }
    }
    if let axes = traits.scrolls?.value { add("scrolls \(adverb(axes))", sign(axes)) }
    if let axes = traits.pages?.value { add("pages \(adverb(axes))", sign(axes)) }
    add(traits.zooms, "zooms", .zoom)
    add(traits.unbounded, "has no bounds")
    add(traits.bounded, "has bounds")
    if let directions = traits.swipeable?.value {
      add("swipeable \(DocumentWords.toward(directions))", .arrows(directions.axes))
    }
    add(traits.selectable, "selectable")
    add(traits.is3D, "3D")
    add(traits.menu, "menu")
    add(traits.collapsible, "folds")
    add(traits.dropTarget, "takes drops")
    if let text = traits.text?.value { add("\(text) text") }
    if let sides = traits.at?.value {
      add("content stands at \(DocumentWords.sides(sides, joinedBy: "or"))")
    }
    return words
  }

  private static func adverb(_ axes: Set<Axis>) -> String {
    axes.count > 1 ? "both ways" : axes.contains(.vertical) ? "vertically" : "horizontally"
  }

  private static func sign(_ axes: Set<Axis>) -> Sign {
    axes.count > 1 ? .arrows([0, 90, 180, 270]) : .both(axes.first ?? .vertical)
  }
}
