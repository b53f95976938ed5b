import GestureRuntime
import SpecParser

/// Describes a conflict in words: one sentence, reasons, remedies, both places.
extension Conflict {
  func finding(in machine: Machine) -> Finding {
    let names = activities.map { machine.activities[$0].name }
    let spans = activities.map { machine.activities[$0].span }
    var finding = Finding(
      rule: rule.rawValue, severity: severity, message: message(machine, names), span: spans[0],
      file: spans[0].file, notes: notes(machine, names), help: help(machine, names),
      related: spans.indices.dropFirst().map { number in
        Finding.Related(span: spans[number], message: label(number, machine, names))
      },
      activities: names)
    finding.label = label(0, machine, names)
    return finding
  }

  /// A finding of this conflict from another version of the spec, with the source locations of this version.
  func placed(_ finding: Finding, in machine: Machine) -> Finding {
    var finding = finding
    let spans = activities.map { machine.activities[$0].span }
    finding.span = spans[0]
    finding.file = spans[0].file
    for (index, span) in zip(finding.related.indices, spans.dropFirst()) {
      finding.related[index].span = span
    }
    return finding
  }

  // MARK: The sentence

  private func message(_ machine: Machine, _ names: [String]) -> String {
    let a = told(0, machine, names)
    // An activity that can never win may have no rival.
    let b = names.count > 1 ? told(1, machine, names) : ""
    let place = "on `\(place(machine))`\(whenWords(machine))"
    if let group = groupSentence(machine, "on `\(self.place(machine))`") { return group }
    let both = "\(a) and \(b) both claim \(place)"
    switch cause {
    case .sameInstant: return "\(both), at one instant"
    case .first(let number): return "\(both), `\(names[number])` first"
    case .race(let first, let second, nil): return "\(both), and \(racing(first, second, machine, names))"
    case .race(let first, let second, let late?):
      let needs = late == 0 ? second : first
      return "\(both), and \(preferredTooLate(late, needs, machine, names))"
    case .released(let awaited, let areBothHeld):
      let third = "`\(machine.activities[awaited].name)`"
      let open = "nothing settles who wins"
      return areBothHeld
        ? "\(both), and wait for \(third): when that fails, \(open)"
        : "\(both): if \(late(names)) claims while \(early(names)) waits for \(third), which fails at that instant, \(open)"
    case .cutsHoldOff: return "\(both): \(early(names)) claims while \(late(names)) waits for the lift"
    case .specialCase(let winner), .earlier(let winner, _):
      return "\(both): \(winning(winner, machine, names))\(unless(machine, names))"
    case .inside(let inner, _):
      return "\(both): \(inside(inner, machine, names))\(unless(machine, names))"
    case .over(let winner):
      let wins = "`\(names[winner])` wins if a finger lifts and ends it before `\(names[1 - winner])` claims"
      return "\(both): \(thirdsWin(machine) ?? wins + unless(machine, names))"
    case .taken(let givers): return takenSentence(givers, machine, names)
    case .waits(let waiting, let isDeclared): return waitSentence(waiting, isDeclared, machine, names)
    case .beaten(let condition): return beatenSentence(machine, names, condition)
    case .neverWoken(let begins): return sleeperSentence(machine, names, begins)
    case .bound:
      guard names.count > 1 else { return "whether \(a) can ever win \(place) was not decided" }
      return hasOpenOrder
        ? "in which orders \(a) and \(b) can both claim \(place) was not decided"
        : "whether \(a) and \(b) can both claim \(place) was not decided"
    }
  }

  private func told(_ number: Int, _ machine: Machine, _ names: [String]) -> String {
    "`\(names[number])` (\(machine.mechanics[mechanics[number]]))"
  }

  private func place(_ machine: Machine) -> String {
    witness?.target ?? innerPath(machine)
  }

