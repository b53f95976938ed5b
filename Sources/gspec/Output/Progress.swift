import Foundation

/// How far long work has come: one line on standard error that is written over, in a terminal only.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var done = 0
  private var isDrawn = false

  /// Work that is over sooner is not talked about.
  private static let patience = Duration.milliseconds(500)
  /// Wider lines would be broken by narrow terminals, and stay.
  private static let width = 70

  /// - Parameter total: how many pieces the work has; a single one has no progress.
  init(total: Int, descriptor: Int32 = STDERR_FILENO) {
    self.total = total
    isShown =
      total > 1 && isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// - Parameter name: of the piece that begins.
  mutating func begin(_ name: String) {
    done += 1
    guard isShown, ContinuousClock.now - start > Self.patience else { return }
    let text = VisibleText.of("\(done) of \(total): \(name)", isColored: false)
    write("\r\(text.prefix(Self.width))\u{1B}[K")
    isDrawn = true
  }

  /// Leaves an empty line.
  mutating func end() {
    if isDrawn { write("\r\u{1B}[K") }
    isDrawn = false
  }

  /// Not through `Console`, which shows what a terminal would obey. Nobody misses a line that cannot be written.
  private func write(_ text: String) {
    try? WriteOutput.all(Array(text.utf8), to: STDERR_FILENO)
  }
}
