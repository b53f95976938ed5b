import ArgumentParser
import GestureRuntime

/// A time on the command line, with a unit as in a spec: `100ms`, `0.25s`.
struct TimeArgument: ExpressibleByArgument, Sendable, Hashable {
  var microseconds: Microseconds

  init?(argument: String) {
    let scale = argument.hasSuffix("ms") ? 1_000.0 : 1_000_000
    guard argument.hasSuffix("s") else { return nil }
    let number = argument.dropLast(scale == 1_000 ? 2 : 1)
    guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(number),
      value * scale < 1e15, Self.fits(number, places: scale == 1_000 ? 3 : 6)
    else { return nil }
    microseconds = Microseconds((value * scale).rounded())
  }

  /// Whether nothing but zeros stands behind so many digits of the fraction: as in a spec, no time is finer than a microsecond.
  private static func fits(_ number: Substring, places: Int) -> Bool {
    number.drop { $0 != "." }.dropFirst(1 + places).allSatisfy { $0 == "0" }
  }
}

/// The time from one frame to the next on the command line, from 1ms to 10s.
struct FrameTimeArgument: ExpressibleByArgument, Sendable, Hashable {
  var microseconds: Microseconds

  init?(argument: String) {
    guard let time = TimeArgument(argument: argument), (1000...10_000_000).contains(time.microseconds)
    else { return nil }
    microseconds = time.microseconds
  }
}
