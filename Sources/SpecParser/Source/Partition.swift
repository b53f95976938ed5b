extension RandomAccessCollection where Index == Int {
  /// The index of the first element for which a condition holds, found by binary search; the end if it holds for none.
  ///
  /// - Parameter holds: a condition that holds for every element behind one for which it holds.
  package func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
