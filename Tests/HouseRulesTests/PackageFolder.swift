import Foundation

/// The files of this package, as paths from its root.
enum PackageFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Folders without files that people wrote.
  private static let skipped: Set<String> = [".build", ".git", ".swiftpm"]

  /// Every file below a folder (the root, if none is named), sorted.
  static func files(in folder: String = "") -> [String] {
    let base = root.appendingPathComponent(folder)
    guard let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: [.isRegularFileKey])
    else {
      return []
    }
    var paths: [String] = []
    for case let url as URL in walk {
      if skipped.contains(url.lastPathComponent) {
        walk.skipDescendants()
        continue
      }
      let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
      if isFile { paths.append(String(url.path.dropFirst(root.path.count + 1))) }
    }
    return paths.sorted()
  }

  static func swiftFiles(in folder: String) -> [String] {
    files(in: folder).filter { $0.hasSuffix(".swift") }
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func lines(_ path: String) throws -> [Substring] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
}
