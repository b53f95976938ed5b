/// The name, first version, allowed place, operands and meaning of an instruction.
package struct OpcodeInfo: Sendable {
  // An embedded program makes no listings, so it leaves out their texts.
  #if !hasFeature(Embedded)
    /// The name in listings.
    package let mnemonic: StaticString
    /// The meaning in one sentence, for `Docs/TableFormat.md`.
    package let meaning: StaticString
  #endif
  package let operands: [OperandInfo]
  let place: OpcodePlace
  /// The first version of the format that has the instruction. The version of a table is the greatest of its instructions' versions.
  let since: UInt16

  /// The indentation in a listing: one more than that of the instruction to which it belongs.
  package var depth: Int { place.depth }

  init(
    _ mnemonic: StaticString, since: UInt16, _ place: OpcodePlace, _ operands: [OperandInfo],
    _ meaning: StaticString
  ) {
    #if !hasFeature(Embedded)
      self.mnemonic = mnemonic
      self.meaning = meaning
    #endif
    self.since = since
    self.place = place
    self.operands = operands
  }
}

/// The place where an instruction may appear. The instruction to which it belongs must be the last of its kind.
enum OpcodePlace: Sendable {
  /// The first instruction.
  case product
  /// Before all activities; a word comes right after its variable.
  case declaration, word
  case activity
  /// In an activity: before its feedback, or before its recognizers.
  case qualifier, condition
  /// In an activity's feedback: once, or once for each moment.
  case feedback, moment
  /// In an activity's feedback: after what it details, or after a motion.
  case feedbackDetail, motionDetail
  case recognizer
  /// In a recognizer: before its steps, or one of its steps.
  case name, step
  /// After a step of one of these kinds.
  case limit(StepKinds)
  /// After any step or name.
  case limitOfAny
  /// After all activities.
  case relation, end

  var depth: Int {
    switch self {
    case .product, .declaration, .activity, .relation, .end: 0
    case .word, .qualifier, .feedback, .moment, .condition, .recognizer: 1
    case .feedbackDetail, .motionDetail, .name, .step: 2
    case .limit, .limitOfAny: 3
    }
  }
}

/// One operand of an instruction.
package struct OperandInfo: Sendable {
  #if !hasFeature(Embedded)
    /// The name in listings.
    package let name: StaticString
  #endif
  package let kind: OperandKind
  let range: OperandRange

  init(_ name: StaticString, _ kind: OperandKind, _ range: OperandRange) {
    #if !hasFeature(Embedded)
      self.name = name
    #endif
    self.kind = kind
    self.range = range
  }

  /// Whether an operand is in its range. Times also have their own limit.
  func allows(_ values: Operands, _ index: Int) -> Bool {
    switch kind {
    case .count: range.allows(values.integer(index))
    case .time: range.allows(values.integer(index)) && values.time(index) != nil
    case .number: range.allows(values.number(index))
    case .text: true
    }
  }
}

/// The allowed values of an operand, independent of earlier instructions.
enum OperandRange: Sendable {
  case any
  case counts(ClosedRange<UInt64>)
  case notNegative, positive
  /// In degrees: 0 ..< 360, and 0 ... 360.
  case directions, angles

  func allows(_ value: UInt64) -> Bool {
    switch self {
    case .any, .notNegative: true
    case .counts(let range): range.contains(value)
    case .positive: value > 0
    case .directions: value < 360
    case .angles: value <= 360
    }
  }

  func allows(_ value: Double) -> Bool {
    switch self {
    case .any, .counts: true
    case .notNegative: value >= 0
    case .positive: value > 0
    case .directions: (0..<360).contains(value)
    case .angles: (0...360).contains(value)
    }
  }
}
