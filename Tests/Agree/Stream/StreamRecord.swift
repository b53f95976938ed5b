/// What stands in a stream, each record beginning with its kind. A stream is numbers alone: bytes of a table are eight to a number, the last
/// filled up with zeros. Records come in blocks, each after the count of its numbers.
///
///     1 spec      seed, count of bytes; the table
///     2 sequence  spec, trace, screen (-1: unknown) width, height, layout, events, outcomes; every event; the answer to them
///     3 end       sequences, outcomes
enum StreamRecord {
  static let spec = 1.0
  static let sequence = 2.0
  static let end = 3.0

  /// How many numbers come before the events of a sequence.
  static let sequenceHead = 8
}
