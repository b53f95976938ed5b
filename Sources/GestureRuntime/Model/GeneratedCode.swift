/// The handshake between generated Swift and the runtime that it is compiled against.
///
/// Generated code names the format that it was written for, and so does not compile beside a runtime that speaks another.
/// A runtime that no longer speaks a format keeps its name, marked as unavailable, with the sentence that says what to do.
///
/// - `Format1`: gspec 0.1.
public enum GeneratedCode {
  /// Generated code of gspec 0.1.
  public enum Format1 {}
}

extension Table {
  /// The table of generated code, which holds it as constants.
  ///
  /// Words that were changed by hand give a table of nothing, `activityCount` 0, with which nothing is recognized.
  ///
  /// - Parameters:
  ///   - words: the table's bytes, eight to a word, the first one lowest.
  ///   - count: how many bytes there are; the last word is filled up with zeros.
  public init(generated words: [UInt64], count: Int) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for index in 0..<min(count, words.count * 8) {
      bytes.append(UInt8(truncatingIfNeeded: words[index >> 3] >> UInt64(8 * (index & 7))))
    }
    self = (try? Table(bytes: bytes)) ?? .empty
  }

  /// Which values the outcomes of a recognizer have at their end. The index must be less than `recognizerCount`.
  public func recognizerValues(_ index: Int) -> OutcomeValues {
    contents.memory.rows.recognizers[index].valuesAtEnd
  }

  /// Whether a recognizer is continuous: it begins, changes and ends.
  public func recognizerIsContinuous(_ index: Int) -> Bool {
    contents.memory.rows.recognizers[index].isContinuous
  }
}
