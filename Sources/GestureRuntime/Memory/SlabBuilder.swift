/// A list of plain values that becomes a slab without a copy.
///
/// It is safe for the reasons of `Slab`: only this value has the address, and only the first `count` values, which are initialized, are read. Embedded Swift
/// discards frozen values only.
@safe @frozen @usableFromInline
struct SlabBuilder<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {
    capacity = 1
    unsafe base = .allocate(capacity: capacity)
  }

  deinit { unsafe base.deallocate() }

  /// Makes room for a number of values.
  @usableFromInline
  mutating func reserve(_ larger: Int) {
    if larger > capacity { move(to: larger) }
  }

  /// Moves the values to memory for a number of values, which are at least as many.
  private mutating func move(to room: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: max(1, room))
    unsafe moved.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = moved
    capacity = room
  }

  @usableFromInline
  mutating func append(_ value: Element) {
    if count == capacity { reserve(max(8, 2 * capacity)) }
    unsafe (base + count).initialize(to: value)
    count += 1
  }

  subscript(index: Int) -> Element {
    unsafeAddress { unsafe UnsafePointer(address(of: index)) }
    unsafeMutableAddress { unsafe address(of: index) }
  }

  @unsafe
  private func address(of index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe base + index
  }

  /// The values as a slab, with the memory that they have here, unless much of it is unused.
  consuming func slab() -> Slab<Element> {
    if capacity - count > count / 4 { move(to: count) }
    let slab = unsafe Slab(taking: base, count: count)
    discard self
    return slab
  }
}
