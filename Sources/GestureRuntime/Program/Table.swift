/// A compiled spec, loaded and wholly verified: immutable, shared by any number of recognizers, on any thread.
///
/// Loading is the only thing that can fail. Any bytes at all either become a table that runs safely, or are refused.
public struct Table: Sendable {
  let contents: TableContents
  /// The same for a layout from right to left; `contents` where nothing depends on it.
  private let mirroredContents: TableContents
  /// Whether the layout makes a difference: some movement or edge is `leading` or `trailing`.
  public let followsReading: Bool

  /// Loads a table that `gspec compile` made.
  ///
  /// - Throws: `TableError`, with the reason and the offset of the first byte that is wrong.
  public init(bytes: [UInt8]) throws(TableError) {
    var reader = try TableReader(bytes)
    var builder = TableBuilder()
    builder.reserve(forBytes: bytes.count)
    var version = TableHeader.versions.lowerBound
    var operands = Operands(of: bytes)
    while !reader.isAtEnd {
      let offset = reader.offset
      let opcode = try reader.next(&operands)
      version = max(version, opcode.version)
      if let reason = builder.apply(opcode, operands) { throw TableError(reason, offset: offset) }
    }
    guard builder.isComplete else { throw TableError(.truncated, offset: bytes.count) }
    // Neither a later version's instructions, nor a version that none of them needs.
    guard version == reader.version else { throw TableError(.wrongVersion, offset: 4) }
    self.init(builder)
  }

  /// A table of nothing, with which nothing is recognized.
  static var empty: Table { Table(TableBuilder()) }

  private init(_ builder: TableBuilder) {
    followsReading = builder.readsBothWays
    guard followsReading else {
      contents = TableContents(builder)
      mirroredContents = contents
      return
    }
    var builder = builder
    builder.markMirroredFeedback()
    contents = TableContents(builder)
    mirroredContents = TableContents(builder, reading: .rightToLeft)
  }

  func contents(_ reading: ReadingDirection) -> TableContents {
    reading == .leftToRight ? contents : mirroredContents
  }

  /// The instructions of a table, in order: for listings.
  public static func instructions(of bytes: [UInt8]) throws(TableError) -> [Instruction] {
    _ = try Table(bytes: bytes)
    var reader = try TableReader(bytes)
    var instructions: [Instruction] = []
    var operands = Operands(of: bytes)
    while !reader.isAtEnd {
      let opcode = try reader.next(&operands)
      instructions.append(Instruction(opcode, operands.values(opcode.operands)))
    }
    return instructions
  }

  /// The product's name.
  public var product: String { string(contents.product) }

  // MARK: What is in it

  public var activityCount: Int { contents.activities.count }
  public var mechanicCount: Int { contents.mechanics.count }
  public var elementCount: Int { contents.elements.count }
  public var stateCount: Int { contents.states.count }
  public var recognizerCount: Int { contents.settings.recognizers }

  /// The name of an activity. The index must be less than `activityCount`; likewise below.
  public func activityName(_ index: Int) -> String { string(contents.activities[index].name) }

  /// The kind of an activity: what it `does`.
  public func activityKind(_ index: Int) -> String { string(contents.activities[index].does) }

  public func activityTarget(_ index: Int) -> ElementID {
    ElementID(index: contents.activities[index].target)
  }

  /// What is seen and felt during an activity; nil where its spec says nothing.
  public func feedback(of activity: Int) -> FeedbackPlan? { feedback(activity)?.plan }

  /// What is seen and felt when it has committed to a detent, by an outcome's number of it; the same for 0.
  public func feedback(of activity: Int, at detent: UInt8) -> FeedbackPlan? {
    feedback(activity)?.plan(at: Int(detent))
  }

  private func feedback(_ activity: Int) -> FeedbackEntry? {
    let number = contents.activities[activity].feedback
    return number < 0 ? nil : contents.feedback[number]
  }

  /// The names of an activity's detents, the nearest first; empty where it has none.
  public func detentNames(of activity: Int) -> [String] {
    contents.activities[activity].detents.map { string($0.name) }
  }

  /// The app's own word for a haptic; nil where it is none of its own. One of the three cues.
  public func feedbackWord(of activity: Int, at cue: FeedbackCues) -> String? {
    guard let words = feedback(activity)?.words else { return nil }
    for (moment, word) in words where FeedbackCues(rawValue: 1 << moment) == cue { return string(word) }
    return nil
  }

  public func mechanicName(_ index: Int) -> String { string(contents.mechanics[index]) }

  /// The activity that a recognizer belongs to.
  public func recognizerActivity(_ index: Int) -> Int { contents.memory.rows.recognizers[index].activity }

  /// The mechanics of a recognizer: one, or the names of one movement with the fastest first.
  public func recognizerMechanics(_ index: Int) -> [Int] {
    let recognizer = contents.memory.rows.recognizers[index]
    return (0..<recognizer.nameCount).map { contents.memory.rows.names[recognizer.names + $0].mechanic }
  }

  /// Whether any lift must be on its target: hosts then say where elements lie that are pressed.
  public var liftsOnTarget: Bool { contents.lists.view.pointee.liftsOnTarget }

  /// The path of an element: names from the top, joined by `/`.
  public func elementPath(_ element: ElementID) -> String { string(path(element.index)) }

  /// The element with this path, written as in `elementPath`.
  public func element(path wanted: String) -> ElementID? {
    let bytes = Array(wanted.utf8)
    for index in contents.elements.indices where path(index) == bytes { return ElementID(index: index) }
    return nil
  }

  public func stateName(_ index: Int) -> String { string(contents.states[index].name) }

  public func stateDomain(_ index: Int) -> StateDomain { contents.states[index].domain }

  /// The element whose instances each have a value of the variable; `nil` for the product's.
  public func stateElement(_ index: Int) -> ElementID? {
    let element = contents.states[index].element
    return element < 0 ? nil : ElementID(index: element)
  }

  /// The variable of this name.
  public func state(named name: String) -> Int? {
    let bytes = Array(name.utf8)
    return contents.states.firstIndex { $0.name == bytes }
  }

  private func path(_ index: Int) -> [UInt8] {
    var names = contents.elements[index].name
    var current = contents.elements[index].parent
    while current >= 0 {
      names = contents.elements[current].name + [0x2f] + names
      current = contents.elements[current].parent
    }
    return names
  }

  private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
