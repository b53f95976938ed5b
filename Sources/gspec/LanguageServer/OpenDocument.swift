import Foundation
import SpecParser

/// A spec that an editor has open, as it stands there.
struct OpenDocument {
  let uri: String
  /// As findings name it; of what is no file, one that no file has.
  let path: String
  private(set) var version: Int
  private(set) var source: SourceFile
  /// Read on demand, once for each version.
  private var known: Reading?
  /// The last text that could be read whole.
  private(set) var lastGood: CheckedSpec?

  /// What a text says.
  struct Reading {
    var result: ParseResult
    /// Of the text without the lines that keep it from being read, half-typed names of sections completed.
    var tree: SyntaxTree
    var names: SpecNames
  }

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    path = Self.path(of: uri)
    source = SourceFile(path: path, text: text)
  }

  static func path(of uri: String) -> String {
    guard let url = URL(string: uri), url.isFileURL else { return "<editor>" }
    return url.path
  }

  static func uri(of path: String) -> String {
    URL(fileURLWithPath: RepositoryPath.absolute(path)).absoluteString
  }

  // MARK: Text

  /// - Parameter changes: of `textDocument/didChange`, in their order.
  mutating func apply(_ changes: [MessageValue], version: Int) {
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let range = change["range"], let start = offset(range["start"]), let end = offset(range["end"]) {
        let bytes = source.bytes[..<start] + Array(text.utf8) + source.bytes[max(start, end)...]
        source = SourceFile(path: path, bytes: Array(bytes))
      } else {
        source = SourceFile(path: path, text: text)
      }
    }
    self.version = version
    known = nil
  }

  mutating func reading() -> Reading {
    if let known { return known }
    let result = LoadSpec.parse(source.bytes, path: path)
    if let spec = result.spec { lastGood = spec }
    var tree = result.tree.root == nil ? RecoverTree.tree(of: source) : result.tree
    if result.spec == nil { tree = CompleteSections.applied(to: tree) }
    let reading = Reading(result: result, tree: tree, names: SpecNames(tree, source))
    known = reading
    return reading
  }

  // MARK: Places

  /// The byte of a position in UTF-16 units; positions outside the text are taken to its nearest end.
  func offset(_ position: MessageValue?) -> Int? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int, line >= 0 else {
      return nil
    }
    guard line < source.lineCount else { return source.bytes.count }
    let range = source.range(ofLine: line + 1)
    var units = 0
    var offset = range.lowerBound
    for scalar in source.text(range).unicodeScalars {
      let width = UTF16.width(scalar)
      guard units + width <= character else { break }
      units += width
      offset += UTF8.width(scalar)
    }
    return min(offset, range.upperBound)
  }

  func range(_ span: SourceSpan) -> MessageValue { EditorRange.range(span.start..<span.end, in: source) }
}

/// Ranges as editors count them: lines from 0, UTF-16 units from 0.
enum EditorRange {
  static func range(_ range: Range<Int>, in source: SourceFile) -> MessageValue {
    ["start": position(range.lowerBound, in: source), "end": position(range.upperBound, in: source)]
  }

  static func position(_ offset: Int, in source: SourceFile) -> MessageValue {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = source.position(at: offset).line
    let start = source.range(ofLine: line).lowerBound
    let text = source.text(start..<max(start, offset))
    return ["line": .int(line - 1), "character": .int(text.utf16.count)]
  }
}
