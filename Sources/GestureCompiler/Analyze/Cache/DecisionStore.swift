/// Keeps blocks of bytes by name between runs, for `DecisionCache`.
///
/// It may forget anything at any time, and give back what others wrote: what it gives is checked. Names are lower-case
/// hexadecimal digits. Several threads may ask it at once.
package protocol DecisionStore: AnyObject, Sendable {
  func load(_ name: String) -> [UInt8]?

  /// A process that loads at the same time sees all of the old block or all of the new one.
  func save(_ name: String, _ bytes: [UInt8])
}
