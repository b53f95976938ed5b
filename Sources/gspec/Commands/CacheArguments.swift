import ArgumentParser
import Foundation

/// Where `gspec lint` keeps reports and decisions between runs.
struct CacheArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep reports and decisions in this folder, for later runs, instead of the user's folder for caches.",
      valueName: "dir"),
    completion: .directory)
  var cache: String?

  @Flag(help: "Keep nothing, and use nothing that earlier runs kept.")
  var noCache = false

  func validate() throws {
    if cache != nil && noCache { throw ValidationError("--cache and --no-cache exclude each other") }
  }

  /// - Throws: if the folder of `--cache` cannot be made. The user's folder is left out then.
  func folder() throws(CommandFailure) -> CacheFolder? {
    if noCache { return nil }
    if let cache { return try CacheFolder(cache) }
    return Self.ofUser(ProcessInfo.processInfo.environment).flatMap { try? CacheFolder($0, isPrivate: true) }
  }

  /// The folder that `GSPEC_CACHE_DIR` names, else `gspec` in the user's folder for caches; `nil` if the variable is empty, or if there is
  /// no home.
  static func ofUser(_ environment: [String: String]) -> String? {
    if let named = environment["GSPEC_CACHE_DIR"] { return named.isEmpty ? nil : named }
    // A path that is not absolute is ignored: https://specifications.freedesktop.org/basedir-spec/latest/
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return PathText.path(caches, "gspec")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return PathText.path(home, "Library/Caches/gspec")
    #else
      return PathText.path(home, ".cache/gspec")
    #endif
  }
}
