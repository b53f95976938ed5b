import SpecParser

/// Finds changes of what activities do after their claim, and of their other properties. Each changed property is one line.
struct CompareHabits {
  let pair: SpecPair

  var changes: [ProductChange] {
    let feedback = (Self.feedback(pair.old), Self.feedback(pair.new))
    return pair.both.flatMap { old, new in
      let name = pair.new.activities[new].name.value
      let known = feedback.0[pair.old.activities[old].name.value]
      let looks: [ProductChange] =
        known == feedback.1[name]
        ? [] : [pair.change(.feedback, of: (old, new), "looks or feels different")]
      return texts(old, new) + looks
    }
  }

  /// The words for each property of an activity; `nil` where it has none.
  ///
  /// - Parameter names: other names for activities to which it hands over, by their names.
  static func words(_ spec: CheckedSpec, _ index: Int, _ names: [String: String]) -> [String?] {
    habits.map { $0.text(spec, index, names) }
  }

  private func texts(_ old: Int, _ new: Int) -> [ProductChange] {
    Self.habits.compactMap { habit in
      let (before, after) = (habit.text(pair.old, old, pair.names), habit.text(pair.new, new, [:]))
      return before == after
        ? nil
        : pair.change(
          habit.kind, of: (old, new), habit.predicate, before: before ?? habit.none,
          after: after ?? habit.none)
    }
  }

  /// A property of an activity that can be described in words.
  private struct Habit: Sendable {
    var kind: ProductChange.Kind
    var predicate: String
    /// The words if an activity does not have it.
    var none: String
    /// Describes the property. The dictionary has the names of activities in the new spec, by their old names.
    var text: @Sendable (CheckedSpec, Int, [String: String]) -> String?
  }

  private static let habits: [Habit] = [
    Habit(kind: .meaning, predicate: "means something else", none: "") { spec, index, _ in
      spec.activities[index].does.value
    },
    Habit(kind: .target, predicate: "is done on another element", none: "") { spec, index, _ in
      spec.elements[spec.activities[index].target.value].path
    },
    Habit(kind: .commit, predicate: "commits elsewhere", none: "at every lift") { spec, index, _ in
      spec.activities[index].commit.map(commit)
    },
    Habit(kind: .taps, predicate: "counts touches in another way", none: "not counted") { spec, index, _ in
      spec.activities[index].taps.map { "1 to \($0.value)" }
    },
    Habit(kind: .feedback, predicate: "shows that it is pressed at another time", none: "not shown") {
      spec, index, _ in
      spec.activities[index].showsPossible.map { "after \(DocumentWords.amount($0.value, .time))" }
    },
    Habit(kind: .sequence, predicate: "may begin elsewhere in a touch", none: "anywhere") { spec, index, _ in
      sequence(spec.activities[index])
    },
    Habit(kind: .handOver, predicate: "hands its touch over differently", none: "to no other activity") {
      handOvers($0, $1, $2)
    },
    Habit(kind: .over, predicate: "names other elements under the finger", none: "none") { spec, index, _ in
      let paths = spec.activities[index].over.map { spec.elements[$0.value].path }.sorted()
      return paths.isEmpty ? nil : inWords(paths)
    },
    Habit(kind: .values, predicate: "counts its values in another way", none: "from the claim, both axes") {
      spec, index, _ in
      let words = ValueWord.allCases.filter { spec.activities[index].values?.value.contains($0) == true }
      return words.isEmpty ? nil : inWords(words.map(\.rawValue))
    },
  ]

  private static func commit(_ commit: Commit) -> String {
    if !commit.detents.isEmpty {
      return inWords(
        commit.detents.map { detent in
          let way = DocumentWords.amount(detent.distance.value.amount, detent.distance.value.dimension)
          return "\(detent.name.value) at \(way)" + (detent.isProjected ? ", projected" : "")
        })
    }
    let distance = commit.distance.map { DocumentWords.amount($0.value.amount, $0.value.dimension) }
    let velocity = commit.velocity.map { DocumentWords.amount($0.value, .velocity) }
    return "at " + inWords([distance, velocity].compactMap(\.self), joinedBy: "or")
  }

  private static func sequence(_ activity: Activity) -> String? {
    var words = activity.after.isEmpty ? [] : ["after \(inWords(activity.after.map(\.value).sorted()))"]
    if activity.begins?.value == true { words.append("first in a touch") }
    if activity.takesOver?.value == true { words.append("where another hands over") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func handOvers(_ spec: CheckedSpec, _ index: Int, _ names: [String: String]) -> String? {
    let words = spec.activities[index].handOvers.map { handOver in
      let taker = spec.activities[handOver.taker.value].name.value
      let ends = HandOverEnd.allCases.filter { end in handOver.ends.contains { $0.value == end } }
      return "to \(names[taker] ?? taker) at \(inWords(ends.map(handOver.words), joinedBy: "or"))"
    }
    return words.isEmpty ? nil : words.sorted().joined(separator: "; ")
  }

  /// The feedback of each activity, with every default in place.
  static func feedback(_ spec: CheckedSpec) -> [String: MachineFeedback] {
    let machine = CompilePipeline.lower(spec)
    return Dictionary(
      firstOf: machine.activities.compactMap { activity in activity.feedback.map { (activity.name, $0) } })
  }
}
