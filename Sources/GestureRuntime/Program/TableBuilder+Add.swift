/// The effects of a table's instructions, after `enter` and the operand ranges have been checked.
extension TableBuilder {
  // MARK: Declarations

  mutating func setVelocity(_ operands: Operands) -> TableError.Reason? {
    guard let fit = VelocityFit(rawValue: UInt8(clamping: operands.integer(0))) else { return .outOfRange }
    estimator = VelocityEstimator(
      fit: fit, samples: Int(operands.integer(1)), horizon: operands.known(2), stopGap: operands.known(3),
      most: operands.number(4))
    return nil
  }

  mutating func declare(_ state: StateEntry) -> TableError.Reason? {
    states.append(state)
    return states.count > Self.limit ? .tooMany : nil
  }

  mutating func addWord(_ operands: Operands) -> TableError.Reason? {
    guard case .words(var own)? = states.last?.domain else { return .misplaced }
    own.add(words.count)
    words.append(operands.text(0))
    states[states.count - 1].domain = .words(own)
    missingWords -= 1
    return nil
  }

  mutating func declareNumber(_ operands: Operands) -> TableError.Reason? {
    guard operands.number(1) <= operands.number(2) else { return .outOfRange }
    return declare(
      StateEntry(name: operands.text(0), domain: .number(low: operands.number(1), high: operands.number(2))))
  }

  mutating func declareElement(_ operands: Operands) -> TableError.Reason? {
    guard operands.integer(1) <= UInt64(elements.count) else { return .undeclared }
    guard elements.count < Self.limit else { return .tooMany }
    let parent = Int(operands.integer(1)) - 1
    let depth = parent < 0 ? 0 : elements[parent].depth + 1
    guard depth < Self.mostLevels else { return .tooMany }
    elements.append(ElementEntry(name: operands.text(0), parent: parent, depth: depth))
    return nil
  }

  mutating func giveState(_ operands: Operands) -> TableError.Reason? {
    let (state, element) = (Int(clamping: operands.integer(0)), Int(clamping: operands.integer(1)))
    guard state < states.count, element < elements.count else { return .undeclared }
    guard states[state].element < 0 else { return .notInOrder }
    states[state].element = element
    return nil
  }

  // MARK: Activities

  mutating func addActivity(_ operands: Operands) -> TableError.Reason? {
    guard operands.integer(2) < UInt64(elements.count) else { return .undeclared }
    guard activities.count < Self.limit else { return .tooMany }
    let name = operands.text(0)
    if let last = activities.last,
      !bytes[last.name.range].lexicographicallyPrecedes(bytes[name.range])
    {
      return .notInOrder
    }
    activity = ActivityEntry(name: name, does: operands.text(1), target: Int(operands.integer(2)))
    subject = .activity
    return nil
  }

  mutating func addAfter(_ operands: Operands) -> TableError.Reason? {
    guard operands.integer(0) < UInt64(mechanics.count) else { return .undeclared }
    activity.after.add(flat.after.count)
    flat.after.append(Int(operands.integer(0)))
    return nil
  }

  mutating func addOver(_ operands: Operands) -> TableError.Reason? {
    guard operands.integer(0) < UInt64(elements.count) else { return .undeclared }
    if !activity.over.isEmpty, let last = flat.over.last, last >= Int(operands.integer(0)) {
      return .notInOrder
    }
    activity.over.add(flat.over.count)
    flat.over.append(Int(operands.integer(0)))
    return nil
  }

  mutating func setTools(_ operands: Operands) -> TableError.Reason? {
    guard activity.tools == nil else { return .outOfRange }
    activity.tools = TouchTools(rawValue: operands.bits(0))
    return nil
  }

  mutating func setTaps(_ operands: Operands) -> TableError.Reason? {
    guard activity.taps == 0 else { return .outOfRange }
    activity.taps = UInt8(truncatingIfNeeded: operands.integer(0))
    activity.tapsBefore = operands.known(1)
    activity.tapsNear = operands.number(2)
    return nil
  }

  mutating func setShowsPossible(_ operands: Operands) -> TableError.Reason? {
    guard activity.showsPossible == nil, operands.known(0) <= Self.mostShowing else {
      return .outOfRange
    }
    activity.showsPossible = UInt32(clamping: operands.known(0))
    return nil
  }

