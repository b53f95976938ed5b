import Foundation
import SpecParser

/// Finds which specs have changed since the last look: their own files, the vocabularies that they use, and the configuration of
/// their folders.
struct WatchSpecs {
  private let paths: [String]
  /// What each spec was made of when it was last looked at.
  private var known: [String: [String: Stamp?]] = [:]
  private var isFirst = true

  init(_ paths: [String]) { self.paths = paths }

  /// How many specs there are.
  var count: Int { known.count }

  /// What tells one content of a file from another.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var node: UInt64
  }

  /// Reads the specs that are new or have changed.
  ///
  /// - Parameter read: of a path: everything that the spec there is made of. What it throws is printed.
  /// - Returns: whether any is new, has changed or is gone.
  mutating func look(_ read: (String) throws(CommandFailure) -> [SourceFile]) -> Bool {
    let configs = LintConfigs()
    let files = paths.flatMap { path in
      let found = (try? FindFiles.matching(".gspec.yaml", in: path, isQuiet: true)) ?? []
      return configs.notExcluded(found, in: path)
    }
    let gone = known.keys.filter { !files.contains($0) }
    for path in gone { known[path] = nil }
    let changed = files.filter { path in
      known[path].map { $0.contains { Self.stamp(of: $0.key) != $0.value } } ?? true
    }
    guard isFirst || !changed.isEmpty || !gone.isEmpty else { return false }
    isFirst = false
    for path in changed {
      // Taken before the file is read, so that what changes meanwhile is seen by the next look.
      var stamps = Dictionary(uniqueKeysWithValues: inputs(of: path, []).map { ($0, Self.stamp(of: $0)) })
      do throws(CommandFailure) {
        for input in inputs(of: path, try read(path)) where stamps[input] == nil {
          stamps[input] = Self.stamp(of: input)
        }
      } catch {
        Console.fail(error)
      }
      known[path] = stamps
    }
    return true
  }

  private func inputs(of path: String, _ sources: [SourceFile]) -> [String] {
    let folder = PathText.folder(of: RepositoryPath.absolute(path))
    let configs = RepositoryPath.folders(from: folder).map { PathText.path($0, LintConfig.fileName) }
    let files = sources.map(\.path).filter { !$0.hasPrefix("<") }
    return Array(Set([path] + configs + files)).sorted()
  }

  /// `nil` for a file that is not there.
  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      node: UInt64(status.st_ino))
  }
}
