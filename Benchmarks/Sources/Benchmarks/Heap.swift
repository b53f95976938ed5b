import HeapUse

enum Heap {
  /// Number of bytes in use on the heap; `nil` if the platform does not report it.
  static func inUse() -> Int? {
    let bytes = heap_use()
    return bytes < 0 ? nil : bytes
  }
}
