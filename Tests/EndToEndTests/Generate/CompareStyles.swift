/// A runner, for `GeneratedProgram`, that replays a trace with both styles of one spec at the same time.
///
/// At every third step, it resets values of activities if it can. It prints every difference: in a refusal, in the next deadline after
/// any call, in any bit of an outcome.
enum CompareStyles {
  /// The suffix of a product's prefix in the names of runners.
  static let suffix = "Both"

  /// - Parameter generated: the source in the style `table`, which shows the values that a host can reset.
  static func source(table: String, code: String, generated: String) -> String {
    let resets = [
      ("Translation", "Point(x: Double(steps), y: -2)"), ("Scale", "1 + Double(steps % 4)"),
      ("Rotation", "Double(steps) - 9"),
    ]
    // Only the recognizer's functions return whether they did something. Those of the feedback player do not.
    let lines = generated.split(separator: "\n").filter { $0.contains("-> Swift.Bool") }
    let able = resets.filter { reset in lines.contains { $0.contains("func reset\(reset.0)(") } }
    let calls = able.map { name, value in
      """
          let of\(name) = (
            table.reset\(name)(of: activity, to: \(value)),
            code.reset\(name)(of: CODEActivity.allCases[activity.rawValue], to: \(value)))
          if of\(name).0 != of\(name).1 { print("the \(name) of \\(activity) is set by one: \\(of\(name))") }
      """
    }
    let body =
      calls.isEmpty
      ? "_ = steps"
      : "if steps % 3 == 0 {\n      for activity in TABLEActivity.allCases {\n      "
        + calls.joined(separator: "\n      ") + "\n      }\n    }"
    return template.replacing("RESETS", with: body).replacing("TABLE", with: table).replacing(
      "CODE", with: code)
  }

  private static let template = """
    import GestureRuntime

    func runTABLEBoth(_ trace: TraceFile, target: String?, state settings: [Assignment]) async {
      var table = TABLEGestures()
      var code = CODEGestures()
      var instances = InstanceList()
      for setting in settings { setTABLEBoth(setting, &table, &code, &instances) }
      table.setScreen(trace.screen)
      code.setScreen(trace.screen)
      // both layouts: (table.layoutDirection, code.layoutDirection) = (trace.layout, trace.layout)
      let (tableStream, codeStream) = (TABLEGestureStream(), CODEGestureStream())
      var player = Player(trace)
      var steps = 0
      while let step = player.next() {
        switch step {
        case .touch(var sample, let on):
          if let path = on ?? (sample.phase == .down ? target : nil) {
            sample.element = onTABLEBoth(path, &table, &code, &instances)
          }
          let refusals = (table.feed(sample, to: tableStream), code.feed(sample, to: codeStream))
          if refusals.0 != refusals.1 { print("\\(sample) is refused differently: \\(refusals)") }
          player.isRefused = refusals.0 != nil
        case .size(let size, of: let path):
          guard let element = TABLEElement.allCases.first(where: { $0.id == elementTABLEBoth(KeyedPath(path).plain)?.id }),
            let other = CODEElement(rawValue: element.rawValue)
          else { continue }
          table.setSize(size, of: element)
          code.setSize(size, of: other)
        case .frame(let frame, of: let path):
          guard let element = TABLEElement.allCases.first(where: { $0.id == elementTABLEBoth(KeyedPath(path).plain)?.id }),
            let other = CODEElement(rawValue: element.rawValue)
          else { continue }
          _ = (frame, other)
          // on target: table.setFrame(frame, of: element)
          // on target: code.setFrame(frame, of: other)
        case .advance(let time):
          let refusals = (table.advance(to: time, to: tableStream), code.advance(to: time, to: codeStream))
          if refusals.0 != refusals.1 { print("\\(time) is refused differently: \\(refusals)") }
        case .content(let stand, of: let path):
          _ = (stand, path)
          // hand-over: contentTABLEBoth(stand, path, &table, &code, &instances)
        case .set(let assignment):
          setTABLEBoth(assignment, &table, &code, &instances)
        }
        steps += 1
        RESETS
        let deadlines = (table.nextDeadline, code.nextDeadline)
        if deadlines.0 != deadlines.1 { print("\\(step): the deadlines are \\(deadlines)") }
      }
      table.flush(to: tableStream)
      code.flush(to: codeStream)
      while player.isUp, let deadline = table.nextDeadline {
        table.advance(to: deadline, to: tableStream)
        code.advance(to: deadline, to: codeStream)
      }
      table.cancelAll(to: tableStream)
      code.cancelAll(to: codeStream)
      tableStream.finish()
      codeStream.finish()
      var outcomes: [Outcome] = []
      for await gesture in codeStream.gestures { outcomes.append(gesture.outcome) }
      var number = 0
      for await gesture in tableStream.gestures {
        let other = number < outcomes.count ? outcomes[number] : nil
        if gesture.outcome != other { print("outcome \\(number): \\(gesture.outcome)\\nis \\(String(describing: other))") }
        number += 1
      }
      if number != outcomes.count { print("\\(number) outcomes, of code \\(outcomes.count)") }
    }

    func elementTABLEBoth(_ path: String) -> TABLEElement? {
      TABLEElement.allCases.first { "\\($0.path)" == path || "\\($0.path)".hasSuffix("/" + path) }
    }

    func onTABLEBoth(
      _ path: String, _ table: inout TABLEGestures, _ code: inout CODEGestures, _ instances: inout InstanceList
    ) -> ElementID {
      let keyed = KeyedPath(path)
      guard !path.isEmpty, let element = elementTABLEBoth(keyed.plain) else { return .nothing }
      for (outer, item) in keyed.items(in: "\\(element.path)") {
        guard let outer = TABLEElement(path: outer), let other = CODEElement(rawValue: outer.rawValue) else {
          continue
        }
        table.setInstance(instances.number(item), of: outer)
        code.setInstance(instances.number(item), of: other)
      }
      return element.id
    }

    // hand-over: func contentTABLEBoth(_ stand: ContentStand, _ path: String, _ table: inout TABLEGestures, _ code: inout CODEGestures, _ instances: inout InstanceList) {
    // hand-over:   let keyed = KeyedPath(path)
    // hand-over:   guard let element = elementTABLEBoth(keyed.plain), let other = CODEElement(rawValue: element.rawValue) else { return }
    // hand-over:   let item = keyed.items(in: "\\(element.path)").last { "\\(element.path)" == $0.0 }.map { instances.number($0.1) } ?? 0
    // hand-over:   table.setContent(stand, of: element, instance: item)
    // hand-over:   code.setContent(stand, of: other, instance: item)
    // hand-over: }

    func setTABLEBoth(
      _ assignment: Assignment, _ table: inout TABLEGestures, _ code: inout CODEGestures,
      _ instances: inout InstanceList
    ) {
      let variable = KeyedVariable(assignment.name)
      let number = instances.number(variable.item)
      let isSet = table.setState(variable.name, to: assignment.value, of: number)
      if code.setState(variable.name, to: assignment.value, of: number) != isSet { print("\\(assignment): set by one") }
    }
    """
}
