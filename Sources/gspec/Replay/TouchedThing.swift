import GestureRuntime

/// One thing and one tool on it. Two tools on a thing are two touches, each with its own candidates and winner.
struct TouchedThing: Sendable, Hashable {
  /// The path of an element or of an instance of it, with the keys that the trace writes.
  var path: String
  var tool: TouchTool

  /// The path, and the tool if it is no finger, such as `page by pen`.
  var text: String { tool == .finger ? path : "\(path) by \(tool.word)" }
}
