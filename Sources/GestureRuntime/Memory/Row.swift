/// One element of a slab in its place, to read it more than once.
///
/// Safe where it is used, because only slabs make rows, and only of indices that they have: see `Slab.row`.
@safe @usableFromInline
struct Row<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
  // Sendable: nobody writes to the memory while somebody reads it through a row.
  @usableFromInline let address: UnsafePointer<Element>

  /// - Parameter address: of an initialized value that stays where it is for as long as the row is used.
  @inlinable @inline(__always) @unsafe
  init(_ address: UnsafePointer<Element>) { unsafe self.address = unsafe address }

  @inlinable var pointee: Element {
    @inline(__always) unsafeAddress { unsafe address }
  }
}

/// One element of a slab in its place, to change it more than once.
@safe @usableFromInline
struct MutableRow<Element: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline let address: UnsafeMutablePointer<Element>

  /// - Parameter address: of an initialized value that stays where it is for as long as the row is used.
  @inlinable @inline(__always) @unsafe
  init(_ address: UnsafeMutablePointer<Element>) { unsafe self.address = unsafe address }

  @inlinable var pointee: Element {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(address) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe address }
  }
}
