// Outcomes and reasons as rows of numbers, in the order in which they are written here: `outcomeWidth` and `reasonWidth` of the page's
// module count them.

@_expose(wasm, "outcomeCount") @_cdecl("gspec_outcome_count")
public func webOutcomeCount(_ handle: UnsafeMutableRawPointer) -> Int32 {
  Int32(take(handle, as: WebRecognizer.self).outcomes.count)
}

/// The outcomes of the last call as doubles. They are valid until the next call.
@_expose(wasm, "outcomes") @_cdecl("gspec_outcomes")
public func webOutcomes(_ handle: UnsafeMutableRawPointer) -> UnsafePointer<Double>? {
  let web = take(handle, as: WebRecognizer.self)
  web.rows.removeAll()
  let outcomes = web.outcomes
  for index in outcomes.indices { web.rows.append(outcomes[index]) }
  return web.rows.view.base
}

@_expose(wasm, "reasonCount") @_cdecl("gspec_reason_count")
public func webReasonCount(_ handle: UnsafeMutableRawPointer) -> Int32 {
  Int32(take(handle, as: WebRecognizer.self).events.count)
}

/// The reasons of the last call, which came before its outcomes. They are valid until the next call.
@_expose(wasm, "reasons") @_cdecl("gspec_reasons")
public func webReasons(_ handle: UnsafeMutableRawPointer) -> UnsafePointer<Double>? {
  let web = take(handle, as: WebRecognizer.self)
  web.rows.removeAll()
  for event in web.events { web.rows.append(event) }
  return web.rows.view.base
}

extension SlabBuilder<Double> {
  mutating func append(_ outcome: Outcome) {
    append(Double(outcome.time))
    append(Double(outcome.activity))
    append(Double(outcome.mechanic))
    append(Double(outcome.phase.rawValue))
    append(Double(outcome.tool.rawValue))
    append(Double(outcome.taps))
    append(Double(outcome.fingers))
    append(outcome.location)
    append(outcome.origin)
    append(outcome.travel)
    append(Double(outcome.values.rawValue))
    append(outcome.translation)
    append(outcome.velocity)
    append(outcome.scale)
    append(outcome.rotation)
    append(outcome.progress)
    append(outcome.isCommitted ? 1 : 0)
    append(Double(outcome.detent))
    append(Double(outcome.over?.index ?? -1))
    append(Double(outcome.overInstance))
    append(Double(outcome.instance))
    append(outcome.box.x)
    append(outcome.box.y)
    append(outcome.box.width)
    append(outcome.box.height)
  }

  mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  /// Appends time, recognizer, candidate, step, instance, tool, the number of the happening, and up to four numbers that belong to it.
  mutating func append(_ event: CandidateEvent) {
    append(Double(event.time))
    append(Double(event.recognizer))
    append(Double(event.candidate))
    append(Double(event.step))
    append(Double(event.instance))
    append(Double(event.tool.rawValue))
    let said: (Double, Double, Double, Double, Double) =
      switch event.happening {
      case .started: (0, 0, 0, 0, 0)
      case .guardFailed: (1, 0, 0, 0, 0)
      case .advanced: (2, 0, 0, 0, 0)
      case .claimed: (3, 0, 0, 0, 0)
      case .held(let activity): (4, Double(activity), 0, 0, 0)
      case .admitted: (5, 0, 0, 0, 0)
      case .handedOver(let activity, let reach, let room): (6, Double(activity), reach, room, 0)
      case .tookOver(let activity): (7, Double(activity), 0, 0, 0)
      case .failed(let reason):
        (8, Double(reason.cause.rawValue), reason.measured, reason.limit, Double(reason.rival))
      case .handOverRefused(let activity, let refusal):
        (9, Double(activity), Double(refusal.cause.rawValue), Double(refusal.measured), Double(refusal.rival))
      }
    append(said.0)
    append(said.1)
    append(said.2)
    append(said.3)
    append(said.4)
  }
}
