/// A store of named blocks of bytes that lasts between runs, for `DecisionCache`.
///
/// It may drop anything at any time and may return blocks of other writers, since the reader checks them. Names are lower-case hexadecimal
/// digits. Several threads may use it at once.
package protocol DecisionStore: AnyObject, Sendable {
  func load(_ name: String) -> [UInt8]?

  /// Replaces a block atomically: a process that loads at the same time sees either the whole old block or the whole new one.
  func save(_ name: String, _ bytes: [UInt8])
}
