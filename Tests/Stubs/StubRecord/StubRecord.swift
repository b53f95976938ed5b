/// What the stubs were asked to do, a line each, in order.
@MainActor public enum StubRecord {
  public private(set) static var lines: [String] = []

  public static func note(_ line: String) { lines.append(line) }

  /// Takes what was written down so far.
  public static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
