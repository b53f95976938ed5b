/// The entries of a table in the form that the engine reads: plain values without arrays of their own. It is created when a table is
/// loaded.
struct FlatTable {
  private(set) var recognizers: [ProgramRecognizer] = []
  private(set) var steps: [ProgramStep] = []
  private(set) var names: [ProgramName] = []
  /// The data that only some recognizers and steps have.
  private(set) var recognizerLists: [RecognizerLists] = []
  private(set) var stepLists: [StepLists] = []
  private(set) var arcs: [DirectionRange] = []
  private(set) var axes: [Double] = []
  /// The mechanics after which activities come.
  private(set) var after: [Int] = []
  /// The elements that outcomes name.
  private(set) var over: [Int] = []
  private(set) var detents: [ProgramDetent] = []
  /// The guards by number: ranges of `guards`.
  let conditions: [IndexRange]
  /// The layout for which directions and edges are given.
  private let reading: ReadingDirection
  /// Names, steps, directions and axes as written in the table, before they are adapted to the layout.
  private let written: (names: [NameEntry], steps: [StepEntry], arcs: [DirectionRange], axes: [Double])
  let guards: [GuardInstruction]
  let parents: [Int]
  let relations: RelationsBuilder
  let marks: [UInt8]

  init(_ builder: TableBuilder, reading: ReadingDirection) {
    self.reading = reading
    written = (builder.names, builder.steps, builder.arcs, builder.axes)
    guards = builder.guards
    parents = builder.elements.map { $0.parent }
    relations = builder.relations.read(reading)
    marks = relations.marks(activities: builder.activities.count)
    var known = GuardNumbers(most: builder.activities.count)
    var numbers: [Int] = []
    numbers.reserveCapacity(builder.activities.count)
    // Access is by index, because copying an entry out of its array retains everything in it.
    for index in builder.activities.indices {
      let code = IndexRange(builder.activities[index].guardStart, builder.activities[index].guardEnd)
      numbers.append(known.number(of: code, guards))
    }
    conditions = known.codes
    recognizers.reserveCapacity(builder.recognizers.count)
    recognizerLists.reserveCapacity(builder.recognizers.count)
    steps.reserveCapacity(builder.steps.count)
    stepLists.reserveCapacity(builder.steps.count)
    names = builder.names.map(Self.name)
    arcs.reserveCapacity(builder.arcs.count)
    axes.reserveCapacity(builder.axes.count)
    for index in builder.recognizers.indices {
      let (activity, target) = (builder.recognizers[index].activity, builder.recognizers[index].target)
      append(
        builder.recognizers[index], builder.activities[activity], depth: builder.elements[target].depth,
        condition: numbers[activity])
    }
  }

  // MARK: Recognizers

  private mutating func append(
    _ recognizer: RecognizerEntry, _ activity: ActivityEntry, depth: Int, condition: Int
  ) {
    let (first, firstName) = (recognizer.steps.first, recognizer.names.first)
    let entries = written.steps[recognizer.steps.indices]
    for number in entries.indices { append(entries, number, claim: first + recognizer.claimStep) }
    let (firstAfter, firstOver, firstDetent) = (after.count, over.count, detents.count)
    if !activity.after.isEmpty { after += activity.after }
    for detent in activity.detents { detents.append(detent.place) }
    if !activity.over.isEmpty { over += activity.over }
    let translation = recognizer.translation < 0 ? -1 : first + recognizer.translation
    recognizerLists.append(
      RecognizerLists(
        presses: recognizer.presses, hasWait: recognizer.hasWait, hasEdge: recognizer.hasEdge,
        hasTranslation: translation >= 0, arcs: translation < 0 ? .none : stepLists[translation].arcs,
        after: IndexRange(firstAfter, after.count), over: IndexRange(firstOver, over.count),
        detents: IndexRange(firstDetent, detents.count)))
    var values = recognizer.values
    if !activity.over.isEmpty { values.insert(.over) }
    let claim = first + recognizer.claimStep
    recognizers.append(
      ProgramRecognizer(
        activity: recognizer.activity, target: recognizer.target, depth: depth,
        fingersLeast: recognizer.fingersLeast, fingersMost: recognizer.fingersMost,
        isContinuous: recognizer.isContinuous, first: first, claim: claim,
        count: entries.count, again: Self.again(entries, claim), middle: min(first + 1, claim),
        presses: recognizer.presses, translation: translation, names: firstName,
        nameCount: recognizer.names.count, continuousName: recognizer.continuousName,
        mechanic: written.names[firstName + max(0, recognizer.continuousName)].mechanic, values: values,
        firstDue: Self.firstDue(recognizer, entries), hasOrbit: entries.contains { $0.kind == .orbit },
        hasThreshold: activity.commitDistance != nil, hasCommit: activity.hasCommit,
        commitDistance: activity.commitDistance ?? .infinity, commitIsShare: activity.commitIsShare,
        commitVelocity: activity.commitVelocity ?? .infinity, detents: activity.detents.count,
        valuesAlong: activity.valuesAlong, valuesFromPress: activity.valuesFromPress,
        claimsAtLift: !recognizer.isContinuous && entries[claim].kind == .lift,
        begins: activity.begins, sleeps: !activity.after.isEmpty,
        startsPlainly: entries[first].mask == 0 && claim > first && activity.after.isEmpty
          && !activity.takesOver,
        condition: condition, tools: activity.tools ?? .usual,
        taps: recognizer.isContinuous ? 0 : activity.taps, tapsBefore: activity.tapsBefore,
        tapsNear: activity.tapsNear, showsPossible: activity.showsPossible ?? .max,
        doubling: recognizer.doubling,
        handsOver: recognizer.isContinuous ? relations.ends(of: recognizer.activity) : [],
        takesOver: activity.takesOver))
  }