  /// Adds a detent. Detents replace a commit distance. Each is further than the previous one with the same unit.
  mutating func addDetent(_ operands: Operands) -> TableError.Reason? {
    let before = flat.detents.view[activity.detents.indices]
    let name = operands.text(0)
    let place = ProgramDetent(
      operands.number(2), isShare: operands.integer(1) == 1, isProjected: operands.integer(3) == 1)
    guard activity.commitVelocity == nil, !name.isEmpty,
      !before.contains(where: { bytes[$0.name.range] == bytes[name.range] })
    else { return .outOfRange }
    if before.isEmpty {
      if let reason = setCommit(operands.number(2), isShare: place.isShare) { return reason }
    }
    guard before.count < Self.mostDetents else { return .tooMany }
    if let last = before.last(where: { $0.place.isShare == place.isShare }),
      last.place.distance >= place.distance
    {
      return .notInOrder
    }
    activity.detents.add(flat.detents.count)
    flat.detents.append(DetentEntry(name: name, place: place))
    return nil
  }

  mutating func setCommit(_ distance: Double, isShare: Bool) -> TableError.Reason? {
    guard activity.commitDistance == nil else { return .outOfRange }
    activity.commitDistance = distance
    activity.commitIsShare = isShare
    return nil
  }

  mutating func setCommitVelocity(_ operands: Operands) -> TableError.Reason? {
    guard activity.commitVelocity == nil, activity.detents.isEmpty else {
      return .outOfRange
    }
    activity.commitVelocity = operands.number(0)
    return nil
  }

  /// Begins the activity's feedback with its first instruction.
  ///
  /// - Returns: whether feedback may stand here: in an activity, before its guard.
  mutating func enterFeedback() -> Bool {
    guard subject == .activity && activity.condition.isEmpty else { return false }
    if activity.feedback < 0 {
      activity.feedback = feedback.entries.count
      ownFeedback = FeedbackBuilder()
    }
    return true
  }

  /// Checks feedback, guard and last recognizer of the activity, which is now complete.
  mutating func finishActivity() -> TableError.Reason? {
    if let reason = finishRecognizer() { return reason }
    guard isInActivity else { return nil }
    if activity.feedback >= 0, let reason = ownFeedback.finish(activity, &feedback) { return reason }
    flat.setCondition(conditions.number(of: activity.condition, guards.view), of: activities.count)
    activities.append(activity)
    return GuardCheck.reason(guards.view[activity.condition.indices])
  }

  /// Adds a condition over a state variable.
  mutating func test(
    _ operands: Operands, _ instruction: (Int) -> GuardInstruction
  ) -> TableError.Reason? {
    let state = Int(clamping: operands.integer(0))
    guard state < states.count else { return .undeclared }
    // An element's variable may be used by activities on the element and below it.
    let (element, target) = (states[state].element, activity.target)
    guard element < 0 || isElement(target, inside: element, parent: { elements[$0].parent }) else {
      return .undeclared
    }
    ask(instruction(state))
    return nil
  }

  mutating func ask(_ instruction: GuardInstruction) {
    activity.condition.add(guards.count)
    guards.append(instruction)
  }

  // MARK: Recognizers

  mutating func addRecognizer(_ operands: Operands) -> TableError.Reason? {
    guard operands.integer(0) <= operands.integer(1) else { return .outOfRange }
    guard flat.recognizers.count < Self.limit else { return .tooMany }
    recognizer = RecognizerEntry(
      activity: activities.count, target: activity.target,
      fingersLeast: Int(operands.integer(0)), fingersMost: Int(operands.integer(1)),
      isContinuous: operands.integer(2) == 1)
    ownNames.removeAll()
    ownSteps.removeAll()
    subject = .recognizer
    return nil
  }

  mutating func addName(_ operands: Operands) -> TableError.Reason? {
    guard operands.integer(0) < UInt64(mechanics.count) else { return .undeclared }
    guard operands.integer(2) >= UInt64(recognizer.fingersLeast),
      operands.integer(2) <= operands.integer(3),
      operands.integer(3) <= UInt64(recognizer.fingersMost)
    else { return .outOfRange }
    closePart()
    name = NameEntry(
      mechanic: Int(operands.integer(0)), isContinuous: operands.integer(1) == 1,
      fingersLeast: Int(operands.integer(2)), fingersMost: Int(operands.integer(3)))
    subject = .name
    return nil
  }

