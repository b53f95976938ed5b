/// A buffer of plain values in its own memory. The memory moves only when it grows, and is freed at the end.
///
/// The data that the engine reads and writes for every sample is in slabs rather than arrays. Access to an element then involves no
/// reference counting and no uniqueness check.
///
/// It is safe, although it uses unsafe memory. Only this value has the address, every index is checked against the length, and all of the
/// memory is initialized. Values without references need no deinitialization.
@safe @usableFromInline
struct Slab<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  // Sendable: the memory belongs to this value alone, and a noncopyable value has one owner.
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count: Int

  @inlinable
  init(repeating value: Element, count: Int) {
    self.count = count
    unsafe base = .allocate(capacity: Swift.max(1, count))
    unsafe SlabMemory.fill(base, with: value, count: count)
  }

  /// - Parameter make: the value of each index.
  init(count: Int, _ make: (Int) -> Element) {
    self.count = count
    unsafe base = .allocate(capacity: Swift.max(1, count))
    for index in 0..<count { unsafe (base + index).initialize(to: make(index)) }
  }

  /// - Parameters:
  ///   - base: memory that the slab owns from now on.
  ///   - count: the number of initialized values there.
  @unsafe
  init(taking base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  @inlinable
  deinit { unsafe base.deallocate() }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(address(of: index)) }
    @inline(__always) unsafeMutableAddress { unsafe address(of: index) }
  }

  /// A pointer to an element for reading and changing it more than once, until the slab grows.
  ///
  /// Rows are arguments and local variables of the engine. None is kept from one call of the host to the next, and none is used after its
  /// slab has grown.
  @inlinable @inline(__always)
  func row(_ index: Int) -> MutableRow<Element> { unsafe MutableRow(address(of: index)) }

  /// The address of an element. This is the only place that converts an index to an address.
  @inlinable @inline(__always) @unsafe
  func address(of index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe base + index
  }

  /// Makes room for more values. Earlier pointers and views become invalid.
  @usableFromInline @inline(never)
  mutating func grow(to larger: Int, filling value: Element) {
    guard larger > count else { return }
    unsafe base = SlabMemory.move(base, count, to: larger)
    unsafe SlabMemory.fill(base + count, with: value, count: larger - count)
    count = larger
  }

  /// A view without ownership of the memory. It must not outlive the slab.
  @inlinable var view: SlabView<Element> { unsafe SlabView(base: UnsafePointer(base), count: count) }
}

/// A read-only view of a slab's elements.
///
/// It is safe, because every index is checked, and because views are only kept where the slab's owner is kept. Views of a table are in
/// `TableContents`, those of a program in its engine, others in one call.
@safe @usableFromInline
struct SlabView<Element: BitwiseCopyable>: BitwiseCopyable, RandomAccessCollection, @unchecked Sendable {
  // Sendable: the memory is not written while it is read through a view.
  @usableFromInline let base: UnsafePointer<Element>
  @usableFromInline let count: Int

  @inlinable
  init(base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { unsafe address(of: index) }
  }

  @inlinable var startIndex: Int { 0 }
  @inlinable var endIndex: Int { count }

  /// A pointer to an element for reading it more than once.
  @inlinable @inline(__always)
  func row(_ index: Int) -> Row<Element> { unsafe Row(address(of: index)) }

  @inlinable @inline(__always) @unsafe
  func address(of index: Int) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe base + index
  }
}

/// A range of a slab's indices.
@usableFromInline
struct IndexRange: Sendable, BitwiseCopyable, Sequence, IteratorProtocol {
  @usableFromInline var start: Int32
  @usableFromInline var end: Int32

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  static let none = IndexRange(0, 0)

  var count: Int { Int(end - start) }
  var isEmpty: Bool { start == end }
  var first: Int { Int(start) }
  var indices: Range<Int> { Int(start)..<Int(end) }

  /// Adds an index, which follows the last one unless there is none.
  mutating func add(_ index: Int) { self = IndexRange(isEmpty ? index : first, index + 1) }

  /// Removes and returns the first index.
  @inlinable @inline(__always)
  mutating func next() -> Int? {
    if start == end { return nil }
    defer { start += 1 }
    return Int(start)
  }
}
