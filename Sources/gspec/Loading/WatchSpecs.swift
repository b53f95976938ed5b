import Foundation
import SpecParser

/// Finds the specs that have changed since the last look. A change of an imported vocabulary or of the configuration counts too.
struct WatchSpecs {
  private let paths: [String]
  /// The input files of each spec, with their stamps at the last look; `nil` for a file that is missing.
  private var known: [String: [String: Stamp?]] = [:]
  private var isFirst = true

  init(_ paths: [String]) { self.paths = paths }

  /// The number of specs.
  var count: Int { known.count }

  /// The attributes of a file that show whether it has changed.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var node: UInt64
  }

  /// Reads the specs that are new or have changed.
  ///
  /// - Parameter read: reads the spec at a path, and its vocabularies with the loader. Its errors are printed.
  /// - Returns: whether a spec is new, has changed or is gone. The first look always returns true.
  mutating func look(_ read: (String, @escaping ImportLoader) throws(CommandFailure) -> Void) -> Bool {
    let configs = LintConfigs()
    var distinct = DistinctFiles()
    let files = paths.flatMap { (try? configs.files(in: $0, isQuiet: true)) ?? [] }
      .filter { !LintConfig.isConfig($0) && distinct.insert(configs.location(of: $0)) }
    let gone = known.keys.filter { !files.contains($0) }
    for path in gone { known[path] = nil }
    let changed = files.filter { path in
      known[path].map { $0.contains { Self.stamp(of: $0.key) != $0.value } } ?? true
    }
    guard isFirst || !changed.isEmpty || !gone.isEmpty else { return false }
    isFirst = false
    for path in changed {
      // Stamps are taken before the file is read, so that the next look sees a change during the read.
      var stamps: [String: Stamp?] = [:]
      for input in [path] + LintConfig.files(for: path) { stamps[input] = Self.stamp(of: input) }
      do throws(CommandFailure) {
        try read(path) { request in
          // A missing vocabulary has a stamp as well, so that the next look sees it appear.
          LoadSpec.vocabulary(request) { file in
            if stamps[file] == nil { stamps[file] = Self.stamp(of: file) }
          }
        }
      } catch {
        Console.fail(error)
      }
      known[path] = stamps
    }
    return true
  }

  /// The stamp of a file; `nil` if it does not exist.
  private static func stamp(of path: String) -> Stamp? {
    FileStatus(path).map {
      Stamp(seconds: $0.seconds, nanoseconds: $0.nanoseconds, size: $0.size, node: UInt64($0.inode))
    }
  }
}
