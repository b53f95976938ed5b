/// The recognizers of a table in the form that the engine reads: plain values without arrays of their own. They are added one by one while
/// the table is loaded.
struct FlatTable: ~Copyable {
  private(set) var recognizers = SlabBuilder<ProgramRecognizer>()
  private(set) var steps = SlabBuilder<ProgramStep>()
  private(set) var names = SlabBuilder<ProgramName>()
  /// The data that only some recognizers and steps have.
  private(set) var recognizerLists = SlabBuilder<RecognizerLists>()
  private(set) var stepLists = SlabBuilder<StepLists>()
  /// The directions and axes of all steps, also of one that is not yet added.
  var arcs = SlabBuilder<DirectionRange>()
  var axes = SlabBuilder<Double>()
  /// The mechanics after which activities come, the elements that outcomes name, and the detents, also those of an activity that has no
  /// recognizer yet.
  var after = SlabBuilder<Int>()
  var over = SlabBuilder<Int>()
  var detents = SlabBuilder<DetentEntry>()
  /// The greatest number of presses of any recognizer.
  private(set) var presses = 1
  /// Whether any activity reports `possible`, and whether any step requires a lift on the target.
  private(set) var showsPossible = false
  private(set) var liftsOnTarget = false
  /// The numbers of the steps that follow the reading direction.
  private(set) var mirroredSteps = SlabBuilder<Int>()

  /// Reserves memory for a number of activities.
  mutating func reserve(_ usual: Int) {
    recognizers.reserve(usual)
    recognizerLists.reserve(usual)
    names.reserve(usual)
    steps.reserve(3 * usual)
    stepLists.reserve(3 * usual)
  }

  // MARK: Recognizers

  /// Adds a recognizer with its names and steps. Its guard and its hand-overs are set later.
  ///
  /// - Parameter depth: the number of ancestors of the target.
  mutating func append(
    _ recognizer: RecognizerEntry, _ names: SlabView<NameEntry>, _ steps: SlabView<StepEntry>,
    of activity: ActivityEntry, depth: Int
  ) {
    let (first, firstName) = (self.steps.count, self.names.count)
    for index in steps.indices { append(steps, index, first: first, isClaim: index == recognizer.claimStep) }
    for index in names.indices { self.names.append(ProgramName(names[index])) }
    let translation = recognizer.translation < 0 ? -1 : first + recognizer.translation
    recognizerLists.append(
      RecognizerLists(
        presses: recognizer.presses, hasWait: recognizer.hasWait, hasEdge: recognizer.hasEdge,
        hasTranslation: translation >= 0, arcs: translation < 0 ? .none : stepLists[translation].arcs,
        after: activity.after, over: activity.over, detents: activity.detents))
    var values = recognizer.values
    if !activity.over.isEmpty { values.insert(.over) }
    let claim = recognizer.claimStep
    let counts = !recognizer.isContinuous
    presses = max(presses, recognizer.presses)
    if activity.showsPossible != nil { showsPossible = true }
    recognizers.append(
      ProgramRecognizer(
        activity: recognizer.activity, target: recognizer.target, depth: depth,
        fingersLeast: recognizer.fingersLeast, fingersMost: recognizer.fingersMost,
        isContinuous: recognizer.isContinuous, first: first, claim: first + claim,
        count: steps.count, again: first + Self.again(steps, claim),
        presses: recognizer.presses, translation: translation, names: firstName,
        nameCount: names.count, continuousName: recognizer.continuousName,
        mechanic: names[max(0, recognizer.continuousName)].mechanic, values: values,
        firstDue: Self.firstDue(recognizer, steps), hasOrbit: steps.contains { $0.kind == .orbit },
        commitDistance: activity.commitDistance ?? .infinity, commitIsShare: activity.commitIsShare,
        commitVelocity: activity.commitVelocity ?? .infinity, detents: activity.detents.count,
        valuesAlong: activity.valuesAlong, valuesFromPress: activity.valuesFromPress,
        claimsAtLift: !recognizer.isContinuous && steps[claim].kind == .lift,
        begins: activity.begins, sleeps: !activity.after.isEmpty,
        startsPlainly: steps[0].step.takesAnyFinger && claim > 0 && activity.after.isEmpty
          && !activity.takesOver,
        tools: activity.tools ?? .usual,
        taps: counts ? activity.taps : 0, tapsBefore: counts ? activity.tapsBefore : 0,
        tapsNear: counts ? activity.tapsNear : 0, showsPossible: activity.showsPossible ?? .max,
        doubling: recognizer.doubling, takesOver: activity.takesOver))
  }

  /// Sets the number of the guard of the activity whose recognizers were added last.
  mutating func setCondition(_ condition: Int, of activity: Int) {
    var number = recognizers.count - 1
    while number >= 0, recognizers[number].activity == activity {
      recognizers[number].condition = condition
      number -= 1
    }
  }

