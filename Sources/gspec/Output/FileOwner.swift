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

  /// The text of an existing file of this spec, naming the spec as a new one would where the folders of the spec are not known.
  func renamed(_ text: String) -> String

  /// The reason why an existing file must not be replaced, without its path; `nil` if it may be replaced.
  func refusal(of name: String, _ head: String) -> CommandFailure?
}

/// Recognizes generated sources. Leftover sources of a spec would declare things twice, so they belong to it. A file that is the same for
/// all specs of a folder belongs to none.
///
/// A file belongs to a spec if its first line names the spec, and its own name is one that the spec's product or prefix gives. Neither is
/// enough alone: one spec may be generated with several prefixes, and several specs may have one product. After a rename of the product the
/// old files stay. They declare other names, and another spec may have written them.
struct SourceOwner<File: GeneratedFile>: FileOwner {
  private let origin: SpecOrigin
  /// The names of files that the spec may have with other options.
  private let names: Set<String>

  /// - Parameter spec: the path of the spec, or `-`.
  init(spec: String, names: Set<String>) {
    origin = SpecOrigin(spec: spec, written: GeneratedHeader.written(SpecOrigin.name(of: spec)))
    self.names = names
  }

  /// The first line contains one path, which systems limit to 4 KiB.
  static var headLength: Int { 8192 }

  func mayOwn(_ name: String) -> Bool { names.contains(name) }

  func owns(_ name: String, _ head: String) -> Bool {
    GeneratedHeader.source(ofHead: head).map(origin.isNamed) ?? false
  }

  func renamed(_ text: String) -> String {
    origin.withoutFolders(text, naming: GeneratedHeader.source(ofHead: text))
  }

  /// The refusal of an existing file that was not generated, or from another spec. An empty file may be replaced.
  func refusal(of name: String, _ head: String) -> CommandFailure? {
    // After an unfinished merge, the generated mark may be below the line that begins the conflict.
    let lines = head.split(maxSplits: 3, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(3).map(String.init)
    if head.isEmpty { return nil }
    guard let header = lines.first(where: { $0.hasPrefix(GeneratedHeader.mark) }) else {
      return CommandFailure(
        "was not generated, and would be written over",
        help: "move it or rename it, or choose another folder or `--prefix`")
    }
    if GeneratedHeader.isShared(header) { return nil }
    let source = GeneratedHeader.source(ofHead: header)
    if let source, origin.isNamed(by: source) { return nil }
    return CommandFailure(
      "was generated from another spec" + origin.other(source),
      help:
        "choose another folder or `--prefix`; if \(origin.written) is its new name, delete this file first")
  }
}

/// Recognizes generated pages. A page of this spec may be replaced, but not one of another spec or a file that gspec did not write. Specs
/// differ if their files or their products do.
struct PageOwner: FileOwner {
  typealias File = DocumentFile

  private let origin: SpecOrigin
  private let product: String

  /// - Parameter spec: the path of the spec, or `-`.
  init(spec: String, product: String) {
    origin = SpecOrigin(spec: spec, written: EmitDocument.written(SpecOrigin.name(of: spec)))
    self.product = product
  }

  static let headLength = EmitDocument.headLength

  func mayOwn(_ name: String) -> Bool { EmitDocument.isPageName(name) }

  func owns(_ name: String, _ head: String) -> Bool {
    EmitDocument.isOwn(name, head) && EmitDocument.isPage(head, ofProduct: product)
      && EmitDocument.source(ofPage: head).map(origin.isNamed) ?? false
  }

  func renamed(_ text: String) -> String {
    origin.withoutFolders(text, naming: EmitDocument.source(ofPage: text))
  }

  func refusal(of name: String, _ head: String) -> CommandFailure? {
    if !EmitDocument.isOwn(name, head) {
      return CommandFailure(
        "is in the way, and gspec did not write it", help: "name another folder, or move the file away")
    }
    // All specs share the style sheet.
    if name == EmitDocument.styleSheet || owns(name, head) { return nil }
    return CommandFailure(
      "is a page of another spec" + origin.other(EmitDocument.source(ofPage: head)),
      help:
        "give \(origin.written) a folder of its own; if it or its product has a new name, delete its old pages"
    )
  }
}
