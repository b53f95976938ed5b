extension Array {
  /// Its elements in order, those that are equal as they were: by insertion, since lists of a table are short and this is little code.
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