  /// The time from the first press to the first timer. This is the timer of the second press if two fingers are required, else that of the
  /// next step.
  private static func firstDue(_ recognizer: RecognizerEntry, _ entries: ArraySlice<StepEntry>)
    -> Microseconds
  {
    let first = entries.startIndex
    guard recognizer.fingersLeast == 1, entries.count > 1 else { return entries[first].limits.before }
    let limits = entries[first + 1].limits
    switch entries[first + 1].kind {
    case .wait: return limits.least
    case .lift, .press: return limits.before
    case .translate, .spread, .orbit: return limits.least > 0 ? limits.least : limits.before
    }
  }

  /// The step at which a won candidate resumes: its last move, else the step at which it claims.
  private static func again(_ entries: ArraySlice<StepEntry>, _ claim: Int) -> Int {
    var step = claim
    while entries[step].kind == .wait && entries[step].contactHasMove { step -= 1 }
    return entries[step].kind == .press ? claim : step
  }

  private static func name(_ name: NameEntry) -> ProgramName {
    ProgramName(
      name.mechanic, fingersLeast: name.fingersLeast, fingersMost: name.fingersMost,
      limits: name.limits.isOpen ? nil : ProgramLimits(name.limits))
  }

  // MARK: Steps

  /// - Parameter entries: the steps of the recognizer.
  private mutating func append(_ entries: ArraySlice<StepEntry>, _ number: Int, claim: Int) {
    let step = entries[number].read(reading)
    let last = number > entries.startIndex ? entries[number - 1].kind : nil
    let next = number + 1 < entries.endIndex ? entries[number + 1].kind : nil
    var press = number
    while press > entries.startIndex && entries[press].kind != .press { press -= 1 }
    let (firstArc, firstAxis) = (arcs.count, axes.count)
    if !step.arcs.isEmpty { arcs += step.arcs(written.arcs, reading) }
    if !step.axes.isEmpty { axes += step.axes(written.axes, reading) }
    stepLists.append(
      StepLists(arcs: IndexRange(firstArc, arcs.count), axes: IndexRange(firstAxis, axes.count)))
    steps.append(
      ProgramStep(
        step.kind, number, last: last, next: next, press: press,
        isClaim: number == claim, mask: step.mask, contactHasMove: step.contactHasMove,
        keepsStill: step.kind == .wait ? last == .press : step.kind == .lift && !step.contactHasMove,
        slop: step.slop, liftSlop: step.liftSlop, fingerSlop: step.fingerSlop, minSpan: step.minSpan,
        gapLeast: step.gapLeast, gapBefore: step.gapBefore, near: step.near, apart: step.apart,
        isDirected: !step.arcs.isEmpty,
        quiet: Self.quiet(step), limits: ProgramLimits(step.limits)))
  }

  /// The length of movement that certainly passes no slop and reaches no minimum distance; negative if no length is short enough.
  ///
  /// Measures are rounded to the nearest millionth before comparisons. A margin of a millionth, and a little for rounding in the
  /// arithmetic, is therefore safe.
  private static func quiet(_ step: StepEntry) -> Double {
    var bound = step.slop
    if step.kind != .wait && step.kind != .lift && step.limits.distance.least > 0 {
      bound = min(bound, step.limits.distance.least)
    }
    return bound > 2e-6 ? bound - 2e-6 : -1
  }
}

/// The data of a recognizer that `TableProgram` needs in addition to `ProgramRecognizer`.
struct RecognizerLists: Sendable {
  // These are for `SpecialCase`.
  var presses: Int
  var hasWait: Bool
  var hasEdge: Bool
  var hasTranslation: Bool
  /// The directions of its last translation: a range of `TableView.arcs`.
  var arcs: IndexRange
  /// The mechanics after which its activity comes, and the elements that its outcomes name: ranges of `after` and `over`.
  var after: IndexRange
  var over: IndexRange
  /// Its detents: a range of `detents`.
  var detents: IndexRange
}

/// The directions of a step and the axes of its deviation: ranges of `TableView.arcs` and `axes`.
struct StepLists: Sendable {
  var arcs: IndexRange
  var axes: IndexRange
}

extension ProgramLimits {
  init(_ limits: MoveLimits) {
    self.init(
      distanceLeast: limits.distance.least, distanceMost: limits.distance.most,
      deviationLeast: limits.deviation.least, deviationMost: limits.deviation.most,
      velocityLeast: limits.velocity.least, velocityMost: limits.velocity.most, least: limits.least,
      before: limits.before)
  }
}
