import GestureRuntime
import SpecParser

/// The data about a spec that the page's scripts have in addition to its table.
struct PreviewFacts {
  private let input: PreviewInput
  private let machine: Machine
  /// The machine in a layout from right to left, if the layout changes anything.
  private let mirrored: Machine?
  private let table: Table

  init(_ input: PreviewInput, _ machine: Machine, _ table: Table) {
    self.input = input
    self.machine = machine
    mirrored = input.spec.followsReading ? CompilePipeline.lower(input.spec.laidOut(.rtl)) : nil
    self.table = table
  }

  private var spec: CheckedSpec { input.spec }

  func value(_ room: inout PreviewRoom) -> PreviewValue {
    let always: [PreviewValue.Member] =
      [
        .init("source", .text(input.source)), .init("errors", .texts(input.errors)),
        .init("text", .optional(input.edits.map { String(decoding: $0.source.bytes, as: UTF8.self) })),
        .init("screen", .list([.number(input.screen.x), .number(input.screen.y)])),
        .init("elements", .list(spec.elements.map(element))),
        .init("followsReading", .bool(mirrored != nil)), .init("states", states),
        .init("activities", .list(machine.activities.map(activity))),
        .init("causes", .texts(FailureCause.allCases.map { "\($0)" })),
        .init("words", PreviewWords.value),
      ] + recognizers
    room.take(.object(always))
    let sliders = PreviewMetrics(spec, machine, input.edits)
    let metrics = sliders.values
    let hasRoom = room.fits(.list(metrics))
    let (conflicts, cases, fixes) = played(&room, hasRoom ? sliders : nil)
    let leftOut = input.conflicts.count - conflicts.count + input.cases.count - cases.count
    return .object(
      always + [
        .init("conflicts", .list(conflicts)), .init("cases", .list(cases)), .init("fixes", .list(fixes)),
        .init("metrics", .list(hasRoom ? metrics : [])),
        .init("metricsLeftOut", .number(hasRoom ? 0 : metrics.count)), .init("leftOut", .number(leftOut)),
      ])
  }

  /// The conflicts, fixes and cases to play. Conflicts above note come first, with their fixes; then notes and cases in turn, until the
  /// page is full.
  private func played(_ room: inout PreviewRoom, _ sliders: PreviewMetrics?)
    -> ([PreviewValue], [PreviewValue], [PreviewValue])
  {
    var (conflicts, cases, fixes): ([PreviewValue], [PreviewValue], [PreviewValue]) = ([], [], [])
    func add(_ value: PreviewValue, _ list: inout [PreviewValue]) {
      if room.fits(value) { list.append(value) }
    }
    let urgent = input.conflicts.prefix { $0.finding.severity != .note }
    // Tables of fixes are all of a size and take long to make: after one without room no other is made.
    var isFull = false
    for one in urgent {
      add(conflict(one), &conflicts)
      for fix in one.finding.fixes where !isFull {
        guard let table = table(of: fix, one.finding, sliders) else { continue }
        isFull = !room.fits(table)
        if !isFull { fixes.append(table) }
      }
    }
    let notes = Array(input.conflicts.dropFirst(urgent.count))
    let tests = input.cases.map(testCase)
    for turn in 0..<max(notes.count, tests.count) {
      if turn < tests.count { add(tests[turn], &cases) }
      if turn < notes.count { add(conflict(notes[turn]), &conflicts) }
    }
    return (conflicts, cases, fixes)
  }

  // MARK: The screen

  private func element(_ element: Element) -> PreviewValue {
    let traits = element.traits
    func axes(_ axes: Located<Set<Axis>>?) -> PreviewValue {
      .texts((axes?.value ?? []).map(\.rawValue).sorted())
    }
    let frame = input.frames.first { $0.element == element.path }?.frame
    return .sparse([
      .init("path", .text(element.path)), .init("parent", .number(element.parent ?? -1)),
      .init("scrolls", axes(traits.scrolls)), .init("pages", axes(traits.pages)),
      .init("zooms", .bool(traits.zooms?.value == true)),
      .init("unbounded", .bool(traits.unbounded?.value == true)),
      .init("selectable", .bool(traits.selectable?.value == true)),
      .init("swipeable", .bool(traits.swipeable != nil)),
      .init(
        "frame",
        frame.map { .list([.number($0.x), .number($0.y), .number($0.width), .number($0.height)]) } ?? .nothing
      ),
    ])
  }

  private var states: PreviewValue {
    var compared: [Int: Set<Double>] = [:]
    for activity in machine.activities { activity.condition?.collectConstants(into: &compared) }
    return .list(machine.states.enumerated().map { state($1, compared[$0, default: []]) })
  }

  /// - Parameter compared: the numbers that guards compare it with.
  private func state(_ variable: StateVariable, _ compared: Set<Double>) -> PreviewValue {
    guard case .number(let low, let high) = variable.type else { return .object([]) }
    return .object([
      .init("low", .number(low)), .init("high", .number(high)),
      .init("compared", .list(compared.sorted().map(PreviewValue.number))),
    ])
  }

