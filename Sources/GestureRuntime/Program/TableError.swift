/// The reason for which bytes are not a table that this runtime can run, and its place.
public struct TableError: Error, Sendable, Hashable {
  public var reason: Reason
  /// The offset in the bytes, from 0.
  public var offset: Int

  public init(_ reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  public enum Reason: UInt8, Sendable, Hashable, CaseIterable {
    /// The bytes do not begin with `GTAB`.
    case notATable
    /// The table was made for another version of the format.
    case wrongVersion
    /// The length or checksum in the header does not match the bytes.
    case damaged
    /// The table ends in the middle of an instruction.
    case truncated
    /// A byte that is no instruction.
    case unknownInstruction
    /// A count has more than 64 bits, or is written longer than needed.
    case malformedCount
    /// A number is not finite, or is written longer than needed.
    case malformedNumber
    /// A text is not UTF-8, or has a control character.
    case malformedText
    /// An instruction is in a wrong place.
    case misplaced
    /// An element, state, mechanic or activity is used before its declaration.
    case undeclared
    /// A value is outside the range that the instruction allows.
    case outOfRange
    /// A guard that does not leave exactly one value.
    case unbalancedGuard
    /// Steps that fingers cannot perform.
    case impossibleSteps
    /// Names or declarations are not in order, or appear twice.
    case notInOrder
    /// Activities wait for each other in a circle.
    case circular
    /// There is more of something than the runtime supports.
    case tooMany
  }

  /// The message for people.
  public var sentence: StaticString {
    switch reason {
    case .notATable: "this is not a gesture table: it does not begin with GTAB"
    case .wrongVersion: "this table was made for another version of the format; compile the spec again"
    case .damaged: "the table is damaged: its length or checksum does not fit"
    case .truncated: "the table ends in the middle of an instruction"
    case .unknownInstruction: "a byte is no instruction"
    case .malformedCount: "a count is written wrongly"
    case .malformedNumber: "a number is written wrongly or is not finite"
    case .malformedText: "a name is not UTF-8, or has a control character"
    case .misplaced: "an instruction stands where it does not belong"
    case .undeclared: "an instruction names something that is not declared before it"
    case .outOfRange: "a value lies outside what its instruction allows"
    case .unbalancedGuard: "a guard does not leave exactly one value"
    case .impossibleSteps: "a recognizer has steps that fingers cannot perform"
    case .notInOrder: "names or relations are not in order, or stand twice"
    case .circular: "activities wait for each other in a circle"
    case .tooMany: "there is more of something than the runtime follows"
    }
  }
}
