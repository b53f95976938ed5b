import GestureCompiler

/// A generated file.
protocol GeneratedFile: Sendable {
  /// The name without folders.
  var name: String { get }
  var text: String { get }
}

extension SwiftFile: GeneratedFile {}
extension DocumentFile: GeneratedFile {}

/// Recognizes the generated files of one spec among the files of a folder.
protocol FileOwner: Sendable {
  associatedtype File: GeneratedFile

  /// The number of bytes at the start of a file that contain its origin.
  static var headLength: Int { get }

  /// Whether a file of this spec may have the name.
  func mayOwn(_ name: String) -> Bool

  /// Whether the file was generated from this spec.
  ///
  /// - Parameter head: the first `headLength` bytes of the file.
  func owns(_ name: String, _ head: String) -> Bool

  /// The reason why an existing file must not be replaced, without its path; `nil` if it may be replaced.
  func refusal(of name: String, _ head: String) -> CommandFailure?
}

/// Recognizes generated sources. Leftover sources of a spec would declare things twice, so they belong to it. A file that is the same for
/// all specs of a folder belongs to none.
struct SourceOwner<File: GeneratedFile>: FileOwner {
  /// The file name of the spec, which is in the first line of its files.
  let source: String
  /// The endings of files in the language.
  let endings: [String]

  /// The first line contains one file name, which file systems limit to less than 1 KiB.
  static var headLength: Int { 4096 }

  func mayOwn(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  func owns(_ name: String, _ head: String) -> Bool { GeneratedHeader.isOf(source, head) }

  /// The refusal of an existing file that was not generated. An empty file may be replaced.
  func refusal(of name: String, _ head: String) -> CommandFailure? {
    // After an unfinished merge, the generated mark may be below the line that begins the conflict.
    let lines = head.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
    if head.isEmpty || lines.contains(where: { $0.contains(GeneratedHeader.mark) }) { return nil }
    return CommandFailure(
      "was not generated, and would be written over",
      help: "move it or rename it, or choose another folder or `--prefix`")
  }
}

/// Recognizes generated pages. A page of this spec may be replaced, but not one of another spec or a file that gspec did not write.
struct PageOwner: FileOwner {
  typealias File = DocumentFile

  /// The file name of the spec, which is in its pages.
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
