import GestureRuntime

/// A table that uses the features of a recognizer: names, waits, relations, commits, guards, two targets.
func makeTable() throws -> Table {
  var writer = TableWriter()
  for (opcode, operands) in declarations + activities + relations {
    writer.append(Instruction(opcode, operands))
  }
  return try Table(bytes: writer.finish())
}

private typealias Code = [(Opcode, [Operand])]

private func text(_ string: String) -> Operand { .text(Array(string.utf8)) }

private let declarations: Code =
  [
    (.product, [text("Allocations")]),
    (.velocity, [.integer(0), .integer(20), .integer(100_000), .integer(40_000), .number(8000)]),
    (.thresholds, [.number(300), .number(1000), .number(20)]),
    (.stateBool, [text("unread")]),
    (.element, [text("list"), .integer(0)]),
    (.element, [text("view"), .integer(1)]),
  ]
  + ["touch", "long-press", "drag", "fling", "double-touch", "pinch", "rotate"].map {
    (.mechanic, [text($0)])
  }

private func activity(_ name: String, on target: UInt64 = 1) -> Code {
  [(.activity, [text(name), text("kind"), .integer(target)])]
}

private func recognizer(_ fingers: UInt64, _ isContinuous: UInt64) -> Code {
  [(.recognizer, [.integer(fingers), .integer(fingers), .integer(isContinuous)])]
}

private func name(_ mechanic: UInt64, _ isContinuous: UInt64, _ fingers: UInt64 = 1) -> Code {
  [(.name, [.integer(mechanic), .integer(isContinuous), .integer(fingers), .integer(fingers)])]
}

private let press: Code = [(.press, []), (.before, [.integer(150_000)])]
private let again: Code = press + [(.gap, [.integer(40_000), .integer(300_000)]), (.near, [.number(100)])]
private let lift: Code = [(.lift, []), (.before, [.integer(400_000)]), (.slop, [.number(8)])]
private let move: Code = [(.translate, []), (.slop, [.number(8)])]
private let vertical: Code = [(.arc, [.number(45), .number(90)]), (.arc, [.number(225), .number(90)])]

private let activities: Code =
  activity("a") + recognizer(1, 0) + name(4, 0) + press + lift + again + lift
  + activity("b") + recognizer(1, 1) + name(1, 1) + press
  + [(.wait, []), (.least, [.integer(400_000)]), (.slop, [.number(8)]), (.lift, [])]
  + activity("c") + [(.commitShare, [.number(30)]), (.isEqual, [.integer(0), .number(0)]), (.not, [])]
  + [(.isEqual, [.integer(0), .number(0)]), (.or, [])]
  + recognizer(1, 1) + name(3, 0) + [(.velocityLeast, [.number(1000)])] + name(2, 1) + press + move + [
    (.lift, [])
  ]
  + activity("d") + recognizer(2, 1) + name(5, 1, 2) + press + [
    (.spread, [.integer(3)]), (.slop, [.number(16)]),
  ]
  + [(.lift, [])]
  + activity("e") + recognizer(1, 0) + name(0, 0) + press + lift
  + activity("f", on: 0) + recognizer(1, 1) + name(2, 1) + press + move + vertical + [(.lift, [])]
  + activity("g") + recognizer(2, 1) + name(6, 1, 2) + press
  + [(.orbit, [.integer(3)]), (.slop, [.number(5)]), (.fingerSlop, [.number(8)]), (.lift, [])]

private let relations: Code = [
  (.waits, [.integer(4), .integer(1)]), (.prefers, [.integer(3), .integer(2)]),
  (.together, [.integer(3), .integer(6)]), (.end, []),
]
