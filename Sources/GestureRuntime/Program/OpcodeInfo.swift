/// The name, first version, allowed place, operands and meaning of an instruction.
package struct OpcodeInfo: Sendable {
  // An embedded program makes no listings, so it leaves out their texts.
  #if !hasFeature(Embedded)
    /// The name in listings.
    package let mnemonic: StaticString
    /// The meaning in one sentence, for `Docs/TableFormat.md`.
    package let meaning: StaticString
  #endif
  package let operands: OperandInfos
  let place: OpcodePlace
  /// The first version of the format that has the instruction. The version of a table is the greatest of its instructions' versions.
  let since: UInt16

  /// The indentation in a listing: one more than that of the instruction to which it belongs.
  package var depth: Int { place.depth }

  init(
    _ mnemonic: StaticString, since: UInt16, _ place: OpcodePlace, _ first: OperandInfo = .none,
    _ second: OperandInfo = .none, _ third: OperandInfo = .none, _ fourth: OperandInfo = .none,
    _ fifth: OperandInfo = .none, means meaning: StaticString
  ) {
    self.since = since
    self.place = place
    #if hasFeature(Embedded)
      operands = OperandInfos(first, second, third, fourth, fifth)
    #else
      self.mnemonic = mnemonic
      self.meaning = meaning
      operands = [first, second, third, fourth, fifth].filter { !$0.isNone }
    #endif
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
  /// Its kind and its range as one number; 0 for no operand.
  fileprivate let code: UInt8

  static let none = OperandInfo("", code: 0)

  init(_ name: StaticString, _ kind: OperandKind, _ range: OperandRange) {
    self.init(name, code: (kind.rawValue + 1) << 5 | range.rawValue)
  }

  fileprivate init(_ name: StaticString, code: UInt8) {
    #if !hasFeature(Embedded)
      self.name = name
    #endif
    self.code = code
  }

  var isNone: Bool { code == 0 }
  package var kind: OperandKind { OperandKind(rawValue: (code >> 5) &- 1) ?? .count }
  private var range: OperandRange { OperandRange(rawValue: code & 31) ?? .any }

  /// Whether an operand is in its range. Times also have their own limit.
  func allows(_ values: Operands, _ index: Int) -> Bool {
    let value = values.integer(index)
    return switch kind {
    case .count: range.allows(value)
    case .time: range.allows(value) && value <= Operand.longestTime
    case .number: range.allows(Double(bitPattern: value))
    case .text: true
    }
  }
}

#if hasFeature(Embedded)
  /// The operands of an instruction, as one number: no array is needed.
  package struct OperandInfos: Sendable {
    private var codes: UInt64

    init(
      _ first: OperandInfo, _ second: OperandInfo, _ third: OperandInfo, _ fourth: OperandInfo,
      _ fifth: OperandInfo
    ) {
      codes = UInt64(first.code) | UInt64(second.code) << 8 | UInt64(third.code) << 16
      codes |= UInt64(fourth.code) << 24 | UInt64(fifth.code) << 32
    }

    var count: Int { (71 - codes.leadingZeroBitCount) / 8 }

    subscript(index: Int) -> OperandInfo {
      OperandInfo("", code: UInt8(truncatingIfNeeded: codes >> UInt64(8 * index)))
    }
  }
#else
  package typealias OperandInfos = [OperandInfo]
#endif

/// The allowed values of an operand, independent of earlier instructions.
enum OperandRange: UInt8, Sendable {
  case any, notNegative, positive
  // These are of feedback: what is multiplied by, a scale, a part of 1, an ordinate of a timing curve, and what a fling keeps.
  case factor, scale, share, ordinate, rate
  /// In degrees: 0 ..< 360, and 0 ... 360.
  case directions, angles
  // These are of counts.
  /// 0 or 1.
  case flag
  /// 1 alone.
  case one
  case ways, samples, words, offset, tools, touches, fingers, senses, edges, ends

  func allows(_ value: UInt64) -> Bool {
    switch self {
    case .any, .notNegative: true
    case .positive: value > 0
    case .directions: value < 360
    case .angles: value <= 360
    case .factor, .scale, .share, .ordinate, .rate: true
    case .flag: value <= 1
    case .one: value == 1
    case .ways: 1...14 ~= value
    case .samples: 1...UInt64(VelocityEstimator.sampleLimit) ~= value
    case .words: 1...UInt64(TableBuilder.limit) ~= value
    case .offset: value <= UInt64(TableBuilder.limit)
    case .tools: 1...UInt64(TouchTools.all.rawValue) ~= value
    case .touches: 2...255 ~= value
    case .fingers: 1...UInt64(TouchTracker.fingerLimit) ~= value
    case .senses: 1...UInt64(MoveSenses.all.rawValue) ~= value
    case .edges: 1...UInt64(ScreenEdges.all.rawValue) ~= value
    case .ends: HandOver.wires ~= value
    }
  }

  func allows(_ value: Double) -> Bool {
    switch self {
    case .notNegative: value >= 0
    case .positive: value > 0
    case .directions: (0..<360).contains(value)
    case .angles: (0...360).contains(value)
    case .factor: value.magnitude <= 100
    case .scale: (0...100).contains(value)
    case .share: (0...1).contains(value)
    case .ordinate: value.magnitude <= 1000
    case .rate: (0.5...0.99999).contains(value)
    default: true
    }
  }
}
