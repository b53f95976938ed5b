/// The calls that the stubs got, one line each, in order.
@MainActor public enum StubRecord {
  public private(set) static var lines: [String] = []

  public static func note(_ line: String) { lines.append(line) }

  /// Returns the lines recorded so far, and removes them.
  public static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
