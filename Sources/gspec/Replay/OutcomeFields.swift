import GestureRuntime
import SpecParser

/// The keys of an outcome, in the order in which they are printed.
enum OutcomeKey: String, Sendable, Hashable, CaseIterable {
  case t, activity, does, target, item, mechanic, phase, tool, taps, fingers, x, y, dx, dy, origin, travel,
    vx, vy,
    scale,
    rotation, progress,
    committed, detent, over, left, top, width, height
}

/// A value of an outcome, ready to be printed and compared.
enum OutcomeField: Sendable, Hashable {
  case text(String)
  case number(Double)
  /// A point, printed as x and y.
  case pair(Point)
  /// Microseconds, printed as milliseconds.
  case time(Microseconds)
  case bool(Bool)
  /// No element, printed as `null` in JSON.
  case nothing
}

extension Sequence<Outcome> {
  /// The outcomes with their names, one after the other: together they take many times the memory of the outcomes.
  func named(by table: Table, _ instances: InstanceNames) -> some Sequence<NamedOutcome> {
    lazy.map { NamedOutcome($0, table: table, instances: instances) }
  }
}

/// An outcome with the names of its table. Only here is defined which values an outcome prints.
struct NamedOutcome: Sendable, Hashable {
  let outcome: Outcome
  let fields: [Field]

  struct Field: Sendable, Hashable {
    var key: OutcomeKey
    var value: OutcomeField
  }

  /// Creates the fields of an outcome.
  ///
  /// - Parameter instances: the names of touched instances, for `item` and `over`.
  init(_ outcome: Outcome, table: Table, instances: InstanceNames = InstanceNames()) {
    self.outcome = outcome
    var fields: [Field] = []
    func add(_ key: OutcomeKey, _ value: OutcomeField) { fields.append(Field(key: key, value: value)) }
    add(.t, .time(outcome.time))
    add(.activity, .text(table.activityName(outcome.activity)))
    add(.does, .text(table.activityKind(outcome.activity)))
    add(.target, .text(table.elementPath(table.activityTarget(outcome.activity))))
    if let item = instances.path(outcome.instance) { add(.item, .text(item)) }
    add(.mechanic, .text(table.mechanicName(outcome.mechanic)))
    add(.phase, .text(outcome.phase.name))
    if outcome.tool != .finger { add(.tool, .text(outcome.tool.word)) }
    if outcome.taps > 0 { add(.taps, .number(Double(outcome.taps))) }
    add(.fingers, .number(Double(outcome.fingers)))
    add(.x, .number(outcome.location.x))
    add(.y, .number(outcome.location.y))
    if outcome.values.contains(.translation) {
      add(.dx, .number(outcome.translation.x))
      add(.dy, .number(outcome.translation.y))
      add(.origin, .pair(outcome.origin))
      add(.travel, .pair(outcome.travel))
    }
    if outcome.values.contains(.velocity) {
      add(.vx, .number(outcome.velocity.x))
      add(.vy, .number(outcome.velocity.y))
    }
    if outcome.values.contains(.scale) { add(.scale, .number(outcome.scale)) }
    if outcome.values.contains(.rotation) { add(.rotation, .number(outcome.rotation)) }
    if outcome.values.contains(.progress) { add(.progress, .number(outcome.progress)) }
    if outcome.values.contains(.committed) { add(.committed, .bool(outcome.isCommitted)) }
    let detents = table.detentNames(of: outcome.activity)
    if detents.indices.contains(Int(outcome.detent) - 1) {
      add(.detent, .text(detents[Int(outcome.detent) - 1]))
    }
    if outcome.values.contains(.over) {
      let item = instances.path(outcome.overInstance)
      add(.over, outcome.over.map { .text(item ?? table.elementPath($0)) } ?? .nothing)
    }
    if Self.hasBox(outcome, table) {
      add(.left, .number(outcome.box.x))
      add(.top, .number(outcome.box.y))
      add(.width, .number(outcome.box.width))
      add(.height, .number(outcome.box.height))
    }
    self.fields = fields
  }

  /// Whether an outcome has a selection box.
  static func hasBox(_ outcome: Outcome, _ table: Table) -> Bool {
    outcome.values.contains(.translation) && BoxKinds.contains(table.activityKind(outcome.activity))
  }

  subscript(key: OutcomeKey) -> OutcomeField? { fields.first { $0.key == key }?.value }

  func text(_ key: OutcomeKey) -> String { self[key]?.text ?? "" }

  /// One line of JSON, with its line end.
  var json: String { WriteJSONLines.object(members) + "\n" }

  var members: [WriteJSONLines.Member] { fields.map { ($0.key.rawValue, $0.value.json) } }
}

extension OutcomeField {
  /// The value without quotes; numbers have at most three decimals.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): DecimalText.text(number)
    case .pair(let pair): "[\(DecimalText.text(pair.x)),\(DecimalText.text(pair.y))]"
    case .time(let time): MeasureText.number(thousandths: time)
    case .bool(let value): value ? "true" : "false"
    case .nothing: "nothing"
    }
  }

  var json: String {
    switch self {
    case .text(let text): JSONText.quoted(text)
    case .nothing: "null"
    case .number, .pair, .time, .bool: text
    }
  }
}

extension GesturePhase {
  /// The name of the phase in outcomes and cases.
  var name: String {
    switch self {
    case .recognized: "recognized"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .possible: "possible"
    case .failed: "failed"
    }
  }

  /// Whether the phase is a claim.
  var isClaim: Bool { self == .recognized || self == .began }
}

/// Quotes JSON strings.
enum JSONText {
  static func quoted(_ text: String) -> String {
    // Most texts need no escapes, and a trace has many.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return "\"\(text)\"" }
    return String(decoding: JSON.string(text).json, as: UTF8.self)
  }
}
