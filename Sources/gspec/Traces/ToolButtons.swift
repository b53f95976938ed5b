import GestureRuntime

/// Which tools a device says are near its surface.
struct ToolButtons: Sendable, Hashable {
  /// Those that are near, the latest last.
  private var near: [TouchTool] = []

  /// The latest of them; a finger where there is none.
  var tool: TouchTool { near.last ?? .finger }

  mutating func take(_ event: EvdevEvent) {
    guard event.type == Evdev.key, let tool = Evdev.toolButtons[event.code] else { return }
    near.removeAll { $0 == tool }
    if event.value != 0 { near.append(tool) }
  }
}
