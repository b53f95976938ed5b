import ArgumentParser
import Foundation

/// The style of text in a terminal: colors if the output is a terminal or they are requested, else plain text.
struct TerminalStyle: Sendable, Hashable {
  /// The descriptor that stands for a file with a report.
  static let file: Int32 = -1

  let isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  /// Decides by `--color`, then `NO_COLOR` (https://no-color.org), then `FORCE_COLOR` (https://force-color.org), then the descriptor. A
  /// `dumb` terminal gets no colors, and a file only with `--color always`.
  init(for descriptor: Int32) {
    let environment = ProcessInfo.processInfo.environment
    switch ColorChoice.current {
    case .always: isColored = true
    case .never: isColored = false
    case .auto where !(environment["NO_COLOR"] ?? "").isEmpty || descriptor == Self.file: isColored = false
    case .auto where !(environment["FORCE_COLOR"] ?? "").isEmpty:
      isColored = environment["FORCE_COLOR"] != "0"
    case .auto: isColored = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    }
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func red(_ text: String) -> String { paint(text, "1;31") }
  func green(_ text: String) -> String { paint(text, "32") }
  func yellow(_ text: String) -> String { paint(text, "33") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The values of `--color`.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case always, never, auto

  /// The choice of the running command.
  @TaskLocal static var current = ColorChoice.auto
}

/// The output options of every command.
struct OutputArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Colours: always, never, or auto, which is in a terminal only; NO_COLOR and FORCE_COLOR are obeyed.",
      valueName: "when"))
  var color: ColorChoice = .auto
}
