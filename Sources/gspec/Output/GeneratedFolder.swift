import Foundation
import GestureCompiler

/// A generated file that differs from its expected state.
struct FileDifference: Sendable, Hashable {
  var path: String
  /// The difference, such as `differs` or `is missing`.
  var reason: String
}

/// A folder with the generated files of one spec. Other files in it are left alone.
struct GeneratedFolder<Owner: FileOwner> {
  private let path: String
  private let owner: Owner

  /// - Parameter owner: recognizes the files of the spec.
  init(_ path: String, _ owner: Owner) {
    self.path = path
    self.owner = owner
  }

  /// The changes that `update` would make, sorted by path.
  func differences(from files: [Owner.File]) throws(CommandFailure) -> [FileDifference] {
    try ReadInput.check(path)
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

  /// Writes missing and different files, and removes those that are no longer generated. Other files are left alone. Nothing is changed if
  /// a file must not be replaced, or if a change fails.
  func update(to files: [Owner.File]) throws(CommandFailure) {
    try ReadInput.check(path)
    for file in files where exists(file.name) {
      if let reason = owner.refusal(of: file.name, try head(file.name)) {
        throw CommandFailure("\(place(file.name)): \(reason.message)", help: reason.help)
      }
    }
    var changes = FileSet()
    changes.makeFolder(path)
    for file in files where try !hasText(file) {
      changes.write(Array(file.text.utf8), place(file.name), own: OwnFile(folder: path))
    }
    for name in try leftOver(files) { changes.remove(place(name)) }
    try changes.commit()
  }

  /// The files of this spec that are no longer generated, sorted by name.
  ///
  /// - Throws: if a file cannot be read, because it may be one of them.
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
    FileStatus(place(name), followsLinks: false)?.isFile == true
  }

  private func hasText(_ file: Owner.File) throws(CommandFailure) -> Bool {
    guard exists(file.name) else { return false }
    let old = try bytes(file.name)
    return old == Array(file.text.utf8) || owner.renamed(String(decoding: old, as: UTF8.self)) == file.text
  }

  private func head(_ name: String) throws(CommandFailure) -> String {
    String(decoding: try ReadInput.head(place(name), length: Owner.headLength), as: UTF8.self)
  }

  private func bytes(_ name: String) throws(CommandFailure) -> [UInt8] {
    try ReadInput.bytes(place(name), limit: ReadInput.outputLimit, from: .gspec, isInput: false)
  }
}
