import GestureRuntime

/// The tools that a device reports near its surface.
struct ToolButtons: Sendable, Hashable {
  /// The tools near the surface, the latest last.
  private var near: [TouchTool] = []

  /// The latest tool near the surface; a finger if there is none.
  var tool: TouchTool { near.last ?? .finger }

  mutating func take(_ event: EvdevEvent) {
    guard event.type == Evdev.key, let tool = Evdev.toolButtons[event.code] else { return }
    near.removeAll { $0 == tool }
    if event.value != 0 { near.append(tool) }
  }
}
