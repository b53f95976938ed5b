/// What recognizers ask of a table while a touch goes on: entries without arrays of their own, so that to look at one
/// costs no more than to read it. Made from the entries of the same names when a table is loaded.

struct StepInfo: Sendable {
  var kind: StepKind
  var mask: UInt8
  var contactHasMove: Bool
  var slop: Double
  var fingerSlop: Double
  var minSpan: Double
  var limits: MoveLimits
  var gapLeast: Microseconds
  var gapBefore: Microseconds
  var near: Double
  var apart: Double
  /// Indices into `TableContents.arcs` and `axes`.
  var arcs: IndexRange
  var axes: IndexRange
  /// Whether every finger stays near its press, as before any move of the contact.
  var keepsStill = false
  /// A movement shorter than this surely breaks no slop and reaches no least distance; negative where none is short enough.
  var quiet: Double { Self.quiet(kind, slop, limits) }
  /// The same for frames.
  var bounds = FrameBounds(.press, keepsStill: false, quiet: -1)

  /// Measures are rounded to the nearest millionth before they are compared, so a millionth of room, and a little for the arithmetic,
  /// leaves no doubt.
  private static func quiet(_ kind: StepKind, _ slop: Double, _ limits: MoveLimits) -> Double {
    var bound = slop
    if kind != .wait && kind != .lift && limits.distance.least > 0 {
      bound = min(bound, limits.distance.least)
    }
    return bound > 2e-6 ? bound - 2e-6 : -1
  }

  /// Takes the bounds from the limits.
  mutating func setBounds() { bounds = FrameBounds(kind, keepsStill: keepsStill, quiet: quiet) }
}

struct RecognizerInfo: Sendable {
  var activity: Int
  var target: Int
  /// How many ancestors the target has.
  var depth: Int
  var fingersLeast: Int
  var fingersMost: Int
  var isContinuous: Bool
  var hasWait: Bool
  var hasEdge: Bool
  var presses: Int
  /// Relative to `steps`.
  var claimStep: Int
  /// Relative to `steps`; -1 for none.
  var translation: Int
  /// Relative to `names`; -1 for none.
  var continuousName: Int
  var values: OutcomeValues
  /// Those that it has before its end.
  var valuesUnderWay: OutcomeValues
  /// Whether something of it is added up frame by frame.
  var isFollowed: Bool
  /// Whether it has an orbit: turns are added up from the base on, because they are seen from frame to frame only.
  var turns: Bool
  /// Whether nothing but its guard can fail it at its first press; and how long after that press its first timer is due.
  var startsPlainly: Bool
  var firstDue: Microseconds
  /// The mechanic whose name a continuous one bears before its end.
  var mechanicUnderWay: Int
  /// Whether the activity commits by distance, or at all.
  var hasThreshold: Bool
  var hasCommit: Bool
  /// The activity's commit condition; infinite where it has none.
  var commitDistance: Double
  var commitIsShare: Bool
  var commitVelocity: Double
  /// Whether it is discrete and its last step is a lift: such a claim waits for a longer mechanic.
  var claimsAtLift: Bool
  /// The activity's guard: a part of `guards`; empty is always.
  var guardCode: IndexRange
  /// Whether the activity may only begin a touch, and what it comes after.
  var begins: Bool
  var after: IndexRange
  /// Elements that the activity's outcomes name: a part of `over`.
  var over: IndexRange
  /// Indices into the flat `steps` and `names`.
  var steps: IndexRange
  var names: IndexRange
}

/// Lays recognizers out flat.
struct FlatTable {
  var recognizers: [RecognizerInfo] = []
  var steps: [StepInfo] = []
  var names: [NameEntry] = []
  var arcs: [ArcEntry] = []
  var axes: [Double] = []
  /// Mechanics that activities come after.
  var after: [Int] = []
  /// Elements that outcomes name.
  var over: [Int] = []
  var guards: [GuardInstruction]
  var parents: [Int]
  var startersOf: [IndexRange] = []
  var starters: [Int] = []
  var relations: RelationsBuilder
  var marks: [UInt8]

