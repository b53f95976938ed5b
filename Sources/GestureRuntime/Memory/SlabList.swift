/// A list of numbers with a capacity that its owner sets.
@usableFromInline
struct SlabList: ~Copyable, Sendable {
  @usableFromInline var elements: Slab<Int32>
  @usableFromInline var count = 0

  @usableFromInline
  init(capacity: Int) { elements = Slab(repeating: 0, count: capacity) }

  /// Makes room for more numbers.
  @usableFromInline
  mutating func grow(to capacity: Int) { elements.grow(to: capacity, filling: 0) }

  /// Adds a number. The caller has made enough room.
  @inlinable
  mutating func append(_ number: Int) {
    elements[count] = Int32(truncatingIfNeeded: number)
    count += 1
  }

  @inlinable
  mutating func popLast() -> Int? {
    if count == 0 { return nil }
    count -= 1
    return Int(elements[count])
  }

  /// Replaces the number at an index.
  @inlinable
  mutating func set(_ place: Int, to number: Int) { elements[place] = Int32(truncatingIfNeeded: number) }

  /// Removes all but the first numbers, `first` in count.
  @inlinable
  mutating func keep(_ first: Int) { count = first }

  @inlinable
  subscript(place: Int) -> Int { Int(elements[place]) }

  /// The numbers in the list at this time. Numbers that are added during the iteration are not visited.
  @inlinable var numbers: Numbers { Numbers(view: elements.view, count: count) }

  @usableFromInline
  struct Numbers: Sequence, IteratorProtocol {
    @usableFromInline let view: SlabView<Int32>
    @usableFromInline let count: Int
    @usableFromInline var place = 0

    @inlinable
    init(view: SlabView<Int32>, count: Int) {
      self.view = view
      self.count = count
    }

    @inlinable @inline(__always)
    mutating func next() -> Int? {
      if place == count { return nil }
      defer { place &+= 1 }
      return Int(view[place])
    }
  }
}
