import GestureCompiler
import GestureRuntime
import SpecParser

/// Prints the events of candidates as JSON Lines, one event a line.
enum ExplainJSON {
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
    let element = press.element.map(JSONText.quoted) ?? "null"
    return
      "{\"t\":\(MeasureText.number(thousandths: press.time)),\"happening\":\"untaken\",\"on\":\(element),"
      + "\"message\":\(JSONText.quoted(press.sentence))}\n"
  }

  private static func line(_ event: CandidateEvent, _ loaded: LoadedTable, _ sentences: FailureSentence)
    -> String
  {
    let table = loaded.table
    let mechanics = table.recognizerMechanics(event.recognizer).map {
      JSONText.quoted(table.mechanicName($0))
    }
    var fields = [
      "\"t\":\(MeasureText.number(thousandths: event.time))", "\"candidate\":\(event.candidate)",
      "\"activity\":\(JSONText.quoted(table.activityName(table.recognizerActivity(event.recognizer))))",
      "\"mechanics\":[\(mechanics.joined(separator: ","))]", "\"step\":\(event.step)",
    ]
    if let item = sentences.traced.replay.instances.path(event.instance) {
      fields.insert("\"item\":\(JSONText.quoted(item))", at: 3)
    }
    switch event.happening {
    case .started: fields.append("\"happening\":\"started\"")
    case .guardFailed: fields.append("\"happening\":\"guardFailed\"")
    case .advanced: fields.append("\"happening\":\"advanced\"")
    case .claimed: fields.append("\"happening\":\"claimed\"")
    case .admitted: fields.append("\"happening\":\"admitted\"")
    case .held(let rival):
      fields.append("\"happening\":\"held\",\"for\":\(JSONText.quoted(name(rival, table)))")
    case .handedOver(let taker, let reach, let room):
      fields.append("\"happening\":\"handedOver\",\"to\":\(JSONText.quoted(name(taker, table)))")
      fields.append("\"measured\":\(DecimalText.text(reach)),\"limit\":\(DecimalText.text(room))")
    case .handOverRefused(let taker, let refusal):
      fields.append("\"happening\":\"handOverRefused\",\"to\":\(JSONText.quoted(name(taker, table)))")
      fields.append("\"cause\":\"\(refusal.cause)\"")
      if refusal.rival >= 0 { fields.append("\"rival\":\(JSONText.quoted(name(refusal.rival, table)))") }
      let message = RefusalWords(loaded: loaded).reason(refusal, of: taker, event)
      fields.append("\"message\":\(JSONText.quoted(message))")
    case .tookOver(let giver):
      fields.append("\"happening\":\"tookOver\",\"from\":\(JSONText.quoted(name(giver, table)))")
    case .failed(let reason): fields += failure(reason, event, table, sentences)
    }
    return "{" + fields.joined(separator: ",") + "}\n"
  }

  private static func failure(
    _ reason: FailureReason, _ event: CandidateEvent, _ table: Table, _ sentences: FailureSentence
  ) -> [String] {
    var fields = ["\"happening\":\"failed\"", "\"cause\":\"\(reason.cause)\""]
    if reason.measured != 0 || reason.limit != 0 {
      fields.append("\"measured\":\(DecimalText.text(reason.measured))")
      fields.append("\"limit\":\(DecimalText.text(reason.limit))")
    }
    if reason.rival >= 0 { fields.append("\"rival\":\(JSONText.quoted(name(reason.rival, table)))") }
    fields.append("\"message\":\(JSONText.quoted(sentences.text(event, reason)))")
    return fields
  }

  private static func name(_ activity: Int, _ table: Table) -> String {
    (0..<table.activityCount).contains(activity) ? table.activityName(activity) : ""
  }
}
