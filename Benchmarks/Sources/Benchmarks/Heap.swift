import HeapUse

enum Heap {
  /// How many bytes of the heap are in use; `nil` where the platform does not say.
  static func inUse() -> Int? {
    let bytes = heap_use()
    return bytes < 0 ? nil : bytes
  }
}
