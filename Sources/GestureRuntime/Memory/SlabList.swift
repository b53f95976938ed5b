/// A list of numbers of fixed capacity.
struct SlabList: ~Copyable, Sendable {
  private var elements: Slab<Int32>
  private(set) var count = 0

  init(capacity: Int) { elements = Slab(repeating: 0, count: capacity) }

  /// Adds a number; the caller has made room for all that can come.
  mutating func append(_ number: Int) {
    elements[count] = Int32(truncatingIfNeeded: number)
    count += 1
  }

  mutating func popLast() -> Int? {
    if count == 0 { return nil }
    count -= 1
    return Int(elements[count])
  }

  /// Puts a number in the place of another one.
  mutating func set(_ place: Int, to number: Int) { elements[place] = Int32(truncatingIfNeeded: number) }

  /// Forgets all but the first so many.
  mutating func keep(_ first: Int) { count = first }

  subscript(place: Int) -> Int { Int(elements[place]) }

  /// The numbers that are in it now: what is added while they are gone through is not seen.
  var numbers: Numbers { Numbers(view: elements.view, count: count) }

  struct Numbers: Sequence, IteratorProtocol {
    fileprivate let view: SlabView<Int32>
    fileprivate let count: Int
    private var place = 0

    fileprivate init(view: SlabView<Int32>, count: Int) {
      self.view = view
      self.count = count
    }

    @inline(__always)
    mutating func next() -> Int? {
      if place == count { return nil }
      defer { place &+= 1 }
      return Int(view[place])
    }
  }
}
