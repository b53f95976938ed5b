/// Words of the bundled vocabularies, for a spec that uses one vocabulary and writes a word of the other.
package struct OtherWords: Sendable {
  /// The names of one thing, by vocabulary. One vocabulary may have several.
  package struct Word: Sendable {
    package var material: [String] = []
    package var apple: [String] = []
    /// The names in other toolkits.
    var elsewhere: [String] = []

    /// The names in vocabularies; one that both have, once.
    fileprivate var names: [String] { material + apple.filter { !material.contains($0) } }

    fileprivate func has(_ name: String) -> Bool {
      material.contains(name) || apple.contains(name) || elsewhere.contains(name)
    }
  }

  package let words: [Word]

  /// The help for a name that nothing in scope declares; `nil` if no vocabulary or toolkit has it.
  ///
  /// - Parameter names: the names in scope.
  func help(for name: String, among names: some Sequence<String>) -> String? {
    let meanings = words.filter { $0.has(name) }
    guard !meanings.isEmpty else { return nil }
    let wanted = meanings.flatMap(\.names)
    let known = Set(names).intersection(wanted)
    let vocabulary = meanings.compactMap { word -> String? in
      word.material.contains(name) ? "material" : word.apple.contains(name) ? "apple" : nil
    }.first
    let use = vocabulary.map { "add `\($0)` to `uses`" }
    let same = wanted.filter(known.contains)
    guard !same.isEmpty else {
      return use.map { "`\(name)` is a word of `\(vocabulary ?? "")`: \($0)" }
        ?? "add \(owners(of: meanings)) to `uses` and write \(listed(wanted, joinedBy: "or"))"
    }
    let write = "write \(listed(same, joinedBy: "or"))"
    return use.map { "\(write), or \($0), which has `\(name)`" } ?? write
  }

  private func owners(of meanings: [Word]) -> String {
    let hasMaterial = meanings.contains { !$0.material.isEmpty }
    let hasApple = meanings.contains { !$0.apple.isEmpty }
    return listed(
      [hasMaterial ? "material" : nil, hasApple ? "apple" : nil].compactMap(\.self), joinedBy: "or")
  }

  package static let mechanics = OtherWords(words: [
    Word(material: ["touch"], apple: ["tap"], elsewhere: ["click", "press", "single-tap", "single-touch"]),
    Word(material: ["double-touch"], apple: ["double-tap"], elsewhere: ["double-click", "double-press"]),
    Word(material: ["long-press"], apple: ["long-press"], elsewhere: ["hold", "touch-and-hold", "long-tap"]),
    Word(material: ["drag"], apple: ["pan"], elsewhere: ["slide", "move"]),
    Word(material: ["swipe"], apple: ["swipe"]),
    Word(material: ["fling"], apple: ["flick"]),
    Word(material: ["edge-swipe"], apple: ["edge-swipe"], elsewhere: ["screen-edge-pan"]),
    Word(
      material: ["pinch-open", "pinch-closed"], apple: ["pinch"],
      elsewhere: ["zoom", "pinch-in", "pinch-out", "spread"]),
    Word(material: ["rotate"], apple: ["rotation"], elsewhere: ["turn", "twist"]),
    Word(material: ["two-finger-touch"], elsewhere: ["two-finger-tap"]),
    Word(material: ["two-finger-double-touch"], elsewhere: ["two-finger-double-tap"]),
    Word(material: ["two-finger-drag"], elsewhere: ["two-finger-pan"]),
    Word(material: ["two-finger-fling"], elsewhere: ["two-finger-flick"]),
    Word(material: ["two-finger-swipe"]),
    Word(material: ["two-finger-long-press"]),
    Word(material: ["two-finger-long-press-drag"]),
    Word(material: ["long-press-drag"], elsewhere: ["drag-after-long-press"]),
    Word(material: ["double-touch-drag"], elsewhere: ["double-tap-drag"]),
    Word(apple: ["three-finger-swipe"]), Word(apple: ["four-finger-swipe"]),
    Word(apple: ["three-finger-pinch"]), Word(apple: ["four-finger-pinch"]),
  ])

  package static let kinds = OtherWords(words: [
    Word(material: ["activate"], apple: ["activate"], elsewhere: ["open"]),
    Word(material: ["select"], apple: ["select"]),
    Word(material: ["pick-up-and-move"], apple: ["move-element"], elsewhere: ["drag-and-drop", "reorder"]),
    Word(material: ["scroll"], apple: ["scroll"]), Word(material: ["pan"], apple: ["pan"]),
    Word(material: ["dismiss"], apple: ["dismiss"], elsewhere: ["delete", "archive"]),
    Word(material: ["edge-swipe"], apple: ["navigate-back"], elsewhere: ["back"]),
    Word(material: ["menu-open"], apple: ["edit-menu"], elsewhere: ["context-menu"]),
    Word(material: ["zoom-in-to-fit"], apple: ["zoom-toggle"]),
    Word(material: ["zoom-in", "zoom-out"], apple: ["magnify"], elsewhere: ["zoom"]),
    Word(material: ["rotate"], apple: ["rotate"]),
    Word(material: ["swipe-to-refresh"], elsewhere: ["refresh", "pull-to-refresh"]),
    Word(material: ["paging-swipe"], elsewhere: ["page", "turn-page"]),
    Word(apple: ["reveal-actions"], elsewhere: ["swipe-actions"]),
    Word(material: ["cancel"]), Word(material: ["lights-out"]), Word(material: ["select-more"]),
    Word(material: ["multi-select-drag"]), Word(material: ["expand"]), Word(material: ["collapse"]),
    Word(material: ["reveal-on-scroll"]), Word(material: ["overscroll-collapse"]), Word(material: ["tilt"]),
    Word(apple: ["undo"]), Word(apple: ["redo"]), Word(apple: ["copy"]), Word(apple: ["paste"]),
    Word(apple: ["switch-app"]), Word(apple: ["go-home"]),
  ])
}
