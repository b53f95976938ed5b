import Foundation

/// The folder of this package.
enum PackageFolder {
  static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file or folder of the package.
  static func path(_ relative: String) -> String { url.appending(path: relative).path }

  /// The folder of recordings by people: the one that `GSPEC_TRACES` names, or else one beside the package.
  static let recordings =
    ProcessInfo.processInfo.environment["GSPEC_TRACES"].map { URL(filePath: $0) }
    ?? url.deletingLastPathComponent().appending(path: "shared/traces")
}
