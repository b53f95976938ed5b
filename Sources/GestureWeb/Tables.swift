/// Allocates bytes for a table, which the page fills.
@_expose(wasm, "alloc") @_cdecl("gspec_alloc")
public func webAlloc(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(max(count, 1)), alignment: 8)
}

@_expose(wasm, "dealloc") @_cdecl("gspec_dealloc")
public func webDealloc(_ bytes: UnsafeMutableRawPointer) { bytes.deallocate() }

/// The reason for which the last table was refused, and the offset of the byte.
nonisolated(unsafe) var refusedTable = (reason: Int32(-1), offset: Int32(0))

/// Loads a table; 0 if the bytes are refused.
@_expose(wasm, "table") @_cdecl("gspec_table")
public func webTable(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
  let buffer = UnsafeBufferPointer(start: bytes, count: Int(count))
  do throws(TableError) {
    return hand(WebTable(try Table(bytes: Array(buffer))))
  } catch {
    refusedTable = (Int32(error.reason.rawValue), Int32(truncatingIfNeeded: error.offset))
    return nil
  }
}

@_expose(wasm, "tableReason") @_cdecl("gspec_table_reason")
public func webTableReason() -> Int32 { refusedTable.reason }

@_expose(wasm, "tableOffset") @_cdecl("gspec_table_offset")
public func webTableOffset() -> Int32 { refusedTable.offset }

/// Releases an object from `table`, `recognizer` or `player`.
@_expose(wasm, "release") @_cdecl("gspec_release")
public func webRelease(_ handle: UnsafeMutableRawPointer) {
  Unmanaged<AnyObject>.fromOpaque(handle).release()
}
