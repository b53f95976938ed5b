extension MutableCollection where Index == Int {
  /// Puts the elements in order, those that are equal in the order in which they were. It uses insertion sort, because lists of a table are
  /// short and this is little code.
  mutating func putInOrder(_ isLess: (Element, Element) -> Bool) {
    for end in indices.dropFirst() {
      var place = end
      while place > startIndex, isLess(self[place], self[place - 1]) {
        swapAt(place, place - 1)
        place -= 1
      }
    }
  }
}

extension Array {
  /// The elements in stable order.
  func inOrder(_ isLess: (Element, Element) -> Bool) -> [Element] {
    var ordered = self
    ordered.putInOrder(isLess)
    return ordered
  }
}
