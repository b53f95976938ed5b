extension Array {
  /// The elements in stable order. It uses insertion sort, because lists of a table are short and this is little code.
  func inOrder(_ isLess: (Element, Element) -> Bool) -> [Element] {
    var ordered = self
    for end in indices.dropFirst() {
      var place = end
      while place > 0, isLess(ordered[place], ordered[place - 1]) {
        ordered.swapAt(place, place - 1)
        place -= 1
      }
    }
    return ordered
  }
}