  /// The path of the inner of two targets.
  func innerPath(_ machine: Machine) -> String {
    let paths = activities.prefix(2).map { machine.elements[machine.activities[$0].target].path }
    return paths.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  private func early(_ names: [String]) -> String { "`\(names[earlyNumber])`" }
  private func late(_ names: [String]) -> String { "`\(names[1 - earlyNumber])`" }

  private var earlyNumber: Int {
    guard let witness else { return 0 }
    return witness.claims[0].time <= witness.claims[1].time ? 0 : 1
  }

  private func waitSentence(
    _ waiting: Int, _ isDeclared: Bool, _ machine: Machine, _ names: [String]
  ) -> String {
    let reason = isDeclared ? "" : ", which the same touch can still become"
    return
      "\(told(waiting, machine, names)) waits \(MeasureText.wait(delay)) for \(told(1 - waiting, machine, names))\(reason)"
      + ", on `\(place(machine))`\(whenWords(machine))"
  }

  private func takenSentence(_ givers: [Int], _ machine: Machine, _ names: [String]) -> String {
    let others = inWords(givers.map { "`\(machine.activities[$0].name)`" }, joinedBy: "or")
    // One activity that hands over is also there; of several, any may be.
    let present = givers.count == 1 ? activities + givers : activities
    return
      "\(told(1, machine, names)) can win beside \(others) on `\(place(machine))`\(Self.whenWords(machine, present))"
      + ", but not once \(told(0, machine, names)) has taken the touch over"
  }

  private func beatenSentence(_ machine: Machine, _ names: [String], _ condition: Guard?) -> String {
    let rivals = inWords(names.dropFirst().map { "`\($0)`" })
    let state = condition.map { " when " + GuardText(states: machine.states).text(of: $0) } ?? ""
    // A rival around an inner target, or what holds the claim there, fails if fingers are elsewhere. The activity may then win.
    let own = machine.activities[activities[0]].target
    let awaited = machine.waits.filter { $0.first == activities[0] }.map(\.second)
    let isNested = (activities + awaited).contains { machine.activities[$0].target != own }
    let place = isNested ? " with all fingers on `\(machine.elements[own].path)`" : ""
    let change = unlessStateChanges ? " unless the state changes between its presses" : ""
    let winner = names.count > 2 ? "one of \(rivals) wins" : "\(rivals) wins"
    let touches =
      switch lost {
      case .toward(let sides): " a movement " + Self.words(for: sides)
      case .withoutDrift: " unless a finger moves before the last one lands"
      case nil: ""
      }
    return
      "`\(names[0])` can never win\(touches)\(state)\(place)\(change): wherever it would claim, \(winner)"
  }

  /// Directions as part of a sentence: `up or to the left`.
  static func words(for sides: [DirectionWord]) -> String {
    let words = sides.map { [.left, .right].contains($0) ? "to the \($0.rawValue)" : $0.rawValue }
    return inWords(words, joinedBy: "or")
  }

  private func sleeperSentence(_ machine: Machine, _ names: [String], _ begins: Bool) -> String {
    let leaders = inWords(names.dropFirst().map { "`\($0)`" })
    if begins {
      return "`\(names[0])` can never win: it may only begin a touch, and yet comes after another claim"
    }
    if names.count > 1 {
      return "`\(names[0])` can never win: it comes after \(leaders), and fails when that wins"
    }
    let after = machine.activities[activities[0]].after.map { "`\(machine.mechanics[$0])`" }
    return
      "`\(names[0])` can never win: no activity that shares a finger with it claims by \(inWords(after))"
  }

  // MARK: Notes

  private func notes(_ machine: Machine, _ names: [String]) -> [String] {
    var notes: [String] = []
    if let relation, !relation.words.isEmpty, !cause.namesWinner {
      notes.append("they meet in " + inWords(relation.words))
    }
    if relation?.isBoundary == true {
      notes.append("they overlap in a single value, which a hand hardly ever hits")
    }
    if isJump {
      notes.append("only a finger that jumps, from one sample to the next, makes both claim like this")
    }
    if let handOver = handOver(machine) {
      let ends = inWords(handOver.ends.filter { $0 != .start }.map(\.words))
      let (winner, loser) = (names[handOver.winner], names[1 - handOver.winner])
      notes.append("`\(winner)` hands the touch over to `\(loser)` at \(ends)")
    }
    if rule == .undecided {
      notes.append(
        names.count > 1
          ? "the analysis came to its bound, or found a trace that no replay confirmed"
          : "no touch was found by which it wins, and it was not proved that there is none")
    }
    return notes
  }

  /// The winner of two nested activities (0 or 1), and the ends at which it hands the touch over to the other; `nil` if it does not.
  private func handOver(_ machine: Machine) -> (winner: Int, ends: [HandOverEnd])? {
    guard rule == .nested, activities.count == 2, let winner = onlyWinner else { return nil }
    let ends = machine.ends(from: activities[winner], to: activities[1 - winner])
    return ends.isEmpty || ends == [.start] ? nil : (winner, ends)
  }

  // MARK: Help

  /// Help for conflicts that no change between two activities fixes, so that `FindFixes` finds no fix.
  private func help(_ machine: Machine, _ names: [String]) -> [String] {
    if case .earlier(let winner, let needs) = cause, needs.contains(.lateFinger),
      mayTakeOver(from: winner, machine)
    {
      let late = names[1 - winner]
      return [
        "`{prefer: \(late), over: \(names[winner])}` lets `\(late)` take over, however late its last finger lands"
      ]
    }
    if rule == .ambiguous, severity == .error, sides.isEmpty, areOneMovement(machine) {
      let way = recognizer(0, machine)?.steps.contains { $0.kind.isMove } == true ? "`toward`, " : ""
      return ["they are the same movement: give one of them another \(way)`by`, `when` or `target`"]
    }
    if case .taken = cause {
      return ["`{prefer: \(names[1]), over: \(names[0])}` lets `\(names[1])` win then, too"]
    }
    guard case .neverWoken(let begins) = cause else { return [] }
    if begins { return ["drop `begins` or `after`"] }
    return names.count > 1 ? [] : ["let another activity claim by it, or drop `after`"]
  }

  /// Whether both claim by the same steps, so that no touch tells them apart.
  private func areOneMovement(_ machine: Machine) -> Bool {
    guard let first = recognizer(0, machine), let second = recognizer(1, machine) else { return false }
    let hand = HandLimits(machine.metrics)
    return MakeShapes(first, hand).shapes == MakeShapes(second, hand).shapes
  }

  /// Whether a preference would extend the press window of the activity that loses by its last finger. It must begin with a move, and the
  /// winner must be continuous.
  private func mayTakeOver(from winner: Int, _ machine: Machine) -> Bool {
    guard let late = recognizer(1 - winner, machine), let early = recognizer(winner, machine) else {
      return false
    }
    guard !machine.activities[activities[1 - winner]].begins else { return false }
    return late.steps.count > 1 && late.steps[1].kind.isMove && early.isContinuous
      && early.fingers.lowerBound < late.fingers.lowerBound
  }

  /// The recognizer of the mechanic by which an activity of the pair claims.
  func recognizer(_ number: Int, _ machine: Machine) -> MachineRecognizer? {
    machine.activities[activities[number]].recognizers.first { recognizer in
      recognizer.names.contains { $0.mechanic == mechanics[number] }
    }
  }
}

extension ClaimRelation {
  /// The region in words; none for an overlap without extent, since its words fit other touches, too.
  var words: [String] { isBoundary ? [] : region.words }
}

extension MeetingRegion {
  /// The limits of the place where two activities meet: `directions 135° to 225°`, `more than 8 pt`.
  fileprivate var words: [String] {
    var words: [String] = []
    let way = directions.map { directionWords(joined($0)) }
    if let distance {
      words.append(text(distance, way ?? "a movement", .length))
    } else if let way {
      words.append(way)
    }
    if let span { words.append(text(span, "a change of span", .length)) }
    if let turn { words.append(text(turn, "a turn", .angle)) }
    if let velocity { words.append(text(velocity, "a velocity", .velocity)) }
    return words
  }