  /// - Parameter senses: the senses of a spread or an orbit.
  mutating func addStep(_ kind: StepKind, senses: MoveSenses = .none) -> TableError.Reason? {
    closePart()
    guard ownSteps.count < Self.mostSteps else { return .tooMany }
    entry = StepEntry(kind)
    entry.step.senses = senses
    subject = .step
    return nil
  }

  /// Adds the name or the step, which is now complete, to the recognizer.
  private mutating func closePart() {
    if subject == .name { ownNames.append(name) }
    if subject == .step { ownSteps.append(entry) }
  }

  /// Checks the last recognizer, which is now complete.
  mutating func finishRecognizer() -> TableError.Reason? {
    guard isInActivity, subject != .activity else { return nil }
    closePart()
    guard recognizer.finish(ownNames.view, &ownSteps) else { return .impossibleSteps }
    if activity.feedback >= 0, ownSteps.view.contains(where: { $0.isMirrored && $0.kind == .translate }) {
      ownFeedback.entry.plan.isMirrored = true
    }
    flat.append(
      recognizer, ownNames.view, ownSteps.view, of: activity, depth: elements[recognizer.target].depth)
    return nil
  }

  // MARK: Limits

  /// Changes the limits of the last step or name.
  mutating func changeLimits(_ change: (inout ProgramLimits) -> Void) {
    if subject == .step { change(&entry.step.limits) } else { change(&name.limits) }
  }

  mutating func setGap(_ operands: Operands) -> TableError.Reason? {
    guard operands.known(0) < operands.known(1) else { return .outOfRange }
    entry.step.gapLeast = operands.known(0)
    entry.step.gapBefore = operands.known(1)
    return nil
  }

  mutating func addArc(_ operands: Operands) -> TableError.Reason? {
    entry.lists.arcs.add(flat.arcs.count)
    flat.arcs.append(DirectionRange(start: operands.number(0), extent: operands.number(1)))
    return entry.lists.arcs.count <= Self.mostDirections ? nil : .outOfRange
  }

  mutating func addAxis(_ operands: Operands) -> TableError.Reason? {
    entry.lists.axes.add(flat.axes.count)
    flat.axes.append(operands.number(0))
    return entry.lists.axes.count <= Self.mostDirections ? nil : .outOfRange
  }

  // MARK: Relations

  /// Adds a pair of activities to a list of relations.
  static func relate(
    _ operands: Operands, of activities: Int, in list: inout SlabBuilder<UInt32>
  ) -> TableError.Reason? {
    guard operands.integer(0) < UInt64(activities), operands.integer(1) < UInt64(activities) else {
      return .undeclared
    }
    if operands.integer(0) == operands.integer(1) { return .outOfRange }
    let key = Relations.key(Int(operands.integer(0)), Int(operands.integer(1)))
    if let last = list.last, last >= key { return .notInOrder }
    list.append(key)
    return nil
  }

  /// Adds a hand-over. An activity may hand over to several others, but only to one at each end.
  mutating func addHandOver(_ operands: Operands) -> TableError.Reason? {
    if let reason = Self.relate(operands, of: activities.count, in: &relations.handOvers) { return reason }
    let handOver = HandOver(
      activity: Int(operands.integer(0)), taker: Int(operands.integer(1)), ends: operands.integer(2))
    // If both sides are set or neither is, mirroring changes nothing, so `mirrored` is not allowed.
    let ends = handOver.ends
    if handOver.isMirrored, ends.contains(.left) == ends.contains(.right) { return .outOfRange }
    for number in relations.takers.view.takers(of: handOver.activity) {
      let other = relations.takers[number]
      if other.meets(handOver, in: .leftToRight) || other.meets(handOver, in: .rightToLeft) {
        return .outOfRange
      }
    }
    relations.takers.append(handOver)
    return nil
  }

  mutating func finish() -> TableError.Reason? {
    if WaitCheck.hasCircle(relations.waits.view, activities: activities.count) { return .circular }
    flat.setHandOvers(relations)
    isComplete = true
    return nil
  }
}
