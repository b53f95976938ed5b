/// The numbers of contacts. Each is a bit of `Candidate.contacts`; there are 64.
extension GestureEngine {
  /// A bit for a new contact: one that nothing uses, or that decides nothing any more, so that a touch may last
  /// through any number of presses. `nil` if all still decide something.
  @inlinable @inline(__always)
  func freeContact() -> UInt64? {
    var others = ~usedContacts
    while others != 0 {
      let contact = others & (0 &- others)
      if isSpare(contact) { return contact }
      others ^= contact
    }
    return nil
  }

  /// Whether candidates that meet by a contact meet without it: all that have it share another one in the same way.
  @inlinable @inline(__always)
  func isSpare(_ contact: UInt64) -> Bool {
    var shared = ~contact
    for index in live {
      let set = pool[index].won & contact != 0 ? pool[index].won : pool[index].contacts
      if set & contact != 0 { shared &= set }
    }
    return shared != 0
  }

  /// Removes an earlier contact from a candidate: a new one gets its bit.
  @inlinable
  mutating func forget(_ contact: UInt64, _ index: Int) {
    pool[index].contacts &= ~contact
    pool[index].won &= ~contact
    pool[index].lifted &= ~contact
  }

  /// `contactsInUse`, and the contacts of fingers that are down.
  @inlinable
  var usedContacts: UInt64 { contactsInUse | contacts(of: tracker.downSet) }

  /// The contacts of fingers that are down.
  @inlinable @inline(__always)
  func contacts(of fingers: UInt16) -> UInt64 {
    var contacts: UInt64 = 0
    for slot in FingerSet(fingers) { contacts |= tracker.fingers[slot].contact }
    return contacts
  }
}
