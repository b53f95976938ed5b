/// A runner, for `GeneratedProgram`, that replays a trace through both styles of one spec at once.
///
/// It prints where they differ: in a refusal, in the next deadline after any call, in any bit of an outcome.
enum CompareStyles {
  /// What takes its place behind a product's prefix.
  static let suffix = "Both"

  static func source(table: String, code: String) -> String {
    template.replacing("TABLE", with: table).replacing("CODE", with: code)
  }

  private static let template = """
    import GestureRuntime

    func runTABLEBoth(_ trace: TraceFile, target: String?, state settings: [Assignment]) async {
      var (tableState, codeState) = (TABLEState(), CODEState())
      for setting in settings {
        tableState.set(setting.name, to: setting.value)
        codeState.set(setting.name, to: setting.value)
      }
      var table = TABLEGestures(state: tableState)
      var code = CODEGestures(state: codeState)
      table.setScreen(trace.screen)
      code.setScreen(trace.screen)
      let (tableStream, codeStream) = (TABLEGestureStream(), CODEGestureStream())
      var player = Player(trace)
      while let step = player.next() {
        switch step {
        case .touch(var sample, let on):
          if sample.phase == .down, let path = on ?? target {
            sample.element = TABLEElement.allCases.first { "\\($0.path)" == path || "\\($0.path)".hasSuffix("/" + path) }?.id
          }
          let refusals = (table.feed(sample, to: tableStream), code.feed(sample, to: codeStream))
          if refusals.0 != refusals.1 { print("\\(sample) is refused differently: \\(refusals)") }
          player.isRefused = refusals.0 != nil
        case .advance(let time):
          let refusals = (table.advance(to: time, to: tableStream), code.advance(to: time, to: codeStream))
          if refusals.0 != refusals.1 { print("\\(time) is refused differently: \\(refusals)") }
        case .set(let assignment):
          table.state.set(assignment.name, to: assignment.value)
          code.state.set(assignment.name, to: assignment.value)
        }
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
    """
}
