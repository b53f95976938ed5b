/// A pointer to one element of a slab, for reading it more than once.
///
/// It is safe in its uses, because only slabs create rows, and only for valid indices: see `Slab.row`.
@safe @usableFromInline
struct Row<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
  // Sendable: the memory is not written while it is read through a row.
  @usableFromInline let address: UnsafePointer<Element>

  /// - Parameter address: the address of an initialized value that stays in place as long as the row is used.
  @inlinable @inline(__always) @unsafe
  init(_ address: UnsafePointer<Element>) { unsafe self.address = unsafe address }

  @inlinable var pointee: Element {
    @inline(__always) unsafeAddress { unsafe address }
  }
}

/// A pointer to one element of a slab, for changing it more than once.
@safe @usableFromInline
struct MutableRow<Element: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline let address: UnsafeMutablePointer<Element>

  /// - Parameter address: the address of an initialized value that stays in place as long as the row is used.
  @inlinable @inline(__always) @unsafe
  init(_ address: UnsafeMutablePointer<Element>) { unsafe self.address = unsafe address }

  @inlinable var pointee: Element {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(address) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe address }
  }
}
