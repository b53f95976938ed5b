import SpecParser

/// Describes when the loser of a sentence wins: in another order of claims, after a third activity, or while the winner's claim is held.
extension Conflict {
  /// Whether the sentence calls this activity the winner, as the witness shows.
  func isTold(_ winner: Int, _ machine: Machine) -> Bool {
    thirdsWin(machine) == nil && isRecognized(winner) && !isRecognized(1 - winner)
  }

  /// Whether exceptions can follow a sentence that this activity wins, always or if it claims first.
  func takesExceptions(_ winner: Int, _ machine: Machine) -> Bool {
    onlyWinner == nil ? thirdsWin(machine) == nil : isTold(winner, machine)
  }

  /// The clauses with exceptions to the winner; empty if there are none.
  func unless(_ machine: Machine, _ names: [String]) -> String {
    guard let winner = onlyWinner ?? winnerIfFirst, takesExceptions(winner, machine) else { return "" }
    let loser = "`\(names[1 - winner])`"
    var clauses: [String] = []
    var shared: [String] = []
    for exception in exceptions {
      // If it is not known for every path, the clause says "can".
      let isHeld = machine.waits.contains { $0.first == activities[1 - winner] }
      let isCertain = !isHeld && exception.isProved
      let order = exceptionWords(exception, winner, machine, names)
      if exception.areBoth {
        let words = "both \(isCertain ? "are" : "can be") recognized \(order)"
        if !shared.contains(words) { shared.append(words) }
      } else {
        let words = "\(isCertain ? "wins" : "can win") \(order)"
        if !clauses.contains(words) { clauses.append(words) }
      }
    }
    if !unlessAfter.isEmpty { clauses.append("wins where \(thirds(unlessAfter, machine)) has won before") }
    let takers = unlessTaken.filter { $0 != activities[1 - winner] }
    if !takers.isEmpty {
      let taking = takers.count > 2 ? "another activity" : thirds(takers, machine)
      clauses.append("can win where \(taking) has won before")
    }
    if takers != unlessTaken { clauses.append("can win again after it has won") }
    if !unlessWith.isEmpty {
      clauses.append("can win where \(thirds(unlessWith, machine)) claims at that instant")
    }
    for held in unlessHeld {
      let wins = held.isCertain ? "wins" : "can win"
      let finger = held.finger == .lands ? "where another finger lands " : ""
      let orFinger = held.finger == .mayLand ? ", also where another finger lands" : ""
      clauses.append(
        "\(wins) \(finger)while \(thirds([held.waiting], machine)) waits for \(thirds(held.awaited, machine))\(orFinger)"
      )
    }
    return (clauses.map { "\(loser) \($0)" } + shared).map { "; \($0)" }.joined()
  }

  /// The clause that a claim which comes first loses while it is held for one of some activities; empty if there are none.
  func unlessHeld(_ awaited: [Int], _ machine: Machine) -> String {
    if awaited.isEmpty { return "" }
    return ", unless it still waits for \(awaited.count > 2 ? "another activity" : thirds(awaited, machine))"
  }

  private func thirds(_ activities: [Int], _ machine: Machine) -> String {
    activities.map { "`\(machine.activities[$0].name)`" }.joined(separator: " or ")
  }

  private func exceptionWords(
    _ exception: Exception, _ winner: Int, _ machine: Machine, _ names: [String]
  ) -> String {
    let subject = exception.areBoth ? "`\(names[1 - winner])`" : "it"
    let claim =
      exception.mayBeAtOnce
      ? "\(subject) claims first or at the same instant"
      : exception.isEarlier ? "\(subject) claims first" : "both claim at once"
    let held = unlessHeld(exception.heldFor, machine)
    if exception.needs.contains(.laterTouch) {
      let unless = exception.isOverIfFirstIsClaimed ? ", unless `\(names[winner])` has claimed the first" : ""
      return "where \(claim) in a second touch that follows the first at once\(unless)\(held)"
    }
    guard let condition = condition(exception.needs, of: subject, late: winner, machine, names) else {
      return "where \(claim)\(held)"
    }
    return (exception.needs.contains(.lateFinger) ? condition : "\(condition) and \(claim)") + held
  }
}
