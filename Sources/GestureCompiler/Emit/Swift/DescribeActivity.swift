import SpecParser

/// Describes an activity in the words of its spec, for documentation comments.
struct DescribeActivity {
  private let program: SwiftProgram
  private let activity: MachineActivity
  private let written: Activity?

  init(_ program: SwiftProgram, _ index: Int) {
    self.program = program
    activity = program.machine.activities[index]
    written = program.written[index]
  }

  /// A sentence such as `archive` does dismiss on `list/message` by fling, swipe or drag, when `selection == none`.
  var sentence: String {
    let machine = program.machine
    var text = "`\(activity.name)` does \(activity.does) on `\(machine.elements[activity.target].path)`"
    let mechanics = activity.recognizers.flatMap(machine.names)
    text += " by " + Self.listed(mechanics)
    if let condition = activity.condition {
      text += ", when `\(GuardText(states: machine.states).text(of: condition))`"
    }
    return text + "."
  }

  /// The documentation comment with all that the spec declares about it.
  var comment: SwiftNode { .doc([sentence] + remarks, list: mechanics) }

  /// The other declarations of the spec about it, a paragraph for each.
  private var remarks: [String] {
    var remarks: [String] = []
    if let summary = written?.summary?.value { remarks.append(summary) }
    if let commit = commitment { remarks.append(commit) }
    if let tools = activity.tools { remarks.append("It is for \(Set(tools).words).") }
    if let taps = activity.taps { remarks.append("It counts touches in a row: 1 to \(taps), then 1 again.") }
    if let time = activity.showsPossible {
      remarks.append(
        "It says that it is possible \(MeasureText.exact(time / 1000)) ms after the press, and that it has failed if it does after that."
      )
    }
    if activity.takesOver { remarks.append("It only takes touches over.") }
    if activity.begins { remarks.append("It may only begin a touch.") }
    if !activity.after.isEmpty {
      let mechanics = activity.after.map { program.machine.mechanics[$0] }
      remarks.append("It comes after \(Self.listed(mechanics)), within the same touch.")
    }
    if !activity.over.isEmpty {
      let elements = activity.over.map { "`\(program.machine.elements[$0].path)`" }
      remarks.append("It says whether the finger is over \(Self.listed(elements)).")
    }
    if activity.values.contains(.along) { remarks.append("Its translation keeps to one axis.") }
    if activity.values.contains(.fromPress) { remarks.append("Its values count from the press.") }
    if let alternative = written?.alternative?.value {
      remarks.append("Another way: \(Self.sentence(alternative))")
    }
    return remarks
  }

  /// One line for each of its mechanics, with every limit in effect.
  private var mechanics: [String] {
    activity.recognizers.map { recognizer in
      let names = program.machine.names(of: recognizer).joined(separator: " / ")
      let count = Self.count(recognizer.fingers)
      return "\(names): \(count): " + recognizer.steps.map(DumpMachine.text).joined(separator: "; ")
    }
  }

  /// The number of fingers: `1 finger`, `2 to 3 fingers`.
  static func count(_ fingers: ClosedRange<Int>) -> String {
    if fingers.count > 1 { return "\(fingers.lowerBound) to \(fingers.upperBound) fingers" }
    return "\(fingers.lowerBound) \(fingers.lowerBound == 1 ? "finger" : "fingers")"
  }

  private var commitment: String? {
    guard let commit = activity.commit else { return nil }
    if !commit.detents.isEmpty {
      return "It commits to the furthest that it reaches of its detents, judged at the lift: "
        + inWords(commit.detents.map(Self.detent), joinedBy: "and") + "."
    }
    var ways: [String] = []
    if let distance = commit.distance?.value {
      let unit = distance.dimension == .proportion ? " % of the element's size" : " pt"
      ways.append(MeasureText.exact(distance.amount) + unit)
    }
    if let velocity = commit.velocity?.value {
      ways.append("a velocity of \(MeasureText.exact(velocity)) pt/s")
    }
    return "It commits at " + Self.listed(ways) + ", judged at the lift."
  }

  /// A detent in words: `reveal` at 72 pt.
  private static func detent(_ detent: Detent) -> String {
    let distance = detent.distance.value
    return "`\(detent.name.value)` at \(MeasureText.exact(distance.amount))"
      + (distance.dimension == .proportion ? " % of the element's size" : " pt")
      + (detent.isProjected ? ", by where it would come to rest" : "")
  }

  /// A text of the spec as the end of a sentence.
  private static func sentence(_ text: String) -> String {
    text.last.map(".!?".contains) == true ? text : text + "."
  }

  private static func listed(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : inWords(words, joinedBy: "or")
  }
}
