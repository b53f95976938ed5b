import Foundation

/// The progress of long work: one line on standard error that is overwritten. It is shown only in a terminal.
///
/// A single piece may take long, so another thread updates the line with the seconds that the piece has taken.
final class Progress: @unchecked Sendable {
  private let total: Int?
  private let isShown: Bool
  private let start = ContinuousClock.now
  /// Guards the properties below, and the output.
  private let lock = NSLock()
  private var done = 0
  private var name = ""
  private var began = ContinuousClock.now
  private var isDrawn = false
  private var isOver = false

  /// The time before the first line. Shorter work shows none.
  private static let patience = Duration.milliseconds(500)
  /// The seconds between two updates of the line.
  private static let pause = 0.5
  /// The most characters of the line. A narrow terminal would wrap a longer one, which could not be overwritten.
  private static let width = 70

  /// - Parameter total: the number of pieces; `nil` if it is not known in advance.
  init(total: Int?) {
    self.total = total
    isShown =
      total != 0 && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    guard isShown else { return }
    Thread.detachNewThread { [weak self] in
      repeat { Thread.sleep(forTimeInterval: Self.pause) } while self?.tick() ?? false
    }
  }

  /// - Parameter name: the name of the piece that begins.
  func begin(_ name: String) {
    lock.lock()
    defer { lock.unlock() }
    done += 1
    self.name = name
    began = ContinuousClock.now
    draw()
  }

  /// Clears the line.
  func end() {
    lock.lock()
    defer { lock.unlock() }
    if isDrawn { write("\r\u{1B}[K") }
    isDrawn = false
    isOver = true
  }

  /// Updates the line. Returns whether the work goes on.
  private func tick() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if !isOver, done > 0 { draw() }
    return !isOver
  }

  private func draw() {
    let now = ContinuousClock.now
    guard isShown, now - start > Self.patience else { return }
    let seconds = (now - began).components.seconds
    let tail = seconds > 0 ? ", \(seconds) s" : ""
    let text = VisibleText.of("\(done)\(total.map { " of \($0)" } ?? ""): \(name)", isColored: false)
    write("\r\(text.prefix(Self.width - tail.count))\(tail)\u{1B}[K")
    isDrawn = true
  }

  /// Writes directly, because `Console` escapes control characters. Errors are ignored.
  private func write(_ text: String) {
    try? WriteOutput.all(Array(text.utf8), to: STDERR_FILENO)
  }
}
