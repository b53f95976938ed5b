/// A number of plain values in memory of their own, which moves only when it grows, and is given back at the end.
///
/// What the engine reads and writes for every sample lives in slabs rather than arrays: to look at an element neither
/// counts references nor asks whether the memory is shared. Every access is checked against the length.
@usableFromInline
struct Slab<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  // Sendable: the memory belongs to this value alone, and a noncopyable value has one owner.
  @usableFromInline private(set) var base: UnsafeMutablePointer<Element>
  @usableFromInline private(set) var count: Int

  @inlinable
  init(repeating value: Element, count: Int) {
    self.count = count
    base = .allocate(capacity: Swift.max(1, count))
    base.initialize(repeating: value, count: count)
  }

  init(_ elements: [Element]) {
    count = elements.count
    base = .allocate(capacity: Swift.max(1, count))
    for (index, element) in elements.enumerated() { (base + index).initialize(to: element) }
  }

  @inlinable
  deinit { base.deallocate() }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(pointer(at: index)) }
    @inline(__always) unsafeMutableAddress { pointer(at: index) }
  }

  /// The memory from an index on, for a part that a value of its own looks after.
  @inlinable @inline(__always)
  func pointer(at index: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return base + index
  }

  /// Makes room for more values. Pointers and views from before are not valid any more.
  @usableFromInline @inline(never)
  mutating func grow(to larger: Int, filling value: Element) {
    guard larger > count else { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    grown.update(from: base, count: count)
    (grown + count).initialize(repeating: value, count: larger - count)
    base.deallocate()
    base = grown
    count = larger
  }

  /// A view that does not own the memory: it must not outlive the slab.
  @inlinable var view: SlabView<Element> { SlabView(base: UnsafePointer(base), count: count) }
}

/// A slab's elements, read only. Whoever made it keeps the slab alive.
@usableFromInline
struct SlabView<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
  // Sendable: nobody writes to the memory while somebody reads it through a view.
  @usableFromInline let base: UnsafePointer<Element>
  @usableFromInline let count: Int

  @inlinable
  init(base: UnsafePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { pointer(at: index) }
  }

  /// An element to look at more than once.
  @inlinable @inline(__always)
  func pointer(at index: Int) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return base + index
  }
}

/// Some of a slab's indices in a row.
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

  /// Takes the first index out.
  @inlinable @inline(__always)
  mutating func next() -> Int? {
    if start == end { return nil }
    defer { start += 1 }
    return Int(start)
  }
}
