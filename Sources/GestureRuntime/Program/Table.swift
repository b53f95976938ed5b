/// A compiled spec, loaded and verified. It is immutable, and any number of recognizers can share it, on any thread.
///
/// Only loading can fail. Any bytes either give a table that runs safely, or are refused.
public struct Table: Sendable {
  let contents: TableContents
  /// The contents for a layout from right to left; `contents` if the layout changes nothing.
  private let mirroredContents: TableContents
  /// Whether the reading direction matters: some movement or edge is `leading` or `trailing`.
  public let followsReading: Bool

  /// Loads a table from `gspec compile`.
  ///
  /// - Throws: `TableError`, with the reason and the offset of the first wrong byte.
  public init(bytes: [UInt8]) throws(TableError) {
    let builder = try Self.read(bytes)
    followsReading = builder.readsBothWays
    contents = TableContents(builder)
    guard followsReading else {
      mirroredContents = contents
      return
    }
    // Read again, since a builder gives its memory away. Few tables follow the reading direction.
    var mirrored = try Self.read(bytes)
    mirrored.mirror()
    mirroredContents = TableContents(mirrored)
  }

  /// Reads and verifies the instructions of a table.
  private static func read(_ bytes: [UInt8]) throws(TableError) -> TableBuilder {
    var reader = try TableReader(bytes)
    var builder = TableBuilder(bytes)
    builder.reserve(forBytes: bytes.count)
    var version = TableHeader.versions.lowerBound
    var operands = Operands()
    while !reader.isAtEnd {
      let offset = reader.offset
      let opcode = try reader.next(&operands)
      version = max(version, opcode.since)
      if let reason = builder.apply(opcode, operands) { throw TableError(reason, offset: offset) }
    }
    guard builder.isComplete else { throw TableError(.truncated, offset: bytes.count) }
    // The header's version must be exactly the one that the instructions need.
    guard version == reader.version else { throw TableError(.wrongVersion, offset: 4) }
    return builder
  }

  /// An empty table, which recognizes nothing.
  static var empty: Table { Table() }

  private init() {
    followsReading = false
    contents = TableContents(TableBuilder([]))
    mirroredContents = contents
  }

  func contents(_ reading: ReadingDirection) -> TableContents {
    reading == .leftToRight ? contents : mirroredContents
  }

  /// The instructions of a table, in order, for listings.
  public static func instructions(of bytes: [UInt8]) throws(TableError) -> [Instruction] {
    _ = try Table(bytes: bytes)
    var reader = try TableReader(bytes)
    var instructions: [Instruction] = []
    var operands = Operands()
    while !reader.isAtEnd {
      let opcode = try reader.next(&operands)
      instructions.append(Instruction(opcode, operands.values(opcode.operands, in: bytes)))
    }
    return instructions
  }

  /// The product's name.
  public var product: String { string(contents.product) }

  // MARK: Contents

  public var activityCount: Int { contents.activities.count }
  public var mechanicCount: Int { contents.mechanics.count }
  public var elementCount: Int { contents.elements.count }
  public var stateCount: Int { contents.states.count }
  public var recognizerCount: Int { contents.settings.recognizers }

  /// The name of an activity. The index must be less than `activityCount`. The same holds for the indices of the methods below.
  public func activityName(_ index: Int) -> String { string(contents.activities[index].name) }

  /// The kind of an activity: its `does`.
  public func activityKind(_ index: Int) -> String { string(contents.activities[index].does) }

  public func activityTarget(_ index: Int) -> ElementID {
    ElementID(index: contents.activities[index].target)
  }

  /// The feedback of an activity; nil for none.
  public func feedback(of activity: Int) -> FeedbackPlan? { feedback(of: activity, at: 0) }

  /// The feedback of an activity for a commit to a detent, by an outcome's detent number; for 0, the plain feedback.
  public func feedback(of activity: Int, at detent: UInt8) -> FeedbackPlan? {
    let number = contents.activities[activity].feedback
    return number < 0 ? nil : contents.feedback.plan(number, at: Int(detent))
  }