  /// Sets the ends at which recognizers hand their touch over.
  mutating func setHandOvers(_ relations: borrowing RelationsBuilder) {
    if relations.takers.count == 0 { return }
    for number in 0..<recognizers.count where recognizers[number].isContinuous {
      recognizers[number].handsOver = relations.ends(of: recognizers[number].activity)
    }
  }

  /// The time from the first press to the first timer. This is the timer of the second press if two fingers are required, else that of the
  /// next step.
  private static func firstDue(_ recognizer: RecognizerEntry, _ steps: SlabView<StepEntry>) -> Microseconds {
    guard recognizer.fingersLeast == 1, steps.count > 1 else { return steps[0].step.limits.before }
    let limits = steps[1].step.limits
    switch steps[1].kind {
    case .wait: return limits.least
    case .lift, .press: return limits.before
    case .move: return limits.least > 0 ? limits.least : limits.before
    }
  }

  /// The step at which a won candidate resumes: its last move, else the step at which it claims.
  private static func again(_ steps: SlabView<StepEntry>, _ claim: Int) -> Int {
    var step = claim
    while steps[step].kind == .wait && steps[step].step.contactHasMove { step -= 1 }
    return steps[step].kind == .press ? claim : step
  }

  // MARK: Steps

  /// - Parameters:
  ///   - steps: the steps of the recognizer.
  ///   - first: the number of its first step.
  private mutating func append(_ steps: SlabView<StepEntry>, _ index: Int, first: Int, isClaim: Bool) {
    let entry = steps[index]
    var press = index
    while press > 0 && steps[press].kind != .press { press -= 1 }
    var step = entry.step
    step.number = first + index
    step.last = index > 0 ? steps[index - 1].kind : nil
    step.next = index + 1 < steps.count ? steps[index + 1].kind : nil
    step.press = first + press
    step.isClaim = isClaim
    step.keepsStill =
      step.kind == .wait ? step.last == .press : step.kind == .lift && !step.contactHasMove
    step.isDirected = !entry.lists.arcs.isEmpty
    step.quiet = Self.quiet(step)
    if step.liftSlop < .infinity { liftsOnTarget = true }
    if entry.isMirrored { mirroredSteps.append(step.number) }
    stepLists.append(entry.lists)
    self.steps.append(step)
  }

  /// Exchanges left and right in the steps that follow the reading direction. Directions stay ordered by start, axes ascending.
  mutating func mirror() {
    for number in mirroredSteps.view {
      steps[number].edges = steps[number].edges.mirrored
      let own = stepLists[number]
      for arc in own.arcs { arcs[arc] = arcs[arc].mirrored }
      for axis in own.axes { axes[axis] = Angle.mirrored(axes[axis]) }
      arcs.sort(own.arcs.indices) { $0.start < $1.start }
      axes.sort(own.axes.indices) { $0 < $1 }
    }
  }

  /// The length of movement that certainly passes no slop and reaches no minimum distance; negative if no length is short enough.
  ///
  /// Measures are rounded to the nearest millionth before comparisons. A margin of a millionth, and a little for rounding in the
  /// arithmetic, is therefore safe.
  private static func quiet(_ step: ProgramStep) -> Double {
    var bound = step.slop
    if step.kind != .wait && step.kind != .lift && step.limits.distanceLeast > 0 {
      bound = min(bound, step.limits.distanceLeast)
    }
    return bound > 2e-6 ? bound - 2e-6 : -1
  }
}

/// The data of a recognizer that `TableProgram` needs in addition to `ProgramRecognizer`.
struct RecognizerLists: Sendable {
  // These are for `ListedSpecialCase`.
  var presses: Int
  var hasWait: Bool
  var hasEdge: Bool
  var hasTranslation: Bool
  /// The directions of its last translation: a range of `TableView.arcs`.
  var arcs: IndexRange
  /// The mechanics after which its activity comes, and the elements that its outcomes name: ranges of `TableView.after`
  /// and `TableView.over`.
  var after: IndexRange
  var over: IndexRange
  /// Its detents: a range of `TableView.detents`.
  var detents: IndexRange
}

/// The directions of a step and the axes of its deviation: ranges of `TableView.arcs` and `axes`.
struct StepLists: Sendable {
  var arcs: IndexRange
  var axes: IndexRange
}

extension DirectionRange {
  fileprivate var mirrored: DirectionRange {
    DirectionRange(start: Angle.mirrored(start + extent), extent: extent)
  }
}

extension ProgramName {
  fileprivate init(_ name: NameEntry) {
    self.init(
      name.mechanic, fingersLeast: name.fingersLeast, fingersMost: name.fingersMost,
      limits: name.limits == ProgramLimits() ? nil : name.limits)
  }
}
