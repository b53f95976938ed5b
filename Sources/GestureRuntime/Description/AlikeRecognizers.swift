/// The recognizers that claim at the same lifts. Of several identical multi-tap recognizers on one target, only the first by name can win.
struct AlikeRecognizers {
  let recognizers: SlabView<ProgramRecognizer>
  let steps: SlabView<ProgramStep>
  let names: SlabView<ProgramName>

  /// For each recognizer, the last one before it that is alike; -1 for none.
  var before: Slab<Int> {
    var activities = 0
    for recognizer in recognizers { activities = max(activities, recognizer.activity + 1) }
    var count = Slab(repeating: 0, count: activities)
    for recognizer in recognizers { count[recognizer.activity] += 1 }
    var before = Slab(repeating: -1, count: recognizers.count)
    // For each kind, the last recognizer.
    var last = SlabBuilder<Int>()
    for number in recognizers.indices {
      // A claim is not held for a recognizer of its own activity. So each must be the only recognizer of its activity.
      guard count[recognizers[number].activity] == 1, isPlain(number) else { continue }
      if let sort = last.view.firstIndex(where: { isAlike($0, number) }) {
        before[number] = last[sort]
        last[sort] = number
      } else {
        last.append(number)
      }
    }
    return before
  }

  /// Whether the recognizer is a multi-tap of one finger, with a single name without limits.
  private func isPlain(_ number: Int) -> Bool {
    let recognizer = recognizers.row(number).pointee
    return recognizer.claimsAtLift && recognizer.presses > 1 && recognizer.fingersMost == 1
      && recognizer.count == 2 * recognizer.presses && !recognizer.begins && !recognizer.sleeps
      && recognizer.nameCount == 1 && names[recognizer.names].isOpen
  }

  private func isAlike(_ a: Int, _ b: Int) -> Bool {
    let (one, other) = (recognizers[a], recognizers[b])
    guard one.target == other.target, one.count == other.count else { return false }
    return (0..<one.count).allSatisfy { steps[one.first + $0].asks(theSameAs: steps[other.first + $0]) }
  }
}
