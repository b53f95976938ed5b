import GestureRuntime
import SpecParser

extension Conflict.Cause {
  /// The winner of the two according to the cause; `nil` if the cause alone does not decide.
  var winner: Int? {
    switch self {
    case .specialCase(let winner), .earlier(let winner, _), .over(let winner): winner
    case .inside, .sameInstant, .first, .race, .released, .cutsHoldOff, .waits, .taken, .beaten, .neverWoken,
      .bound:
      nil
    }
  }

  /// Whether the sentence says who wins the touch of the witness, which is then replayed in the whole product.
  var isPlayed: Bool { if case .over = self { true } else { namesWinner } }

  /// Whether the sentence names a winner of every touch.
  var namesWinner: Bool {
    switch self {
    case .specialCase, .earlier, .inside: true
    case .sameInstant, .first, .race, .released, .cutsHoldOff, .over, .waits, .taken, .beaten, .neverWoken,
      .bound:
      false
    }
  }
}

/// Describes who wins, and when, according to the replay of the witness in the whole product.
extension Conflict {
  /// The clause that one of the two wins, independent of the order of their claims.
  func winning(_ winner: Int, _ machine: Machine, _ names: [String]) -> String {
    if let other = thirdsWin(machine) { return other }
    guard isRecognized(winner), !isRecognized(1 - winner) else {
      // In the shown touch the other has also claimed before, which is not necessary.
      guard case .earlier(_, let needs) = cause, isRecognized(1 - winner), !isRecognized(winner) else {
        return played(names)
      }
      let first = "`\(names[winner])`"
      let condition = condition(needs, of: first, late: 1 - winner, machine, names).map { " " + $0 } ?? ""
      return
        "\(played(names))\(condition); \(first) can win where it claims first\(unlessHeld(heldFor, machine))"
    }
    let reason = reason(winner, machine, names)
    return "`\(names[winner])` wins\(reason.hasPrefix("as") ? "," : "")\(reason.isEmpty ? "" : " ")\(reason)"
  }

  /// The clause that tells which of an inner and an outer activity wins where.
  func inside(_ inner: Int, _ machine: Machine, _ names: [String]) -> String {
    if let other = thirdsWin(machine) { return other }
    guard case .inside(_, let winners) = cause else { return "" }
    let outer = 1 - inner
    let (first, second) = ("`\(names[inner])`", "`\(names[outer])`")
    let needs = relation?.needs ?? []
    let condition = condition(needs, late: inner, machine, names)
    // Fingers on two instances of the inner element let only the outer activity claim.
    let mayBeSeveral = winners != [outer] && recognizer(outer, machine)?.fingers.upperBound ?? 1 > 1
    let place = condition ?? "with all fingers on \(mayBeSeveral ? "one " : "")`\(innerPath(machine))`"
    if winners.count > 1 {
      return "\(second) wins if it claims first, and \(first) wins otherwise, \(place)\(extent)"
    }
    if winners == [outer] {
      let wins = winsLater || hasOpenOrder ? "wins" : "claims first and wins"
      return "\(second) \(wins), so \(first) is not recognized \(place)\(extent)"
    }
    if winners == [inner] { return "\(first) wins, so \(second) is not recognized \(place)\(extent)" }
    return played(names)
  }

  /// The clause that each can claim first, with the condition for each.
  func racing(_ first: WayNeeds, _ second: WayNeeds, _ machine: Machine, _ names: [String]) -> String {
    let conditions = [first, second].indices.compactMap { number in
      condition([first, second][number], late: 1 - number, machine, names).map { "`\(names[number])` \($0)" }
    }
    return conditions.isEmpty
      ? "each can be the earlier" : "each can be the earlier: \(inWords(conditions))"
  }

  /// The clause that an activity can claim before the one that is preferred to it.
  func preferredTooLate(_ late: Int, _ needs: WayNeeds, _ machine: Machine, _ names: [String]) -> String {
    let condition = condition(needs, late: late, machine, names).map { " " + $0 } ?? ""
    return "`\(names[1 - late])` can claim first\(condition), although `\(names[late])` is preferred to it"
  }

  /// The special movement that touches need, as a clause: `if a finger moves before the last one lands`; `nil` if they need none.
  ///
  /// - Parameter early: the word for the activity that then claims first.
  func condition(
    _ needs: WayNeeds, of early: String = "it", late: Int, _ machine: Machine, _ names: [String]
  ) -> String? {
    if needs.contains(.innerUntouched) {
      return "if \(early) claims before a finger lands on `\(innerPath(machine))`"
    }
    if needs.contains(.lateFinger) {
      return "if \(early) claims before the last finger of `\(names[late])` lands"
    }
    if needs.contains(.fingerOutside) { return "if a finger lands outside `\(innerPath(machine))`" }
    if needs.contains(.earlyLift) { return "if a finger lifts before the others" }
    if needs.contains(.drift) { return "if a finger moves before the last one lands" }
    if needs.contains(.laterTouch) { return "in a second touch that follows the first at once" }
    return nil
  }

