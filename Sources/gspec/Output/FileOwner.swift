import GestureCompiler

/// A file as a generator gives it.
protocol GeneratedFile: Sendable {
  /// Without folders.
  var name: String { get }
  var text: String { get }
}

extension SwiftFile: GeneratedFile {}
extension DocumentFile: GeneratedFile {}

/// Knows the files that one spec generates from all others in their folder.
protocol FileOwner: Sendable {
  associatedtype File: GeneratedFile

  /// Within so many bytes a file says what made it.
  static var headLength: Int { get }

  /// Whether a file of this spec may have the name.
  func mayOwn(_ name: String) -> Bool

  /// Whether this spec made the file.
  ///
  /// - Parameter head: the file's beginning, `headLength` bytes of it.
  func owns(_ name: String, _ head: String) -> Bool

  /// Why a file that is in the way may not be replaced, without its path; `nil` if it may.
  func refusal(of name: String, _ head: String) -> CommandFailure?
}

/// Of generated sources: two files of one spec would declare things twice, and a file by the name of one is taken for one. What is the same
/// for all specs of a folder belongs to none.
struct SourceOwner<File: GeneratedFile>: FileOwner {
  /// The spec's file name, which the first line of its files bears.
  let source: String
  /// Of names of files in the language.
  let endings: [String]

  /// A first line has one file name, which file systems keep below 1 KiB.
  static var headLength: Int { 4096 }

  func mayOwn(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  func owns(_ name: String, _ head: String) -> Bool { GeneratedHeader.isOf(source, head) }

  /// A file that is there was generated, or has nothing to lose.
  func refusal(of name: String, _ head: String) -> CommandFailure? {
    // The mark may stand below the line with which a merge begins that was not finished.
    let lines = head.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
    if head.isEmpty || lines.contains(where: { $0.contains(GeneratedHeader.mark) }) { return nil }
    return CommandFailure(
      "was not generated, and would be written over",
      help: "move it or rename it, or choose another folder or `--prefix`")
  }
}

/// Of the pages for people: one of ours may be replaced; one of another spec, and a file that gspec did not write, may not.
struct PageOwner: FileOwner {
  typealias File = DocumentFile

  /// The spec's file name, which its pages bear.
  let source: String

  static let headLength = EmitDocument.headLength

  func mayOwn(_ name: String) -> Bool { EmitDocument.isPageName(name) }

  func owns(_ name: String, _ head: String) -> Bool {
    EmitDocument.isOwn(name, head) && head.contains(EmitDocument.mark(ofSource: source))
  }

  func refusal(of name: String, _ head: String) -> CommandFailure? {
    if !EmitDocument.isOwn(name, head) {
      return CommandFailure(
        "is in the way, and gspec did not write it", help: "name another folder, or move the file away")
    }
    // All specs share the style sheet.
    if name == EmitDocument.styleSheet || owns(name, head) { return nil }
    return CommandFailure(
      "is a page of another spec",
      help: "give every spec a folder of its own; if \(source) is its new name, delete this page first")
  }
}
