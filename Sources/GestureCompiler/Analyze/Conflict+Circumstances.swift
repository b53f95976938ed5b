import SpecParser

/// Where and when two activities meet, and what each of them does there, in words that are alike for both.
extension Conflict {
  /// ` when selection is none`: the state of the witness; empty where no guard reads any.
  var whenWords: String {
    guard let state = witness?.state, !state.isEmpty else { return "" }
    return " when " + MeasureWords.list(state.map { "\($0.name) is \($0.value)" })
  }

  /// `, at 450 ms and 512 ms`: when each of the two claims in the witness, in the order of the activities.
  var instants: String {
    guard let claims = witness?.claims, claims.count == 2 else { return "" }
    let times = claims.map { MeasureWords.instant($0.time) }
    return times[0] == times[1] ? ", at \(times[0])" : ", at \(times[0]) and \(times[1])"
  }

  /// What is to be seen at an activity's place: `archive` claims at 50 ms, by drag.
  func label(_ number: Int, _ machine: Machine, _ names: [String]) -> String {
    let name = "`\(names[number])`"
    guard mechanics.indices.contains(number) else { return name }
    let mechanic = machine.mechanics[mechanics[number]]
    guard let claim = witness?.claims.first(where: { $0.activity == names[number] }) else {
      return "\(name), by \(mechanic)"
    }
    return "\(name) claims at \(MeasureWords.instant(claim.time)), by \(mechanic)"
  }
}

extension MeasureWords {
  /// To the microsecond, so that two instants never look like one.
  static func instant(_ time: Int64) -> String {
    let (whole, rest) = time.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(whole) ms" }
    var digits = String(String(rest + 1000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits) ms"
  }
}
