import Foundation

/// How far long work has come: one line on standard error that is written over, in a terminal only.
///
/// A single piece can take long, too, so the line goes on while one is at work: how many seconds it has taken. Another thread writes it.
final class Progress: @unchecked Sendable {
  private let total: Int?
  private let isShown: Bool
  private let start = ContinuousClock.now
  /// Guards everything below, and what is written.
  private let lock = NSLock()
  private var done = 0
  private var name = ""
  private var began = ContinuousClock.now
  private var isDrawn = false
  private var isOver = false

  /// Work that is over sooner is not talked about.
  private static let patience = Duration.milliseconds(500)
  /// Seconds between two lines while a piece is at work.
  private static let pause = 0.5
  /// Wider lines would be broken by narrow terminals, and stay.
  private static let width = 70

  /// - Parameter total: how many pieces the work has; `nil` where that is not known before its end.
  init(total: Int?, descriptor: Int32 = STDERR_FILENO) {
    self.total = total
    isShown =
      total != 0 && isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    guard isShown else { return }
    Thread.detachNewThread { [weak self] in
      repeat { Thread.sleep(forTimeInterval: Self.pause) } while self?.tick() ?? false
    }
  }

  /// - Parameter name: of the piece that begins.
  func begin(_ name: String) {
    lock.lock()
    defer { lock.unlock() }
    done += 1
    self.name = name
    began = ContinuousClock.now
    draw()
  }

  /// Leaves an empty line.
  func end() {
    lock.lock()
    defer { lock.unlock() }
    if isDrawn { write("\r\u{1B}[K") }
    isDrawn = false
    isOver = true
  }

  /// Writes the line again; whether there is more to come.
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

  /// Not through `Console`, which escapes control characters. A line that cannot be written may be lost.
  private func write(_ text: String) {
    try? WriteOutput.all(Array(text.utf8), to: STDERR_FILENO)
  }
}
