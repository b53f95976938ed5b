import GestureRuntime

// Replays a trace through the generated recognizer of one product, whose prefix replaces `Product`. Code after `both layouts:` is
// uncommented for recognizers of specs with `leading` or `trailing`; likewise code after `hand-over:` and `on target:`.

func runProduct(_ trace: TraceFile, target: String?, state settings: [Assignment]) async {
  var gestures = ProductGestures()
  var instances = InstanceList()
  for setting in settings { productSet(setting, &gestures, &instances) }
  gestures.setScreen(trace.screen)
  // both layouts: gestures.layoutDirection = trace.layout
  let stream = ProductGestureStream()
  var player = Player(trace)
  while let step = player.next() {
    switch step {
    case .touch(var sample, let on):
      if let path = on ?? (sample.phase == .down ? target : nil) {
        sample.element = productOn(path, &gestures, &instances)
      }
      player.isRefused = gestures.feed(sample, to: stream) != nil
    case .size(let size, of: let path):
      guard let element = productElement(KeyedPath(path).plain) else { fail("no element \(path)") }
      gestures.setSize(size, of: element)
    case .frame(let frame, of: let path):
      guard let element = productElement(KeyedPath(path).plain) else { fail("no element \(path)") }
      _ = (frame, element)
    // on target: gestures.setFrame(frame, of: element)
    case .advance(let time): gestures.advance(to: time, to: stream)
    case .set(let assignment): productSet(assignment, &gestures, &instances)
    case .content(_, of: let path):
      guard productElement(KeyedPath(path).plain) != nil else { fail("no element \(path)") }
    // hand-over: productContent(step, &gestures, &instances)
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
      // detents: detent: gesture.detentName,
      over: gesture.outcome.over.flatMap { ProductElement(rawValue: $0.index) }?.path, instances)
  }
}

/// The element of a sample. It first sets the instances of this element and its ancestors in the recognizer.
private func productOn(
  _ path: String, _ gestures: inout ProductGestures, _ instances: inout InstanceList
) -> ElementID {
  if path.isEmpty { return .nothing }
  let keyed = KeyedPath(path)
  guard let element = productElement(keyed.plain) else { fail("no element \(path)") }
  for (outer, item) in keyed.items(in: "\(element.path)") {
    if let outer = ProductElement(path: outer) { gestures.setInstance(instances.number(item), of: outer) }
  }
  return element.id
}

private func productSet(
  _ assignment: Assignment, _ gestures: inout ProductGestures, _ instances: inout InstanceList
) {
  for name in [assignment.name] + productVariables(assignment.name) {
    let variable = KeyedVariable(name)
    let number = instances.number(variable.item)
    if gestures.setState(variable.name, to: assignment.value, of: number) { return }
  }
  fail("no state \(assignment)")
}

/// The variables that a short name such as `message[42].selected` may mean: `list/message[42].selected`.
private func productVariables(_ name: String) -> [String] {
  name.indices.filter { name[$0] == "." }.compactMap { dot in
    let keyed = KeyedPath(String(name[..<dot]))
    return productElement(keyed.plain).map { keyed.whole("\($0.path)") + name[dot...] }
  }
}

// hand-over: private func productContent(_ step: Player.Step, _ gestures: inout ProductGestures, _ instances: inout InstanceList) {
// hand-over:   guard case .content(let stand, of: let path) = step, let element = productElement(KeyedPath(path).plain) else { return }
// hand-over:   let item = KeyedPath(path).items(in: "\(element.path)").last { "\(element.path)" == $0.0 }?.1
// hand-over:   gestures.setContent(stand, of: element, instance: item.map { instances.number($0) } ?? 0)
// hand-over: }

/// The element with a path, or the only element with a last name.
private func productElement(_ name: String) -> ProductElement? {
  if let element = ProductElement(path: name) { return element }
  let named = ProductElement.allCases.filter { "\($0.path)".hasSuffix("/" + name) }
  return named.count == 1 ? named[0] : nil
}
