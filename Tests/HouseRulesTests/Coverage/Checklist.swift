import Foundation

/// What one document states, sentence by sentence, with what covers it: a file of `Docs/Coverage`, whose README
/// says how it is written.
struct Checklist {
  typealias Place = SourceDocument.Place

  /// How a statement is covered: the word before the colon, and what stands behind it.
  struct Cover: Hashable {
    enum Kind: String, CaseIterable {
      case spec, test, timeline, rule, doc, code, but, not, todo
      case example = "case"
    }
    let kind: Kind
    let text: String
    let line: Int
  }

  struct Entry {
    let section: String
    /// As written: `12-14`, `27.3`.
    let places: String
    let covered: Set<Place>
    let says: String
    let line: Int
    var covers: [Cover] = []

    var isOpen: Bool { covers.contains { $0.kind == .todo } }
  }

  /// Lines that state nothing, and why not.
  struct Skip {
    let section: String
    let places: String
    let covered: Set<Place>
    let reason: String
    let line: Int
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  let path: String
  private(set) var document = ""
  private(set) var digest = ""
  private(set) var shape = ""
  private(set) var entries: [Entry] = []
  private(set) var skips: [Skip] = []
  private var section = ""
  /// How many sentences each line has.
  private var sentences: [Int: Int] = [:]

  /// Every file, in the order of their names.
  static func all() throws -> [Checklist] {
    try PackageFolder.files(in: "Docs/Coverage").filter { $0.hasSuffix(".txt") }.map(Checklist.init)
  }

  init(_ path: String) throws {
    try self.init(path, text: PackageFolder.text(path))
  }

  init(_ path: String, text: String) throws {
    self.path = path
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      try read(line, index + 1)
    }
  }

  /// All sentences of the document.
  var places: Set<Place> {
    Set(sentences.keys.flatMap(places(of:)))
  }

  private mutating func read(_ line: Substring, _ number: Int) throws {
    if line.isEmpty || line.hasPrefix("#") { return }
    if line.hasPrefix("  ") { return try readCover(line.dropFirst(2), number) }
    if line.hasPrefix("== ") {
      section = String(line.dropFirst(3))
    } else if line.hasPrefix("skip ") {
      let (places, reason) = Self.halves(line.dropFirst(5), at: " ")
      skips.append(
        Skip(
          section: section, places: places, covered: try read(places: places, number), reason: reason,
          line: number))
    } else if line.first?.isNumber == true {
      let (places, says) = Self.halves(line, at: " ")
      entries.append(
        Entry(
          section: section, places: places, covered: try read(places: places, number), says: says,
          line: number))
    } else {
      try readHead(line, number)
    }
  }

  private mutating func readHead(_ line: Substring, _ number: Int) throws {
    let (key, value) = Self.halves(line, at: ": ")
    switch key {
    case "document": document = value
    case "digest": digest = value
    case "sentences":
      shape += (shape.isEmpty ? "" : " ") + value
      for word in value.split(separator: " ") {
        let parts = word.split(separator: "x").compactMap { Int($0) }
        guard let line = parts.first else { throw problem("`\(word)` is no line", number) }
        sentences[line] = parts.count > 1 ? parts[1] : 1
      }
    default: throw problem("`\(line.prefix(40))` is no entry, skip, section or key", number)
    }
  }

  private mutating func readCover(_ line: Substring, _ number: Int) throws {
    let (key, value) = Self.halves(line, at: ": ")
    guard let kind = Cover.Kind(rawValue: key), !value.isEmpty else {
      throw problem("`\(line.prefix(40))` is no cover", number)
    }
    guard !entries.isEmpty else { throw problem("a cover of nothing", number) }
    entries[entries.count - 1].covers.append(Cover(kind: kind, text: value, line: number))
  }

  /// `12`, `12-14`, `27.3`, `27.3-5`, and several of them with commas between.
  private func read(places text: String, _ number: Int) throws -> Set<Place> {
    var found: Set<Place> = []
    for part in text.split(separator: ",") {
      let (line, sentence) = Self.halves(part, at: ".")
      guard let range = Self.range(sentence.isEmpty ? line : sentence) else {
        throw problem("`\(part)` is no place", number)
      }
      if sentence.isEmpty {
        found.formUnion(range.flatMap(places(of:)))
      } else if let line = Int(line) {
        found.formUnion(range.map { Place(line: line, sentence: $0) })
      } else {
        throw problem("`\(part)` is no place", number)
      }
    }
    return found
  }

  /// None for an empty line.
  private func places(of line: Int) -> [Place] {
    (0..<(sentences[line] ?? 0)).map { Place(line: line, sentence: $0 + 1) }
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-").map { Int($0) ?? 0 }
    guard let first = ends.first, let last = ends.last, first > 0, first <= last else { return nil }
    return first...last
  }

  /// What stands before and behind the first separator; all of it and nothing where there is none.
  static func halves(_ text: some StringProtocol, at separator: String) -> (String, String) {
    guard let range = text.range(of: separator) else { return (String(text), "") }
    return (
      String(text[..<range.lowerBound]),
      text[range.upperBound...].trimmingCharacters(in: .whitespaces)
    )
  }

  private func problem(_ what: String, _ line: Int) -> Problem {
    Problem(description: "\(path):\(line): \(what)")
  }
}
