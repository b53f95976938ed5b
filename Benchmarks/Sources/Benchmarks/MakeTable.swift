import GestureRuntime

/// Makes tables like those of a compiled spec: activities with material's mechanics on one target.
struct TableMaker {
  private var writer = TableWriter()

  /// The usual set for a comparison with other recognizers: eight gestures in one table.
  static func usualSet() throws -> (Table, [UInt8]) { try TableMaker().make(Array(0..<8)) }

  /// A table with `count` activities on one target, the eight sorts in turn.
  static func activities(_ count: Int) throws -> (Table, [UInt8]) {
    try TableMaker().make((0..<count).map { $0 % 8 })
  }

  private static let mechanics = [
    "touch", "double-touch", "long-press", "drag", "fling", "pinch", "rotate", "two-finger-drag", "swipe",
  ]

  private consuming func make(_ sorts: [Int]) throws -> (Table, [UInt8]) {
    var maker = self
    maker.add(.product, .text(Array("Benchmark".utf8)))
    maker.add(.velocity, .integer(0), .integer(20), .integer(100_000), .integer(40_000), .number(8000))
    maker.add(.thresholds, .number(300), .number(1000), .number(20))
    maker.add(.element, .text(Array("screen".utf8)), .integer(0))
    for name in Self.mechanics { maker.add(.mechanic, .text(Array(name.utf8))) }
    for (index, sort) in sorts.enumerated() { maker.activity(index, sort, round: index / 8) }
    maker.relate(sorts)
    maker.add(.end)
    let bytes = maker.writer.finish()
    return (try Table(bytes: bytes), bytes)
  }

  private mutating func add(_ opcode: Opcode, _ operands: Operand...) {
    writer.append(Instruction(opcode, operands))
  }

  /// Writes one activity. Names have leading zeros, so that their order is that of their indices. Every round has other thresholds.
  private mutating func activity(_ index: Int, _ sort: Int, round: Int) {
    let digits = String(index)
    let name = "activity-" + String(repeating: "0", count: 5 - digits.count) + digits
    add(.activity, .text(Array(name.utf8)), .text(Array("pan".utf8)), .integer(0))
    let more = Double(round)
    switch sort {
    case 0: touch()
    case 1: doubleTouch()
    case 2: longPress(Int64(round) * 10_000)
    case 3: drag(8 + more, arc: nil)
    case 4: drag(8 + more, arc: (45, 90))
    case 5: pair(.spread, slop: 16 + more, mechanic: 5)
    case 6: pair(.orbit, slop: 5 + more, mechanic: 6)
    default: pair(.translate, slop: 8 + more, mechanic: 7)
    }
  }

  private mutating func recognizer(_ fingers: UInt64, continuous: Bool) {
    add(.recognizer, .integer(fingers), .integer(fingers), .integer(continuous ? 1 : 0))
  }

  private mutating func name(_ mechanic: UInt64, _ fingers: UInt64, continuous: Bool) {
    add(.name, .integer(mechanic), .integer(continuous ? 1 : 0), .integer(fingers), .integer(fingers))
  }

  private mutating func press() {
    add(.press)
    add(.before, .integer(150_000))
  }

  private mutating func lift() {
    add(.lift)
    add(.before, .integer(400_000))
    add(.slop, .number(8))
  }

  private mutating func touch() {
    recognizer(1, continuous: false)
    name(0, 1, continuous: false)
    press()
    lift()
  }

  private mutating func doubleTouch() {
    recognizer(1, continuous: false)
    name(1, 1, continuous: false)
    press()
    lift()
    press()
    add(.gap, .integer(40_000), .integer(300_000))
    add(.near, .number(100))
    lift()
  }

  private mutating func longPress(_ more: Int64) {
    recognizer(1, continuous: true)
    name(2, 1, continuous: true)
    press()
    add(.wait)
    add(.least, .integer(400_000 + UInt64(more)))
    add(.slop, .number(8))
    add(.lift)
  }

  /// Writes one movement with three names.
  private mutating func drag(_ slop: Double, arc: (Double, Double)?) {
    recognizer(1, continuous: true)
    name(4, 1, continuous: false)
    add(.velocityLeast, .number(1000))
    name(8, 1, continuous: false)
    add(.velocityLeast, .number(300))
    name(3, 1, continuous: true)
    press()
    add(.translate)
    add(.slop, .number(slop))
    if let arc { add(.arc, .number(arc.0), .number(arc.1)) }
    add(.lift)
  }

  private mutating func pair(_ move: Opcode, slop: Double, mechanic: UInt64) {
    recognizer(2, continuous: true)
    name(mechanic, 2, continuous: true)
    press()
    if move == .translate { add(move) } else { add(move, .integer(3)) }
    add(.slop, .number(slop))
    if move == .orbit { add(.fingerSlop, .number(8)) }
    add(.lift)
  }

  /// Lets two-finger movements of the first eight activities be recognized together, as in a map.
  private mutating func relate(_ sorts: [Int]) {
    guard sorts.count >= 8 else { return }
    for (one, other) in [(5, 6), (5, 7), (6, 7)] {
      add(.together, .integer(UInt64(one)), .integer(UInt64(other)))
    }
  }
}
