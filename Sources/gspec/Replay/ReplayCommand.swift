import GestureRuntime

/// The replay that `run` and `explain` share.
enum ReplayCommand {
  /// Replays a trace, and reports on standard error what the recognizer refused.
  ///
  /// - Parameter withUntaken: whether to report presses on elements that take no touches, too.
  static func replay(
    _ trace: Trace, of path: String, loaded: LoadedTable, settings: ReplaySettings, withReasons: Bool = false,
    withUntaken: Bool = true
  ) throws(CommandFailure) -> Replay {
    let path = PathText.shown(path)
    try checkOptions(loaded.names, settings)
    try checkTargets(trace, path, loaded.table, settings)
    do {
      let replay = try Replay.run(
        trace, names: loaded.names, settings: settings, withReasons: withReasons)
      remark(on: replay, path: path, withUntaken: withUntaken)
      return replay
    } catch {
      throw CommandFailure(error, path: path)
    }
  }

  /// Checks the values of `--target` and `--set`, so that an error in them is not reported for the trace.
  static func checkOptions(_ names: TableNames, _ settings: ReplaySettings) throws(CommandFailure) {
    try checkTarget([names], settings)
    try checkState(names, settings)
  }

  /// Checks that one of the tables has the element of `--target`.
  static func checkTarget(_ tables: [TableNames], _ settings: ReplaySettings) throws(CommandFailure) {
    guard let target = settings.target else { return }
    var failure: CommandFailure?
    for names in tables {
      do throws(NameError) {
        _ = try names.named(target)
        return
      } catch {
        failure = CommandFailure("--target: \(error.message)", help: error.help)
      }
    }
    if let failure { throw failure }
  }

  /// Checks the values of `--set`, so that an error in them is not reported for the trace.
  static func checkState(_ names: TableNames, _ settings: ReplaySettings) throws(CommandFailure) {
    for assignment in settings.state {
      do {
        _ = try names.assignment(assignment)
      } catch {
        throw CommandFailure("--set \(assignment.name): \(error.message)", help: error.help)
      }
    }
  }

  /// Throws if no press of the trace names an element and there is no target, because nothing could be recognized.
  static func checkTargets(
    _ trace: Trace, _ path: String, _ table: Table, _ settings: ReplaySettings
  ) throws(CommandFailure) {
    let downs = trace.touches.filter { $0.phase == .down }
    guard settings.target == nil, !downs.isEmpty, downs.allSatisfy({ $0.element == nil }) else { return }
    throw withoutTarget(path, table)
  }

  /// The failure for a trace whose presses name no element.
  static func withoutTarget(_ path: String, _ table: Table) -> CommandFailure {
    let paths = (0..<table.elementCount).map { table.elementPath(ElementID(index: $0)) }
    return CommandFailure(
      "\(path): the trace does not say which elements its fingers are on",
      help: "pass --target with one of: \(TableNames.listed(paths))")
  }

  private static func remarkUntaken(_ replay: Replay, path: String) {
    for press in replay.untaken.prefix(5) { Console.remark("\(path): \(press.place): \(press.sentence)") }
    if replay.untaken.count > 5 {
      Console.remark("\(path): \(replay.untaken.count - 5) more presses on what takes no touches")
    }
  }

  /// Reports refused events, fingers that are still down at the end, and presses on elements that take no touches.
  static func remark(on replay: Replay, path: String, withUntaken: Bool = true) {
    for refused in replay.refusals.prefix(5) {
      Console.remark("\(path):\(refused.line): refused: \(refused.refusal.sentence)")
    }
    if replay.refusals.count > 5 {
      Console.remark("\(path): refused \(replay.refusals.count - 5) more events")
    }
    if replay.fingersDown > 0 {
      Console.remark(
        "\(path): \(replay.fingersDown == 1 ? "a finger is" : "\(replay.fingersDown) fingers are") still down at the end"
      )
    }
    if withUntaken { remarkUntaken(replay, path: path) }
  }
}
