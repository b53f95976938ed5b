import Foundation

/// Where this package lies.
enum PackageFolder {
  static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Recordings by people lie beside the package, or where `GSPEC_TRACES` says.
  static let recordings =
    ProcessInfo.processInfo.environment["GSPEC_TRACES"].map { URL(filePath: $0) }
    ?? url.deletingLastPathComponent().appending(path: "shared/traces")
}