  init(_ builder: TableBuilder) {
    guards = builder.guards
    parents = builder.elements.map { $0.parent }
    relations = builder.relations
    marks = relations.marks(activities: builder.activities.count)
    for element in builder.elements {
      startersOf.append(IndexRange(starters.count, starters.count + element.recognizers.count))
      starters += element.recognizers
    }
    for recognizer in builder.recognizers {
      let activity = builder.activities[recognizer.activity]
      let firstStep = steps.count
      let firstName = names.count
      for step in recognizer.steps {
        let isFirst = steps.count > firstStep && steps[steps.count - 1].kind == .press
        append(step)
        steps[steps.count - 1].keepsStill =
          step.kind == .wait ? isFirst : step.kind == .lift && !step.contactHasMove
        steps[steps.count - 1].setBounds()
      }
      names += recognizer.names
      let firstAfter = after.count
      let firstOver = over.count
      var values = recognizer.values
      if !activity.over.isEmpty { values.insert(.over) }
      var valuesUnderWay = values.subtracting(.velocity)
      if activity.commitDistance != nil { valuesUnderWay.insert(.progress) }
      after += activity.after
      over += activity.over
      recognizers.append(
        RecognizerInfo(
          activity: recognizer.activity, target: recognizer.target,
          depth: builder.elements[recognizer.target].depth, fingersLeast: recognizer.fingersLeast,
          fingersMost: recognizer.fingersMost, isContinuous: recognizer.isContinuous,
          hasWait: recognizer.hasWait, hasEdge: recognizer.hasEdge, presses: recognizer.presses,
          claimStep: recognizer.claimStep, translation: recognizer.translation,
          continuousName: recognizer.continuousName, values: values,
          valuesUnderWay: valuesUnderWay,
          isFollowed: recognizer.values.contains(.rotation) || activity.commitDistance != nil,
          turns: recognizer.steps.contains { $0.kind == .orbit },
          startsPlainly: recognizer.steps[0].mask == 0 && recognizer.claimStep > 0 && activity.after.isEmpty,
          firstDue: Self.firstDue(recognizer),
          mechanicUnderWay: recognizer.names[max(0, recognizer.continuousName)].mechanic,
          hasThreshold: activity.commitDistance != nil, hasCommit: activity.hasCommit,
          commitDistance: activity.commitDistance ?? .infinity, commitIsShare: activity.commitIsShare,
          commitVelocity: activity.commitVelocity ?? .infinity,
          claimsAtLift: !recognizer.isContinuous && recognizer.steps[recognizer.claimStep].kind == .lift,
          guardCode: IndexRange(activity.guardStart, activity.guardEnd), begins: activity.begins,
          after: IndexRange(firstAfter, after.count), over: IndexRange(firstOver, over.count),
          steps: IndexRange(firstStep, steps.count),
          names: IndexRange(firstName, names.count)))
    }
  }

  /// From the first press to the first timer: that of the second press where there must be one, else of the next step.
  private static func firstDue(_ recognizer: RecognizerEntry) -> Microseconds {
    guard recognizer.fingersLeast == 1, recognizer.steps.count > 1 else {
      return recognizer.steps[0].limits.before
    }
    let limits = recognizer.steps[1].limits
    switch recognizer.steps[1].kind {
    case .wait: return limits.least
    case .lift, .press: return limits.before
    case .translate, .spread, .orbit: return limits.least > 0 ? limits.least : limits.before
    }
  }

  private mutating func append(_ step: StepEntry) {
    let firstArc = arcs.count
    let firstAxis = axes.count
    arcs += step.arcs
    axes += step.axes
    let info = StepInfo(
      kind: step.kind, mask: step.mask, contactHasMove: step.contactHasMove, slop: step.slop,
      fingerSlop: step.fingerSlop, minSpan: step.minSpan, limits: step.limits,
      gapLeast: step.gapLeast, gapBefore: step.gapBefore, near: step.near, apart: step.apart,
      arcs: IndexRange(firstArc, arcs.count), axes: IndexRange(firstAxis, axes.count))
    steps.append(info)
  }
}
