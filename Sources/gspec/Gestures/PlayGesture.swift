import GestureRuntime
import SpecParser

/// Plays the gesture of `--gesture` as a case plays its own.
enum PlayGesture {
  /// The samples of a described gesture, on the screen of cases that name none.
  ///
  /// - Throws: if the text is no gesture, names what the table does not have, or fingers cannot perform it.
  static func trace(
    _ text: String, for loaded: LoadedTable, _ start: StartArguments
  ) throws(CommandFailure) -> Trace {
    try ReplayCommand.checkOptions(loaded.names, start.settings)
    // The command line has no places.
    let place = SourceSpan(file: 0, start: 0, end: 0)
    var test = TestCase(
      name: Located("--gesture", place), spec: Located("", place),
      input: .gesture(try line(text), Located(text, place)))
    test.target = start.target.map { Located($0, place) }
    test.layout = start.layout.map { ReadingDirection($0) }
    var names = CheckCaseNames(loaded.names)
    test = names.resolved(test)
    if let finding = names.findings.first {
      throw CommandFailure("--gesture: \(finding.message)", help: finding.help.first ?? "")
    }
    do {
      return try RunCase.trace(test, loaded, folder: "")
    } catch {
      switch error {
      case .gesture(let error, _): throw failure(error)
      case .trace(let failure): throw failure
      }
    }
  }

  private static func line(_ text: String) throws(CommandFailure) -> GestureLine {
    do { return try ParseGesture.line(text) } catch { throw failure(error) }
  }

  private static func failure(_ error: GestureError) -> CommandFailure {
    CommandFailure("--gesture: \(error.message)", help: error.help)
  }
}
