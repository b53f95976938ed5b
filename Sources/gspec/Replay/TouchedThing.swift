import GestureRuntime

/// One thing and one tool on it. Two tools on a thing are two touches, each with its own candidates and winner.
struct TouchedThing: Sendable, Hashable {
  /// The path of an element or of an instance of it, with the keys that the trace writes.
  var path: String
  var tool: TouchTool

  /// The path, and the tool if it is no finger, such as `page by pen`.
  var text: String { tool == .finger ? path : "\(path) by \(tool.word)" }
}

extension Outcome {
  /// Whether two outcomes are of one activity on one instance by one tool. They may be of touches one after the other.
  func isOfOneTouch(with other: Outcome) -> Bool {
    activity == other.activity && instance == other.instance && tool == other.tool
  }
}
