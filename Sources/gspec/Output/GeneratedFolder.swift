import Foundation
import GestureCompiler

/// A generated file that is not as it should be.
struct FileDifference: Sendable, Hashable {
  var path: String
  /// `differs`
  var reason: String
}

/// A folder with the files that one spec generates, and perhaps other files, which are nobody's business.
struct GeneratedFolder<Owner: FileOwner> {
  private let path: String
  private let owner: Owner

  /// - Parameter owner: knows the spec's files from others.
  init(_ path: String, _ owner: Owner) {
    self.path = path
    self.owner = owner
  }

  /// What `update` would do, in the order of names.
  func differences(from files: [Owner.File]) throws(CommandFailure) -> [FileDifference] {
    var differences: [FileDifference] = []
    for file in files {
      if !exists(file.name) {
        differences.append(FileDifference(path: place(file.name), reason: "is missing"))
      } else if try !hasText(file) {
        differences.append(FileDifference(path: place(file.name), reason: "differs"))
      }
    }
    for name in try leftOver(files) {
      differences.append(FileDifference(path: place(name), reason: "is no longer generated"))
    }
    return differences.sorted { $0.path < $1.path }
  }

  /// Writes what is missing or differs, removes what is no longer generated, and leaves the rest alone. Nothing is
  /// changed when a file that may not be replaced is in the way, or one of the changes cannot be made.
  func update(to files: [Owner.File]) throws(CommandFailure) {
    for file in files where exists(file.name) {
      if let reason = owner.refusal(of: file.name, try head(file.name)) {
        throw CommandFailure("\(place(file.name)): \(reason.message)", help: reason.help)
      }
    }
    var changes = FileSet()
    changes.makeFolder(path)
    for file in files where try !hasText(file) { changes.write(Array(file.text.utf8), place(file.name)) }
    for name in try leftOver(files) { changes.remove(place(name)) }
    try changes.commit()
  }

  /// Files of this spec that it no longer gives, in the order of names.
  ///
  /// - Throws: for a file that cannot be read: it may be one of them.
  private func leftOver(_ files: [Owner.File]) throws(CommandFailure) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let given = Set(files.map(\.name))
    var left: [String] = []
    for name in names.sorted() where owner.mayOwn(name) && !given.contains(name) && isFile(name) {
      if owner.owns(name, try head(name)) { left.append(name) }
    }
    return left
  }

  // MARK: Files

  private func place(_ name: String) -> String { PathText.path(path, name) }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: place(name)) }

  private func isFile(_ name: String) -> Bool {
    var status = stat()
    return lstat(place(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func hasText(_ file: Owner.File) throws(CommandFailure) -> Bool {
    guard exists(file.name) else { return false }
    return try bytes(file.name) == Array(file.text.utf8)
  }

  private func head(_ name: String) throws(CommandFailure) -> String {
    String(decoding: try bytes(name).prefix(Owner.headLength), as: UTF8.self)
  }

  private func bytes(_ name: String) throws(CommandFailure) -> [UInt8] {
    try ReadInput.bytes(place(name), limit: .max)
  }
}
