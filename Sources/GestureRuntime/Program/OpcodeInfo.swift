/// What an instruction is called, takes and means, and where it may stand.
public struct OpcodeInfo: Sendable {
  // An embedded program makes no listings, so that it does not carry what only these need.
  #if !hasFeature(Embedded)
    /// Its name in listings.
    public let mnemonic: StaticString
    /// One sentence for `Docs/TableFormat.md`.
    public let meaning: StaticString
  #endif
  public let operands: [OperandInfo]
  let place: OpcodePlace

  /// How far a listing indents it: what it belongs to has one less.
  public var depth: Int { place.depth }

  init(_ mnemonic: StaticString, _ place: OpcodePlace, _ operands: [OperandInfo], _ meaning: StaticString) {
    #if !hasFeature(Embedded)
      self.mnemonic = mnemonic
      self.meaning = meaning
    #endif
    self.place = place
    self.operands = operands
  }
}

/// Where an instruction may stand: what it belongs to must be the last of its sort.
enum OpcodePlace: Sendable {
  /// First of all.
  case product
  /// Before all activities; a word right after its variable.
  case declaration, word
  case activity
  /// Of an activity: before its feedback; its feedback; before its recognizers.
  case qualifier, feedback, feedbackDetail, condition
  case recognizer
  /// Of a recognizer, before its steps; then its steps.
  case name, step
  /// Of a step of one of these kinds.
  case limit(StepKinds)
  /// Of any step, and of a name.
  case limitOfAny
  /// After all activities.
  case relation, end

  var depth: Int {
    switch self {
    case .product, .declaration, .activity, .relation, .end: 0
    case .word, .qualifier, .feedback, .condition, .recognizer: 1
    case .feedbackDetail, .name, .step: 2
    case .limit, .limitOfAny: 3
    }
  }
}

/// One operand of an instruction.
public struct OperandInfo: Sendable {
  #if !hasFeature(Embedded)
    /// Its name in listings.
    public let name: StaticString
  #endif
  public let kind: OperandKind
  let range: OperandRange

  init(_ name: StaticString, _ kind: OperandKind, _ range: OperandRange) {
    #if !hasFeature(Embedded)
      self.name = name
    #endif
    self.kind = kind
    self.range = range
  }

  /// Times also have a limit of their own.
  func allows(_ values: Operands, _ index: Int) -> Bool {
    switch kind {
    case .count: range.allows(values.integer(index))
    case .time: range.allows(values.integer(index)) && values.time(index) != nil
    case .number: range.allows(values.number(index))
    case .text: true
    }
  }
}

/// Which values an operand may have, whatever came before it.
enum OperandRange: Sendable {
  case any
  case counts(ClosedRange<UInt64>)
  case notNegative, positive
  /// 0 ..< 360 degrees; 0 ... 360 degrees.
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
