import GestureCompiler
import GestureRuntime
import SpecParser

/// Touches as JSON Lines, as `gspec run --rivals --trace` reads them.
enum WriteTouch {
  static func lines(_ touch: Touch?, of spec: LoadedSpec) -> String {
    guard let touch else { return "" }
    var render = RenderTouch()
    render.render(touch, at: 0)
    var lines = [
      "{\"trace\":1,\"width\":\(text(Touch.screen.x)),\"height\":\(text(Touch.screen.y)),\"unit\":\"pt\"\(touch.layout == .leftToRight ? "" : ",\"layout\":\"rtl\"")}"
    ]
    if !touch.state.isEmpty { lines.append("{\"t\":0,\"set\":{\(states(touch, spec))}}") }
    if touch.ends != [] {
      let names: [(ContentEnds, String)] = [
        (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
      ]
      let ends = names.filter { touch.ends.contains($0.0) }.map { "\"\($0.1)\"" }.joined(separator: ",")
      let all = spec.machine.elements.map { "\"\($0.path)\":[\(ends)]" }.joined(separator: ",")
      lines.append("{\"t\":0,\"at\":{\(all)}}")
    }
    lines += render.samples.map { line($0, spec) }
    lines.append("{\"t\":\(milliseconds((render.samples.last?.time ?? 0) + 2_000_000)),\"phase\":\"tick\"}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ sample: TouchSample, _ spec: LoadedSpec) -> String {
    var line =
      "{\"t\":\(milliseconds(sample.time)),\"phase\":\"\(phase(sample.phase))\",\"id\":\(sample.finger)"
    line += ",\"x\":\(text(sample.location.x)),\"y\":\(text(sample.location.y))"
    if sample.phase == .down, sample.tool != .finger { line += ",\"tool\":\"\(sample.tool)\"" }
    if let element = sample.element {
      line += ",\"on\":" + (element == .nothing ? "null" : "\"\(spec.table.elementPath(element))\"")
    }
    return line + "}"
  }

  private static func states(_ touch: Touch, _ spec: LoadedSpec) -> String {
    zip(spec.machine.states, touch.state).map { variable, value in
      let word: String
      switch variable.type {
      case .bool: word = value == 1 ? "true" : "false"
      case .enumeration(let words): word = "\"\(words[Int(value)].value)\""
      case .number: word = text(value)
      }
      return "\"\(variable.name.value)\":\(word)"
    }.joined(separator: ",")
  }

  private static func phase(_ phase: TouchPhase) -> String {
    switch phase {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }

  private static func milliseconds(_ time: Int64) -> String { text(Double(time) / 1000) }

  private static func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
