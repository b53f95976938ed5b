import GestureRuntime

// Replays a trace through the generated recognizer of one product, whose prefix takes the place of `Product`.

func runProduct(_ trace: TraceFile, target: String?, state settings: [Assignment]) async {
  var state = ProductState()
  for setting in settings where !state.set(setting.name, to: setting.value) { fail("no state \(setting)") }
  var gestures = ProductGestures(state: state)
  gestures.setScreen(trace.screen)
  let stream = ProductGestureStream()
  var player = Player(trace)
  while let step = player.next() {
    switch step {
    case .touch(var sample, let on):
      if sample.phase == .down, let path = on ?? target {
        guard let element = productElement(path) else { fail("no element \(path)") }
        sample.element = element.id
      }
      if sample.phase != .down, let path = on {
        guard path.isEmpty || productElement(path) != nil else { fail("no element \(path)") }
        sample.element = productElement(path)?.id ?? .nothing
      }
      player.isRefused = gestures.feed(sample, to: stream) != nil
    case .size(let size, of: let path):
      guard let element = productElement(path) else { fail("no element \(path)") }
      gestures.setSize(size, of: element)
    case .advance(let time): gestures.advance(to: time, to: stream)
    case .set(let assignment):
      if !gestures.state.set(assignment.name, to: assignment.value) { fail("no state \(assignment)") }
    }
  }
  gestures.flush(to: stream)
  while player.isUp, let deadline = gestures.nextDeadline { gestures.advance(to: deadline, to: stream) }
  stream.finish()
  for await gesture in stream.gestures {
    let activity = gesture.activity
    write(
      gesture.outcome, activity: activity.name, does: activity.does, target: activity.target.path,
      mechanic: gesture.mechanicName,
      over: gesture.outcome.over.flatMap { ProductElement(rawValue: $0.index) }?.path)
  }
}

/// By its whole path, or by a last name that is the only one of its kind.
private func productElement(_ name: String) -> ProductElement? {
  if let element = ProductElement(path: name) { return element }
  let named = ProductElement.allCases.filter { "\($0.path)".hasSuffix("/" + name) }
  return named.count == 1 ? named[0] : nil
}