  /// The names of an activity's detents, the nearest first; empty for none.
  public func detentNames(of activity: Int) -> [String] {
    contents.activities[activity].detents.map { string(contents.lists.view.pointee.detents[$0].name) }
  }

  /// The thresholds of an activity's commit: the distance in points, or in per cent of the target's size, and the velocity in points a second.
  /// Of detents, it is that of the nearest.
  package func commit(of activity: Int) -> (distance: Double?, isShare: Bool, velocity: Double?) {
    let entry = contents.activities[activity]
    return (entry.commitDistance, entry.commitIsShare, entry.commitVelocity)
  }

  /// The app's word for a haptic, given one of the three cues; nil for none.
  public func feedbackWord(of activity: Int, at cue: FeedbackCues) -> String? {
    let number = contents.activities[activity].feedback
    return number < 0 ? nil : contents.feedback.word(number, at: cue).map(string)
  }

  public func mechanicName(_ index: Int) -> String { string(contents.mechanics[index]) }

  /// The activity that a recognizer belongs to.
  public func recognizerActivity(_ index: Int) -> Int { contents.memory.rows.recognizers[index].activity }

  /// The mechanics of a recognizer: one, or all names of one movement, the fastest first.
  public func recognizerMechanics(_ index: Int) -> [Int] {
    let recognizer = contents.memory.rows.recognizers[index]
    return (0..<recognizer.nameCount).map { contents.memory.rows.names[recognizer.names + $0].mechanic }
  }

  /// The kinds of a recognizer's steps, in their order.
  public func stepKinds(of recognizer: Int) -> [StepKind] {
    let entry = contents.memory.rows.recognizers[recognizer]
    return (entry.first..<entry.first + entry.count).map { contents.memory.rows.steps[$0].kind }
  }

  /// How far fingers may go in a recognizer's step before they move, in the unit of its kind.
  public func slop(of recognizer: Int, step: Int) -> Double {
    contents.memory.rows.steps[contents.memory.rows.recognizers[recognizer].first + step].slop
  }

  /// Whether any step requires a lift on the target. If so, hosts report the frames of elements that are pressed.
  public var liftsOnTarget: Bool { contents.lists.view.pointee.liftsOnTarget }

  /// The path of an element: names from the top, joined by `/`.
  public func elementPath(_ element: ElementID) -> String {
    String(decoding: path(element.index), as: UTF8.self)
  }

  /// The element with this path, written as in `elementPath`.
  public func element(path wanted: String) -> ElementID? {
    let bytes = Array(wanted.utf8)
    for index in 0..<contents.elements.count where path(index) == bytes { return ElementID(index: index) }
    return nil
  }

  public func stateName(_ index: Int) -> String { string(contents.states[index].name) }

  public func stateDomain(_ index: Int) -> StateDomain {
    switch contents.states[index].domain {
    case .bool: .bool
    case .words(let words): .words(words.map { Array(contents.bytes(contents.words[$0])) })
    case .number(let low, let high): .number(low: low, high: high)
    }
  }

  /// The element whose instances each have a value of the variable; `nil` for a variable of the product.
  public func stateElement(_ index: Int) -> ElementID? {
    let element = contents.states[index].element
    return element < 0 ? nil : ElementID(index: element)
  }

  /// The variable with this name.
  public func state(named name: String) -> Int? {
    let bytes = Array(name.utf8)
    return contents.states.view.firstIndex { contents.bytes($0.name) == bytes[...] }
  }

  private func path(_ index: Int) -> [UInt8] {
    var names = Array(contents.bytes(contents.elements[index].name))
    var current = contents.elements[index].parent
    while current >= 0 {
      names = contents.bytes(contents.elements[current].name) + [0x2f] + names
      current = contents.elements[current].parent
    }
    return names
  }

  private func string(_ text: TableText) -> String { String(decoding: contents.bytes(text), as: UTF8.self) }
}
