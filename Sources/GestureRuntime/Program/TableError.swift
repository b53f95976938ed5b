/// Why bytes are not a table that this runtime can run.
public struct TableError: Error, Sendable, Hashable {
  public var reason: Reason
  /// Where in the bytes, from 0.
  public var offset: Int

  public init(_ reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  public enum Reason: UInt8, Sendable, Hashable, CaseIterable {
    /// Does not begin with `GTAB`.
    case notATable
    /// Made for another version of the format.
    case wrongVersion
    /// The length or checksum in the header does not fit the bytes.
    case damaged
    /// Ends in the middle of an instruction.
    case truncated
    /// A byte that is no instruction.
    case unknownInstruction
    /// A count of more than 64 bits, or written longer than needed.
    case malformedCount
    /// Not a finite number, or written longer than needed.
    case malformedNumber
    /// Not UTF-8.
    case malformedText
    /// An instruction where it does not belong.
    case misplaced
    /// A number of an element, state, mechanic or activity that is not declared before.
    case undeclared
    /// A value outside what the instruction allows.
    case outOfRange
    /// A guard that does not leave exactly one value.
    case unbalancedGuard
    /// Steps that fingers cannot perform.
    case impossibleSteps
    /// Names or declarations that are not in order, or twice.
    case notInOrder
    /// Activities that wait for each other in a circle.
    case circular
    /// More of something than the runtime follows.
    case tooMany
  }

  /// One sentence for people.
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
