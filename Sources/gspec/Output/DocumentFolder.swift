import Foundation
import GestureCompiler

/// A folder with the pages of one spec, and perhaps other files, which are nobody's business.
struct DocumentFolder {
  private let path: String
  /// The spec's file name, which its pages bear.
  private let source: String

  init(_ path: String, source: String) {
    self.path = path
    self.source = source
  }

  /// What `update` would do, in the order of names.
  func differences(from files: [DocumentFile]) throws(CommandFailure) -> [FileDifference] {
    var differences: [FileDifference] = []
    for file in files {
      let place = place(file.name)
      if !FileManager.default.fileExists(atPath: place) {
        differences.append(FileDifference(path: place, reason: "is missing"))
      } else if try !hasText(file) {
        differences.append(FileDifference(path: place, reason: "differs"))
      }
    }
    for name in try leftOver(files) {
      differences.append(FileDifference(path: place(name), reason: "is no longer generated"))
    }
    return differences.sorted { $0.path < $1.path }
  }

  /// Writes what is missing or differs, removes pages that are no longer made, and leaves the rest alone. Nothing is
  /// written where a file of somebody else's stands in the way.
  func update(to files: [DocumentFile]) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("\(path): \(error.localizedDescription)")
    }
    for file in files { try refuseForeign(file.name) }
    let left = try leftOver(files)
    var changed: [(bytes: [UInt8], path: String)] = []
    for file in files where try !hasText(file) { changed.append((Array(file.text.utf8), place(file.name))) }
    try WriteOutput.files(changed)
    for name in left {
      guard unlink(place(name)) == 0 else { throw CommandFailure("\(place(name)): cannot be removed") }
    }
  }

  // MARK: Whose files

  /// A page of ours may be replaced; one of another spec, and what somebody else wrote, may not.
  private func refuseForeign(_ name: String) throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: place(name)) else { return }
    let head = try head(name)
    guard EmitDocument.isOwn(name, head) else {
      throw CommandFailure(
        "\(place(name)): is in the way, and gspec did not write it",
        help: "name another folder, or move the file away")
    }
    guard name != EmitDocument.styleSheet, !isOurs(head) else { return }
    throw CommandFailure(
      "\(place(name)): is a page of another spec",
      help: "give every spec a folder of its own; if \(source) is its new name, delete this page first")
  }

  /// Pages of this spec that it no longer gives.
  private func leftOver(_ files: [DocumentFile]) throws(CommandFailure) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var left: [String] = []
    for name in names.sorted()
    where EmitDocument.isPageName(name) && !files.contains(where: { $0.name == name }) {
      guard isFile(name) else { continue }
      let head = try head(name)
      if EmitDocument.isOwn(name, head), isOurs(head) { left.append(name) }
    }
    return left
  }

  private func isOurs(_ head: String) -> Bool { head.contains(EmitDocument.mark(ofSource: source)) }

  private func isFile(_ name: String) -> Bool {
    var status = stat()
    return lstat(place(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func head(_ name: String) throws(CommandFailure) -> String {
    String(decoding: try bytes(name).prefix(EmitDocument.headLength), as: UTF8.self)
  }

  private func hasText(_ file: DocumentFile) throws(CommandFailure) -> Bool {
    guard FileManager.default.fileExists(atPath: place(file.name)) else { return false }
    return try bytes(file.name) == Array(file.text.utf8)
  }

  private func place(_ name: String) -> String { (path as NSString).appendingPathComponent(name) }

  private func bytes(_ name: String) throws(CommandFailure) -> [UInt8] {
    try ReadInput.bytes(place(name), limit: .max)
  }
}
