/// The places of elements in their tree, numbered for a fast test of whether two lie on one path.
struct ElementPlaces {
  /// For each element, the numbers of itself and of all elements inside it.
  private let ranges: [Range<Int>]

  init(_ elements: [Element]) {
    var sizes = [Int](repeating: 1, count: elements.count)
    for index in elements.indices.reversed() {
      if let parent = elements[index].parent { sizes[parent] += sizes[index] }
    }
    var (ranges, next, top) = ([Range<Int>](), [Int](), 0)
    for index in elements.indices {
      let start = elements[index].parent.map { next[$0] } ?? top
      let end = start + sizes[index]
      if let parent = elements[index].parent { next[parent] = end } else { top = end }
      ranges.append(start..<end)
      next.append(start + 1)
    }
    self.ranges = ranges
  }

  /// Whether one element is the other, or lies inside it.
  func onePath(_ a: Int, _ b: Int) -> Bool {
    ranges[a].contains(ranges[b].lowerBound) || ranges[b].contains(ranges[a].lowerBound)
  }
}
