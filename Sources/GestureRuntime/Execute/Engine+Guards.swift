/// Guards: their values for touches that start, and for touches that go on as those of another activity.
extension GestureEngine {
  /// Sets whether a guard holds. It counts for touches that start from now on, and for hand-overs unless the program asks paths.
  @inlinable
  public mutating func setGuard(_ number: Int, to holds: Bool) {
    guards[number] = holds
    for word in 0..<program.words {
      let those = program.guarded(number, word)
      allowed[word] = holds ? allowed[word] | those : allowed[word] & ~those
    }
  }

  /// Sets an element's variable for one instance of it.
  ///
  /// - Parameter first: the value of instances that were never set.
  @inlinable
  public mutating func setState(_ state: Int, to value: Double, first: Double, of instance: UInt64) {
    if value.isNaN { return }
    instanceValues.set(value == first ? nil : value, state, of: instance)
  }

  /// The value of an element's variable for the instance that a press is on. The press is fed next.
  ///
  /// - Parameter first: the value of instances that were never set.
  @inlinable
  public func state(_ state: Int, first: Double, of element: ElementID, at press: TouchSample) -> Double {
    // A press on an element that the program does not have is refused later.
    guard let pressed = press.element, pressed.index < settings.elements,
      program.isInside(pressed.index, of: element.index)
    else { return first }
    return instanceValues.value(state, of: instances.said(of: element.index)) ?? first
  }

  // MARK: Hand-overs

  /// The numbers of the contacts whose guards may still be asked, in order.
  @inlinable public var contacts: some Sequence<Int> { Members(usedContacts, 0) }

  /// The value of an element's variable for the instance that a contact is on. The element is on the contact's path, else no guard asks it.
  ///
  /// - Parameter first: the value of instances that were never set.
  @inlinable
  public func state(_ state: Int, first: Double, of element: ElementID, on contact: Int) -> Double {
    instanceValues.value(state, of: instances.instance(of: element.index, contact)) ?? first
  }

  /// Sets whether a guard holds for what a contact is on. It counts for hand-overs of its touch from now on.
  @inlinable
  public mutating func setGuard(_ number: Int, to holds: Bool, on contact: Int) {
    guardsOnPaths[contact * settings.guards + number] = holds
  }

  /// Keeps the guards of a press for hand-overs of its touch.
  @inlinable
  mutating func keepGuards(of contact: UInt64) {
    guard program.asksPaths else { return }
    for number in 0..<settings.guards {
      setGuard(number, to: guards[number], on: contact.trailingZeroBitCount)
    }
  }

  /// Whether a guard holds now, for what a contact is on.
  @inlinable
  mutating func guardHolds(_ condition: Int, on contact: Int) -> Bool {
    if condition < 0 { return true }
    return program.asksPaths ? guardsOnPaths[contact * settings.guards + condition] : guards[condition]
  }
}
