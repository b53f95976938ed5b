import SpecParser

/// Finds the names of a spec in texts of its cases.
struct NamesInCase {
  /// A part of a text that names something.
  struct Name {
    var meaning: NameMeaning
    /// In UTF-8 bytes of the text, whose accents may be composed in another way than those of the spec.
    var range: Range<Int>
  }

  private let names: SpecNames
  private let states: Set<String>
  /// The paths of elements, by the texts that name them.
  private var paths: [String: String?] = [:]

  init(_ names: SpecNames) {
    self.names = names
    states = Set(names.declared(.state).map(\.identity))
  }

  /// The name at the start of a text that a phase or a moment may follow.
  func inWord(_ text: String, _ kind: NameKind) -> [Name] {
    guard let word = text.split(separator: " ").first else { return [] }
    let start = text[..<word.startIndex].utf8.count
    return [Name(meaning: NameMeaning(kind, String(word)), range: start..<start + word.utf8.count)]
  }

  /// The elements in a path such as `list[inbox]/message[42]`.
  mutating func inPath(_ text: String) -> [Name] {
    guard let keyed = try? KeyedPath(text), let path = elementPath(keyed.plain) else { return [] }
    var result: [Name] = []
    var end = text.utf8.count
    for (part, path) in zip(keyed.parts.reversed(), ElementPaths.outward(from: path)) {
      let start = end - part.text.utf8.count
      result.append(
        Name(meaning: NameMeaning(.element, path), range: start..<start + part.name.utf8.count))
      end = start - 1
    }
    return result
  }

  /// The names in a variable such as `selection` or `list[inbox]/message[42].selected`.
  mutating func inVariable(_ text: String) -> [Name] {
    let end = text.utf8.count
    guard let dot = text.lastIndex(of: "."), let keyed = try? KeyedPath(String(text[..<dot])),
      let path = elementPath(keyed.plain)
    else { return states.contains(text) ? [Name(meaning: NameMeaning(.state, text), range: 0..<end)] : [] }
    let owner = inPath(String(text[..<dot]))
    let variable = text[text.index(after: dot)...]
    let state = NameMeaning(.state, "\(path).\(variable)")
    guard states.contains(state.identity) else { return owner }
    return owner + [Name(meaning: state, range: end - variable.utf8.count..<end)]
  }

  /// The names after `on` and `set` in a described gesture.
  mutating func inGesture(_ text: String) -> [Name] {
    let tokens = GestureToken.tokens(of: text)
    var found: [Name] = []
    for (index, token) in tokens.enumerated().dropFirst() {
      let isOfContent = tokens.dropFirst(index + 1).first?.word == "at"
      let own: [Name]
      switch tokens[index - 1].word {
      case "on": own = inPath(token.text)
      case "set" where isOfContent: own = inPath(token.text)
      case "set": own = inVariable(String(token.text.prefix { $0 != "=" }))
      default: continue
      }
      let start = text.prefix(token.range.lowerBound).utf8.count
      found += own.map {
        Name(meaning: $0.meaning, range: start + $0.range.lowerBound..<start + $0.range.upperBound)
      }
    }
    return found
  }

  private mutating func elementPath(_ text: String) -> String? {
    if let known = paths[text] { return known }
    let path = names.elementPath(of: text)
    paths.updateValue(path, forKey: text)
    return path
  }
}
