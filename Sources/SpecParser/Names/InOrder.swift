extension Sequence {
  /// The elements without those whose key an earlier one has.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// The elements in groups of one key. Groups are in the order of their first elements.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    return reduce(into: []) { groups, element in
      let key = key(element)
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
  }

  /// The elements, of which some are taken into the one before.
  ///
  /// - Parameter takes: takes an element into the one before it; returns whether it did.
  package func merged(_ takes: (inout Element, Element) -> Bool) -> [Element] {
    reduce(into: []) { result, element in
      if result.isEmpty || !takes(&result[result.count - 1], element) { result.append(element) }
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that came before.
  package func uniqued() -> [Element] { uniqued(by: \.self) }
}
