import Foundation

/// Finds what covers name: the file of the repository, and its line today.
struct CoverPlaces {
  /// A file and a line from 1; none where the whole file is meant.
  struct Found: Hashable {
    let path: String
    let line: Int?
  }

  private let files: [String]
  private var texts: [String: [Substring]] = [:]
  /// By `Suite/function`.
  private var tests: [String: Found] = [:]

  /// Read once: every file of the repository.
  static let all = Result { try CoverPlaces() }

  private init() throws {
    files = PackageFolder.files().filter { path in
      ["Sources/", "Specs/", "Docs/", "Tests/"].contains { path.hasPrefix($0) }
    }
    for path in files where path.hasSuffix(".swift") || path.hasSuffix(".yaml") || path.hasSuffix(".md") {
      texts[path] = try PackageFolder.lines(path)
      if path.hasPrefix("Tests/") { addTests(path) }
    }
  }

  /// A test is a function behind `@Test`, in the type whose beginning at the left edge came last.
  private mutating func addTests(_ path: String) {
    var suite: Substring?
    var isTest = false
    for (index, line) in (texts[path] ?? []).enumerated() {
      if let name = Self.suite(line) { suite = name }
      if line.contains("@Test") { isTest = true }
      guard isTest, let name = Self.function(line) else { continue }
      isTest = false
      if let suite { tests["\(suite)/\(name)"] = Found(path: path, line: index + 1) }
    }
  }

  /// Throws what is wrong with it.
  func find(_ cover: Checklist.Cover) throws -> Found? {
    switch cover.kind {
    case .spec: try spec(cover.text)
    case .example: try example(cover.text)
    case .rule: try rule(cover.text)
    case .test: try test(cover.text)
    case .timeline: try timeline(cover.text)
    case .doc: try line(cover.text) { $0.hasPrefix("Docs/") && $0.hasSuffix("/\($1).md") }
    case .code: try line(cover.text) { $0.hasPrefix("Sources/") && $0.hasSuffix("/\($1).swift") }
    case .but, .not, .todo: nil
    }
  }

  /// `material#kinds/zoom-out/by | pinch-closed`: the spec's name, the way of keys to a line, and what that line has.
  private func spec(_ text: String) throws -> Found {
    let (name, rest) = Checklist.halves(text, at: "#")
    let (keys, words) = Checklist.halves(rest, at: " | ")
    let path = try file { $0.hasPrefix("Specs/") && $0.hasSuffix("/\(name).gspec.yaml") }
    var way = YAMLWay()
    for (index, line) in (texts[path] ?? []).enumerated() {
      guard way.step(line) == keys else { continue }
      // A list of its own lines has its words there, without a colon.
      let value = line.contains(":") ? line.drop { $0 != ":" } : line
      guard words.isEmpty || Self.has(value, words) else { continue }
      return Found(path: path, line: index + 1)
    }
    throw problem(words.isEmpty ? "\(name) has no \(keys)" : "\(name) has no \(keys) with `\(words)`")
  }

  /// `mail#a touch opens a message at once`: the cases file, and the name of a case.
  private func example(_ text: String) throws -> Found {
    let (name, test) = Checklist.halves(text, at: "#")
    let path = try file { $0.hasPrefix("Specs/") && $0.hasSuffix("/\(name).cases.yaml") }
    return try only(path, "the case `\(test)`") { $0 == "  - name: \(test)" }
  }

  private func rule(_ id: String) throws -> Found {
    let name = id.replacingOccurrences(of: "/", with: "-")
    return Found(path: try file { $0 == "Docs/Rules/\(name).md" }, line: nil)
  }

  /// `SuiteName/function`.
  private func test(_ text: String) throws -> Found {
    if let found = tests[text] { return found }
    throw problem("there is no test \(text)")
  }

  /// The name of a timeline of `Tests/AgreementTests`, which runtime and reference are held to.
  private func timeline(_ name: String) throws -> Found {
    for path in files where path.hasPrefix("Tests/AgreementTests/Timelines/") {
      if let found = try? only(path, "", { $0.contains("\"\(name)\"") }) { return found }
    }
    throw problem("there is no timeline `\(name)`")
  }

  /// `Recognition#under way`: a file's name, and text that one line of it has.
  private func line(_ text: String, in matches: (String, String) -> Bool) throws -> Found {
    let (name, words) = Checklist.halves(text, at: "#")
    let path = try file { matches("/" + $0, name) || matches($0, name) }
    return try only(path, "a line with `\(words)`") { $0.contains(words) }
  }

  private func file(_ matches: (String) -> Bool) throws -> String {
    let found = files.filter(matches)
    guard let path = found.first, found.count == 1 else {
      throw problem(
        found.isEmpty ? "there is no such file" : "several files: \(found.joined(separator: ", "))")
    }
    return path
  }

  private func only(_ path: String, _ what: String, _ matches: (Substring) -> Bool) throws -> Found {
    let found = (texts[path] ?? []).indices.filter { matches((texts[path] ?? [])[$0]) }
    guard let index = found.first, found.count == 1 else {
      throw problem("\(path) has \(found.isEmpty ? "no" : "several times") \(what)")
    }
    return Found(path: path, line: index + 1)
  }

  /// Whether a text has words, with nothing before or behind them that would go on with them.
  private static func has(_ text: Substring, _ words: String) -> Bool {
    let isPart = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "-" } ?? false
    }
    return text.ranges(of: words).contains { range in
      let before = text[..<range.lowerBound].last
      return !isPart(before) && !isPart(text[range.upperBound...].first)
    }
  }

  /// The type that a line begins to declare or extend, at the left edge.
  private static func suite(_ line: Substring) -> Substring? {
    guard line.first?.isLetter == true else { return nil }
    let words = line.split(whereSeparator: { " :{".contains($0) })
    let index = words.firstIndex { ["struct", "class", "enum", "extension"].contains($0) }
    return index.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }

  private static func function(_ line: Substring) -> Substring? {
    guard let start = line.ranges(of: "func ").first?.upperBound else { return nil }
    return line[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private func problem(_ what: String) -> Checklist.Problem { Checklist.Problem(description: what) }
}

/// Where in a file of nested mappings a line is: `mechanics/touch/steps`. Lists and comments belong to the key
/// above them.
private struct YAMLWay {
  private var keys: [(indent: Int, key: Substring)] = []

  /// Takes in the next line, and gives the way to it.
  mutating func step(_ line: Substring) -> String {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    if !text.hasPrefix("#"), !text.hasPrefix("-"), let colon = text.firstIndex(of: ":") {
      keys.removeAll { $0.indent >= indent }
      keys.append((indent, text[..<colon]))
    }
    return keys.map(\.key).joined(separator: "/")
  }
}