  /// Directions in words: `a movement up or down`, `directions 30° to 60°`.
  private func directionWords(_ ranges: [Range]) -> String {
    let sides = ranges.compactMap { range in
      DirectionWord.sides.first { side in
        side.directions.arcs.contains {
          ($0.start - range.low).magnitude < 1e-6 && ($0.end - range.high).magnitude < 1e-6
        }
      }
    }
    if sides.count == ranges.count {
      return "a movement " + Conflict.words(for: sides)
    }
    return "a movement toward " + inWords(ranges.map(arc))
  }

  private func arc(_ range: Range) -> String {
    let low = MeasureText.brief(range.low, .angle)
    return range.high - range.low < 1e-6 && range.high >= range.low
      ? "of just \(low)" : "\(low) to \(MeasureText.brief(range.high, .angle))"
  }

  /// The ranges with those on both sides of 0° merged.
  private func joined(_ ranges: [Range]) -> [Range] {
    guard ranges.count > 1, let first = ranges.first, let last = ranges.last, first.low == 0, last.high == 360
    else {
      return ranges
    }
    return ranges.dropFirst().dropLast() + [Range(low: last.low, high: first.high)]
  }

  private func text(_ range: Range, _ what: String, _ dimension: Dimension) -> String {
    func amount(_ end: Double) -> String { MeasureText.brief(end, dimension) }
    if range.low == -.infinity { return "\(what) below \(amount(range.high))" }
    // A step of least 0 is any movement.
    if range.high == .infinity { return range.low <= 1e-6 ? what : "\(what) beyond \(amount(range.low))" }
    if range.high - range.low < 1e-9 { return "\(what) of just \(amount(range.low))" }
    return "\(what) of \(amount(range.low)) to \(amount(range.high))"
  }
}
