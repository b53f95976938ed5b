/// The values of state variables for each instance that has one: a hash table with open addressing.
///
/// Memory is allocated only when values are set. The default value of a variable is not stored, so rows that come and go leave nothing
/// behind.
@usableFromInline
struct InstanceValues: ~Copyable, Sendable {
  /// The entries. Their number is a power of two, or 0.
  private var entries = Slab(repeating: InstanceValue(), count: 0)
  private var count = 0

  @usableFromInline
  init() {}

  /// The value of an instance; `nil` if none is stored.
  @usableFromInline
  func value(_ state: Int, of instance: UInt64) -> Double? {
    if count == 0 { return nil }
    let place = place(state, instance)
    return entries[place].state < 0 ? nil : entries[place].value
  }

  /// Sets the value of an instance; `nil` removes it.
  @usableFromInline
  mutating func set(_ value: Double?, _ state: Int, of instance: UInt64) {
    guard let value else { return forget(state, instance) }
    if (count + 1) * 4 > entries.count * 3 { grow() }
    let place = place(state, instance)
    if entries[place].state < 0 { count += 1 }
    entries[place] = InstanceValue(instance: instance, state: Int32(truncatingIfNeeded: state), value: value)
  }

  private mutating func forget(_ state: Int, _ instance: UInt64) {
    if count == 0 { return }
    var hole = place(state, instance)
    if entries[hole].state < 0 { return }
    count -= 1
    // The entries after it that its place had displaced move up.
    let mask = entries.count - 1
    var next = (hole + 1) & mask
    while entries[next].state >= 0 {
      let home = home(Int(entries[next].state), entries[next].instance)
      if (next - home) & mask >= (next - hole) & mask {
        entries[hole] = entries[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    entries[hole] = InstanceValue()
  }

  private mutating func grow() {
    var kept = Slab(repeating: InstanceValue(), count: max(16, entries.count * 2))
    swap(&kept, &entries)
    for number in 0..<kept.count where kept[number].state >= 0 {
      entries[place(Int(kept[number].state), kept[number].instance)] = kept[number]
    }
  }

  /// The index of a value's entry, or of the free entry for it.
  private func place(_ state: Int, _ instance: UInt64) -> Int {
    var place = home(state, instance)
    while entries[place].state >= 0
      && (entries[place].state != Int32(truncatingIfNeeded: state) || entries[place].instance != instance)
    {
      place = (place + 1) & (entries.count - 1)
    }
    return place
  }

  /// The first index for a value. It mixes the bits as the finalizer of MurmurHash3 does, because hosts use row numbers or addresses.
  private func home(_ state: Int, _ instance: UInt64) -> Int {
    var bits = instance &+ UInt64(truncatingIfNeeded: state) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ (bits >> 33)) &* 0xff51_afd7_ed55_8ccd
    bits = (bits ^ (bits >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return Int(truncatingIfNeeded: (bits ^ (bits >> 33)) & UInt64(entries.count - 1))
  }
}

@usableFromInline
struct InstanceValue: Sendable, BitwiseCopyable {
  var instance: UInt64 = 0
  /// The number of the variable; -1 for a free entry.
  var state: Int32 = -1
  var value = 0.0

  init() {}

  init(instance: UInt64, state: Int32, value: Double) {
    self.instance = instance
    self.state = state
    self.value = value
  }
}
