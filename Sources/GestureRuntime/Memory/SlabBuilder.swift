/// A list of plain values that becomes a slab without a copy.
///
/// It is safe for the reasons of `Slab`: only this value has the address, and only the first `count` values, which are initialized, are read. Embedded Swift
/// discards frozen values only.
@safe @frozen @usableFromInline
struct SlabBuilder<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 1
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() { unsafe base = .allocate(capacity: 1) }

  deinit { unsafe base.deallocate() }

  /// Makes room for a number of values.
  @usableFromInline
  mutating func reserve(_ larger: Int) {
    if larger > capacity { move(to: larger) }
  }

  /// Moves the values to memory for a number of values, which are at least as many.
  private mutating func move(to room: Int) {
    unsafe base = SlabMemory.move(base, count, to: max(1, room))
    capacity = room
  }

  @usableFromInline
  mutating func append(_ value: Element) {
    if count == capacity { move(to: max(8, 2 * capacity)) }
    unsafe (base + count).initialize(to: value)
    count += 1
  }

  /// Removes all values, and keeps the memory.
  mutating func removeAll() { count = 0 }

  subscript(index: Int) -> Element {
    unsafeAddress { unsafe UnsafePointer(address(of: index)) }
    unsafeMutableAddress { unsafe address(of: index) }
  }

  @unsafe
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe base + index
  }

  /// A view of the values. It must not be used after the list has changed.
  var view: SlabView<Element> { unsafe SlabView(base: UnsafePointer(base), count: count) }

  /// The last value; `nil` if there is none.
  var last: Element? { count == 0 ? nil : self[count - 1] }

  /// Puts the values of a range in stable order.
  mutating func sort(_ range: Range<Int>, by isLess: (Element, Element) -> Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    var values = unsafe UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
    unsafe values.putInOrder(isLess)
  }

  /// The values as a slab, with the memory that they have here, unless much of it is unused.
  consuming func slab() -> Slab<Element> {
    if capacity - count > count / 4 { move(to: count) }
    let slab = unsafe Slab(taking: base, count: count)
    discard self
    return slab
  }
}
