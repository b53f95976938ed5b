/// The recognizers that claim at the same lifts. Of several identical multi-tap recognizers on one target, only the first by name can win.
struct AlikeRecognizers {
  let recognizers: SlabView<ProgramRecognizer>
  let steps: SlabView<ProgramStep>
  let names: SlabView<ProgramName>

  /// For each recognizer, the number of its group; -1 for those without one.
  func groups() -> Slab<Int> {
    var activities = 0
    for recognizer in recognizers { activities = max(activities, recognizer.activity + 1) }
    var count = Slab(repeating: 0, count: activities)
    for recognizer in recognizers { count[recognizer.activity] += 1 }
    var groups = Slab(repeating: -1, count: recognizers.count)
    var firsts = SlabBuilder<Int>()
    for number in recognizers.indices {
      // A claim is not held for a recognizer of its own activity. So each must be the only recognizer of its activity.
      guard count[recognizers[number].activity] == 1, isPlain(number) else { continue }
      if let group = firsts.view.firstIndex(where: { isAlike($0, number) }) {
        groups[number] = group
      } else {
        groups[number] = firsts.count
        firsts.append(number)
      }
    }
    return groups
  }

  /// The recognizers of each group, as words of bits.
  func members(of groups: SlabView<Int>) -> Slab<UInt64> {
    let words = OpeningFacts.words(of: recognizers.count)
    var last = -1
    for group in groups { last = max(last, group) }
    var members = Slab<UInt64>(repeating: 0, count: (last + 1) * words)
    for number in groups.indices where groups[number] >= 0 {
      members[groups[number] * words + number / OpeningFacts.bits] |= OpeningFacts.bit(number)
    }
    return members
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
