import Foundation

/// A text that is kept in the repository and compared with what the code makes now.
///
/// `GSPEC_RECORD=1` writes it again. The test still fails then, so that recording is never mistaken for checking.
package struct Snapshot: Sendable {
  /// Relative to the package.
  package let path: String

  package init(_ path: String) { self.path = path }

  package static var isRecording: Bool { ProcessInfo.processInfo.environment["GSPEC_RECORD"] == "1" }

  /// Compares, or records.
  ///
  /// - Returns: what to fail with; `nil` if the text is as it was.
  package func problem(with text: String, isRecording: Bool = Self.isRecording) -> String? {
    if isRecording { return record(text) }
    guard let data = try? Data(contentsOf: url) else {
      return "\(path) is not there; GSPEC_RECORD=1 writes it"
    }
    let kept = String(decoding: data, as: UTF8.self)
    if kept == text { return nil }
    return """
      \(path) is not what is made now (- kept, + now); if the change is meant, GSPEC_RECORD=1 writes it again
      \(LineDifference.text(from: kept, to: text))
      """
  }

  private func record(_ text: String) -> String {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return "\(path) was recorded: look at the difference, then run the tests again"
    } catch {
      return "\(path) could not be written: \(error)"
    }
  }

  private var url: URL { Self.package.appending(path: path) }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
