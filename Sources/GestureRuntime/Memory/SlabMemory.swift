/// The memory of slabs. What it does with bytes, it does for values of every type alike: a program has that once, and not for each type.
///
/// It is unsafe, because callers promise what the memory holds. Only slabs and their builders call it.
@unsafe @usableFromInline
enum SlabMemory {
  /// Moves values to memory for more of them, or for as many.
  ///
  /// - Parameters:
  ///   - count: the number of values in the old memory, which is freed.
  ///   - room: the number of values for which the new memory has room; at least 1.
  @usableFromInline
  static func move<Element: BitwiseCopyable>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int, to room: Int
  ) -> UnsafeMutablePointer<Element> {
    let stride = MemoryLayout<Element>.stride
    return unsafe move(bytes: count * stride, of: old, to: room * stride).assumingMemoryBound(
      to: Element.self)
  }

  @inline(never)
  private static func move(
    bytes: Int, of old: UnsafeMutableRawPointer, to size: Int
  ) -> UnsafeMutableRawPointer {
    // A slab frees it as memory of its values: no value needs more alignment than a number.
    let moved = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    unsafe moved.copyMemory(from: old, byteCount: bytes)
    unsafe old.deallocate()
    return unsafe moved
  }

  /// Makes values of memory that has none yet, all alike.
  @usableFromInline
  static func fill<Element: BitwiseCopyable>(
    _ memory: UnsafeMutablePointer<Element>, with value: Element, count: Int
  ) {
    unsafe withUnsafePointer(to: value) {
      unsafe fill(
        memory, with: $0, bytes: MemoryLayout<Element>.size, stride: MemoryLayout<Element>.stride,
        count: count)
    }
  }

  @inline(never)
  private static func fill(
    _ memory: UnsafeMutableRawPointer, with value: UnsafeRawPointer, bytes: Int, stride: Int, count: Int
  ) {
    for index in 0..<count { unsafe (memory + index * stride).copyMemory(from: value, byteCount: bytes) }
  }
}
