import Foundation

/// Where this package lies.
enum PackageFolder {
  static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file or folder of the package.
  static func path(_ relative: String) -> String { url.appending(path: relative).path }

  /// Recordings by people lie beside the package, or where `GSPEC_TRACES` says.
  static let recordings =
    ProcessInfo.processInfo.environment["GSPEC_TRACES"].map { URL(filePath: $0) }
    ?? url.deletingLastPathComponent().appending(path: "shared/traces")
}
