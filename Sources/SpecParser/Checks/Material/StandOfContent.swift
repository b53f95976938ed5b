/// The position of scrolled content: at its top, at its bottom, or between.
extension MaterialScene {
  /// The conditions under which content is at an end, one for each variable that says so.
  struct Stand {
    /// The conditions for the top; empty if no variable says it.
    var top: [Guard]
    var bottom: [Guard]

    func condition(for sides: Set<Side>) -> Guard? {
      let parts = (sides.contains(.top) ? top : []) + (sides.contains(.bottom) ? bottom : [])
      guard let first = parts.first else { return nil }
      return parts.count == 1 ? first : .or(parts)
    }
  }

  /// The conditions for the position of content on the activity's path, from the variables that describe it.
  ///
  /// A variable counts if a guard on the path reads it. It also counts if no guard reads it, it is the only one, and something on the path
  /// scrolls. It is one of these:
  /// - an enumeration with `top` and `bottom` and a word that is no side (`middle`). One of the two is enough if its name has `place`,
  ///   `position`, `scroll`, `scrolled`, `content` or `offset`.
  /// - a bool with either `top` or `bottom` in its name.
  /// - a number from 0 with `position`, `scroll`, `scrolled` or `offset` in its name. Its low end is the top.
  ///
  /// An activity that moves content sideways has none: top and bottom are those of something around it.
  func stand(for index: Int) -> Stand {
    if movesSideways(index) { return Stand(top: [], bottom: []) }
    let named = spec.states.indices.filter { Self.ends(of: spec.states[$0], slot: $0) != nil }
    let read = named.filter { isRead($0, onPathOf: index) }
    let scrolls = !elements(onPathOf: index) { $0.scrolls != nil }.isEmpty
    let isMeant = read.isEmpty && scrolls && named.count == 1 && !isRead(named[0])
    let ends = (isMeant ? named : read).compactMap { Self.ends(of: spec.states[$0], slot: $0) }
    return Stand(top: ends.compactMap(\.top), bottom: ends.compactMap(\.bottom))
  }

  /// Whether the nearest content that scrolls, on an activity's target or around it, scrolls sideways alone.
  func scrollsSideways(around index: Int) -> Bool {
    let scroller = nearest(around: index) { $0.scrolls != nil }
    return scroller.flatMap { spec.elements[$0].traits.scrolls?.value } == [.horizontal]
  }

  /// Whether an activity moves along content that scrolls sideways alone.
  private func movesSideways(_ index: Int) -> Bool {
    scrollsSideways(around: index) && !moves(index, alongAxisOf: .along([.vertical]))
  }

  /// The nearest element around an activity with a top and a bottom; `nil` if the activity moves content sideways.
  private func scrollerUpAndDown(around index: Int) -> Int? {
    movesSideways(index) ? nil : nearest(around: index) { $0.scrolls?.value.contains(.vertical) == true }
  }

  /// Words in a variable's name for how far content is scrolled.
  private static let placeWords: Set<String> = ["position", "scroll", "scrolled", "offset"]

  private static func ends(of variable: StateVariable, slot: Int) -> (top: Guard?, bottom: Guard?)? {
    let words = variable.shortName.nameWords
    switch variable.type {
    case .bool:
      let value = Guard.isOneOf(slot: slot, values: [1])
      let (top, bottom) = (words.contains("top"), words.contains("bottom"))
      return top == bottom ? nil : (top ? value : nil, bottom ? value : nil)
    case .enumeration(let values):
      let names = values.map(\.value)
      let (top, bottom) = (names.firstIndex(of: "top"), names.firstIndex(of: "bottom"))
      let isStand =
        top != nil && bottom != nil || !words.isDisjoint(with: placeWords.union(["place", "content"]))
      guard isStand, top ?? bottom != nil, names.contains(where: { Side(rawValue: $0) == nil }) else {
        return nil
      }
      return (
        top.map { .isOneOf(slot: slot, values: [$0]) }, bottom.map { .isOneOf(slot: slot, values: [$0]) }
      )
    case .number(let low, let high):
      guard low == 0, low < high, !words.isDisjoint(with: placeWords) else { return nil }
      return (.compares(slot: slot, .equal, low), .compares(slot: slot, .equal, high))
    }
  }

  /// Whether an activity is known to start only where its content is at a side: by its hand-overs or its guard. If no state says so, `at`
  /// of the scrolling element decides.
  func stands(_ index: Int, at side: Side) -> Bool {
    if isHandedOver(index, at: [side]) { return true }
    if let condition = stand(for: index).condition(for: [side]) {
      return !can(index, hold: .not(condition))
    }
    let scroller = scrollerUpAndDown(around: index)
    return scroller.map { spec.elements[$0].traits.at?.value.contains(side) == true } ?? false
  }

  /// Whether a refresh goes up and starts only where its content is at the bottom.
  func refreshesAtTheBottom(_ index: Int) -> Bool {
    let movements = movements(of: index)
    return !movements.isEmpty && movements.allSatisfy { $0.allowed.lie(within: [.upward]) }
      && stands(index, at: .bottom)
  }

  /// The notes and help for an activity that may start where its content is at none of the sides; `nil` if it does not, or nothing is
  /// known.
  func strays(_ index: Int, from sides: Set<Side>) -> (notes: [String], help: [String])? {
    if isHandedOver(index, at: sides) { return nil }
    if let condition = stand(for: index).condition(for: sides) {
      guard can(index, hold: .not(condition)) else { return nil }
      return (example(of: index, where: .not(condition)), ["write `\(when(condition, for: index))`"])
    }
    let scroller = scrollerUpAndDown(around: index)
    guard let scroller, spec.elements[scroller].traits.at?.value.sides.contains(where: sides.contains) != true
    else {
      return nil
    }
    let side = sides.contains(.top) ? "top" : "bottom"
    return (
      ["no state says where the content of `\(spec.elements[scroller].path)` stands"],
      ["declare it, as in `place: [\(side), elsewhere]`, and write `when: place == \(side)`"]
    )
  }

  /// Whether an activity only takes touches over, and only at some of these ends.
  private func isHandedOver(_ index: Int, at sides: Set<Side>) -> Bool {
    guard spec.activities[index].takesOver != nil else { return false }
    let handOvers = spec.activities.flatMap(\.handOvers).filter { $0.taker.value == index }
    let ends = handOvers.flatMap(\.ends).map(\.value).filter { $0 != .start }
    return !ends.isEmpty && ends.allSatisfy { end in sides.contains { $0.rawValue == end.rawValue } }
  }
}
