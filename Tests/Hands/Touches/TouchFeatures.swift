import GestureCompiler
import GestureRuntime
import SpecParser

/// Properties of touches that only some specs react to. For a spec without them, no random number is drawn.
struct TouchFeatures {
  /// The tools that touches may have: the finger, and tools that activities name.
  var tools: [TouchTool] = [.finger]
  /// Whether something depends on the layout.
  var haveLayouts = false
  /// Whether it counts what a finger lifts over.
  var liftOnTargets = false
  /// Whether activities hand touches over where contents end.
  var haveEnds = false

  init(_ spec: LoadedSpec) {
    var named = Set(spec.machine.activities.flatMap { $0.tools ?? [] })
    // A mouse touches where activities that name no tool are beside others.
    if !named.isEmpty { named.insert(.mouse) }
    tools += named.sorted { $0.rawValue < $1.rawValue }.map(TouchTool.init).filter { $0 != .finger }
    haveLayouts = spec.text.contains("leading") || spec.text.contains("trailing")
    haveEnds = spec.text.contains("hand-over: {")
    liftOnTargets = spec.text.contains("on: target")
  }

  var areUsed: Bool { tools.count > 1 || haveLayouts || liftOnTargets || haveEnds }

  /// Ends at which contents may stand.
  static let ends: [ContentEnds] = [
    [], .top, .bottom, .left, .right, [.top, .left], [.top, .bottom], [.left, .right],
    [.top, .bottom, .left, .right],
  ]
}

extension TouchTool {
  init(_ tool: Tool) {
    self =
      switch tool {
      case .finger: .finger
      case .pen: .pen
      case .eraser: .eraser
      case .mouse: .mouse
      case .palm: .palm
      }
  }
}