  /// The reason why an activity wins over another, as a clause.
  private func reason(_ winner: Int, _ machine: Machine, _ names: [String]) -> String {
    if case .earlier(_, let needs) = cause {
      guard let condition = condition(needs, late: 1 - winner, machine, names) else {
        let mayBeLate = hasOpenOrder || exceptions.contains { $0.isEarlier && $0.needs.isEmpty }
        if mayBeLate { return "if it claims first" }
        return winsLater ? "" : "because it claims first"
      }
      if !needs.isDisjoint(with: [.lateFinger, .innerUntouched]) { return condition }
      let mayBeLate = hasOpenOrder || exceptions.contains { $0.isEarlier && $0.needs == needs }
      if winsLater, !mayBeLate { return condition }
      return condition + (mayBeLate ? " and it claims first" : ": it claims first there")
    }
    guard let first = recognizer(winner, machine), let second = recognizer(1 - winner, machine) else {
      return "as the special case"
    }
    return switch machine.difference(first, from: second) {
    case .earlierTouch: "as the special case: it has an earlier touch"
    case .wait: "as the special case: it has a wait"
    case .edge: "as the special case: it starts at an edge"
    case .directions: "as the special case: its directions lie inside the other's"
    case nil: "as the special case"
    }
  }

  /// The clause that third activities win, if neither of the two is recognized.
  func thirdsWin(_ machine: Machine) -> String? {
    guard let recognized, !isRecognized(0), !isRecognized(1), !recognized.isEmpty else { return nil }
    if let openTie {
      let names = [openTie.first, openTie.second].map { "`\(machine.activities[$0].name)`" }
      return "it is open who wins, since nothing settles \(names[0]) against \(names[1])"
    }
    let others = inWords(recognized.map { "`\(machine.activities[$0].name)`" })
    let state = areThirdsPartly ? Self.whenWords(machine, recognized) : ""
    return "\(others) \(recognized.count == 1 ? "wins" : "win") over both\(state)"
  }

  func isRecognized(_ number: Int) -> Bool {
    recognized.map { activities.indices.contains(number) && $0.contains(activities[number]) } ?? true
  }

  /// The clause that names the recognized activities of the replayed witness.
  private func played(_ names: [String]) -> String {
    let won = names.indices.filter(isRecognized).map { "`\(names[$0])`" }
    if won.isEmpty { return "neither is recognized" }
    return won.count == 1 ? "\(won[0]) wins" : "both are recognized, one after the other"
  }

  /// The touches that the conflict is about: ` for a movement down of more than 60 pt`. Empty if it is about every touch that both claim.
  private var extent: String {
    if relation?.isBoundary == true { return " in the single value in which they overlap" }
    guard let words = relation?.words, !words.isEmpty else { return "" }
    return " for " + inWords(words)
  }
}

/// Describes several conflicts with one cause in one sentence.
extension Conflict {
  /// The sentence for a group; `nil` for a single conflict.
  func groupSentence(_ machine: Machine, _ place: String) -> String? {
    guard sides.count == 2 else { return nil }
    func list(_ activities: [Int]) -> String {
      inWords(
        activities.map { activity in
          let mechanic =
            self.activities.firstIndex(of: activity).map { machine.mechanics[mechanics[$0]] } ?? ""
          return "`\(machine.activities[activity].name)` (\(mechanic))"
        })
    }
    switch cause {
    case .race, .cutsHoldOff, .sameInstant:
      let isOne = !sides[1].isEmpty
      let compete = isOne ? "competes with \(list(sides[1]))" : "compete"
      let reason =
        cause != .sameInstant
        ? "which one wins depends on which claims first"
        : isOne ? "it claims at the same instant as each of them" : "they claim at one instant"
      return "\(list(sides[0])) \(compete) for the same touches \(place): \(reason)"
    case .inside(let inner, let winners):
      let innerWins = winners == [inner]
      let (winners, losers) = innerWins ? (sides[0], sides[1]) : (sides[1], sides[0])
      let element = machine.elements[machine.activities[sides[0][0]].target].path
      let reason = innerWins ? "an inner element comes first" : "an earlier claim comes first"
      return
        "\(list(winners)) \(winners.count == 1 ? "wins" : "win") over \(list(losers)) on `\(element)`: \(reason)"
    case .waits:
      let length = MeasureText.wait(delay)
      return
        "\(list(sides[0])) waits \(length) for \(list(sides[1])), which the same touch can still become, \(place)"
    case .first, .released, .specialCase, .earlier, .over, .taken, .beaten, .neverWoken, .bound: return nil
    }
  }
}