  private func activity(_ activity: MachineActivity) -> PreviewValue {
    let declared = spec.activities.first { $0.name.value == activity.name }
    return .sparse([
      .init("when", .optional(declared.flatMap { ExplainWords.guardText($0, spec, input.sources) })),
      .init("tools", .optional(declared.map { $0.takenTools.words })),
      .init("commit", .optional(declared?.commit.flatMap(limits))),
      .init("looksInside", .bool(looksInside(activity))),
      .init(
        "summary",
        .optional(
          declared?.summary?.value ?? spec.kinds.first { $0.name.value == activity.does }?.summary)),
    ])
  }

  private func limits(of commit: Commit) -> String? {
    ExplainWords.limits(
      distance: commit.distance?.value, velocity: commit.velocity?.value,
      at: ExplainWords.source(.written(commit.span), input.sources))
  }

  /// Whether it asks which of the elements in its target the finger is over.
  private func looksInside(_ activity: MachineActivity) -> Bool {
    let inside = machine.elements[activity.target].path + "/"
    return activity.over.contains { machine.elements[$0].path.hasPrefix(inside) }
  }

  // MARK: Recognizers

  /// The recognizers, and their different steps. Many recognizers have the same, so each has the numbers of its own.
  private var recognizers: [PreviewValue.Member] {
    let specialCases = machine.specialCases
    var steps: [PreviewValue] = []
    var known: [PreviewValue: Int] = [:]
    func shared(_ step: PreviewValue) -> PreviewValue {
      if let number = known[step] { return .number(number) }
      known[step] = steps.count
      steps.append(step)
      return .number(steps.count - 1)
    }
    let all = (0..<table.recognizerCount).map { number -> PreviewValue in
      guard let recognizer = machine.recognizer(number)?.recognizer else { return .nothing }
      // For rivals the number of what makes them the special case.
      let special = specialCases[number].compactMap { rival, difference -> PreviewValue.Member? in
        ExplainCondition.specials.firstIndex(of: ExplainCondition(difference)).map {
          .init("\(rival)", .number($0 + 1))
        }
      }
      return .object([
        .init(
          "mechanics", .texts(table.recognizerMechanics(number).reversed().map { machine.mechanics[$0] })),
        .init("fingers", .number(recognizer.fingers.lowerBound)),
        .init("steps", .list(recognizer.steps.indices.map { shared(step(number, recognizer, $0)) })),
        .init("special", .object(special)),
      ])
    }
    return [.init("recognizers", .list(all)), .init("steps", .list(steps))]
  }

  private func step(_ number: Int, _ recognizer: MachineRecognizer, _ index: Int) -> PreviewValue {
    let step = recognizer.steps[index]
    let kind =
      switch step.kind {
      case .press: "press"
      case .wait: "wait"
      case .lift: "lift"
      case .move(let path): "\(path.kind)"
      }
    let limits = FailureCause.allCases.compactMap { cause -> PreviewValue.Member? in
      let limits = machine.limits(ofRecognizer: number, step: index, cause: cause)
      guard !limits.isEmpty else { return nil }
      return .init(
        "\(cause)",
        .list(
          limits.map {
            .list([
              .number($0.number), .text(ExplainWords.source($0.limit.origin, input.sources) ?? input.source),
              .number($0.limit.amount), .number($0.isOutside ? 1 : 0),
            ])
          }))
    }
    return .object([
      .init("kind", .text(kind)),
      .init("slop", step.slop.map { .number($0.amount) } ?? .nothing),
      .init("takes", .texts(takes(number, index))),
      .init("limits", .object(limits)),
    ])
  }

  /// The directions that a step takes, in layouts from left to right and from right to left; none if it names none.
  private func takes(_ number: Int, _ step: Int) -> [String] {
    [machine, mirrored ?? machine].compactMap { machine in
      machine.recognizer(number)?.recognizer.steps[step].kind.directions.map(ExplainWords.directions)
    }
  }

  // MARK: What can be played

  private func conflict(_ conflict: PreviewConflict) -> PreviewValue {
    let finding = conflict.finding
    return .object([
      .init("rule", .text(finding.rule)), .init("severity", .text(finding.severity.rawValue)),
      .init("message", .text(finding.message)), .init("notes", .texts(finding.notes)),
      .init("activities", .texts(finding.activities)),
      .init(
        "fixes",
        .list(
          finding.fixes.map { fix in
            .object([
              .init("name", .text(fix.name)), .init("title", .text(fix.title)),
              .init("cost", .texts(fix.cost)),
            ])
          })),
      .init("trace", .texts(conflict.trace)),
    ])
  }

  /// The table of the spec with a fix applied: `of` is the conflict's message, `name` the fix's name, `patches` what sliders change; `nil`
  /// if there is none.
  private func table(of fix: Fix, _ finding: Finding, _ sliders: PreviewMetrics?) -> PreviewValue? {
    let fixed = fix.change.applied(to: spec)
    let machine = CompilePipeline.lower(fixed)
    guard let bytes = try? CompilePipeline.compile(machine).bytes else { return nil }
    return .object([
      .init("of", .text(finding.message)), .init("name", .text(fix.name)),
      .init("table", .text(Base64.text(bytes))),
      .init("patches", sliders?.patches(ofFixed: fixed, machine) ?? .nothing),
    ])
  }

  private func testCase(_ test: PreviewCase) -> PreviewValue {
    .object([
      .init("name", .text(test.name)), .init("failures", .texts(test.failures)),
      .init("rivals", .bool(test.showsRivals)), .init("trace", .texts(test.trace)),
    ])
  }
}
