import GestureRuntime

/// Prints the events of candidates as JSON Lines, one event a line.
enum ExplainJSON {
  private typealias Member = WriteJSONLines.Member

  /// The lines, made one after the other.
  static func lines(_ replay: Replay, of trace: Trace, loaded: LoadedTable) -> some Sequence<String> {
    let sentences = FailureSentence(traced: TracedReplay(replay, of: trace, loaded: loaded))
    let reasons = replay.reasons.count
    return (0..<reasons + replay.untaken.count).lazy.map { number in
      number < reasons
        ? line(replay.reasons[number], loaded, sentences) : line(replay.untaken[number - reasons])
    }
  }

  /// The line of a press that no activity takes. Such lines come after the events of candidates.
  private static func line(_ press: UntakenPress) -> String {
    WriteJSONLines.object([
      ("t", WriteJSONLines.time(press.time)), happening("untaken"),
      ("on", press.element.map(JSONText.quoted) ?? "null"), ("message", JSONText.quoted(press.sentence)),
    ]) + "\n"
  }

  private static func line(_ event: CandidateEvent, _ loaded: LoadedTable, _ sentences: FailureSentence)
    -> String
  {
    let table = loaded.table
    let mechanics = table.recognizerMechanics(event.recognizer).map {
      JSONText.quoted(table.mechanicName($0))
    }
    var members: [Member] = [
      ("t", WriteJSONLines.time(event.time)), ("candidate", "\(event.candidate)"),
      ("activity", name(table.recognizerActivity(event.recognizer), table)),
    ]
    if let item = sentences.traced.replay.instances.path(event.instance) {
      members.append(("item", JSONText.quoted(item)))
    }
    members += [("mechanics", WriteJSONLines.array(mechanics)), ("step", "\(event.step)")]
    switch event.happening {
    case .started, .guardFailed, .advanced, .claimed, .admitted:
      members.append(happening("\(event.happening)"))
    case .held(let rival): members += [happening("held"), ("for", name(rival, table))]
    case .handedOver(let taker, let reach, let room):
      members += [happening("handedOver"), ("to", name(taker, table))]
      members += [("measured", DecimalText.text(reach)), ("limit", DecimalText.text(room))]
    case .handOverRefused(let taker, let refusal):
      members += [happening("handOverRefused"), ("to", name(taker, table))]
      members.append(("cause", JSONText.quoted("\(refusal.cause)")))
      if refusal.rival >= 0 { members.append(("rival", name(refusal.rival, table))) }
      let message = RefusalWords(loaded: loaded).reason(refusal, of: taker, event)
      members.append(("message", JSONText.quoted(message)))
    case .tookOver(let giver): members += [happening("tookOver"), ("from", name(giver, table))]
    case .failed(let reason): members += failure(reason, event, table, sentences)
    }
    return WriteJSONLines.object(members) + "\n"
  }

  private static func failure(
    _ reason: FailureReason, _ event: CandidateEvent, _ table: Table, _ sentences: FailureSentence
  ) -> [Member] {
    var members: [Member] = [happening("failed"), ("cause", JSONText.quoted("\(reason.cause)"))]
    if reason.measured != 0 || reason.limit != 0 {
      members.append(("measured", DecimalText.text(reason.measured)))
      // The limit of a direction is no number: the message has it.
      if reason.cause != .wrongDirection {
        members.append(("limit", DecimalText.text(sentences.failure(event, reason).limit)))
      }
    }
    if reason.rival >= 0 { members.append(("rival", name(reason.rival, table))) }
    members.append(("message", JSONText.quoted(sentences.text(event, reason))))
    return members
  }

  private static func happening(_ word: String) -> Member { ("happening", JSONText.quoted(word)) }

  private static func name(_ activity: Int, _ table: Table) -> String {
    JSONText.quoted((0..<table.activityCount).contains(activity) ? table.activityName(activity) : "")
  }
}
