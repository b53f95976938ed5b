import Foundation

/// The names in a folder, sorted by their bytes. Foundation leaves out names that are not UTF-8, about which lint must not be silent.
struct FolderEntries {
  private(set) var names: [String] = []
  /// The names that are not UTF-8, as they are shown, and whether each is that of a folder.
  private(set) var unnamed: [(shown: String, isFolder: Bool)] = []

  /// - Returns: `nil` if the folder cannot be read.
  init?(_ folder: String) {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        add(bytes.prefix { $0 != 0 }, isFolder: isFolder)
      }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    unnamed.sort { $0.shown < $1.shown }
  }

  private mutating func add(_ bytes: some Sequence<UInt8>, isFolder: Bool) {
    let bytes = Array(bytes)
    guard bytes != Array(".".utf8), bytes != Array("..".utf8) else { return }
    if let name = String(bytes: bytes, encoding: .utf8) {
      names.append(name)
    } else {
      unnamed.append((String(decoding: bytes, as: UTF8.self), isFolder))
    }
  }
}
