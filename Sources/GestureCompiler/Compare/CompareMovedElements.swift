import SpecParser

/// Finds activities that people can no longer perform on an element, or now can, because the element is inside other elements than before.
///
/// An activity is also performed on the elements inside its target.
struct CompareMovedElements {
  private let pair: SpecPair
  /// The elements of the new spec that correspond to those of the old one, as indices.
  private let twins: [Int: Int]

  init(_ pair: SpecPair) {
    self.pair = pair
    twins = Self.twins(pair.old.elements, pair.new.elements)
  }

  var changes: [ProductChange] {
    let moved = moved
    return pair.both.flatMap { old, new -> [ProductChange] in
      let known = pair.old.activities[old].target.value
      let now = pair.new.activities[new].target.value
      // Another target is a change of its own.
      guard twins[known] == now else { return [] }
      return moved.compactMap { element in
        switch (element.before.contains(known), element.after.contains(now)) {
        case (true, false): change(.targetNarrowed, new, "is no longer done on", element)
        case (false, true): change(.targetWidened, new, "is now also done on", element)
        default: nil
        }
      }
    }
  }

  private func change(
    _ kind: ProductChange.Kind, _ activity: Int, _ words: String, _ element: Moved
  ) -> ProductChange {
    let (before, after) = (pair.old.elements[element.old], pair.new.elements[element.new])
    return ProductChange(
      kind, [pair.new.activities[activity].name.value], "\(words) `\(after.name.value)`",
      before: before.path, after: after.path, oldSpan: before.name.span, newSpan: after.name.span)
  }

  /// An element whose parent is another one than before. Elements that move with their parent are left out.
  private struct Moved {
    var old: Int
    var new: Int
    /// The element itself and the elements around it, in each spec.
    var before: Set<Int>
    var after: Set<Int>
  }

  private var moved: [Moved] {
    twins.sorted { $0.value < $1.value }.compactMap { old, new in
      let now = pair.new.elements[new].parent
      if let parent = pair.old.elements[old].parent {
        if let twin = twins[parent], twin == now { return nil }
      } else if now == nil {
        return nil
      }
      return Moved(
        old: old, new: new, before: Set(pair.old.elements.outward(from: old)),
        after: Set(pair.new.elements.outward(from: new)))
    }
  }

  /// Elements correspond if they have the same path, or else the same name, which no other element without a counterpart has.
  private static func twins(_ old: [Element], _ new: [Element]) -> [Int: Int] {
    let places = Dictionary(firstOf: new.indices.map { (new[$0].path, $0) })
    var twins: [Int: Int] = [:]
    for index in old.indices { twins[index] = places[old[index].path] }
    let found = Set(twins.values)
    let others = Dictionary(grouping: new.indices.filter { !found.contains($0) }) { new[$0].name.value }
    let rest = Dictionary(grouping: old.indices.filter { twins[$0] == nil }) { old[$0].name.value }
    for (name, indices) in rest where indices.count == 1 {
      if let same = others[name], same.count == 1 { twins[indices[0]] = same[0] }
    }
    return twins
  }
}
