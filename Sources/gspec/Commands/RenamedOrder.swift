import GestureCompiler
import SpecParser

/// The order in which outcomes of one instant come where it is that of names, before and after an activity has another name.
struct RenamedOrder {
  private let spec: CheckedSpec
  /// The index of the activity.
  private let activity: Int
  private let new: String

  /// - Parameter spec: the spec before the rename.
  /// - Returns: `nil` if the spec has no such activity.
  init?(_ old: String, to new: String, in spec: CheckedSpec) {
    guard let activity = spec.activityIndices[old] else { return nil }
    self.spec = spec
    self.activity = activity
    self.new = new
  }

  /// The outcomes that now come in another order, in a sentence; `nil` if there are none.
  var remark: String? {
    let old = spec.activities[activity].name.value
    let moved = companions.map { spec.activities[$0].name.value }
      .filter { LowerSpec.precedes($0, old) != LowerSpec.precedes($0, new) }
      .sorted(by: LowerSpec.precedes)
    guard !moved.isEmpty else { return nil }
    let order =
      LowerSpec.precedes(old, new) ? "\(listed(moved)) before `\(new)`" : "`\(new)` before \(listed(moved))"
    return "outcomes of one instant now come in another order: \(order)"
  }

  /// The other activities that can have an outcome at the same instant, where no more than names decides which comes first: of two elements
  /// it is the inner one.
  private var companions: [Int] {
    let own = spec.activities[activity]
    return spec.activities.indices.filter { index in
      let other = spec.activities[index]
      guard index != activity, other.target.value == own.target.value else { return false }
      // A pen and a finger are two touches.
      return isTogether(index) || own.takenTools.isDisjoint(with: other.takenTools)
        || own.showsPossible != nil && other.showsPossible != nil
    }
  }

  private func isTogether(_ other: Int) -> Bool {
    spec.resolutions.contains { line in
      guard case .together(let all) = line.rule else { return false }
      return Set(all.map(\.value)).isSuperset(of: [activity, other])
    }
  }
}
