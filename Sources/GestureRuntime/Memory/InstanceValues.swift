/// Values of state variables, for each instance that the host has given one: a table of hashes with open addressing.
///
/// It takes memory when values are set, and none when they are asked. A variable's first value is not kept, so that rows that come and go
/// leave nothing behind.
@usableFromInline
struct InstanceValues: ~Copyable, Sendable {
  /// A power of two of them, or none.
  private var entries = Slab(repeating: InstanceValue(), count: 0)
  private var count = 0

  @usableFromInline
  init() {}

  /// The value of an instance; `nil` where none is kept.
  @usableFromInline
  func value(_ state: Int, of instance: UInt64) -> Double? {
    if count == 0 { return nil }
    let place = place(state, instance)
    return entries[place].state < 0 ? nil : entries[place].value
  }

  /// Sets the value of an instance; `nil` forgets it.
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
    // Those behind it that would have stood in its place move up.
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
    var kept: [InstanceValue] = []
    for number in 0..<entries.count where entries[number].state >= 0 { kept.append(entries[number]) }
    entries.grow(to: max(16, entries.count * 2), filling: InstanceValue())
    for number in 0..<entries.count { entries[number] = InstanceValue() }
    for entry in kept { entries[place(Int(entry.state), entry.instance)] = entry }
  }

  /// Where a value is, or where it would be put.
  private func place(_ state: Int, _ instance: UInt64) -> Int {
    var place = home(state, instance)
    while entries[place].state >= 0
      && (entries[place].state != Int32(truncatingIfNeeded: state) || entries[place].instance != instance)
    {
      place = (place + 1) & (entries.count - 1)
    }
    return place
  }

  /// Mixes the bits as the finalizer of MurmurHash3 does: hosts count rows, or pass addresses.
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
  /// The number of the variable; -1 for a free place.
  var state: Int32 = -1
  var value = 0.0

  init() {}

  init(instance: UInt64, state: Int32, value: Double) {
    self.instance = instance
    self.state = state
    self.value = value
  }
}
