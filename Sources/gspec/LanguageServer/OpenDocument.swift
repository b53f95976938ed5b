import Foundation
import SpecParser

/// A file that is open in an editor, with its current text.
struct OpenDocument {
  let uri: String
  /// The path for findings; the URI in `<…>`, which no file has, for a document without a file.
  let path: String
  /// What it is, by the name of the file.
  let kind: Kind
  private(set) var version: Int
  private(set) var source: SourceFile
  /// The parsed text. It is made on demand, once for each version.
  private var known: Reading?

  /// Requests of editors are about specs; other files only have findings.
  enum Kind: Sendable {
    case spec
    /// A `.gspec.yaml`.
    case settings
    /// A `*.cases.yaml`.
    case cases

    init(path: String) {
      self = LintConfig.isConfig(path) ? .settings : path.hasSuffix(CaseFile.suffix) ? .cases : .spec
    }
  }

  /// The results of parsing a text.
  struct Reading {
    var result: ParseResult
    /// The tree of the text. If the text is not valid YAML, unreadable lines are left out, and half-typed section names are completed.
    var tree: SyntaxTree
    var names: SpecNames
    /// What could be read of the text, and the files that its places are in; `nil` if the version is not known.
    var scope: Scope?

    /// - Parameter load: returns the source of an imported vocabulary.
    init(_ source: SourceFile, load: @escaping ImportLoader) {
      result = LoadSpec.parse(source.bytes, path: source.path, load: load)
      tree = result.recovered?.tree ?? result.tree
      if result.spec == nil { tree = CompleteSections.applied(to: tree) }
      names = SpecNames(tree, source)
      scope = Scope(result, tree, source, load)
    }

    /// The result, with the tree of as much as could be read.
    var recovered: ParseResult {
      var recovered = result
      recovered.tree = tree
      return recovered
    }
  }

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    path = Self.path(of: uri)
    kind = Kind(path: path)
    source = SourceFile(path: path, text: text)
  }

  var hasFile: Bool { Self.filePath(of: uri) != nil }

  /// The path of a file; `nil` if the URI is not that of a file.
  static func filePath(of uri: String) -> String? {
    URL(string: uri).flatMap { $0.isFileURL ? $0.path : nil }
  }

  /// The path for findings. Without a file there is no folder either, so slashes are replaced.
  private static func path(of uri: String) -> String {
    filePath(of: uri) ?? "<\(uri.replacing("/", with: "%2F"))>"
  }

  static func uri(of path: String) -> String {
    URL(fileURLWithPath: RepositoryPath.absolute(path)).absoluteString
  }

  // MARK: Text

  var text: String { source.text(0..<source.bytes.count) }

  /// - Parameter changes: the changes of `textDocument/didChange`, in their order.
  mutating func apply(_ changes: [JSON], version: Int) {
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let range = change["range"], let start = place(range["start"]), let end = place(range["end"]) {
        let last = end.offset < start.offset ? start : end
        source = SourceFile(path: path, bytes: replacing(start, last, text))
      } else {
        source = SourceFile(path: path, text: text)
      }
    }
    self.version = version
    known = nil
  }

  /// The text with another piece. An editor may keep half of a character that has two UTF-16 units; here `U+FFFD` takes its place, which
  /// has one unit, too.
  private func replacing(_ start: Place, _ end: Place, _ piece: String) -> [UInt8] {
    let half = "\u{FFFD}".utf8
    var bytes = Array(source.bytes[..<start.offset])
    if start.isInPair { bytes += half }
    bytes += piece.utf8
    if end.isInPair { bytes += half }
    // Such a character has four bytes.
    return bytes + source.bytes[(end.offset + (end.isInPair ? 4 : 0))...]
  }

  /// Drops what was read from other files, because one of them may have changed.
  mutating func forgetFiles() { known = nil }

  /// - Parameter load: returns the source of an imported vocabulary.
  mutating func reading(_ load: @escaping ImportLoader) -> Reading {
    if let known { return known }
    let reading = Reading(source, load: load)
    known = reading
    return reading
  }

  // MARK: Places

  private struct Place {
    var offset: Int
    /// Whether it is between the two UTF-16 units of the character at the offset.
    var isInPair = false
  }

  /// The byte offset of a position in UTF-16 units. A position outside the text is moved to its nearest end.
  func offset(_ position: JSON?) -> Int? { place(position)?.offset }

  /// The byte offsets of the range that a request is about. The end may be before the start.
  func range(of parameters: JSON) throws(LanguageServer.Refusal) -> (start: Int, end: Int) {
    let range = parameters["range"]
    guard let start = offset(range?["start"]), let end = offset(range?["end"]) else {
      throw LanguageServer.Refusal(.parameters, "there is no range")
    }
    return (start, end)
  }

  private func place(_ position: JSON?) -> Place? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int, line >= 0 else {
      return nil
    }
    guard line < source.lineCount else { return Place(offset: source.bytes.count) }
    let range = EditorRange.line(line + 1, in: source)
    var units = 0
    var offset = range.lowerBound
    for scalar in source.text(range).unicodeScalars {
      let width = UTF16.width(scalar)
      guard units + width <= character else { return Place(offset: offset, isInPair: units < character) }
      units += width
      offset += UTF8.width(scalar)
    }
    return Place(offset: min(offset, range.upperBound))
  }

  func range(_ span: SourceSpan) -> JSON { EditorRange.range(span, in: source) }
}

/// Ranges as LSP counts them: lines and UTF-16 units, both from 0.
enum EditorRange {
  static func range(_ span: SourceSpan, in source: SourceFile) -> JSON { range(span.range, in: source) }

  static func range(_ range: Range<Int>, in source: SourceFile) -> JSON {
    ["start": position(range.lowerBound, in: source), "end": position(range.upperBound, in: source)]
  }

  /// An edit of LSP.
  static func edit(_ edit: TextEdit, in source: SourceFile) -> JSON {
    ["range": range(edit.span, in: source), "newText": .string(edit.text)]
  }

  /// A location of LSP.
  static func location(_ span: SourceSpan, in source: SourceFile, _ uri: String) -> JSON {
    ["uri": .string(uri), "range": range(span, in: source)]
  }

  static func position(_ offset: Int, in source: SourceFile) -> JSON {
    let offset = min(max(offset, 0), source.bytes.count)
    let number = source.line(at: offset)
    let start = line(number, in: source).lowerBound
    return ["line": .int(number - 1), "character": .int(source.text(start..<offset).utf16.count)]
  }

  /// The bytes of a line (from 1) without its line break. To an editor, a byte-order mark is a character of the first line.
  static func line(_ number: Int, in source: SourceFile) -> Range<Int> {
    let range = source.range(ofLine: number)
    return (number == 1 ? 0 : range.lowerBound)..<range.upperBound
  }
}
